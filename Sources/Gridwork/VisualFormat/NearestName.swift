// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Returns the known name that is most similar to a misspelt one, or nil if none is similar enough.
///
/// A known name is similar if inserting, dropping, replacing or swapping at most a third of the
/// characters (but at least one) turns one name into the other, and at least one character stays. Of
/// equally similar names, the first in alphabetical order is returned. Names of more than 64 characters
/// have no similar name, because the search takes time in proportion to the product of the lengths.
package func nearestName(to name: String, among known: some Sequence<String>) -> String? {
  let letters = Array(name.lowercased())
  guard letters.count <= 64 else { return nil }
  var best: (name: String, distance: Int)?
  let limit = max(1, letters.count / 3)
  for candidate in known {
    let others = Array(candidate.lowercased())
    guard others.count.distance(to: letters.count).magnitude <= limit else { continue }
    let distance = editDistance(letters, others)
    guard distance <= limit, distance < max(letters.count, others.count) else { continue }
    if let best, (best.distance, best.name) <= (distance, candidate) { continue }
    best = (candidate, distance)
  }
  return best?.name
}

/// Returns the end of a sentence about an unknown name: `; did you mean "field"?`. Without a similar name that is
/// another end, by default a full stop.
package func suggestion(
  for name: String, among known: some Sequence<String>, otherwise end: String = "."
) -> String {
  nearestName(to: name, among: known).map { "; did you mean \"\($0)\"?" } ?? end
}

/// Returns the number of characters to insert, drop, replace or swap with a neighbour that turns
/// one name into the other: the optimal string alignment distance.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}

// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkInspector

/// `gridwork review OLD NEW`: says in Markdown what a change does to layouts.
struct ReviewSubcommand {
  let arguments: Arguments
  let console: Console

  func run() throws(CommandError) -> GridworkCommand.Status {
    let reviewer = Reviewer(
      widths: try arguments.range(.widths),
      rules: Set.standard.union(try arguments.rules(.with)), console: console)
    let jobs = try arguments.jobs(.jobs)
    // 1. Review, several files at a time.
    let pairs = try FilePair.pairs(arguments)
    let progress = pairs.count > 1 ? BatchProgress(pairs.count, on: console) : nil
    let reviews = ParallelMap.results(
      of: pairs, jobs: jobs, finished: { progress?.reached($0) }, reviewer.review)
    // 2. Report, in the order of the files.
    for review in reviews { review.error.map { console.error($0.text) } }
    guard reviews.contains(where: { !$0.isOther }) else {
      console.error("error: There is no layout to review in either folder.")
      return .unreadable
    }
    // A single file that cannot be used leaves nothing to review.
    guard reviews.contains(where: { $0.error == nil }) else { return .unreadable }
    let files = pairs.flatMap { [$0.old, $0.new].compactMap { $0 } }
    try write(reviews, reading: ReadFiles(files, on: console))
    if reviews.contains(where: { $0.error != nil }) { return .unreadable }
    return reviews.contains(where: \.isWorse) ? .found : .done
  }

  /// Writes the review to standard output, to a file that ends in `.md`, or with its pictures to a folder.
  private func write(_ reviews: [FileReview], reading inputs: ReadFiles) throws(CommandError) {
    let path = arguments[.output] ?? "-"
    let isFolder = path != "-" && URL(fileURLWithPath: path).pathExtension.lowercased() != "md"
    let text = ReviewText(reviews, drawsFiles: isFolder)
    if path == "-" { return console.output(text.markdown) }
    if OutputFile.isNameOfFile(path, among: ["html", "htm", "txt", "json", "markdown"]) {
      throw .usage("\(path): The output file must end in .md; any other name is that of a folder.")
    }
    guard isFolder else {
      try inputs.check(path)
      return try OutputFile.write(text.markdown, toFile: path)
    }
    let earlier = try? String(
      contentsOfFile: VerifiedFiles.prefix(of: path) + "review.md", encoding: .utf8)
    let written = try OutputFile.write(
      [("review.md", text.markdown)] + text.pictures.map { ($0.name, $0.svg + "\n") },
      intoFolder: path, reading: inputs)
    // Pictures of an earlier review that this one does not have.
    for name in ReviewText.pictureNames(in: earlier ?? "") {
      let picture = VerifiedFiles.prefix(of: path) + name
      guard !written.contains(picture), (try? inputs.check(picture)) != nil else { continue }
      unlink(picture)
    }
  }
}

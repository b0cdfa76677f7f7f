// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What an invoice says.
struct Invoice {
  struct Line {
    var description: String
    var quantity: Int
    /// In cents.
    var unitPrice: Int

    /// In cents.
    var amount: Int { quantity * unitPrice }
  }

  var number: String
  var date: String
  var dueDate: String
  var sender: [String]
  var recipient: [String]
  var lines: [Line]
  /// In percent.
  var taxRate: Int

  /// In cents.
  var subtotal: Int { lines.reduce(0) { $0 + $1.amount } }
  /// In cents, rounded half up.
  var tax: Int { (subtotal * taxRate + 50) / 100 }
  /// In cents.
  var total: Int { subtotal + tax }
}

/// An amount of cents in euros, such as "1,234.50".
func money(_ cents: Int) -> String {
  let (euros, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
  var digits = String(euros)
  var groups: [String] = []
  while digits.count > 3 {
    groups.insert(String(digits.suffix(3)), at: 0)
    digits.removeLast(3)
  }
  groups.insert(digits, at: 0)
  let sign = cents < 0 ? "-" : ""
  return sign + groups.joined(separator: ",") + (rest < 10 ? ".0\(rest)" : ".\(rest)")
}

extension Invoice {
  /// An invoice of a workshop for instruments, with so many lines.
  static func sample(lines count: Int) -> Invoice {
    let goods: [(description: String, price: Int)] = [
      ("Spirit level, 60 cm", 2490),
      (
        "Drawing board A2 with parallel rule, beech, adjustable in four steps from 0 to 45 degrees",
        14800
      ),
      ("Compass set “Précision”, nine pieces, in a lined case", 8650),
      ("Set square, 45°, acrylic", 725),
      ("Mechanical pencil 0.5 mm, with a tin of twelve leads HB", 1240),
      (
        "Calibration of a micrometer (0–25 mm), with certificate; the certificate names the gauge "
          + "blocks that the readings were compared with, their uncertainty, and the temperature of "
          + "the room", 6400
      ),
      ("Eraser", 95),
      ("Tracing paper, roll of 20 m, 90 g/m²", 1875),
      ("Service call, half a day, including travel within the city", 31000),
      ("Plan chest, five drawers, oak veneer, delivered and installed on the ground floor", 124900),
    ]
    return Invoice(
      number: "2026-0417",
      date: "12 May 2026",
      dueDate: "11 June 2026",
      sender: ["Fiedler & Søn Instruments", "12 Harbour Road", "8000 Aarhus C"],
      recipient: ["Atelier Núñez", "Attn. Inés Núñez", "4 Rue de la Règle", "75011 Paris"],
      lines: (0..<count).map { index in
        let good = goods[index % goods.count]
        return Line(
          description: good.description, quantity: 1 + index * 7 % 12, unitPrice: good.price)
      },
      taxRate: 25)
  }
}

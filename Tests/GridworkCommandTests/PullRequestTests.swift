// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GridworkCommand

/// The article In a pull request: its commands are valid, those of git make what the review needs, and the
/// review that it shows is one.
@Suite struct `In a pull request` {
  private static let article: [String] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/GridworkCommand/GridworkCommand.docc/PullRequests.md")
    let text = (try? String(contentsOf: file.standardized, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n")
  }()

  /// The blocks of code in a language.
  private static func blocks(_ language: String) -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in article {
      if line == "```\(language)" {
        isInside = true
        blocks.append([])
      } else if line == "```" {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  /// The words after `gridwork` in every command, in blocks and in lines.
  private static var commands: [[String]] {
    article.flatMap { line in
      line.matches(of: /gridwork ((?:verify|review)[^`>]*)/).map { match in
        match.1.replacing("${{ matrix.shard }}", with: "1").split(separator: " ").map(String.init)
      }
    }
  }

  @Test func `commands are valid`() throws {
    let whole = Self.commands.filter { $0.count > 1 && $0 != ["review", "OLD", "NEW"] }
    #expect(whole.count >= 6)
    for words in whole {
      let subcommand = try #require(Subcommand(rawValue: words[0]))
      #expect(throws: Never.self, "\(words)") {
        let arguments = try Arguments(words.dropFirst(), for: subcommand)
        _ = try arguments.range(.widths)
        _ = try arguments.shard(.shard)
      }
    }
  }

  /// A form in a width of 200: a label that gives way last, and a field of 60.
  private static func form(_ label: String) -> String {
    """
    {
      "root": {
        "id": "row", "kind": "stack", "arranged": [
          {"id": "label", "kind": "label", "text": "\(label)", "compressionResistance": [800, 750]},
          {"id": "field", "intrinsicSize": [60, 20]}
        ]
      },
      "size": [200, null]
    }
    """
  }

  // 40 + 8 + 60 is 108, and 70 + 8 + 60 is 138; the label grows by 30.
  @Test func `the review is that of a longer text`() throws {
    let shown = try #require(Self.blocks("markdown").first).joined(separator: "\n")
    let run = try CommandRun(
      "review", "FOLDER/old", "FOLDER/new", "--widths", "100...900",
      documents: ["old/form.json": Self.form("Name"), "new/form.json": Self.form("Surname")])
    #expect(run.output.hasPrefix(shown + "\n\n<details>"), "\(run.output)")
    #expect(run.status == 1)
  }

  @Test func `git makes the folder of the earlier layouts`() throws {
    let lines = Self.blocks("sh").flatMap(\.self).filter { $0.hasPrefix("git ") }
    #expect(lines.count == 2)
    let run = try CommandRun(
      ["review", "FOLDER/old/Layouts", "FOLDER/clone/Layouts"],
      documents: ["origin/Layouts/form.json": Self.form("Name")]
    ) { folder in
      try Self.shell(
        """
        git init -q -b main origin && cd origin && git add -A && git commit -qm First
        git clone -q "$PWD" ../clone && cd ../clone && cat >Layouts/form.json
        \(lines.joined(separator: "\n"))
        """, in: folder, input: Self.form("Surname"))
    }
    #expect(
      run.output.hasPrefix("**1 layout changed; no finding is new or gone.**\n\n### `form.json`\n"))
  }

  @Test func `the workflow has the lines that the article explains`() throws {
    let workflow = try #require(Self.blocks("yaml").first)
    let steps = workflow.filter { $0.contains("run: ") }.map {
      $0.replacing("- run: ", with: "").trimmingCharacters(in: .whitespaces)
    }
    #expect(steps.contains("git worktree add --detach ../old origin/main"))
    let shards = try #require(workflow.first { $0.contains("shard: [") })
    #expect(shards.hasSuffix("shard: [1, 2, 3, 4, 5]"))
    #expect(steps.contains { $0.contains("--shard ${{ matrix.shard }}/5 ") })
    // Two blanks for each level, and no tabs.
    for line in workflow {
      #expect(line.prefix { $0 == " " }.count.isMultiple(of: 2) && !line.contains("\t"))
    }
  }

  /// Runs a script in a folder, with an identity for git and none of the user's settings.
  private static func shell(_ script: String, in folder: URL, input: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-ec", script]
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "a",
      "GIT_AUTHOR_EMAIL": "a@localhost", "GIT_COMMITTER_NAME": "a",
      "GIT_COMMITTER_EMAIL": "a@localhost",
    ]
    let pipe = Pipe()
    process.standardInput = pipe
    process.standardError = Pipe()
    process.standardOutput = Pipe()
    try process.run()
    pipe.fileHandleForWriting.write(Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}

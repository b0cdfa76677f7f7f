// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector
import GridworkInterfaceBuilder

/// `gridwork verify PATH...`: reports faults in any state of documents.
struct VerifySubcommand {
  let arguments: Arguments
  let console: Console

  func run() throws(CommandError) -> GridworkCommand.Status {
    let textScaleRange = try arguments.textScaleRange(.textScales)
    let conditions = Conditions(
      widths: try arguments.range(.widths),
      textScales: textScaleRange == nil ? try arguments.textScales(.textScales) : [],
      textScaleRange: textScaleRange,
      languages: try arguments.languages(.languages),
      rules: Set.standard.union(try arguments.rules(.with)))
    if textScaleRange != nil { try checkTextScaleRange(conditions.widths) }
    let format = arguments.format
    if arguments.has(.stored) {
      for (option, what) in [
        (Option.widths, "width"), (.textScales, "size of text"), (.languages, "language"),
      ] where arguments.has(option) {
        throw .usage("Stored frames have one \(what); leave \(option.rawValue) out.")
      }
      guard format == .text || format == .json else {
        throw .usage("--stored answers as text or as JSON.")
      }
    }
    if arguments.has(.fix) {
      guard !arguments.has(.stored) else {
        throw .usage("--stored only compares; leave --fix out.")
      }
      guard !arguments.inputFiles.contains(where: { $0.path == "-" }) else {
        throw .usage("--fix writes into files; name one instead of standard input.")
      }
    }
    let jobs = try arguments.jobs(.jobs)
    let files = try VerifiedFiles(arguments)
    // 1. Verify, several files at a time.
    let progress = files.isBatch ? BatchProgress(files.entries.count, on: console) : nil
    let verdicts = ParallelMap.results(
      of: files.entries, jobs: jobs, finished: { progress?.reached($0) }
    ) { verdict(on: $0, conditions, isBatch: files.isBatch) }
    // 2. Report, in the order of the files.
    let status = report(verdicts, isBatch: files.isBatch)
    let summary = VerificationSummary(verdicts)
    guard files.isBatch else { return status }
    if format == .text || format == .github, !arguments.has(.stored) { console.print(summary.text) }
    if summary.isEmpty, !arguments.has(.shard) {
      let folders = arguments.files.joined(separator: ", ")
      let noun = arguments.has(.stored) ? "Interface Builder file with views" : "layout document"
      console.error("error: There is no \(noun) in \(folders).")
      return .unreadable
    }
    return status
  }

  /// A range of text scales is proved together with one of widths, and never sampled.
  private func checkTextScaleRange(_ widths: ClosedRange<Double>?) throws(CommandError) {
    let option = Option.textScales.rawValue
    guard arguments.has(.certify), let widths, widths.lowerBound < widths.upperBound else {
      throw .usage("\(option) takes a range with --certify and a range of --widths only.")
    }
    guard !arguments.has(.edits), !arguments.has(.fix) else {
      throw .usage("Edits are tried at single sizes of text; give \(option) a list instead.")
    }
  }

  // MARK: One file

  /// What to verify in every state of every document.
  private struct Conditions {
    let widths: ClosedRange<Double>?
    let textScales: [Double]
    let textScaleRange: ClosedRange<Double>?
    let languages: [String]
    let rules: Set<SoundnessRule>
  }

  /// Verifies a file. Messages about one of many files wait until its turn to be reported.
  private func verdict(
    on entry: VerifiedFiles.Entry, _ conditions: Conditions, isBatch: Bool
  ) -> FileVerdict {
    final class Messages { var text = "" }
    let messages = Messages()
    var console = console
    if isBatch {
      console.diagnostics = { messages.text += $0 }
      console.progressDelay = nil
    }
    let file = entry.file
    var verdict = FileVerdict(file: file)
    do throws(CommandError) {
      let bytes = try file.bytes(on: console)
      let trees = try file.trees(in: bytes, isFound: entry.isFound)
      if let trees { file.remark(trees.reduce(0) { $0 + $1.notes.count }, on: console) }
      let isStored = arguments.has(.stored)
      if entry.isFound, trees?.isEmpty ?? (!isStored && !bytes.isMeantAsDocument) {
        verdict.isOther = true
      } else if isStored {
        guard let trees else {
          throw .file(file.name, "Only an Interface Builder file stores frames.")
        }
        verdict.storedFrames = try StoredFrames(file, trees)
      } else {
        for (_, source, tree) in try file.documents(in: bytes, trees) {
          let report = verify(tree, conditions, on: console)
          verdict.documents.append(
            try edit(source, report, of: file, conditions, on: console))
        }
      }
    } catch {
      verdict.error = error
    }
    verdict.diagnostics = messages.text
    return verdict
  }

  private func verify(
    _ tree: DocumentTree, _ conditions: Conditions, on console: Console
  ) -> VerificationReport {
    tree.rules = conditions.rules
    tree.root.provesAnswers = arguments.has(.certify)
    let progress = conditions.widths.flatMap { Progress($0, on: console) }
    let report = DocumentVerifier(tree).report(
      widths: conditions.widths, certifies: arguments.has(.certify),
      textScales: conditions.textScales, textScaleRange: conditions.textScaleRange,
      languages: conditions.languages
    ) { progress?.reached($1, of: $0) }
    progress?.reachedEnd()
    return report
  }

  /// Searches for edits that help, and makes the smallest ones if the user wants them written.
  private func edit(
    _ source: DocumentSource, _ report: VerificationReport, of file: InputFile,
    _ conditions: Conditions, on console: Console
  ) throws(CommandError) -> (DocumentSource, VerificationReport) {
    guard !report.isSound, arguments.has(.edits) || arguments.has(.fix) else {
      return (source, report)
    }
    var quiet = console
    quiet.progressDelay = nil
    let editor = DocumentEditor(source, rules: conditions.rules) { [quiet] in
      verify($0, conditions, on: quiet)
    }
    guard arguments.has(.fix) else {
      return (source, editor.addingEdits(to: report))
    }
    let fix = editor.fix(report)
    guard !fix.changes.isEmpty, let json = fix.source.json else {
      console.error(
        "\(visibleName(file.name)): note: None of the edits tried helps; the file stays as it is.")
      return (source, fix.report)
    }
    // A link leads to a file that may be fixed already.
    guard try [source.json, json].contains([UInt8](file.bytes(on: console))) else {
      throw .file(
        file.name,
        "The file was saved while edits were tried, and stays as it is; run the command again.")
    }
    try OutputFile.write(Data(json), to: file.path)
    for change in fix.changes {
      let place = change.edit.start
      console.error(
        "\(visibleName(file.name)):\(place.line):\(place.column): fixed: \(change.finding.text) "
          + "(\(change.edit.text))"
      )
    }
    return (fix.source, fix.report)
  }

  // MARK: The report

  /// Prints the verdicts. Of many files, those about which there is nothing to say are left to the summary.
  private func report(_ verdicts: [FileVerdict], isBatch: Bool) -> GridworkCommand.Status {
    let format = arguments.format
    var log = SARIFLog(version: GridworkCommand.version)
    var objects: [JSONOutput] = []
    var status = GridworkCommand.Status.done
    for verdict in verdicts {
      let file = verdict.file
      if !verdict.diagnostics.isEmpty { console.diagnostics(verdict.diagnostics) }
      if let frames = verdict.storedFrames {
        if format == .json { objects.append(frames.output) } else { console.print(frames.text) }
      }
      for (source, report) in verdict.documents {
        let isSilent = isBatch && report.isWithoutMessages
        switch format {
        case .text: if !isSilent { console.print(report.text(ofFile: file.name, source)) }
        case .json: objects.append(report.output(ofFile: file.name, source))
        case .sarif: log.add(report, ofFile: file.name, source)
        case .github:
          if !isSilent { console.print(report.workflowCommands(ofFile: file.name, source)) }
        }
      }
      if !verdict.isSound { status = max(status, .found) }
      if let error = verdict.error {
        objects.append(error.output)
        if case .file(_, let error) = error {
          log.add(error, ofFile: file.name)
          if format == .github { console.print(error.workflowCommand(ofFile: file.name)) }
        }
        console.error(error.text)
        status = .unreadable
      }
    }
    switch format {
    case .text, .github: break
    case .json:
      let isOne = objects.count == 1 && !isBatch
      console.print((isOne ? objects[0] : JSONOutput.array(objects)).text)
    case .sarif: console.print(log.text)
    }
    return status
  }
}

/// Shows the progress of a verification on a terminal once it has run for a while.
private final class Progress {
  private let widths: ClosedRange<Double>
  private let console: Console
  private let start: Date
  private var shown: (name: String, percent: Int)?

  /// Starts to measure the time; nil if no terminal shows the diagnostics.
  init?(_ widths: ClosedRange<Double>, on console: Console) {
    guard let delay = console.progressDelay else { return nil }
    self.widths = widths
    self.console = console
    start = Date().addingTimeInterval(delay)
  }

  func reached(_ width: Double, of name: String) {
    if let shown, shown.name != name { reachedEnd() }
    guard Date() > start, widths.upperBound > width else { return }
    let length = widths.upperBound - widths.lowerBound
    let percent = Int(100 * (width - widths.lowerBound) / length)
    if let shown, shown.name == name, percent < shown.percent + 10 { return }
    show(name, percent)
  }

  /// Reports the state shown last as complete.
  func reachedEnd() {
    if let shown, shown.percent < 100 { show(shown.name, 100) }
    shown = nil
  }

  private func show(_ name: String, _ percent: Int) {
    shown = (name, percent)
    console.error("\(name): \(percent) % of the widths")
  }
}

/// Shows how many of many files are done, on a terminal, once that has taken a while.
final class BatchProgress {
  private let count: Int
  private let console: Console
  private let start: Date
  private var shown = 0

  /// Starts to measure the time; nil if no terminal shows the diagnostics.
  init?(_ count: Int, on console: Console) {
    guard let delay = console.progressDelay else { return nil }
    self.count = count
    self.console = console
    start = Date().addingTimeInterval(delay)
  }

  /// Reports the number of files that are done, in steps of a tenth of all.
  func reached(_ done: Int) {
    guard Date() > start, done - shown >= max(1, count / 10) || done == count else { return }
    shown = done
    console.error("\(done) of \(counted(count, "file"))")
  }
}

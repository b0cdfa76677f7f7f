// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0
//
// Runs a constraint script on kiwi and prints what it took as one line of JSON.
//
//     kiwi FILE.lcs [SECONDS]
//
// Priorities become weights, a factor of 30 from one to the next: the nearest that kiwi has. It cannot
// change the constant of a constraint, so that is a removal and an addition. A build that is not done
// after SECONDS is given up.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

struct Row {
  double priority = 0, constant = 0;
  std::string relation;
  std::vector<std::pair<int, double>> terms;
};

struct Edit {
  int variable = 0;
  double priority = 0, value = 0;
};

struct Operation {
  char kind = 0;
  int id = 0;
  double number = 0;
  Row row;
};

struct Script {
  int variables = 0, ids = 0;
  std::vector<Edit> edits;
  std::vector<std::pair<int, Row>> rows;
  std::vector<Operation> operations;

  explicit Script(const std::string &path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error("cannot read " + path);
    for (std::string line; std::getline(file, line);) {
      std::istringstream fields(line);
      std::string kind;
      if (!(fields >> kind) || kind[0] == '#') continue;
      if (kind == "vars") fields >> variables;
      if (kind == "e") {
        Edit edit;
        fields >> edit.variable >> edit.priority >> edit.value;
        edits.push_back(edit);
      }
      if (kind == "c") {
        int id = 0;
        fields >> id;
        ids = std::max(ids, id + 1);
        rows.emplace_back(id, row(fields));
      }
      if (kind == "a" || kind == "k" || kind == "r" || kind == "s") {
        Operation operation;
        operation.kind = kind[0];
        fields >> operation.id;
        if (kind == "a") {
          ids = std::max(ids, operation.id + 1);
          operation.row = row(fields);
        }
        if (kind == "k" || kind == "s") fields >> operation.number;
        operations.push_back(operation);
      }
      if (kind == "solve") operations.push_back({'!', 0, 0, {}});
    }
  }

  static Row row(std::istream &fields) {
    Row row;
    size_t count = 0;
    fields >> row.priority >> row.relation >> row.constant >> count;
    row.terms.resize(count);
    for (auto &[variable, coefficient] : row.terms) fields >> variable >> coefficient;
    return row;
  }
};

// The weight of every priority that a script mentions.
class Weights {
 public:
  explicit Weights(const Script &script) {
    std::set<double> priorities;
    for (auto &edit : script.edits) priorities.insert(edit.priority);
    for (auto &[id, row] : script.rows) priorities.insert(row.priority);
    for (auto &operation : script.operations)
      if (operation.kind == 'a') priorities.insert(operation.row.priority);
    double weight = 1;
    for (double priority : priorities) {
      weights_[priority] = priority >= 1000 ? kiwi::strength::required : weight;
      weight *= 30;
    }
  }

  double operator[](double priority) const { return weights_.at(priority); }

 private:
  std::map<double, double> weights_;
};

double threadMicroseconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec * 1e-3;
}

class Session {
 public:
  Session(const Script &script, const Weights &weights) : weights_(weights) {
    variables_.reserve(script.variables);
    for (int i = 0; i < script.variables; ++i) variables_.emplace_back();
    values_.resize(script.variables);
    constraints_.resize(script.ids);
    rows_.resize(script.ids);
  }

  // False when it took longer than it may.
  bool build(const Script &script, double deadline) {
    for (auto &edit : script.edits) {
      solver_.addEditVariable(variables_[edit.variable], weights_[edit.priority]);
      solver_.suggestValue(variables_[edit.variable], edit.value);
    }
    int count = 0;
    for (auto &[id, row] : script.rows) {
      add(id, row, row.constant);
      // Reading the clock takes as long as adding a constraint to a small system.
      if (++count % 256 == 0 && threadMicroseconds() > deadline) return false;
    }
    solve();
    return true;
  }

  void perform(const Operation &operation) {
    switch (operation.kind) {
      case 's': solver_.suggestValue(variables_[operation.id], operation.number); break;
      case 'r': remove(operation.id); break;
      case 'a': add(operation.id, operation.row, operation.row.constant); break;
      case 'k':
        remove(operation.id);
        add(operation.id, *rows_[operation.id], operation.number);
        break;
      case '!': solve(); break;
    }
  }

 private:
  void add(int id, const Row &row, double constant) {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (auto &[variable, coefficient] : row.terms)
      terms.emplace_back(variables_[variable], coefficient);
    auto relation = row.relation == "==" ? kiwi::OP_EQ
                    : row.relation == "<=" ? kiwi::OP_LE
                                           : kiwi::OP_GE;
    kiwi::Constraint constraint(
        kiwi::Expression(std::move(terms), -constant), relation, weights_[row.priority]);
    solver_.addConstraint(constraint);
    constraints_[id] = constraint;
    rows_[id] = &row;
  }

  void remove(int id) {
    solver_.removeConstraint(*constraints_[id]);
    constraints_[id].reset();
  }

  void solve() {
    solver_.updateVariables();
    for (size_t i = 0; i < variables_.size(); ++i) values_[i] = variables_[i].value();
  }

  const Weights &weights_;
  kiwi::Solver solver_;
  std::vector<kiwi::Variable> variables_;
  std::vector<double> values_;
  // By ID.
  std::vector<std::optional<kiwi::Constraint>> constraints_;
  std::vector<const Row *> rows_;
};

}  // namespace

int main(int count, char **arguments) {
  if (count < 2) {
    std::cerr << "usage: kiwi FILE.lcs [SECONDS]\n";
    return 2;
  }
  try {
    Script script(arguments[1]);
    Weights weights(script);
    double limit = (count > 2 ? std::stod(arguments[2]) : 30) * 1e6;
    std::vector<double> builds;
    std::unique_ptr<Session> session;
    double spent = 0;
    while (builds.empty() || (spent < limit / 20 && builds.size() < 15)) {
      double start = threadMicroseconds();
      auto next = std::make_unique<Session>(script, weights);
      if (!next->build(script, start + limit)) {
        std::cout << "{}\n";
        return 0;
      }
      double time = threadMicroseconds() - start;
      // The last build goes only now: its memory would go back to the system and come again.
      session = std::move(next);
      // A processor that has been idle takes some milliseconds to reach its full speed.
      if (spent >= 5000 || time >= 5000) builds.push_back(time);
      spent += time;
    }
    std::sort(builds.begin(), builds.end());
    std::cout << "{\"build_us\":" << builds[builds.size() / 2];
    int edits = 0;
    double start = threadMicroseconds();
    for (auto &operation : script.operations) {
      session->perform(operation);
      edits += operation.kind == '!';
    }
    if (edits > 0) std::cout << ",\"edit_mean_us\":" << (threadMicroseconds() - start) / edits;
    std::cout << "}\n";
  } catch (const std::exception &error) {
    std::cerr << arguments[1] << ": " << error.what() << "\n";
    return 1;
  }
}

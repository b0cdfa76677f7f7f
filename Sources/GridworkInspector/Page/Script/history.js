// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// -1 for the keys that undo a change, 1 for those that do it again, 0 for all others.
function historyStep(event) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return 0;
  const key = event.key.toLowerCase();
  return key === "y" || (key === "z" && event.shiftKey) ? 1 : key === "z" ? -1 : 0;
}

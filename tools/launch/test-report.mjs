import { readFileSync } from 'node:fs'

/** Reads vitest's JSON report. Whatever made vitest fail counts as at least one failure. */
export function countTests(path, exitCode) {
  const report = read(path)
  const failed = report.numFailedTests + report.testResults.filter(failedToLoad).length
  return { passed: report.numPassedTests, failed: exitCode !== 0 && failed === 0 ? 1 : failed }
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  }
}

/** A file that throws while it is loaded, or in a hook, fails without a failed test. */
function failedToLoad(file) {
  return file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')
}

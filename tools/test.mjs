// `npm test`: everything that must hold, in the order in which a failure is cheapest to find. `npm test -- --changed`, or `--changed main`: of the
// tests those that the change since the last commit, or since main, reaches.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { checkout, pinnedNode } from './launch/checkout.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { changedFiles, testsReachedBy } from './launch/changed-tests.mjs'
import { countTests } from './launch/test-report.mjs'

const checks = [
  { name: 'types', program: 'tsc', args: ['-p', '.'] },
  { name: 'lint', program: 'oxlint', args: ['--type-aware'], needs: '.oxlintrc.json' },
  { name: 'format', program: 'biome', args: ['format'] },
  { name: 'unused', program: 'knip', args: [], needs: 'knip.jsonc' },
  {
    name: 'description',
    program: 'node',
    args: ['tools/description-change.mjs'],
    needs: 'tools/description-change.mjs',
  },
]

let child
let interrupted = false
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    interrupted = true
    child?.kill(signal)
  })
}

const failedChecks = []
const reports = mkdtempSync(join(tmpdir(), 'konttori-report-'))
try {
  await ensureInstalled({ development: true })
  for (const { name, program, args, needs } of checks) {
    if (interrupted || (needs && !existsSync(join(checkout, needs)))) continue
    process.stdout.write(`${name}: ${[program, ...args].join(' ')}\n`)
    if ((await runInstalled(program, args)) !== 0) failedChecks.push(name)
  }
  const report = join(reports, 'vitest.json')
  const slowest = join(checkout, 'tools', 'launch', 'slowest-files.mjs')
  const reporters = [
    '--reporter=default',
    `--reporter=${slowest}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const wanted = wantedTests(process.argv.slice(2))
  const exitCode = interrupted ? 1 : await runInstalled('vitest', ['run', ...reporters, ...wanted])
  close(countTests(report, exitCode))
} catch (error) {
  process.stderr.write(`konttori: ${error.message}\n`)
  close({ passed: 0, failed: 1 })
} finally {
  rmSync(reports, { recursive: true, force: true })
}

/** The arguments for Vitest, with the files that a change reaches in place of `--changed`. */
function wantedTests(args) {
  const at = args.indexOf('--changed')
  if (at === -1) return args
  const [, base] = args.splice(at, args[at + 1]?.startsWith('-') === false ? 2 : 1)
  const reached = testsReachedBy(changedFiles(base))
  const told = reached === null ? 'all tests' : `${reached.length} files of tests`
  process.stdout.write(`changed: the change since ${base ?? 'the last commit'} reaches ${told}\n`)
  if (reached === null) return args
  // A change that reaches no test runs the one that says what a checkout is.
  return [...args, ...(reached.length > 0 ? reached : ['server/test/suite/isolation.test.ts'])]
}

/** A check that failed counts as one failure, so that the closing line and the exit code never disagree. */
function close({ passed, failed }) {
  if (failedChecks.length > 0) process.stdout.write(`Checks that failed: ${failedChecks.join(', ')}\n`)
  const failures = failed + failedChecks.length
  process.stdout.write(`${passed} passed, ${failures} failed\n`)
  process.exitCode = failures > 0 || passed === 0 ? 1 : 0
}

/** Runs a program from node_modules on the pinned Node. Answers its exit code. */
function runInstalled(program, args) {
  const installed = [dirname(pinnedNode()), join(checkout, 'node_modules', '.bin')]
  const path = [...installed, process.env.PATH].join(delimiter)
  return new Promise((resolve, reject) => {
    child = spawn(program, args, {
      cwd: checkout,
      stdio: 'inherit',
      env: { ...process.env, PATH: path },
      shell: process.platform === 'win32',
    })
    child.on('error', reject)
    child.on('exit', code => resolve(code ?? 1))
  })
}

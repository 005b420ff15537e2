// `npm run advisories`: what is known against the packages of an installation, by the registry's word. Ends with 0 when nothing is
// known, 1 when something is, and 69 (EX_UNAVAILABLE of sysexits.h) when the registry does not answer, which says nothing.
import { spawnSync } from 'node:child_process'
import { checkout } from './launch/checkout.mjs'

const exitCodes = { none: 0, known: 1, unavailable: 69 }

const audit = spawnSync('npm', ['audit', '--json', '--omit', 'dev', '--package-lock-only'], {
  cwd: checkout,
  encoding: 'utf8',
  maxBuffer: 2 ** 27,
})
const answer = readAnswer(audit.stdout)
if (answer?.metadata?.vulnerabilities === undefined) {
  const reason = answer?.message ?? audit.error?.message ?? lastLine(audit.stderr)
  process.stderr.write(
    `The registry does not answer for advisories, so nothing is known of them either way: ${reason}\n` +
      'Ask one that does: npm run advisories --registry=<its address>\n',
  )
  process.exitCode = exitCodes.unavailable
} else {
  const found = Object.values(answer.vulnerabilities)
    .flatMap(({ name, via }) => via.map(cause => ({ name, cause })))
    // A package that only depends on another that has one is not told again.
    .filter(({ cause }) => typeof cause === 'object')
  for (const { cause } of found)
    process.stdout.write(`${cause.severity}: ${cause.name} ${cause.range}: ${cause.title} (${cause.url})\n`)
  const packages = `${answer.metadata.dependencies?.prod ?? 'the'} packages of an installation`
  process.stdout.write(
    found.length === 0 ? `No advisory on ${packages}.\n` : `${found.length} on ${packages}.\n`,
  )
  process.exitCode = found.length === 0 ? exitCodes.none : exitCodes.known
}

function readAnswer(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function lastLine(text) {
  return text.trim().split('\n').at(-1) ?? ''
}

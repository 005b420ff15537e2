// `npm run generate`: what is made from the contracts. `npm run generate -- --sql` makes the golden SQL too, which takes some minutes.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { checkout, pinnedNode } from './launch/checkout.mjs'

const vitest = join('node_modules', 'vitest', 'vitest.mjs')
const golden = [
  'server/test/contract/golden.test.ts',
  'server/test/contract/event-catalogue.test.ts',
  'server/test/architecture/imports.test.ts',
  'server/test/breadth/access.test.ts',
  ...(process.argv.includes('--sql') ? ['server/test/sql/statements.test.ts'] : []),
]

/** Whatever a test says of the contracts, the next step is of use. Only without a description there is no SDK. */
const described = run('tools/generate-description.ts')
const tested = described && run(vitest, 'run', ...golden, '-u')
const generated = described && run('tools/generate-sdk.ts')
if (described && !tested) process.stderr.write('konttori: a test of the golden files failed; see above.\n')
process.exitCode = described && tested && generated ? 0 : 1

function run(...args) {
  return spawnSync(pinnedNode(), args, { cwd: checkout, stdio: 'inherit' }).status === 0
}

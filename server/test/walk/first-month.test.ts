// Isolated: it starts programs and mostly waits for them.
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)
const example = resolve(import.meta.dirname, '../../../examples/first-month.ts')

it('from an empty data directory to a delivered payroll batch and its correction, with a signed webhook for every step', async () => {
  const { stdout } = await run(process.execPath, [example], { maxBuffer: 16 * 1024 * 1024 })
  expect(stdout).toMatch(/webhooks of the person arrived, each signed and once/)
  expect(stdout).toMatch(/none had a wrong signature/)
  expect(stdout).toMatch(/Done: from an empty month to a delivered batch and its correction\./)
})

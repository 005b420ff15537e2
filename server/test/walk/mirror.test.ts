// Isolated: it starts programs and mostly waits for them.
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)
const example = resolve(import.meta.dirname, '../../../examples/mirror.ts')

it('a mirror of members and work days equals the service after an hour of random work, lost webhooks and kills', async () => {
  const seed = String(Date.now() % 1_000_000)
  const { stdout } = await run(
    process.execPath,
    [example, '--steps', '150', '--kills', '3', '--seed', seed],
    {
      maxBuffer: 16 * 1024 * 1024,
    },
  )
  expect(stdout).toMatch(/of them lost on purpose [1-9]/)
  expect(stdout).toMatch(/the mirror was started [2-4] times/)
  expect(stdout).toMatch(/delete a member [1-9]/)
  expect(stdout).toMatch(/The mirror equals the service\./)
})

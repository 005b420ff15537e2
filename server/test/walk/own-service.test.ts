import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'

const examples = resolve(import.meta.dirname, '../../../examples')

async function run(example: string, ...args: string[]): Promise<string> {
  const program = join(examples, example)
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    maxBuffer: 16 * 1024 * 1024,
  })
  return stdout
}

it('from an empty data directory to a delivered payroll batch and its correction; then a mirror equals the service', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'konttori-walk-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // The second program goes on with what the first has made: a demo takes long to fill.
  const dataDir = ['--data-dir', join(folder, 'data')]

  const month = await run('first-month.ts', ...dataDir)
  expect(month, 'a signed webhook for every step').toMatch(
    /webhooks of the person arrived, each signed and once/,
  )
  expect(month).toMatch(/none had a wrong signature/)
  expect(month).toMatch(/Done: from an empty month to a delivered batch and its correction\./)

  // An hour of random work, with webhooks lost and the mirror killed.
  const seed = String(Date.now() % 1_000_000)
  const mirror = await run('mirror.ts', ...dataDir, '--steps', '150', '--kills', '3', '--seed', seed)
  expect(mirror).toMatch(/of them lost on purpose [1-9]/)
  expect(mirror).toMatch(/the mirror was started [2-4] times/)
  expect(mirror).toMatch(/delete a member [1-9]/)
  expect(mirror).toMatch(/The mirror equals the service\./)
})

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { DiskHousekeeping } from '../disk-housekeeping.ts'
import { openDirectory } from '../open.ts'

const program = join(import.meta.dirname, 'dying-writer.ts')

it('a process that is killed while it writes leaves only whole files, and nothing that is not found', async () => {
  const root = await mkdtemp(join(tmpdir(), 'konttori-killed-'))
  onTestFinished(() => rm(root, { recursive: true }))
  let written = 0
  for (const livesMs of [0, 3, 17, 41, 90]) {
    const writing = spawn(process.execPath, [program, root], { stdio: ['ignore', 'pipe', 'inherit'] })
    writing.stdout.on('data', (dots: Buffer) => (written += dots.length))
    await once(writing.stdout, 'data')
    await delay(livesMs)
    writing.kill('SIGKILL')
    await once(writing, 'close')
  }
  const storage = openDirectory({ kind: 'directory', path: root })
  const files = await storage.list('files/', { limit: 100_000 })
  expect(files.length).toBeGreaterThanOrEqual(written)
  for (const { key } of files) {
    const hash = createHash('sha256').update(await buffer(await storage.read(key)))
    expect(key.endsWith(hash.digest('hex')), key).toBe(true)
  }
  for (const { size } of await storage.list('uploads/', { limit: 100 })) expect(size).toBe(200_000)
  const drafts = await readdir(join(root, 'drafts'))
  expect(drafts.length).toBeLessThanOrEqual(5)
  for (const name of drafts)
    expect((await stat(join(root, 'drafts', name))).size).toBeLessThanOrEqual(200_000)
  await new DiskHousekeeping(root).tidy(Date.now() + 7 * 3_600_000)
  expect(await readdir(join(root, 'drafts'))).toEqual([])
})

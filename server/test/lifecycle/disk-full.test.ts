import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findRunningCluster } from '../../src/platform/postgres/running.ts'
import { query, copyDataDir } from '../../src/platform/postgres/test/fixture.ts'
import { ownService } from './own-service.ts'
import { patience } from '../world/patience.ts'

const mebibyte = 1024 * 1024

const mayMount = (() => {
  const probe = spawnSync('sh', [
    '-c',
    'd=$(mktemp -d) && mount -t tmpfs -o size=1m tmpfs "$d" && umount "$d" && rmdir "$d"',
  ])
  return process.platform === 'linux' && probe.status === 0
})()

/** A data directory on a file system of its own. */
async function onSmallDisk(): Promise<{
  dataDir: string
  ballast: string
  fill(leave: number): Promise<void>
}> {
  const mount = await mkdtemp(join(tmpdir(), 'konttori-disk-'))
  const run = promisify(execFile)
  await run('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=700', 'tmpfs', mount])
  onTestFinished(async () => {
    await run('umount', ['-l', mount])
    await rm(mount, { recursive: true, force: true })
  })
  const dataDir = join(mount, 'data')
  await run('cp', ['-a', await copyDataDir(), dataDir])
  const ballast = join(mount, 'ballast')
  const fill = async (leave: number) => {
    const { bavail, bsize } = await statfs(mount)
    await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leave)))
  }
  return { dataDir, ballast, fill }
}

test.runIf(mayMount)('a full disk is said, and all is well by itself when there is room', async () => {
  const { dataDir, ballast, fill } = await onSmallDisk()
  const { ask, service } = await ownService(dataDir)
  const post = (lastName: string) =>
    ask('/v1/memberships', {
      method: 'POST',
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ firstNames: 'Tuuli', lastName, role: 'employee' }),
    })
  expect(await post('Ennen')).toMatchObject({ status: 201 })

  await fill(mebibyte / 8)
  let written = 0
  const refused = await vi.waitUntil(
    async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => post(`Kaski ${written++}`)))
      for (const { status, body } of answers)
        expect(status, JSON.stringify(body)).toSatisfy((code: number) => code === 201 || code === 503)
      return answers.find(({ body }) => body.code === 'storage_full')
    },
    { ...patience, interval: 1 },
  )
  expect(refused).toMatchObject({ status: 503, body: { code: 'storage_full' } })
  await vi.waitUntil(async () => (await ask('/readyz')).body.status === 'storage_full', patience)
  expect((await ask('/v1/memberships?limit=2')).status).toSatisfy(
    (code: number) => code === 200 || code === 503,
  )
  expect(service.process.exitCode).toBeNull()

  await rm(ballast)
  await vi.waitUntil(async () => (await ask('/readyz')).status === 200, patience)
  expect(await post('Jälkeen')).toMatchObject({ status: 201 })
  const told = service.output.stderr.split('\n').filter(line => line.includes('the disk is full: writes'))
  expect(told).toHaveLength(1)
})

test.runIf(mayMount)('PostgreSQL may end for want of room, and the service does not', async () => {
  const { dataDir, ballast, fill } = await onSmallDisk()
  const { ask, service } = await ownService(dataDir)
  const connection = await findRunningCluster(dataDir)
  if (!connection) throw new Error('PostgreSQL does not run')
  await fill(4 * mebibyte)
  // Its log grows by more than there is room for.
  const growing = `select pg_logical_emit_message(true, 'test', repeat('x', 8 * 1024 * 1024)) from generate_series(1, 60)`
  await expect(query(connection, growing)).rejects.toThrow()
  await vi.waitUntil(async () => (await ask('/readyz')).body.status === 'storage_full', patience)
  expect(service.process.exitCode).toBeNull()

  await rm(ballast)
  await vi.waitUntil(async () => (await ask('/readyz')).status === 200, patience)
  expect(await ask('/v1/memberships?limit=2')).toMatchObject({ status: 200 })
})

test.skipIf(mayMount)('a full disk: skipped, because this account cannot mount a small file system', () => {})

import { existsSync } from 'node:fs'
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { identify } from '../../process-identity.ts'
import type { Connection } from '../readiness.ts'
import { makeDataDir, openCluster, openOwner, postmasterPid, query, copyDataDir } from './fixture.ts'
import { spawnOwner } from './owner.ts'
import { patience } from '../../../../test/world/patience.ts'

test('a PostgreSQL whose server process was killed is taken over with its data', async () => {
  const { dataDir, orphan } = await makeOrphan()

  const cluster = await openCluster(dataDir)

  expect(cluster.adopted).toBe(true)
  expect(await postmasterPid(dataDir)).toBe(orphan)
  expect(await query(cluster.connection, 'select text from note')).toEqual(['kept'])
})

test('stop ends a PostgreSQL that was taken over', async () => {
  const { dataDir, orphan } = await makeOrphan()
  const cluster = await openCluster(dataDir)
  await cluster.stop()
  expect(identify(orphan)).toBeUndefined()
})

test('an orphan with other settings makes room for a fresh start', async () => {
  const { dataDir, orphan } = await makeOrphan()

  const cluster = await openCluster(dataDir, { fsync: 'off', max_connections: '20' })

  expect(cluster.adopted).toBe(false)
  expect(identify(orphan)).toBeUndefined()
  expect(await query(cluster.connection, "select current_setting('max_connections')")).toEqual(['20'])
  expect(await query(cluster.connection, 'select text from note')).toEqual(['kept'])
})

test('an orphan that lost its socket makes room for a fresh start', async () => {
  const { dataDir } = await makeOrphan()
  await rm(join(dataDir, 'postgres', 'run'), { recursive: true })

  const cluster = await openCluster(dataDir)

  expect(cluster.adopted).toBe(false)
  expect(await query(cluster.connection, 'select text from note')).toEqual(['kept'])
})

test('the data survives when PostgreSQL is killed together with its owner', async () => {
  const { dataDir, orphan } = await makeOrphan()
  await killAndWait(orphan)

  const cluster = await openCluster(dataDir)

  expect(cluster.adopted).toBe(false)
  expect(await query(cluster.connection, 'select text from note')).toEqual(['kept'])
})

test('a pid file whose process id went to another process does not stop the start', async () => {
  const { dataDir, orphan } = await makeOrphan()
  await killAndWait(orphan)
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  await writeFile(file, (await readFile(file, 'utf8')).replace(String(orphan), '1'))

  const cluster = await openCluster(dataDir)

  expect(await query(cluster.connection, 'select text from note')).toEqual(['kept'])
})

test('an owner killed at any moment of its start leaves nothing that the next start cannot take up', async () => {
  const dataDir = await copyDataDir()
  for (const step of ['server.pid', 'postgres.log', 'postgres/cluster/postmaster.pid']) {
    await rm(join(dataDir, 'postgres.log'), { force: true })
    const owner = openOwner(dataDir)
    owner.answer.catch(() => {})
    await vi.waitUntil(() => existsSync(join(dataDir, step)), { ...patience, interval: 1 })
    await owner.kill()

    const cluster = await openCluster(dataDir)

    expect(await query(cluster.connection, 'select 1')).toEqual([1])
    await cluster.stop()
  }
})

test('an owner killed while the cluster is being made leaves nothing that the next start cannot repair', async () => {
  const dataDir = await makeDataDir()
  const owner = spawnOwner(dataDir)
  owner.answer.catch(() => {})
  await vi.waitUntil(async () => (await findDrafts(dataDir)).length > 0, { ...patience, interval: 2 })
  await owner.kill()
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('cluster')

  const cluster = await openCluster(dataDir)

  expect(await query(cluster.connection, 'select 1')).toEqual([1])
  expect(await findDrafts(dataDir)).toEqual([])
})

test('an emptied pid file does not stop the start', async () => {
  const dataDir = await copyDataDir()
  await writeFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), '')
  const cluster = await openCluster(dataDir)
  expect(await query(cluster.connection, 'select 1')).toEqual([1])
})

test('a backend still at work after its postmaster was killed is waited for', async () => {
  const { dataDir, orphan, connection } = await makeOrphan()
  const busy = query(connection, 'select count(*) from generate_series(1, 20_000_000)').catch(() => {})
  await vi.waitUntil(async () => (await query(connection, countBusy))[0] === 1, patience)
  await killAndWait(orphan)

  const cluster = await openCluster(dataDir)

  await busy
  expect(await query(cluster.connection, 'select text from note')).toEqual(['kept'])
})

test('a PostgreSQL that ends by itself is started again, at the same place', async () => {
  const dataDir = await copyDataDir()
  const cluster = await openCluster(dataDir)
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    const before = await postmasterPid(dataDir)
    process.kill(before, signal)
    await vi.waitUntil(
      async () =>
        (await postmasterPid(dataDir).catch(() => before)) !== before &&
        (await query(cluster.connection, 'select 1').catch(() => undefined)),
      patience,
    )
  }
  await cluster.stop()
  expect((await openCluster(dataDir)).adopted).toBe(false)
})

test('a PostgreSQL that cannot be started again is reported', async () => {
  const dataDir = await copyDataDir()
  const cluster = await openCluster(dataDir)
  const control = join(dataDir, 'postgres', 'cluster', 'global', 'pg_control')
  await rename(control, `${control}.away`)
  process.kill(await postmasterPid(dataDir), 'SIGQUIT')
  await expect(cluster.lost).resolves.toMatch(/^PostgreSQL ended/)
  await rename(`${control}.away`, control)
})

const countBusy = `select count(*)::int from pg_stat_activity
  where state = 'active' and query like '%generate_series%' and pid <> pg_backend_pid()`

async function makeOrphan(): Promise<{ dataDir: string; orphan: number; connection: Connection }> {
  const dataDir = await copyDataDir()
  const owner = openOwner(dataDir)
  const answer = await owner.answer
  if (!('connection' in answer)) throw new Error(answer.message)
  await query(answer.connection, "create table note as select 'kept' as text")
  const orphan = await postmasterPid(dataDir)
  await owner.kill()
  return { dataDir, orphan, connection: answer.connection }
}

async function killAndWait(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await vi.waitUntil(() => identify(pid) === undefined, patience)
}

async function findDrafts(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'postgres')).catch(() => [])
  const drafts = names.filter(name => name.startsWith('initialising-'))
  const contents = await Promise.all(
    drafts.map(draft => readdir(join(dataDir, 'postgres', draft, 'cluster')).catch(() => [])),
  )
  return contents.flat().length > 0 || drafts.length === 0 ? drafts : []
}

import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cluster, startCluster } from '../cluster.ts'
import { makeDataDir, openCluster, query } from './fixture.ts'

test('data written before a stop is there after the next start', async () => {
  const dataDir = await makeDataDir()
  const first = await openCluster(dataDir)
  await query(first.connection, "create table note as select 'kept' as text")
  await first.stop()

  const second = await openCluster(dataDir)

  expect(second.adopted).toBe(false)
  expect(await query(second.connection, 'select text from note')).toEqual(['kept'])
})

describe('with default settings', () => {
  let dataDir: string
  let cluster: Cluster
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'konttori-test-'))
    cluster = await startCluster({ dataDir })
  })
  afterAll(async () => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('writes are durable', async () => {
    const settings = "select current_setting(name) from unnest(array['fsync', 'synchronous_commit']) name"
    expect(await query(cluster.connection, settings)).toEqual(['on', 'on'])
  })

  test('the cluster speaks UTF-8 and UTC and sorts the same on every machine', async () => {
    const words = `select current_setting('server_encoding'), current_setting('timezone'), datlocprovider, datlocale
      from pg_database where datname = current_database()`
    expect(await query(cluster.connection, words)).toEqual(['UTF8', 'UTC', 'b', 'C.UTF-8'])
  })

  test.skipIf(process.platform === 'win32')('nothing listens on the network', async () => {
    expect(await query(cluster.connection, "select current_setting('listen_addresses')")).toEqual([''])
    expect((await stat(cluster.connection.host)).mode & 0o777).toBe(0o700)
  })

  test('a wrong password is refused, and the right one is readable by nobody else', async () => {
    const wrong = { ...cluster.connection, password: 'wrong' }
    await expect(query(wrong, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600)
  })

  test('an error does not put column values into the log', async () => {
    const insert =
      "create temp table person (email text unique); insert into person values ('aino@example.com'), ('aino@example.com')"
    await expect(query(cluster.connection, insert)).rejects.toMatchObject({ code: '23505' })
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('aino')
  })
})

test('a data directory too deep for a socket path works', async () => {
  const dataDir = join(await makeDataDir(), 'deep'.repeat(30))
  const cluster = await openCluster(dataDir)
  expect(cluster.connection.host.startsWith(dataDir)).toBe(false)
  expect(await query(cluster.connection, 'select 1')).toEqual([1])
  await cluster.stop()
  expect(existsSync(cluster.connection.host)).toBe(false)
})

test('stop may be called twice', async () => {
  const cluster = await openCluster(await makeDataDir())
  await cluster.stop()
  await cluster.stop()
})

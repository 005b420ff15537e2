import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Cluster, startCluster } from '../cluster.ts'
import type { Connection } from '../readiness.ts'
import type { Settings } from '../settings.ts'
import { type Owner, spawnOwner } from './owner.ts'

/** A data directory below a directory that only this account may enter, gone after the test. */
export async function makeDataDir(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'konttori-test-'))
  const dataDir = join(parent, 'data')
  onTestFinished(async () => {
    await endOrphan(dataDir)
    await rm(parent, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  })
  return dataDir
}

/** A data directory that holds a cluster already, a copy of one that was made for the whole run: making one takes long. */
export async function copyDataDir(): Promise<string> {
  const dataDir = await makeDataDir()
  // Unlike fs.cp, cp keeps the owner.
  await promisify(execFile)('cp', ['-a', inject('initialisedDataDir'), dataDir])
  return dataDir
}

/** A cluster that is stopped after the test. */
export async function openCluster(dataDir: string, settings: Settings = { fsync: 'off' }): Promise<Cluster> {
  const cluster = await startCluster({ dataDir, settings })
  onTestFinished(() => cluster.stop())
  return cluster
}

/** A separate owner that is killed after the test. */
export function openOwner(dataDir: string): Owner {
  const owner = spawnOwner(dataDir)
  onTestFinished(() => owner.kill())
  return owner
}

export async function query(connection: Connection, sql: string): Promise<unknown[]> {
  const client = new Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

export async function postmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10)
}

async function endOrphan(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))) return
  const cluster = await startCluster({ dataDir, settings: { fsync: 'off' } })
  await cluster.stop()
}

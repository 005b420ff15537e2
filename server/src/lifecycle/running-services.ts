import { lstatSync } from 'node:fs'
import { mkdir, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Configuration } from '../platform/configuration.ts'
import { writeDurably } from '../platform/durable-file.ts'
import { hasEnded, identify } from '../platform/process-identity.ts'

/** What a running service tells the commands of its account about itself. */
export interface RunningService {
  readonly pid: number
  readonly baseUrl: string
  /** Without symbolic links. */
  readonly dataDir: string
  /** Host and name of the database of `DATABASE_URL`; null for the embedded one. */
  readonly database: string | null
}

type StoredService = RunningService & { readonly startedAt: string | null }

/**
 * Lets commands find this process until the answered function is called. Does without where there is no directory for
 * it; commands then need to be told the data directory.
 */
export async function announceService(
  configuration: Configuration,
  baseUrl: string,
): Promise<() => Promise<void>> {
  const directory = await firstUsable(configuration)
  if (directory === undefined) return async () => {}
  const path = join(directory, `${process.pid}.json`)
  const service: StoredService = {
    pid: process.pid,
    startedAt: identify(process.pid)?.startedAt ?? null,
    baseUrl,
    dataDir: await realpath(configuration.dataDir),
    database: databaseNamed(configuration.databaseUrl),
  }
  try {
    await writeDurably(path, `${JSON.stringify(service)}\n`, 0o600)
  } catch {
    return async () => {}
  }
  return () => rm(path, { force: true })
}

/** The services of this account that run on this machine. */
export async function findRunningServices(configuration: Configuration): Promise<RunningService[]> {
  const found: RunningService[] = []
  for (const directory of placesOf(configuration)) {
    if (!isOwn(directory)) continue
    for (const name of await readdir(directory).catch(() => [])) {
      if (!/^\d+\.json$/.test(name)) continue
      const path = join(directory, name)
      const service = await readService(path)
      if (service === undefined) continue
      const { startedAt, ...told } = service
      if (hasEnded({ pid: service.pid, startedAt: startedAt ?? undefined })) await rm(path, { force: true })
      else found.push(told)
    }
  }
  return found
}

/** Which database a URL leads to, without its password. */
export function databaseNamed(databaseUrl: string | null): string | null {
  const url = databaseUrl === null ? null : URL.parse(databaseUrl)
  if (databaseUrl === null) return null
  if (!url) return 'the database of DATABASE_URL'
  const host = url.searchParams.get('host') ?? url.hostname
  return `${decodeURIComponent(url.pathname.slice(1)) || 'postgres'} at ${host}${url.port && `:${url.port}`}`
}

/** One place that does not depend on how somebody has come in, and the one that the system has for the session. */
function placesOf({ runtimeDir }: Configuration): string[] {
  if (runtimeDir !== null) return [runtimeDir]
  const uid = process.getuid?.()
  const name = uid === undefined ? 'konttori' : `konttori-${uid}`
  return [...(uid === undefined ? [] : [join('/run/user', String(uid), 'konttori')]), join(tmpdir(), name)]
}

async function firstUsable(configuration: Configuration): Promise<string | undefined> {
  for (const directory of placesOf(configuration)) {
    await mkdir(directory, { mode: 0o700 }).catch(() => {})
    if (isOwn(directory)) return directory
  }
  return undefined
}

/** What others could write would send a command to a database of theirs. */
function isOwn(directory: string): boolean {
  const stats = lstatSync(directory, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return false
  const uid = process.getuid?.()
  return uid === undefined || (stats.uid === uid && (stats.mode & 0o022) === 0)
}

async function readService(path: string): Promise<StoredService | undefined> {
  try {
    const { pid, startedAt, baseUrl, dataDir, database } = JSON.parse(await readFile(path, 'utf8'))
    const isService = Number.isSafeInteger(pid) && [baseUrl, dataDir].every(text => typeof text === 'string')
    return isService
      ? { pid, startedAt: startedAt ?? null, baseUrl, dataDir, database: database ?? null }
      : undefined
  } catch {
    return undefined
  }
}

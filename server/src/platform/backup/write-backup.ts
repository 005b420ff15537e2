import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import type { Target } from '../data/wire/connect.ts'
import { syncDirectory } from '../durable-file.ts'
import type { DiskStorage } from '../files/disk-storage.ts'
import { columnList, migrationsOf, partitionsOf, quoted, sequencesOf, type Table } from './catalogue.ts'
import { CopyOut } from './copy.ts'
import { BackupExists } from './errors.ts'
import {
  entryNames,
  fingerprintOf,
  formatVersion,
  type Manifest,
  sha256,
  type TableContent,
} from './manifest.ts'
import { onSession } from './session.ts'
import { onPicture } from './picture.ts'
import { storedFiles, StoredSum } from './stored-files.ts'
import { type Entry, longestEntry, pack } from './tar.ts'

export type BackupOptions = {
  readonly target: Target
  /** The path of the backup; until it is complete it has another name in the same directory. */
  readonly to: string
  readonly overwrite: boolean
  readonly madeBy: string
  /** The service secret; the manifest has its fingerprint, and the secret itself is included only on request. */
  readonly secret: { readonly value: Buffer; readonly included: boolean }
  /** Files of the data directory to include, by name. */
  readonly files: readonly { readonly name: string; readonly content: Buffer }[]
  /** The files of the service, or where they lie when they are not put into the backup. */
  readonly stored: { readonly disk: DiskStorage } | { readonly place: string }
  readonly signal: AbortSignal
}

/**
 * Writes every table of the service as of one instant into one file that only its owner can read, while the service runs.
 * Throws `BackupExists`; after a failure there is no file.
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { to, overwrite, target, signal } = options
  const refuseExisting = () => {
    if (!overwrite && existsSync(to)) throw new BackupExists(to)
  }
  refuseExisting()
  const draft = `${to}.${randomUUID()}.partial`
  try {
    const write = () =>
      onSession(target, signal, client =>
        onPicture(client, tables => writeFile(draft, client, tables, options)),
      )
    const { stored } = options
    // From before the instant of the tables, so that no file of that instant is missing.
    const manifest = await ('disk' in stored ? stored.disk.keepingDeleted(write) : write())
    refuseExisting()
    await rename(draft, to)
    await syncDirectory(dirname(to))
    return manifest
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function writeFile(
  draft: string,
  client: pg.Client,
  tables: readonly Table[],
  options: BackupOptions,
): Promise<Manifest> {
  const written = Promise.withResolvers<Manifest>()
  written.promise.catch(() => {})
  const { takenAt, postgres } = await circumstancesOf(client)
  const entries = entriesOf(client, tables, { ...options, takenAt, postgres }, written.resolve)
  await pipeline(
    Readable.fromWeb(pack(entries, new Date(takenAt))),
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
    { signal: options.signal },
  )
  return written.promise
}

async function* entriesOf(
  client: pg.Client,
  tables: readonly Table[],
  { madeBy, secret, files, stored, takenAt, postgres }: BackupOptions & Circumstances,
  tell: (manifest: Manifest) => void,
): AsyncGenerator<Entry> {
  yield { name: entryNames.format, content: Buffer.from(`${formatVersion}\n`) }
  const contents: TableContent[] = []
  for (const table of tables) {
    const sum = createHash('sha256')
    let bytes = 0
    let part = 0
    const copy = client.query(new CopyOut(copyStatement(table)))
    for await (const content of inParts(copy)) {
      sum.update(content)
      bytes += content.length
      yield { name: entryNames.table(table, part++), content }
    }
    await copy.ended
    const { schema, name, columns } = table
    contents.push({ schema, name, columns, rows: copy.rows, bytes, sha256: sum.digest('hex') })
  }
  const sum = new StoredSum()
  if ('disk' in stored) yield* storedEntries(stored.disk, sum)
  for (const { name, content } of files) yield { name: entryNames.file(name), content }

  const manifest: Manifest = {
    format: formatVersion,
    takenAt,
    madeBy,
    postgres,
    migrations: await migrationsOf(client),
    tables: contents,
    partitions: await partitionsOf(client),
    sequences: await sequencesOf(client),
    stored: 'disk' in stored ? sum.end() : { included: false, place: stored.place },
    files: files.map(({ name, content }) => ({ name, sha256: sha256(content) })),
    secret: { included: secret.included, fingerprint: fingerprintOf(secret.value) },
  }
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  yield { name: entryNames.manifest, content: text }
  yield { name: entryNames.manifestSum, content: Buffer.from(`${sha256(text)}\n`) }
  tell(manifest)
}

async function* storedEntries(disk: DiskStorage, sum: StoredSum): AsyncGenerator<Entry> {
  for await (const { key, bytes } of storedFiles(disk)) {
    let part = 0
    for await (const content of inParts(bytes, true)) {
      sum.add({ key, isFirst: part === 0 }, content)
      yield { name: entryNames.stored(key, part++), content }
    }
  }
}

/** A partitioned table cannot be copied by its name before PostgreSQL 18. */
const copyStatement = (table: Table): string =>
  table.partitioned
    ? `copy (select ${columnList(table.columns)} from ${quoted(table)}) to stdout`
    : `copy ${quoted(table)} (${columnList(table.columns)}) to stdout`

/** Of nothing there is no part, unless `atLeastOne`. */
async function* inParts(chunks: AsyncIterable<Buffer>, atLeastOne = false): AsyncGenerator<Buffer> {
  let given = 0
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    held.push(chunk)
    length += chunk.length
    if (length < longestEntry) continue
    let rest: Buffer = Buffer.concat(held)
    for (; rest.length >= longestEntry; rest = rest.subarray(longestEntry), given++)
      yield rest.subarray(0, longestEntry)
    held = [rest]
    length = rest.length
  }
  if (length > 0 || (atLeastOne && given === 0)) yield Buffer.concat(held)
}

interface Circumstances {
  readonly takenAt: string
  readonly postgres: string
}

async function circumstancesOf(client: pg.Client): Promise<Circumstances> {
  const { rows } = await client.query<{ taken_at: string; postgres: string }>(`
    select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as taken_at,
      current_setting('server_version') as postgres`)
  return { takenAt: rows[0]?.taken_at ?? '', postgres: rows[0]?.postgres ?? '' }
}

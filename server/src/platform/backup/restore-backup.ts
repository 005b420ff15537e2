import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MigrationProvider } from 'kysely/migration'
import pg from 'pg'
import { migrateToLatest } from '../data/migrator.ts'
import { asOwner } from '../data/owner.ts'
import { syncDirectory, writeDurably } from '../durable-file.ts'
import type { FileStorage } from '../files/storage.ts'
import { makePartitionsNamed } from '../events/partitions.ts'
import { startCluster } from '../postgres/cluster.ts'
import { RestoreUnfinished } from '../postgres/errors.ts'
import { type Layout, layOut } from '../postgres/layout.ts'
import { columnList, quoted, tablesOf } from './catalogue.ts'
import { CopyIn } from './copy.ts'
import { BackupNewerThanCode, BackupUnusable, DirectoryNotEmpty } from './errors.ts'
import type { Manifest, TableContent } from './manifest.ts'
import { entriesOf, tableOfEntry, verifyBackup } from './read-backup.ts'
import { onSession } from './session.ts'
import { restoreStored } from './stored-files.ts'

export type RestoreOptions = {
  readonly from: string
  /** Missing or empty. */
  readonly dataDir: string
  /** The migrations of this version. */
  readonly migrations: MigrationProvider
  /** Further files to write once the tables are restored, chosen when the manifest is known. */
  readonly filesBesides?: (
    manifest: Manifest,
  ) => Promise<readonly { readonly name: string; readonly content: Buffer }[]>
  /** Where the files of the service are put, opened once the data directory is there. */
  readonly openStorage: () => Promise<FileStorage>
  readonly signal: AbortSignal
}

/**
 * Restores a backup into an embedded database on an empty data directory. The whole backup is checked before anything is
 * written. A failure leaves nothing behind; a killed process leaves a directory that is marked as unfinished, on which
 * the service does not start. Throws `BackupUnusable`, `BackupNewerThanCode`, `DirectoryNotEmpty`, `RestoreUnfinished`.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { from, dataDir, migrations, signal, filesBesides = async () => [] } = options
  await requireEmpty(dataDir)
  const { manifest, files } = await verifyBackup(from, signal)
  const known = await migrations.getMigrations()
  const unknown = manifest.migrations.filter(name => !Object.hasOwn(known, name))
  if (unknown.length > 0)
    throw new BackupNewerThanCode(
      `The backup has migrations that this version does not know (${unknown.join(', ')}); use version ${manifest.madeBy} or a later one.`,
    )
  const besides = await filesBesides(manifest)
  const made = !existsSync(dataDir)
  const layout = await layOut(dataDir)
  await claim(layout)
  try {
    const theirs = Object.fromEntries(manifest.migrations.map(name => [name, known[name]]))
    const provider = { getMigrations: async () => theirs } as MigrationProvider
    await fillCluster(layout, manifest, provider, options)
    await fillStorage(manifest, options)
    const own = [...files].map(([name, content]) => ({ name, content }))
    for (const { name, content } of [...own, ...besides])
      await writeDurably(join(layout.dataDir, name), content.toString('utf8'), 0o600)
    await rm(layout.restoreFile)
    await syncDirectory(layout.dataDir)
    return manifest
  } catch (error) {
    for (const name of await readdir(layout.dataDir))
      await rm(join(layout.dataDir, name), { recursive: true, force: true })
    if (made) await rm(layout.dataDir, { recursive: true, force: true })
    throw error
  }
}

async function fillStorage(
  { stored }: Manifest,
  { from, openStorage, signal }: RestoreOptions,
): Promise<void> {
  if (!stored?.included || stored.files === 0) return
  const storage = await openStorage()
  try {
    await restoreStored(entriesOf(from), stored, storage, signal)
  } finally {
    storage.close()
  }
}

async function requireEmpty(dataDir: string): Promise<void> {
  const present = await readdir(dataDir).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') throw new DirectoryNotEmpty(dataDir)
    throw error
  })
  if (present.includes('restore.unfinished')) throw new RestoreUnfinished(dataDir)
  if (present.length > 0) throw new DirectoryNotEmpty(dataDir)
}

/** The second of two restores into one directory finds the mark of the first. */
async function claim(layout: Layout): Promise<void> {
  const mark = await open(layout.restoreFile, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new RestoreUnfinished(layout.dataDir) : error
  })
  try {
    await mark.writeFile(
      'A backup is being restored into this directory; until that is done nothing starts on it.\n',
    )
    await mark.sync()
  } finally {
    await mark.close()
  }
  await syncDirectory(layout.dataDir)
  const present = await readdir(layout.dataDir)
  if (present.length === 1) return
  await rm(layout.restoreFile)
  throw new DirectoryNotEmpty(layout.dataDir)
}

async function fillCluster(
  { dataDir }: Layout,
  manifest: Manifest,
  migrations: MigrationProvider,
  { from, signal }: RestoreOptions,
): Promise<void> {
  const cluster = await startCluster({ dataDir, holder: 'command', restoring: true })
  try {
    await migrateToLatest(cluster.connection, migrations)
    await asOwner(cluster.connection, db => makePartitionsNamed(db, manifest.partitions))
    await onSession(cluster.connection, signal, client => load(client, manifest, from, signal))
  } finally {
    await cluster.stop()
  }
}

/** Loads everything in one transaction, then analyses the tables. */
async function load(client: pg.Client, manifest: Manifest, from: string, signal: AbortSignal): Promise<void> {
  const wanted = new Map(manifest.tables.map(table => [`${table.schema}.${table.name}`, table]))
  requireTables(wanted, await tablesOf(client))
  await client.query('begin')
  // The rows are of one snapshot in which every constraint held and every trigger had run.
  await client.query('set local session_replication_role = replica')
  await client.query(`truncate ${manifest.tables.map(quoted).join(', ')}`)
  await loadTables(client, wanted, from, signal)
  for (const { lastValue, isCalled, ...sequence } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(sequence), lastValue, isCalled])
  await client.query('commit')
  await client.query('analyze')
}

function requireTables(
  wanted: ReadonlyMap<string, TableContent>,
  present: readonly { readonly schema: string; readonly name: string; readonly columns: readonly string[] }[],
): void {
  const columnsOf = new Map(
    present.map(({ schema, name, columns }) => [`${schema}.${name}`, columns.toSorted()]),
  )
  for (const [name, { columns }] of wanted)
    if (String(columnsOf.get(name)) !== String(columns.toSorted()))
      throw new BackupUnusable(`The table ${name} of the backup is not the one that its migrations make.`)
}

async function loadTables(
  client: pg.Client,
  wanted: ReadonlyMap<string, TableContent>,
  from: string,
  signal: AbortSignal,
): Promise<void> {
  const left = new Set([...wanted].filter(([, { bytes }]) => bytes > 0).map(([name]) => name))
  let loading: Loading | undefined
  for await (const { name, content } of entriesOf(from)) {
    signal.throwIfAborted()
    const tableName = tableOfEntry(name)
    if (loading && loading.name !== tableName) {
      await loading.finish()
      loading = undefined
    }
    const table = tableName === undefined ? undefined : wanted.get(tableName)
    if (!table || tableName === undefined) continue
    left.delete(tableName)
    loading ??= new Loading(client, tableName, table)
    await loading.add(content)
  }
  await loading?.finish()
  if (left.size > 0) throw changedMeanwhile()
}

/** One table being restored. The file is read for the second time, so it is checked against the manifest again. */
class Loading {
  readonly name: string
  readonly #table: TableContent
  readonly #copy: CopyIn
  readonly #sum = createHash('sha256')

  constructor(client: pg.Client, name: string, table: TableContent) {
    this.name = name
    this.#table = table
    this.#copy = client.query(new CopyIn(`copy ${quoted(table)} (${columnList(table.columns)}) from stdin`))
  }

  async add(content: Buffer): Promise<void> {
    this.#sum.update(content)
    await this.#copy.write(content)
  }

  async finish(): Promise<void> {
    await this.#copy.end()
    if (this.#copy.rows !== this.#table.rows || this.#sum.digest('hex') !== this.#table.sha256)
      throw changedMeanwhile()
  }
}

const changedMeanwhile = () => new BackupUnusable('The backup changed while it was being restored.')

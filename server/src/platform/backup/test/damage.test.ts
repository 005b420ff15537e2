import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { MigrationFiles } from '../../data/migration-files.ts'
import { BackupExists, BackupNewerThanCode, BackupUnusable, DirectoryNotEmpty } from '../errors.ts'
import { openDirectory } from '../../files/open.ts'
import { entryNames, formatVersion, type Manifest, sha256 } from '../manifest.ts'
import { restoreBackup } from '../restore-backup.ts'
import { type Entry, pack, unpack } from '../tar.ts'
import { writeBackup } from '../write-backup.ts'

const signal = new AbortController().signal
let directory: string
let whole: Buffer
let connection: Awaited<ReturnType<typeof testDatabase>>['connection']

const backUp = (to: string, change: Partial<Parameters<typeof writeBackup>[0]> = {}) =>
  writeBackup({
    target: connection,
    to,
    overwrite: false,
    madeBy: '0.0.0',
    secret: { value: Buffer.alloc(32, 1), included: false },
    files: [],
    stored: { disk: openDirectory({ kind: 'directory', path: join(directory, 'none') }) },
    signal,
    ...change,
  })

beforeAll(async () => {
  const database = await testDatabase()
  connection = database.connection
  for (let index = 0; index < 20; index++) await database.organisation()
  directory = await mkdtemp(join(tmpdir(), 'konttori-backup-'))
  await backUp(join(directory, 'whole'))
  whole = await readFile(join(directory, 'whole'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const nowhere = () => Promise.reject(new Error('there is no file to restore'))

/** Restores such a file; whatever becomes of it, tells what it left behind. */
async function restored(content: Buffer): Promise<unknown> {
  const from = join(directory, 'damaged')
  const dataDir = join(directory, 'fresh')
  await writeFile(from, content)
  const failure = await restoreBackup({
    from,
    dataDir,
    migrations: new MigrationFiles(),
    openStorage: nowhere,
    signal,
  }).then(
    () => 'restored',
    error => error,
  )
  expect(await readdir(directory)).not.toContain('fresh')
  return failure
}

it.each([0, 1, 17, 0.2, 0.5, 0.9, -1000, -9, -1])(
  'a backup cut at %s is refused and leaves nothing',
  async at => {
    const length = at < 0 ? whole.length + at : at < 1 ? Math.floor(whole.length * at) : at
    expect(await restored(whole.subarray(0, length))).toBeInstanceOf(BackupUnusable)
  },
)

it('a backup with any changed byte is refused and leaves nothing', async () => {
  const content = await promisify(zstdDecompress)(whole)
  for (let index = 0; index < 60; index++) {
    const damaged = Buffer.from(whole)
    const at = Math.floor((whole.length * index) / 60)
    damaged[at] = (damaged[at] ?? 0) ^ 0x10
    // A few bits of a compressed file mean nothing: changed, they restore what was backed up.
    const decompressed = await promisify(zstdDecompress)(damaged).catch(() => undefined)
    if (decompressed?.equals(content)) continue
    expect(await restored(damaged), `byte ${at}`).toBeInstanceOf(BackupUnusable)
  }
})

it.each(['', 'not a backup', '{"json": true}'])('the file “%s” is no backup', async text => {
  expect(await restored(Buffer.from(text))).toBeInstanceOf(BackupUnusable)
  expect(await restored(await promisify(zstdCompress)(text))).toBeInstanceOf(BackupUnusable)
})

/** The same backup with other entries, whose compression and headers are right. */
async function rewritten(change: (entry: Entry) => Entry | undefined): Promise<Buffer> {
  async function* content() {
    yield await promisify(zstdDecompress)(whole)
  }
  async function* entries() {
    for await (const entry of unpack(content())) {
      const changed = change(entry)
      if (changed) yield changed
    }
  }
  return promisify(zstdCompress)(Buffer.concat(await Array.fromAsync(pack(entries(), new Date(0)))))
}

/** The same with another manifest, and the hash that fits it. */
async function withManifest(change: (manifest: Manifest) => unknown): Promise<Buffer> {
  let text: Buffer = Buffer.alloc(0)
  return rewritten(entry => {
    if (entry.name === entryNames.manifest) {
      text = Buffer.from(JSON.stringify(change(JSON.parse(entry.content.toString()))))
      return { ...entry, content: text }
    }
    return entry.name === entryNames.manifestSum ? { ...entry, content: Buffer.from(sha256(text)) } : entry
  })
}

it('a table with another row, a missing table and a changed manifest are refused', async () => {
  const table = 'tables/directory.organisations/'
  const withRow = (entry: Entry) =>
    entry.name.startsWith(table)
      ? { ...entry, content: Buffer.concat([entry.content, entry.content]) }
      : entry
  expect(await restored(await rewritten(withRow))).toMatchObject({
    name: 'BackupUnusable',
    message: expect.stringContaining('directory.organisations'),
  })
  const withoutTable = (entry: Entry) => (entry.name.startsWith(table) ? undefined : entry)
  expect(await restored(await rewritten(withoutTable))).toBeInstanceOf(BackupUnusable)
  const withFile = (entry: Entry) =>
    entry.name === entryNames.format ? entry : { ...entry, name: '../../etc/x' }
  expect(await restored(await rewritten(withFile))).toBeInstanceOf(BackupUnusable)
  const otherManifest = (entry: Entry) =>
    entry.name === entryNames.manifest ? { ...entry, content: Buffer.from('{}') } : entry
  expect(await restored(await rewritten(otherManifest))).toBeInstanceOf(BackupUnusable)
  expect(await restored(await withManifest(() => ({})))).toBeInstanceOf(BackupUnusable)
})

it('a file that would be written outside of the directory is refused', async () => {
  const manifest = (one: Manifest) => ({
    ...one,
    files: [{ name: '../stolen', sha256: sha256(Buffer.alloc(0)) }],
  })
  expect(await restored(await withManifest(manifest))).toBeInstanceOf(BackupUnusable)
})

it('a newer form and newer migrations are refused', async () => {
  const newerForm = (entry: Entry) =>
    entry.name === entryNames.format ? { ...entry, content: Buffer.from(`${formatVersion + 1}\n`) } : entry
  expect(await restored(await rewritten(newerForm))).toBeInstanceOf(BackupNewerThanCode)
  const migrations = (one: Manifest) => ({
    ...one,
    migrations: [...one.migrations, '29991231T2359_the_future'],
  })
  expect(await restored(await withManifest(migrations))).toMatchObject({
    name: 'BackupNewerThanCode',
    message: expect.stringContaining('29991231T2359_the_future'),
  })
})

it('a table that the migrations do not make is refused, and what was begun is undone', async () => {
  const renamed = (one: Manifest) => ({
    ...one,
    tables: [
      ...one.tables,
      {
        schema: 'public',
        name: 'unheard_of',
        columns: ['a'],
        rows: 0,
        bytes: 0,
        sha256: sha256(Buffer.alloc(0)),
      },
    ],
  })
  expect(await restored(await withManifest(renamed))).toMatchObject({
    name: 'BackupUnusable',
    message: expect.stringContaining('public.unheard_of'),
  })
})

it('a directory with anything in it is left as it is', async () => {
  const dataDir = join(directory, 'occupied')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'mine'), 'x')
  const restore = restoreBackup({
    from: join(directory, 'whole'),
    dataDir,
    migrations: new MigrationFiles(),
    openStorage: nowhere,
    signal,
  })
  await expect(restore).rejects.toBeInstanceOf(DirectoryNotEmpty)
  expect(await readdir(dataDir)).toEqual(['mine'])
})

it('a backup replaces a file only when it is told to, and leaves no other one', async () => {
  const to = join(directory, 'kept')
  await writeFile(to, 'earlier')
  await expect(backUp(to)).rejects.toBeInstanceOf(BackupExists)
  expect(await readFile(to, 'utf8')).toBe('earlier')
  await backUp(to, { overwrite: true })
  expect((await readFile(to)).length).toBeGreaterThan(1000)
  expect((await readdir(directory)).filter(name => name.includes('partial'))).toEqual([])
})

it('a backup that is interrupted leaves nothing', async () => {
  const interrupting = new AbortController()
  const to = join(directory, 'interrupted')
  const written = backUp(to, { signal: interrupting.signal })
  interrupting.abort(new Error('enough'))
  await expect(written).rejects.toThrow('enough')
  expect((await readdir(directory)).filter(name => name.startsWith('interrupted'))).toEqual([])
})

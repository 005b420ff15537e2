import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createZstdDecompress } from 'node:zlib'
import { BackupNewerThanCode, BackupUnusable } from './errors.ts'
import { entryNames, formatVersion, type Manifest, readManifest, sha256 } from './manifest.ts'
import { storedPartOf, StoredSum } from './stored-files.ts'
import { type Entry, unpack } from './tar.ts'

/**
 * The entries of a backup, in their order. Throws `BackupUnusable` for a file that is not a backup or is damaged, and
 * `BackupNewerThanCode` for a format that this version does not read.
 */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const file = createReadStream(path)
  const decompressed = createZstdDecompress()
  file.on('error', error => decompressed.destroy(error))
  try {
    const entries = unpack(file.pipe(decompressed))
    const first = await entries.next()
    if (first.done || first.value.name !== entryNames.format) throw notABackup()
    requireFormat(first.value.content)
    yield* entries
  } catch (error) {
    throw told(error, path)
  } finally {
    file.destroy()
    decompressed.destroy()
  }
}

/** Reads the whole file and checks it against its manifest, which is returned with the small files. */
export async function verifyBackup(
  path: string,
  signal: AbortSignal,
): Promise<{ readonly manifest: Manifest; readonly files: ReadonlyMap<string, Buffer> }> {
  const sums = new Map<string, { readonly hash: Hash; bytes: number }>()
  const files = new Map<string, Buffer>()
  const stored = new StoredSum()
  let manifest: Buffer | undefined
  let manifestSum: string | undefined
  for await (const { name, content } of entriesOf(path)) {
    signal.throwIfAborted()
    const table = tableOfEntry(name)
    const part = storedPartOf(name)
    if (table !== undefined) addTo(sums, table, content)
    else if (part) stored.add(part, content)
    else if (name.startsWith(entryNames.file(''))) files.set(name.slice(entryNames.file('').length), content)
    else if (name === entryNames.manifest) manifest = content
    else if (name === entryNames.manifestSum) manifestSum = content.toString().trim()
    else throw new BackupUnusable(`The backup is damaged: nobody knows its entry ${name}.`)
  }
  if (!manifest || manifestSum !== sha256(manifest))
    throw new BackupUnusable('The backup is damaged: its manifest is not what was written.')
  const read = readManifest(manifest)
  for (const { schema, name, sha256: sum, bytes } of read.tables) {
    const found = sums.get(`${schema}.${name}`)
    sums.delete(`${schema}.${name}`)
    if ((found?.hash.digest('hex') ?? sha256(Buffer.alloc(0))) !== sum || (found?.bytes ?? 0) !== bytes)
      throw new BackupUnusable(`The backup is damaged: the table ${schema}.${name} is not what was written.`)
  }
  const { files: count, bytes, sha256: sum } = stored.end()
  const told = read.stored?.included ? read.stored : noneStored
  const whole =
    sums.size === 0 &&
    count === told.files &&
    bytes === told.bytes &&
    sum === told.sha256 &&
    files.size === read.files.length &&
    read.files.every(({ name, sha256: sum }) => sha256(files.get(name) ?? Buffer.alloc(0)) === sum)
  if (!whole) throw new BackupUnusable('The backup is damaged: it does not hold what its manifest says.')
  return { manifest: read, files }
}

const noneStored = new StoredSum().end()

/** `schema.name` of the table that an entry is a part of. */
export const tableOfEntry = (name: string): string | undefined => /^tables\/(.+)\/\d+$/.exec(name)?.[1]

function addTo(
  sums: Map<string, { readonly hash: Hash; bytes: number }>,
  table: string,
  content: Buffer,
): void {
  const sum = sums.get(table) ?? { hash: createHash('sha256'), bytes: 0 }
  sum.hash.update(content)
  sum.bytes += content.length
  sums.set(table, sum)
}

function requireFormat(content: Buffer): void {
  const format = Number(content.toString().trim())
  if (!Number.isSafeInteger(format) || format < 1) throw notABackup()
  if (format > formatVersion)
    throw new BackupNewerThanCode(
      `The backup has form ${format}, and this version reads up to ${formatVersion}; use the version that made it, or a later one.`,
    )
}

const notABackup = () => new BackupUnusable('The file is no backup of Konttori.')

/** Errors of reading and decompressing as errors of the backup. */
function told(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const { code } = error
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES')
    return new BackupUnusable(`${path} cannot be read: ${error.message}.`)
  if (code === 'Z_BUF_ERROR' || error.message.includes('unexpected end'))
    return new BackupUnusable('The backup is cut short.')
  if (typeof code === 'string' && /^(ZSTD|Z_)/.test(code))
    return new BackupUnusable(`The file is no backup of Konttori, or damaged (${error.message}).`)
  return error
}

import { BackupUnusable } from './errors.ts'

/** One file of an archive. */
export type Entry = { readonly name: string; readonly content: Buffer }

const block = 512
/** The largest entry, which bounds the memory that reading one takes. */
export const longestEntry = 4 * 1024 * 1024
const longestName = 100
const longestPrefix = 155

/**
 * A file in POSIX ustar format: a header block, then the content in whole blocks.
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06
 */
export function packEntry({ name, content }: Entry, modifiedAt: number): Buffer[] {
  if (content.length > longestEntry) throw new RangeError(`${name} is too large an entry`)
  const header = Buffer.alloc(block)
  const [prefix, rest] = splitName(name)
  header.write(rest, 0)
  header.write(prefix, 345)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(content.length, 12), 124)
  header.write(octal(modifiedAt, 12), 136)
  header.write('0', 156)
  header.write('ustar\u000000', 257)
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148)
  return [header, content, Buffer.alloc(padding(content.length))]
}

/** A long name is in two fields, without the slash between them. */
function splitName(name: string): [string, string] {
  if (Buffer.byteLength(name) <= longestName) return ['', name]
  const slash = name.indexOf('/', name.length - longestName - 1)
  if (slash === -1 || slash > longestPrefix) throw new RangeError(`${name} is too long a name for an archive`)
  return [name.slice(0, slash), name.slice(slash + 1)]
}

/** The end of an archive: two empty blocks. */
export const packEnd = (): Buffer => Buffer.alloc(2 * block)

/** The files of an archive, in their order. Throws `BackupUnusable` for an archive that is damaged or cut short. */
export async function* unpack(chunks: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const source = new BlockReader(chunks)
  for (;;) {
    const header = await source.take(block)
    if (header.every(byte => byte === 0)) break
    const { name, size } = readHeader(header)
    const content = await source.take(size)
    await source.take(padding(size))
    yield { name, content }
  }
  const last = await source.take(block)
  if (!last.every(byte => byte === 0) || !(await source.isAtEnd()))
    throw new BackupUnusable('The backup is damaged: its archive does not end where it should.')
}

function readHeader(header: Buffer): { name: string; size: number } {
  const told = Number.parseInt(text(header, 148, 8), 8)
  const size = Number.parseInt(text(header, 124, 12), 8)
  const isFile =
    header.toString('latin1', 156, 157) === '0' && header.toString('latin1', 257, 262) === 'ustar'
  if (told !== checksum(header) || !isFile || !(size >= 0 && size <= longestEntry))
    throw new BackupUnusable('The file is no backup of Konttori, or damaged: a header in it is not readable.')
  const prefix = text(header, 345, longestPrefix)
  const name = text(header, 0, longestName)
  return { name: prefix === '' ? name : `${prefix}/${name}`, size }
}

/** Reads portions of any size from chunks of any size. */
class BlockReader {
  readonly #chunks: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  async take(size: number): Promise<Buffer> {
    const parts = [this.#held]
    let length = this.#held.length
    while (length < size) {
      const { value, done } = await this.#chunks.next()
      if (done) throw new BackupUnusable('The backup is cut short.')
      parts.push(value)
      length += value.length
    }
    const all = parts.length === 1 ? this.#held : Buffer.concat(parts)
    this.#held = all.subarray(size)
    return all.subarray(0, size)
  }

  async isAtEnd(): Promise<boolean> {
    return this.#held.length === 0 && (await this.#chunks.next()).done === true
  }
}

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`

const padding = (size: number): number => (block - (size % block)) % block

const text = (header: Buffer, from: number, length: number): string =>
  header
    .toString('utf8', from, from + length)
    .replace(/\0.*$/s, '')
    .trim()

/** The sum of all bytes, with the checksum field counted as spaces. */
function checksum(header: Buffer): number {
  let sum = 0
  for (const [index, byte] of header.entries()) sum += index >= 148 && index < 156 ? 0x20 : byte
  return sum
}

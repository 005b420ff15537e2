import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { beginningOf, bounds, type TableBytes } from '../document.ts'
import { tooLarge, unreadable } from '../refused.ts'

/** Parts of a package; a workbook with pictures and charts has some hundred. */
const mostParts = 10_000
/** Deflate packs a thousandfold at best; sheets that people made stay below a hundred. */
const mostPacking = 200
const packingMattersFrom = 16 * 1024 * 1024

/** The parts of an Office Open XML file, each read as a stream within a bound. Nothing is written to a disk. */
export class Package {
  readonly #zip: ZipFile
  readonly #parts: ReadonlyMap<string, Entry>
  #unpacked = 0

  private constructor(zip: ZipFile, parts: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#parts = parts
  }

  /** Throws for what is no ZIP file, names paths outside of itself, or needs a password. */
  static async open(bytes: TableBytes): Promise<Package> {
    await refuseOtherFormats(bytes)
    try {
      const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true } as const
      const zip =
        bytes instanceof Uint8Array
          ? await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), options)
          : await openPromise(bytes.path, options)
      if (zip.entryCount > mostParts) throw tooLarge(`the workbook has more than ${mostParts} parts`)
      const parts = new Map<string, Entry>()
      for await (const entry of zip.eachEntry()) parts.set(entry.fileName.toLowerCase(), entry)
      return new Package(zip, parts)
    } catch (error) {
      throw damaged(error)
    }
  }

  /** A part by its path, in whatever case; undefined when there is none. */
  async part(path: string): Promise<Readable | undefined> {
    const entry = this.#parts.get(path.replace(/^\//, '').toLowerCase())
    if (!entry) return undefined
    if (entry.isEncrypted()) throw unreadable('the workbook is protected by a password')
    const { compressedSize, uncompressedSize } = entry
    this.#unpacked += uncompressedSize
    const isPackedTightly =
      uncompressedSize > packingMattersFrom && uncompressedSize > compressedSize * mostPacking
    if (this.#unpacked > bounds.unpackedBytes || isPackedTightly)
      throw tooLarge(
        `the workbook unpacks to more than its size allows, at most ${bounds.unpackedBytes / 1024 / 1024} MB`,
      )
    try {
      return await this.#zip.openReadStreamPromise(entry)
    } catch (error) {
      throw damaged(error)
    }
  }

  close(): void {
    this.#zip.close()
  }
}

async function refuseOtherFormats(bytes: TableBytes): Promise<void> {
  const beginning = await beginningOf(bytes, 4)
  if (beginning[0] === 0xd0 && beginning[1] === 0xcf)
    throw unreadable(
      'the workbook is in the old format of Excel, or protected by a password; save it as .xlsx',
    )
  if (beginning[0] !== 0x50 || beginning[1] !== 0x4b) throw unreadable('the file is no XLSX workbook')
}

/** What the ZIP library says, as a refusal; one of ours stays. */
export const damaged = (error: unknown): Error =>
  error instanceof Error && error.name === 'RequestRefused'
    ? error
    : unreadable(
        `the workbook is damaged: ${error instanceof Error ? error.message.slice(0, 200) : String(error)}`,
      )

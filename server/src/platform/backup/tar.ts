import { createTarDecoder, createTarPacker } from 'modern-tar'
import { BackupUnusable } from './errors.ts'

/** One file of an archive. */
export type Entry = { readonly name: string; readonly content: Buffer }

/** The largest entry, which bounds the memory that reading one takes. */
export const longestEntry = 4 * 1024 * 1024

/** The archive of files in POSIX ustar format; `entries` is ended with it. */
export function pack(entries: AsyncIterable<Entry>, modifiedAt: Date): ReadableStream<Uint8Array> {
  const { readable, controller } = createTarPacker()
  const packAll = async () => {
    for await (const { name, content } of entries) {
      if (content.length > longestEntry) throw new RangeError(`${name} is too large an entry`)
      const file = controller.add({ name, size: content.length, mtime: modifiedAt, mode: 0o600 }).getWriter()
      await file.write(content)
      await file.close()
    }
    controller.finalize()
  }
  packAll().catch(error => controller.error(error))
  return readable
}

/** The files of an archive, in their order. Throws `BackupUnusable` for an archive that is damaged or cut short. */
export async function* unpack(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const entries = ReadableStream.from(chunks).pipeThrough(createTarDecoder({ strict: true }))
  try {
    for await (const { header, body } of entries) {
      if (header.type !== 'file' || header.size > longestEntry)
        throw new BackupUnusable(
          `The file is no backup of Konttori, or damaged: nobody knows its entry ${header.name}.`,
        )
      yield { name: header.name, content: Buffer.concat(await Array.fromAsync(body)) }
    }
  } catch (error) {
    // What reading and decompressing fail with has a code, and is reported elsewhere.
    if (error instanceof BackupUnusable || !(error instanceof Error) || 'code' in error) throw error
    throw new BackupUnusable(`The file is no backup of Konttori, or damaged: ${error.message}`)
  }
}

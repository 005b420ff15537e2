import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

const unzip = promisify(gunzip)

/** The bytes of a document, off the event loop: some are hundreds of megabytes. */
export const decompressed = (compressed: Buffer): Promise<Buffer> => unzip(compressed)

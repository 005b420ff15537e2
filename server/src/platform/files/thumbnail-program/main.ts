import { buffer } from 'node:stream/consumers'
import { makeThumbnails } from './make.ts'
import { packThumbnails } from './thumbnail.ts'

/* Reads a picture from standard input and writes its thumbnails; the exit code is not 0 when there are none. */
try {
  const thumbnails = await makeThumbnails(await buffer(process.stdin))
  process.stdout.write(Buffer.concat([...packThumbnails(thumbnails)]))
} catch {
  process.exitCode = 1
}

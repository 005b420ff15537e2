/** Pixels of the longest edge. */
export const thumbnailSizes = [160, 480, 1280] as const

export type ThumbnailSize = (typeof thumbnailSizes)[number]

export const thumbnailType = 'image/webp'

export interface Thumbnail {
  readonly size: ThumbnailSize
  readonly width: number
  readonly height: number
  /** WebP, upright, without metadata: no place, no camera, no time. */
  readonly bytes: Buffer
}

/** Size, width, height and length, each of four bytes. */
const headerBytes = 16

/** As the program writes them. */
export function* packThumbnails(thumbnails: readonly Thumbnail[]): Generator<Buffer> {
  for (const { size, width, height, bytes } of thumbnails) {
    const header = Buffer.alloc(headerBytes)
    for (const [index, value] of [size, width, height, bytes.length].entries())
      header.writeUInt32BE(value, index * 4)
    yield header
    yield bytes
  }
}

export function readThumbnails(packed: Buffer): Thumbnail[] {
  const thumbnails: Thumbnail[] = []
  for (let at = 0; at < packed.length; ) {
    const [size, width, height, length] = [0, 4, 8, 12].map(offset => packed.readUInt32BE(at + offset)) as [
      ThumbnailSize,
      number,
      number,
      number,
    ]
    at += headerBytes
    thumbnails.push({ size, width, height, bytes: packed.subarray(at, at + length) })
    at += length
  }
  return thumbnails
}

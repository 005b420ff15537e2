import type { Readable } from 'node:stream'

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

/** Makes thumbnails outside the thread of the requests, a few pictures at a time. */
export interface Thumbnails {
  /** None when the bytes are no picture that can be shown: broken, too large, of another type. Never throws for the picture's sake. */
  of(picture: Readable): Promise<readonly Thumbnail[]>
  close(): Promise<void>
}

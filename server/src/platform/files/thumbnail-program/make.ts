import sharp from 'sharp'
import { type Thumbnail, type ThumbnailSize, thumbnailSizes } from './thumbnail.ts'

/** Twice what most cameras make; decoded it is 400 MB at most, and mostly much less. */
const mostPixels = 100_000_000
const seconds = 45
/** Between small and sharp, for WebP. */
const quality = 78

// One picture is not worth all processors of the machine.
sharp.concurrency(1)
sharp.cache(false)
// Other formats are text with references, or have decoders that few look after.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadTiffBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

/** From the first picture of an animation. Throws for bytes that are no picture, or one that is broken or too large. */
export async function makeThumbnails(picture: Buffer): Promise<Thumbnail[]> {
  const largest = await sharp(picture, { limitInputPixels: mostPixels, failOn: 'error' })
    // Before the metadata is dropped, which shows which side is up.
    .autoOrient()
    .resize(within(Math.max(...thumbnailSizes)))
    .png({ compressionLevel: 0 })
    .timeout({ seconds })
    .toBuffer()
  const thumbnails: Thumbnail[] = []
  for (const size of thumbnailSizes) thumbnails.push(await makeThumbnail(largest, size))
  return thumbnails
}

async function makeThumbnail(picture: Buffer, size: ThumbnailSize): Promise<Thumbnail> {
  const { data, info } = await sharp(picture)
    .resize(within(size))
    .webp({ quality })
    .timeout({ seconds })
    .toBuffer({ resolveWithObject: true })
  return { size, width: info.width, height: info.height, bytes: data }
}

const within = (edge: number) =>
  ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const

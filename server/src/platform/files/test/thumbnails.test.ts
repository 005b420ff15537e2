import { Readable } from 'node:stream'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { makeThumbnails } from '../thumbnail-program/make.ts'
import { ProcessThumbnails, thumbnailSizes } from '../thumbnails.ts'

const thumbnails = new ProcessThumbnails({ atOnce: 2, deadlineMs: 120_000 })
afterAll(() => thumbnails.close())

const made = (picture: Buffer) => thumbnails.of(Readable.from([picture]))

const red = { r: 255, g: 0, b: 0 }
const blue = { r: 0, g: 0, b: 255 }
/** The left half red, the right half blue. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: blue } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: red } }, left: 0, top: 0 },
  ])

async function colourAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at =
    (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels
  return (data[at] ?? 0) > 128 ? 'red' : (data[at + 2] ?? 0) > 128 ? 'blue' : 'other'
}

it('a photograph is made upright, in three sizes, and says nothing of where and by whom', async () => {
  const photograph = await picture(2000, 1000)
    .withExif({
      IFD0: { Make: 'Secret camera', Artist: 'Aino Aalto' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '62/1 36/1 0/1', GPSLongitude: '25/1 43/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Aino Aalto</x:xmpmeta>')
    // Turned by 90 degrees clockwise to be seen.
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(photograph.includes('Aino Aalto')).toBe(true)
  const found = await made(photograph)
  expect(found.map(({ size, width, height }) => [size, width, height])).toEqual([
    [160, 80, 160],
    [480, 240, 480],
    [1280, 640, 1280],
  ])
  for (const { bytes } of found) {
    const { format, exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
    expect({ format, exif, xmp, iptc, orientation }).toEqual({ format: 'webp' })
    expect(bytes.includes('Aino')).toBe(false)
    // Left came up.
    expect([await colourAt(bytes, 0.5, 0.1), await colourAt(bytes, 0.5, 0.9)]).toEqual(['red', 'blue'])
  }
})

it('a small picture keeps its size, an animation shows its first picture, and a clear one stays clear', async () => {
  const small = await makeThumbnails(await picture(40, 20).png().toBuffer())
  expect(small.map(({ width, height }) => [width, height])).toEqual(thumbnailSizes.map(() => [40, 20]))
  const frames = await sharp({ create: { width: 10, height: 20, channels: 3, background: red } })
    .composite([
      { input: { create: { width: 10, height: 10, channels: 3, background: blue } }, left: 0, top: 10 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  const animation = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
    .gif()
    .toBuffer()
  expect((await sharp(animation).metadata()).pages).toBe(2)
  const [first] = await makeThumbnails(animation)
  expect(first).toMatchObject({ width: 10, height: 10 })
  expect(await colourAt(first?.bytes ?? Buffer.alloc(0), 0.5, 0.9)).toBe('red')
  const clear = await sharp({
    create: { width: 9, height: 9, channels: 4, background: { ...red, alpha: 0 } },
  })
    .png()
    .toBuffer()
  expect((await sharp((await makeThumbnails(clear))[0]?.bytes).metadata()).hasAlpha).toBe(true)
})

/** So large a picture of black in a few kilobytes. */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const typed = Buffer.concat([Buffer.from(name), content])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(typed))
    return Buffer.concat([length, typed, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('no thumbnails, and no failure, come of', () => {
  const photograph = picture(1000, 500).jpeg().toBuffer()
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a picture of 30,000 times 30,000 in little', () => bomb(30_000, 30_000)],
    ['a picture that is cut short', async () => (await photograph).subarray(0, 3000)],
    ['the beginning of a picture', async () => (await photograph).subarray(0, 20)],
    ['no bytes', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('not a picture')],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n')],
    ['bytes at random', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(100_000, 0x5a)])],
  ])('%s', async (_, make) => {
    const bytes = await make()
    expect(bytes.length).toBeLessThan(2_000_000)
    await expect(makeThumbnails(bytes)).rejects.toThrow()
  })

  it('them in the process that the service starts', async () => {
    expect(await made(bomb(30_000, 30_000))).toEqual([])
    expect(await made(Buffer.alloc(0))).toEqual([])
  })

  it('a picture that takes too long', async () => {
    const hasty = new ProcessThumbnails({ atOnce: 1, deadlineMs: 1 })
    expect(await hasty.of(Readable.from([await photograph]))).toEqual([])
  })
})

it('what cannot be read is told, so that it is tried again', async () => {
  const unreadable = new Readable({ read: () => void unreadable.destroy(new Error('the disk is gone')) })
  await expect(thumbnails.of(unreadable)).rejects.toThrow('the disk is gone')
})

import { crc32, deflateSync } from 'node:zlib'

const [width, height] = [480, 320]

type Colour = readonly [red: number, green: number, blue: number]

const wall: Colour = [222, 214, 202]
const copper: Colour = [184, 115, 51]
const lagging: Colour = [150, 158, 166]

/** Where pipes of a service shaft run, from top to bottom: the middle, half the width, and the colour. */
const pipes: readonly (readonly [middle: number, radius: number, colour: Colour])[] = [
  [90, 14, copper],
  [150, 14, copper],
  [270, 44, lagging],
  [400, 30, lagging],
]

/** A picture from a site: pipes before a wall. https://www.w3.org/TR/png-3/ */
export function pictureOfPipes(): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows.set(colourAt(x, y), y * (1 + width * 3) + 1 + x * 3)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function colourAt(x: number, y: number): Colour {
  const pipe = pipes.find(([middle, radius]) => Math.abs(x - middle) <= radius)
  if (!pipe) return shaded(wall, y % 64 < 2 || (x + (y % 128 < 64 ? 0 : 60)) % 120 < 2 ? 0.85 : 1)
  const [middle, radius, colour] = pipe
  const isClamp = y % 150 > 132
  return shaded(
    isClamp ? [90, 90, 94] : colour,
    1 - 0.6 * (Math.abs(x - middle + radius / 3) / (radius * 1.4)),
  )
}

const shaded = ([red, green, blue]: Colour, light: number): Colour => [
  red * light,
  green * light,
  blue * light,
]

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(typed.length + 8)
  whole.writeUInt32BE(data.length, 0)
  whole.set(typed, 4)
  whole.writeUInt32BE(crc32(typed), typed.length + 4)
  return whole
}

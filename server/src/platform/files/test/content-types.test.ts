import { describe, expect, it } from 'vitest'
import { ContentTypeReading } from '../content-type-reading.ts'
import { isContentType, keptContentType, keptContentTypes } from '../content-types.ts'
import { samples } from './content-type-samples.ts'

async function typeOf(bytes: Buffer | string, pieceBytes = 64 * 1024): Promise<string> {
  const all = Buffer.from(bytes as string)
  const reading = new ContentTypeReading()
  for (let at = 0; at < all.length; at += pieceBytes) reading.add(all.subarray(at, at + pieceBytes))
  return reading.end()
}

describe('the type of bytes', () => {
  it.each(samples)('is found: %s', async (_, bytes, expected) => {
    expect(await typeOf(bytes)).toBe(expected)
    expect(await typeOf(bytes, 7)).toBe(expected)
  })

  it('is that of the whole: a zero at the end of a text makes it none', async () =>
    expect(await typeOf(`${'a'.repeat(1_000_000)}\0`)).toBe('application/octet-stream'))

  it('is found at once in a text that begins with very many comments', async () =>
    expect(await typeOf(`${'<!---->'.repeat(40_000)}<svg`)).toMatch(/xml|plain/))

  it('of bytes that are cut short or changed anywhere is some type, and no failure', async () => {
    for (const [, bytes] of samples)
      for (const at of [1, 2, 5, 12, 30, 100]) {
        const all = Buffer.from(bytes as string)
        expect(await typeOf(all.subarray(0, at))).toMatch(/^\w+\/.+/)
        const changed = Buffer.from(all)
        if (at < changed.length) changed[at] = 0xff
        expect(await typeOf(changed)).toMatch(/^\w+\/.+/)
      }
  })
})

describe('what bytes are announced as', () => {
  it.each([
    ['image/jpg', 'image/jpeg'],
    ['IMAGE/JPEG', 'image/jpeg'],
    ['text/csv; charset=utf-8', 'text/csv'],
    ['text/xml', 'application/xml'],
    ['application/x-zip-compressed', 'application/zip'],
    ['application/x-msdownload', undefined],
    ['video/mp4', undefined],
    ['', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
  ])('has one name: %s', (announced, expected) => expect(keptContentType(announced)).toBe(expected))

  it.each([
    ['image/jpg', 'image/jpeg', true],
    ['text/csv', 'text/plain', true],
    ['application/json', 'text/plain', true],
    ['text/xml', 'application/xml', true],
    ['application/msword', 'application/x-cfb', true],
    ['application/zip', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', true],
    ['image/heif', 'image/heic', true],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/zip', false],
    ['image/png', 'image/jpeg', false],
    ['image/png', 'application/pdf', false],
    ['image/png', 'text/html', false],
    ['image/jpeg', 'image/svg+xml', false],
    ['text/plain', 'text/html', false],
    ['text/plain', 'image/svg+xml', false],
    ['text/csv', 'application/octet-stream', false],
    ['application/pdf', 'application/octet-stream', false],
    ['application/octet-stream', 'application/octet-stream', false],
    ['application/x-msdownload', 'application/x-msdownload', false],
  ])('is so or not: %s of %s', (announced, found, expected) =>
    expect(isContentType(announced, found)).toBe(expected),
  )

  it('every kept type has bytes that are of it, and executable ones are of none', async () => {
    const found = new Set(samples.map(([, , type]) => type))
    for (const type of keptContentTypes) expect([...found].some(each => isContentType(type, each))).toBe(true)
    for (const program of ['MZ\x90\0\x03\0\0\0', '\x7fELF\x02\x01\x01\0']) {
      const type = await typeOf(Buffer.from(program, 'latin1'))
      expect(keptContentTypes.filter(kept => isContentType(kept, type))).toEqual([])
    }
  })
})

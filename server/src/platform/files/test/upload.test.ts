import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, statusOf, talk } from '../../../../test/hostile/sockets.ts'
import { patience } from '../../../../test/world/patience.ts'
import { mayMount, tinyDisk } from '../../../lifecycle/test/tiny-disk.ts'
import type { PresignedUpload } from '../storage.ts'
import { startUploads, uploadOf } from './upload-server.ts'

let uploads: Awaited<ReturnType<typeof startUploads>>
beforeAll(async () => {
  uploads = await startUploads()
})
afterAll(() => uploads.close())

const bytes = Buffer.from('the bytes of a picture')

const put = async ({ url, headers }: Pick<PresignedUpload, 'url' | 'headers'>, body: Buffer = bytes) => {
  const answer = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(body) })
  const text = await answer.text()
  return { status: answer.status, code: text === '' ? undefined : (JSON.parse(text).code as string), answer }
}
const presign = (change = {}, of = bytes) => uploads.disk.presignUpload(uploadOf(of, change))
const stored = async (key: string) => (await buffer(await uploads.disk.read(key))).toString()
const leftOver = () => readdir(join(uploads.directory, 'drafts')).catch(() => [])
/** Raw bytes of a request, for what no client sends. */
const raw = ({ url, headers }: PresignedUpload, ...more: string[]) => {
  const { pathname, search, host } = new URL(url)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`PUT ${pathname}${search} HTTP/1.1`, `host: ${host}`, ...lines, ...more, '', ''].join('\r\n')
}

describe('the bytes of an upload', () => {
  it('are put to the address, again until they are moved, and never after', async () => {
    const upload = uploadOf(bytes)
    const presigned = await uploads.disk.presignUpload(upload)
    for (let time = 0; time < 2; time++) expect((await put(presigned)).status).toBe(204)
    expect(await stored(upload.key)).toBe(bytes.toString())

    const version = (await uploads.disk.find(upload.key))?.version ?? ''
    const key = `files/org/aa/${upload.sha256}`
    await uploads.disk.move(upload.key, key, version)
    expect(await put(presigned)).toMatchObject({ status: 409, code: 'upload_finished' })
    expect(await uploads.disk.find(upload.key)).toBeUndefined()
    expect(await stored(key)).toBe(bytes.toString())
    expect(await leftOver()).toEqual([])
  })

  it('may be none at all', async () => {
    const nothing = Buffer.alloc(0)
    const upload = uploadOf(nothing)
    expect((await put(await uploads.disk.presignUpload(upload), nothing)).status).toBe(204)
    expect(await uploads.disk.find(upload.key)).toMatchObject({ size: 0 })
    await uploads.disk.delete(upload.key)
  })

  it.each([
    ['more', Buffer.concat([bytes, bytes])],
    ['fewer', bytes.subarray(1)],
    ['others', Buffer.from('the bytes of a PICTURE')],
  ])('that are %s than announced are refused, and nothing is left', async (_, sent) => {
    const upload = uploadOf(bytes)
    const answer = await put(await uploads.disk.presignUpload(upload), sent)
    expect(answer).toMatchObject({ status: 422, code: 'upload_differs' })
    expect(await leftOver()).toEqual([])
    expect(await uploads.disk.find(upload.key)).toBeUndefined()
  })

  it('that are more than announced are refused in pieces too, before they end', async () => {
    const presigned = await presign({}, Buffer.alloc(10))
    const answer = await talk(
      uploads.url,
      raw(presigned, 'transfer-encoding: chunked', 'connection: close'),
      `a\r\n${'\0'.repeat(10)}\r\n`,
      'fffff\r\n',
      Buffer.alloc(4096),
    )
    expect(statusOf(answer)).toBe(422)
    expect(await leftOver()).toEqual([])
  })

  it('of another type than announced are refused before they come', async () => {
    const { url } = await presign()
    const answer = await put({ url, headers: { 'content-type': 'text/html' } })
    expect(answer).toMatchObject({ status: 422, code: 'upload_differs' })
  })

  it('that stop coming leave nothing', async () => {
    const caller = await call(uploads.url)
    caller.socket.write(raw(await presign(), `content-length: ${bytes.length}`))
    caller.socket.write(bytes.subarray(0, 5))
    const drafts = async () => (await leftOver()).length
    await vi.waitUntil(async () => (await drafts()) === 1, patience)
    caller.socket.destroy()
    await vi.waitUntil(async () => (await drafts()) === 0, patience)
  })

  it('are waited for by who asks first whether to send them', async () => {
    const answer = await talk(
      uploads.url,
      raw(await presign(), `content-length: ${bytes.length}`, 'expect: 100-continue', 'connection: close'),
      bytes,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 204 /)
  })

  it('are taken from the later of two requests to one address', async () => {
    const presigned = await presign()
    const first = await call(uploads.url)
    first.socket.write(raw(presigned, `content-length: ${bytes.length}`, 'connection: close'))
    first.socket.write(bytes.subarray(0, 5))
    const drafts = () => readdir(join(uploads.directory, 'drafts'))
    await vi.waitUntil(async () => (await drafts()).length === 1, patience)
    expect((await put(presigned)).status).toBe(204)
    await first.ended
    expect(statusOf(first.received)).toBe(409)
    expect(await drafts()).toEqual([])
  })
})

describe('an address', () => {
  const problem = async (url: string) => put({ url, headers: { 'content-type': 'image/jpeg' } })

  it('that has expired is refused', async () => {
    const { url } = await presign({ expiresAt: new Date(Date.now() - 1).toISOString() })
    expect(await problem(url)).toMatchObject({ status: 410, code: 'upload_url_expired' })
  })

  it.each([
    [
      'another file',
      (url: URL) => void (url.pathname = url.pathname.replace(/.$/, last => (last === '0' ? '1' : '0'))),
    ],
    ['another organisation', (url: URL) => void (url.pathname = url.pathname.replace('0001/', '0002/'))],
    ['another size', (url: URL) => url.searchParams.set('size', '9999999999')],
    ['another hash', (url: URL) => url.searchParams.set('sha256', '0'.repeat(64))],
    ['another type', (url: URL) => url.searchParams.set('contentType', 'text/html')],
    ['a later end', (url: URL) => url.searchParams.set('expiresAt', '2999-01-01T00:00:00.000Z')],
    ['no signature', (url: URL) => url.searchParams.delete('signature')],
    ['an empty signature', (url: URL) => url.searchParams.set('signature', '')],
    ['two signatures', (url: URL) => url.searchParams.append('signature', 'x')],
    ['a further parameter', (url: URL) => url.searchParams.set('more', '1')],
    ['a size in another spelling', (url: URL) => url.searchParams.set('size', '0x16')],
  ])('changed for %s is refused', async (_, change) => {
    const url = new URL((await presign()).url)
    change(url)
    expect(await problem(url.href)).toMatchObject({ status: 403, code: 'upload_url_invalid' })
    expect(await leftOver()).toEqual([])
  })

  it.each(['/uploads/..%2f..%2fetc/passwd', '/uploads/%2e%2e/x', '/uploads/a/..%5cx', '/uploads/a/b%00'])(
    'that leads elsewhere is refused: %s',
    async path => {
      const { search } = new URL((await presign()).url)
      const answer = await talk(
        uploads.url,
        `PUT ${path}${search} HTTP/1.1\r\nhost: x\r\ncontent-type: image/jpeg\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
      )
      expect([403, 404]).toContain(statusOf(answer))
    },
  )

  it('of a former secret is taken, and of a foreign one is not', async () => {
    const former = uploads.signedWith(Buffer.alloc(32, 2), uploadOf(bytes))
    expect((await problem(former)).status).toBe(204)
    const foreign = uploads.signedWith(Buffer.alloc(32, 3), uploadOf(bytes))
    expect((await problem(foreign)).status).toBe(403)
  })

  it('is not made for longer than a day, nor for what is no upload', async () => {
    const late = new Date(Date.now() + 25 * 3_600_000).toISOString()
    await expect(presign({ expiresAt: late })).rejects.toThrow('24 hours')
    await expect(presign({ key: 'files/org/aa/x' })).rejects.toThrow('no key of an upload')
  })
})

it('a page of another site may put, without credentials', async () => {
  const presigned = await presign()
  const preflight = await fetch(presigned.url, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://dashboard.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': Object.keys(presigned.headers).join(','),
    },
  })
  expect(preflight.status).toBe(204)
  const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase().split(', ')
  for (const name of Object.keys(presigned.headers)) expect(allowed).toContain(name)
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
  const { answer } = await put({
    ...presigned,
    headers: { ...presigned.headers, origin: 'https://dashboard.example' },
  })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
})

it('100 MB go through, and little of it is held on the way to the disk', async () => {
  const piece = Buffer.alloc(1024 * 1024, 7)
  const pieces = 100
  const hash = createHash('sha256')
  for (let count = 0; count < pieces; count++) hash.update(piece)
  const size = pieces * piece.length
  const upload = uploadOf(bytes, { size, sha256: hash.digest('hex') })
  const { url, headers } = await uploads.disk.presignUpload(upload)
  const drafts = join(uploads.directory, 'drafts')
  const written = async () => {
    const [draft] = await readdir(drafts)
    return draft === undefined ? 0 : (await stat(join(drafts, draft))).size
  }
  let mostHeld = 0
  async function* body() {
    for (let count = 0; count < pieces; count++) {
      mostHeld = Math.max(mostHeld, count * piece.length - (await written()))
      yield piece
    }
  }
  const answer = await fetch(url, {
    method: 'PUT',
    headers: { ...headers, 'content-length': String(size) },
    body: Readable.toWeb(Readable.from(body())) as ReadableStream,
    duplex: 'half',
  } as RequestInit)
  expect(answer.status).toBe(204)
  expect(await uploads.disk.find(upload.key)).toMatchObject({ size })
  // Mostly what the two ends of the connection hold.
  expect(mostHeld).toBeLessThan(32 * piece.length)
})

describe.skipIf(!mayMount())('a disk', () => {
  const largeUpload = () => {
    const bytes = Buffer.alloc(1024 * 1024, 1)
    return { bytes, upload: uploadOf(bytes) }
  }

  it('that is full is told, keeps nothing, and takes uploads again when there is room', async () => {
    const directory = await tinyDisk(1200)
    const tiny = await startUploads(directory)
    const { bytes, upload } = largeUpload()
    try {
      const ballast = join(directory, 'ballast')
      await writeFile(ballast, Buffer.alloc(512 * 1024))
      const answer = await put(await tiny.disk.presignUpload(upload), bytes)
      expect(answer).toMatchObject({ status: 503, code: 'storage_full' })
      expect(await readdir(join(tiny.directory, 'drafts'))).toEqual([])
      expect(await tiny.disk.find(upload.key)).toBeUndefined()
      await rm(ballast)
      expect((await put(await tiny.disk.presignUpload(upload), bytes)).status).toBe(204)
    } finally {
      await tiny.close().catch(() => {})
    }
  })

  it('that has become read-only is told, and takes uploads again when it is not', async () => {
    const directory = await tinyDisk(4000)
    const tiny = await startUploads(directory)
    const { bytes, upload } = largeUpload()
    const become = (mode: 'ro' | 'rw') => spawnSync('mount', ['-o', `remount,${mode}`, directory]).status
    try {
      expect(become('ro')).toBe(0)
      const answer = await put(await tiny.disk.presignUpload(upload), bytes)
      expect(answer).toMatchObject({ status: 503, code: 'service_unavailable' })
      expect(await tiny.disk.find(upload.key)).toBeUndefined()
      expect(become('rw')).toBe(0)
      expect((await put(await tiny.disk.presignUpload(upload), bytes)).status).toBe(204)
    } finally {
      await tiny.close().catch(() => {})
    }
  })
})

it('a service that is stopping begins no upload', async () => {
  uploads.availability.startDraining()
  expect(await put(await presign())).toMatchObject({ status: 503, code: 'service_unavailable' })
})

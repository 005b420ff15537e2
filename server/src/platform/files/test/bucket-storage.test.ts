import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { patience } from '../../../../test/world/patience.ts'
import { type Bucket, type BucketStorage, openBucket } from '../bucket-storage.ts'
import { FileChanged, FileMissing, StorageUnavailable } from '../storage.ts'
import { startS3 } from './s3-server.ts'
import { uploadOf } from './upload-server.ts'

let s3: Awaited<ReturnType<typeof startS3>>
let storage: BucketStorage
beforeAll(async () => {
  s3 = await startS3()
  storage = await openBucket(s3.place)
})
afterAll(async () => {
  storage.close()
  await s3.close()
})

const textOf = async (key: string, part = {}) => (await buffer(await storage.read(key, part))).toString()
const bytes = Buffer.from('the bytes of a picture')

describe('against a server that stores as S3 does', () => {
  it('what is put at the address is found, moved, read in part and deleted', async () => {
    const upload = uploadOf(bytes)
    const { url, headers, method } = await storage.presignUpload(upload)
    expect((await fetch(url, { method, headers, body: bytes })).status).toBe(200)
    const found = await storage.find(upload.key)
    expect(found).toMatchObject({ size: bytes.length })

    const key = `files/org/aa/${upload.sha256}`
    for (let time = 0; time < 2; time++) await storage.move(upload.key, key, found?.version ?? '')
    expect(await storage.find(upload.key)).toBeUndefined()
    expect(await textOf(key)).toBe(bytes.toString())
    expect(await textOf(key, { start: 4, end: 8 })).toBe('bytes')
    expect(await textOf(key, { start: 15 })).toBe('picture')
    const version = (await storage.find(key))?.version ?? ''
    expect(await textOf(key, { version })).toBe(bytes.toString())
    for (let time = 0; time < 2; time++) await storage.delete(key)
    await expect(storage.read(key)).rejects.toBeInstanceOf(FileMissing)
    await expect(storage.move(upload.key, key, version)).rejects.toBeInstanceOf(FileMissing)
  })

  it('bytes and streams of unknown length are written', async () => {
    await storage.write('thumbnails/org/aa/one', bytes)
    await storage.write('thumbnails/org/aa/two', Readable.from([bytes, bytes]))
    expect(await textOf('thumbnails/org/aa/one')).toBe(bytes.toString())
    expect((await storage.find('thumbnails/org/aa/two'))?.size).toBe(2 * bytes.length)
  })

  it('a listing is in the order of the keys, from any key on', async () => {
    const keys = Array.from({ length: 7 }, (_, index) => `files/list/0${index}/x`)
    for (const key of keys.toReversed()) await storage.write(key, bytes)
    const all = await storage.list('files/list/', { limit: 10 })
    expect(all.map(({ key }) => key)).toEqual(keys)
    expect(all[0]).toMatchObject({ size: bytes.length, modifiedAt: expect.stringMatching(/^\d{4}-.*Z$/) })
    const rest = await storage.list('files/list/', { limit: 10, after: keys[4] ?? '' })
    expect(rest.map(({ key }) => key)).toEqual(keys.slice(5))
  })
})

/** A server that does as the test says, and knows `If-Match` of a copy as Amazon's does. */
async function scripted(listener: RequestListener, silenceMs?: number): Promise<BucketStorage> {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const opened = await openBucket({ ...s3.place, endpoint: `http://127.0.0.1:${port}` }, silenceMs)
  onTestFinished(() => {
    opened.close()
    server.closeAllConnections()
    server.close()
  })
  return opened
}

it('bytes that are put again, after they were examined and before they are moved, are not the file', async () => {
  const objects = new Map<string, Buffer>()
  const tagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`
  const attacked = await scripted(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://x').pathname
    const { 'x-amz-copy-source': source, 'x-amz-copy-source-if-match': match } = request.headers
    const content = objects.get(source ? `/${String(source)}` : path)
    if (request.method === 'DELETE') objects.delete(path)
    else if (request.method === 'PUT' && !source) objects.set(path, await buffer(request))
    else if (!content) response.statusCode = 404
    else if (match !== undefined && match !== tagOf(content)) response.statusCode = 412
    else if (request.method === 'PUT') {
      objects.set(path, content)
      return response.end(`<CopyObjectResult><ETag>${tagOf(content)}</ETag></CopyObjectResult>`)
    } else {
      response.setHeader('etag', tagOf(content)).setHeader('content-length', content.length)
      return response.end(content)
    }
    response.end()
  })
  const upload = uploadOf(bytes)
  const { url, headers } = await attacked.presignUpload(upload)
  const put = (content: string) => fetch(url, { method: 'PUT', headers, body: content })
  await put('what is examined')
  const version = (await attacked.find(upload.key))?.version ?? ''
  await put('what is swapped in')
  await expect(attacked.read(upload.key, { version })).rejects.toBeInstanceOf(FileChanged)
  await expect(attacked.move(upload.key, 'files/org/aa/one', version)).rejects.toBeInstanceOf(FileChanged)
  expect(await attacked.find('files/org/aa/one')).toBeUndefined()

  const now = (await attacked.find(upload.key))?.version ?? ''
  await attacked.move(upload.key, 'files/org/aa/one', now)
  await put('what is put after it')
  expect((await buffer(await attacked.read('files/org/aa/one'))).toString()).toBe('what is swapped in')
})

it('a long listing is asked for in parts', async () => {
  const keys = Array.from({ length: 2500 }, (_, index) => `files/org/aa/${String(index).padStart(4, '0')}`)
  const listing = await scripted((request, response) => {
    const query = new URL(request.url ?? '', 'http://x').searchParams
    const after = query.get('start-after') ?? ''
    const rest = keys.filter(key => key > after)
    const page = rest.slice(0, Math.min(1000, Number(query.get('max-keys'))))
    const contents = page.map(key => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('')
    const truncated = rest.length > page.length
    response.end(`<ListBucketResult><IsTruncated>${truncated}</IsTruncated>${contents}</ListBucketResult>`)
  })
  expect((await listing.list('files/', { limit: 5000 })).map(({ key }) => key)).toEqual(keys)
  expect((await listing.list('files/', { limit: 1500 })).map(({ key }) => key)).toEqual(keys.slice(0, 1500))
})

it.each([403, 500, 503])('a server that answers %s is told, and without credentials', async status => {
  const refusing = await scripted((_request, response) => {
    response.writeHead(status).end('<Error><Code>Refused</Code><Message>No.</Message></Error>')
  })
  const failure = await refusing.find('files/org/aa/one').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StorageUnavailable)
  expect(String(failure)).not.toContain('S3RVER')
  await expect(refusing.write('files/org/aa/one', bytes)).rejects.toBeInstanceOf(StorageUnavailable)
})

describe('an answer that breaks off', () => {
  const half = (end: (response: ServerResponse) => void): RequestListener => {
    return (_request, response) => {
      response.writeHead(200, { etag: '"1"', 'content-length': 2 * bytes.length })
      response.write(bytes, () => end(response))
    }
  }

  it('is told to who reads, whatever came before', async () => {
    const cut = await scripted(half(response => response.destroy()))
    const reading = await cut.read('files/org/aa/one')
    await expect(buffer(reading)).rejects.toBeInstanceOf(StorageUnavailable)
  })

  it('is one that goes silent too, so that nobody waits for ever', async () => {
    const silent = await scripted(
      half(() => {}),
      50,
    )
    await expect(buffer(await silent.read('files/org/aa/one'))).rejects.toBeInstanceOf(StorageUnavailable)
  })

  it('frees its connection once nobody reads it, begun or not', async () => {
    const closed: Promise<unknown>[] = []
    const answering = await scripted(half(response => closed.push(once(response, 'close'))))
    const reader = await answering.read('files/org/aa/one')
    reader.destroy()
    const other = await answering.read('files/org/aa/two')
    for await (const _ of other) break
    await vi.waitUntil(() => closed.length === 2, patience)
    await Promise.all(closed)
  })
})

it('a copy that fails after its status was sent is no copy, and what was to be moved stays', async () => {
  const asked: string[] = []
  const failing = await scripted((request, response) => {
    asked.push(request.method ?? '')
    response.end('<Error><Code>InternalError</Code><Message>Try again.</Message></Error>')
  })
  await expect(failing.move('uploads/org/one', 'files/org/aa/one', '"1"')).rejects.toBeInstanceOf(
    StorageUnavailable,
  )
  expect(new Set(asked)).toEqual(new Set(['PUT']))
})

it('a server that is not there is told', async () => {
  const nowhere = await openBucket({ ...s3.place, endpoint: 'http://127.0.0.1:1' })
  await expect(nowhere.list('files/', { limit: 1 })).rejects.toBeInstanceOf(StorageUnavailable)
})

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html, step by step. */
function signatureOf(url: URL, headers: Record<string, string>, secret: string): string {
  const query = [...url.searchParams].filter(([name]) => name !== 'X-Amz-Signature')
  const signed = url.searchParams.get('X-Amz-SignedHeaders')?.split(';') ?? []
  const canonical = [
    'PUT',
    url.pathname
      .split('/')
      .map(part => encoded(decodeURIComponent(part)))
      .join('/'),
    query
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...signed.map(name => `${name}:${(headers[name] ?? '').trim().replaceAll(/ +/g, ' ')}`),
    '',
    signed.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n')
  const time = url.searchParams.get('X-Amz-Date') ?? ''
  const [, date = '', region = ''] = url.searchParams.get('X-Amz-Credential')?.split('/') ?? []
  const scope = `${date}/${region}/s3/aws4_request`
  const hash = createHash('sha256').update(canonical).digest('hex')
  const key = [region, 's3', 'aws4_request'].reduce((so, part) => hmac(so, part), hmac(`AWS4${secret}`, date))
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, hash].join('\n')).toString('hex')
}

describe('a presigned address', () => {
  const credentials = {
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  }
  const now = new Date('2026-11-22T12:00:00.000Z')
  const places: [string, Partial<Bucket>, string, string][] = [
    ['of Amazon', { endpoint: null, pathStyle: false }, 'konttori-files.s3.eu-north-1.amazonaws.com', '/'],
    [
      'in the path',
      { endpoint: 'https://s3.example.com:9000', pathStyle: true },
      's3.example.com:9000',
      '/konttori-files/',
    ],
    [
      'in the host',
      { endpoint: 'https://s3.example.com', pathStyle: false },
      'konttori-files.s3.example.com',
      '/',
    ],
    [
      'of another region',
      { endpoint: 'http://localhost:9000', region: 'fi-hel-1', pathStyle: true },
      'localhost:9000',
      '/konttori-files/',
    ],
  ]

  it.each(places)('%s has the signature that the specification says', async (_, change, host, path) => {
    const opened = await openBucket({ ...s3.place, ...change, credentials })
    const upload = uploadOf(bytes, {
      contentType: 'text/csv; charset=utf-8',
      expiresAt: '2026-11-22T13:00:00.500Z',
    })
    const presigned = await opened.presignUpload(upload, now)
    const url = new URL(presigned.url)
    expect([url.host, url.pathname]).toEqual([host, `${path}${upload.key}`])
    expect(url.searchParams.get('X-Amz-Expires')).toBe('3600')
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe(
      'content-length;content-type;host;x-amz-checksum-sha256',
    )
    expect(presigned.headers).toEqual({
      'content-type': 'text/csv; charset=utf-8',
      'x-amz-checksum-sha256': createHash('sha256').update(bytes).digest('base64'),
    })
    const sent = { ...presigned.headers, host, 'content-length': String(bytes.length) }
    const { secretAccessKey } = credentials
    expect(url.searchParams.get('X-Amz-Signature')).toBe(signatureOf(url, sent, secretAccessKey))
    for (const change of [
      { 'content-length': '23' },
      { 'content-type': 'text/html' },
      { 'x-amz-checksum-sha256': 'x' },
    ])
      expect(signatureOf(url, { ...sent, ...change }, secretAccessKey)).not.toBe(
        url.searchParams.get('X-Amz-Signature'),
      )
    opened.close()
  })
})

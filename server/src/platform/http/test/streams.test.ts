import * as fc from 'fast-check'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { patience } from '../../../../test/world/patience.ts'
import { StreamedFile } from '../streamed-file.ts'
import { shownOneByOne, Streamed } from '../streamed.ts'
import { type StreamLimits, Streams } from '../streams.ts'

const usual: StreamLimits = { wholeMs: 60_000, atOnce: 32, movingMs: 1000 }

/** A server with one answer in pieces, and what became of it. */
async function serve(answer: () => Streamed, limits: Partial<StreamLimits> = {}) {
  const seen = { made: 0, ended: 0, errors: [] as unknown[], cut: [] as (string | undefined)[] }
  const streams = new Streams({
    log: { info: () => {}, warn: () => {}, error: (_event, error) => void seen.errors.push(error) },
    metrics: { counter: () => (label?: string) => void seen.cut.push(label) } as never,
    limits: { ...usual, ...limits },
  })
  function* counted(): Generator<string, undefined> {
    try {
      for (const piece of answer().pieces()) {
        seen.made++
        yield piece
      }
    } finally {
      seen.ended++
    }
  }
  const app = fastify()
  app.decorateRequest('caller', null)
  app.get('/', (request: FastifyRequest, reply: FastifyReply) =>
    streams.send(request, reply, { status: 200, pieces: counted() }, true),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  const { port } = app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, port, seen }
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ number, text: 'ä'.repeat(400) }))
const list = (count: number) => ({ before: [1], items: rows(count), after: null })
const long = (count = 20_000) =>
  new Streamed({ ...list(count), items: shownOneByOne(rows(count), row => ({ ...row })) })

/** Connects, asks and reads nothing. */
async function silent(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  return socket
}

test('pieces are to the letter what JSON.stringify makes', () => {
  const value = fc.jsonValue()
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(value, fc.array(value))), answer => {
      const shown = Object.fromEntries(
        Object.entries(answer).map(([name, member]) => [
          name,
          Array.isArray(member) ? shownOneByOne(member, (item: unknown) => item) : member,
        ]),
      )
      const whole = JSON.stringify(answer)
      expect([...new Streamed(answer).pieces()].join('')).toBe(whole)
      expect([...new Streamed(shown).pieces()].join('')).toBe(whole)
    }),
    { numRuns: 300 },
  )
  expect([...new Streamed({ a: undefined, b: [undefined], c: [] }).pieces()].join('')).toBe(
    '{"b":[null],"c":[]}',
  )
  const pieces = [...long(1000).pieces()]
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(34_000)
})

test('a long answer arrives as it is, plain and compressed, and without a length', async () => {
  const { url, seen } = await serve(() => long(3000))
  const whole = JSON.stringify(list(3000))
  const read = async (encoding: string) => {
    const [answer] = (await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response')) as [
      IncomingMessage,
    ]
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect(answer.headers['content-length']).toBeUndefined()
    return { body: await buffer(answer), encoding: answer.headers['content-encoding'] }
  }
  const plain = await read('identity')
  expect([plain.body.toString(), plain.encoding]).toEqual([whole, undefined])
  const brotli = await read('br')
  expect([brotliDecompressSync(brotli.body).toString(), brotli.encoding]).toEqual([whole, 'br'])
  const gzip = await read('gzip')
  expect([gunzipSync(gzip.body).toString(), gzip.encoding]).toEqual([whole, 'gzip'])
  expect(seen).toMatchObject({ ended: 3, errors: [], cut: [] })
})

test('an answer that fits into a piece is sent at once, with its length', async () => {
  const { url } = await serve(() => long(2))
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const text = await answer.text()
  expect(text).toBe(JSON.stringify(list(2)))
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
})

test('a failure before the second piece is answered, and a later one cuts the connection and is logged', async () => {
  let failing = 0
  const { url, seen } = await serve(
    () =>
      new Streamed({
        items: shownOneByOne(rows(1000), row => {
          if (row.number === failing) throw new Error(`row ${failing}`)
          return row
        }),
      }),
  )
  expect((await fetch(url)).status).toBe(500)
  expect(seen.errors).toEqual([])
  for (const encoding of ['identity', 'br']) {
    failing = 900
    const cut = await fetch(url, { headers: { 'accept-encoding': encoding } })
    expect(cut.status).toBe(200)
    await expect(cut.text()).rejects.toThrow('terminated')
  }
  await vi.waitUntil(() => seen.ended === 3, patience)
  expect(seen.errors).toEqual([new Error('row 900'), new Error('row 900')])
  expect(seen.cut).toEqual(['failed', 'failed'])
})

test('no more is made than the caller reads, and work ends with a caller who leaves', async () => {
  const { port, seen } = await serve(() => long())
  const pieces = [...long().pieces()].length
  const socket = await silent(port)
  await vi.waitUntil(() => seen.made > 1, patience)
  let last = -1
  // What the system holds for the caller fills up, and then nothing more is made.
  await vi.waitUntil(
    () => {
      const stopped = last === seen.made
      last = seen.made
      return stopped
    },
    { ...patience, interval: 100 },
  )
  expect(seen.made).toBeLessThan(pieces)
  expect(seen.ended).toBe(0)
  socket.destroy()
  await vi.waitUntil(() => seen.ended === 1, patience)
  expect(seen).toMatchObject({ errors: [], cut: [] })
  expect(seen.made).toBeLessThan(pieces)
})

test('a caller who reads too slowly is cut when the time of the answer is over', async () => {
  const { port, seen } = await serve(() => long(), { wholeMs: 300 })
  const socket = await silent(port)
  const closed = once(socket, 'close')
  await vi.waitUntil(() => seen.ended === 1, patience)
  expect(seen).toMatchObject({ errors: [], cut: ['late'] })
  socket.resume()
  await closed
})

test('where no more fit, whoever reads nothing makes room', async () => {
  const { url, port, seen } = await serve(() => long(), { atOnce: 1, movingMs: 0 })
  const socket = await silent(port)
  await vi.waitUntil(() => seen.made > 1, patience)
  const answer = await fetch(url)
  expect(await answer.text()).toBe(JSON.stringify(list(20_000)))
  expect(seen.cut).toEqual(['room'])
  socket.destroy()
})

test('where no more fit and all are reading, the newcomer is refused', async () => {
  const { url, port, seen } = await serve(() => long(), { atOnce: 1, movingMs: 60_000 })
  const socket = await silent(port)
  await vi.waitUntil(() => seen.made > 1, patience)
  expect(await (await fetch(url)).json()).toMatchObject({ message: 'too many long answers are being sent' })
  expect(seen.cut).toEqual([])
  socket.destroy()
})

test('a file that cannot be made to its end cuts the connection, and no caller takes half of it for the whole', async () => {
  const errors: unknown[] = []
  const streams = new Streams({
    log: { info: () => {}, warn: () => {}, error: (_event, error) => void errors.push(error) },
  })
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('first')
    throw new Error('the second page is gone')
  }
  const file = () => new StreamedFile({ fileName: 'a.csv', contentType: 'text/csv', bytes: broken() })
  const app = fastify()
  app.decorateRequest('caller', null)
  for (const asBytes of [true, false])
    app.get(`/${asBytes}`, (request, reply) =>
      streams.sendFile(request, reply, { status: 200, file: file() }, asBytes),
    )
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  for (const asBytes of [true, false])
    await expect(fetch(`http://127.0.0.1:${port}/${asBytes}`).then(answer => answer.text())).rejects.toThrow()
  expect(errors).toHaveLength(2)
})

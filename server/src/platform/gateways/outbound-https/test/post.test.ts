import { expect, test } from 'vitest'
import { host, outbound, receiver, request } from './receiver.ts'

const at = (port: number, path = '/') => `https://${host}:${port}${path}`

test('a request arrives as it was written and its answer comes back', async () => {
  const seen: unknown[] = []
  const { port, serverNames } = await receiver((incoming, answer) => {
    incoming.setEncoding('utf8').on('data', body => {
      seen.push([incoming.method, incoming.url, incoming.headers, body])
      answer.writeHead(202).end('thank you')
    })
  })
  const answer = await outbound().post(
    at(port, '/konttori?kind=day#ignored'),
    request({ headers: { 'x-service-event': 'workday.approved' }, body: Buffer.from('{"ä":1}') }),
  )
  expect(answer).toEqual({ status: 202, excerpt: 'thank you', durationMs: expect.any(Number) })
  const headers = { host: `${host}:${port}`, 'content-length': '8', 'x-service-event': 'workday.approved' }
  expect(seen).toEqual([['POST', '/konttori?kind=day', expect.objectContaining(headers), '{"ä":1}']])
  expect(serverNames).toEqual([host])
})

test('where nobody may be called, no name is asked for and nothing is connected to', async () => {
  const { port, connections } = await receiver((_, answer) => void answer.end())
  const asked: string[] = []
  const closed = outbound({ closed: true, resolve: async name => [asked.push(name) ? '127.0.0.1' : ''] })
  for (const url of [at(port), `https://127.0.0.1:${port}/`, 'https://192.0.2.1/'])
    await expect(closed.post(url, request())).rejects.toMatchObject({
      code: expect.stringMatching(/_failed|_public$/),
    })
  expect([...asked, ...connections]).toEqual([])
})

test('a redirect is an answer and is not followed', async () => {
  const elsewhere = await receiver((_, answer) => void answer.end())
  const { port } = await receiver(
    (_, answer) => void answer.writeHead(307, { location: at(elsewhere.port) }).end('moved'),
  )
  expect(await outbound().post(at(port), request())).toMatchObject({ status: 307, excerpt: 'moved' })
  expect(elsewhere.connections).toEqual([])
})

test('a status that is a failure is still an answer', async () => {
  const { port } = await receiver((_, answer) => void answer.writeHead(503).end('busy'))
  expect(await outbound().post(at(port), request())).toMatchObject({ status: 503, excerpt: 'busy' })
})

test('connections are used again, and each resolves the name once', async () => {
  const { port, connections } = await receiver((_, answer) => void answer.end('ok'))
  const asked: string[] = []
  const https = outbound({
    resolve: async name => {
      asked.push(name)
      return ['127.0.0.1']
    },
  })
  for (let i = 0; i < 10; i++) await https.post(at(port), request())
  expect(connections).toHaveLength(1)
  expect(asked).toEqual([host])
})

test('no more connections are made than there are requests at a time', async () => {
  const { port, connections } = await receiver((_, answer) => void answer.end('ok'))
  const https = outbound()
  const oneAfterTheOther = async () => {
    for (let i = 0; i < 50; i++) await https.post(at(port), request())
  }
  await Promise.all([oneAfterTheOther(), oneAfterTheOther()])
  expect(connections).toHaveLength(2)
})

test('a name that leads inside is refused before anything is connected', async () => {
  const { port, connections } = await receiver((_, answer) => void answer.end())
  const https = outbound({ allowPrivate: false })
  await expect(https.post(at(port), request())).rejects.toMatchObject({
    name: 'OutboundRefused',
    code: 'address_not_public',
    status: null,
  })
  await expect(https.post(`https://127.0.0.1:${port}/`, request())).rejects.toMatchObject({
    code: 'address_not_public',
  })
  await expect(https.post(`https://2130706433:${port}/`, request())).rejects.toMatchObject({
    code: 'address_not_public',
  })
  await expect(https.post(`https://localhost:${port}/`, request())).rejects.toMatchObject({
    code: 'host_not_public',
  })
  expect(connections).toEqual([])
})

test('a refused destination can be reached once its name leads outside', async () => {
  const { port } = await receiver((_, answer) => void answer.end('ok'))
  const answers = [[], ['127.0.0.1']]
  const https = outbound({ resolve: async () => answers.shift() ?? [] })
  await expect(https.post(at(port), request())).rejects.toMatchObject({ code: 'name_not_resolved' })
  expect(await https.post(at(port), request())).toMatchObject({ status: 200 })
})

test('plain HTTP is refused in development too', async () => {
  await expect(outbound().post('http://127.0.0.1:8080/', request())).rejects.toMatchObject({
    code: 'url_not_https',
  })
})

test('nobody listening is a failed connection', async () => {
  const { port, idle } = await receiver(() => {})
  await idle()
  const https = outbound({ resolve: async () => ['127.0.0.9'] })
  await expect(https.post(at(port), request())).rejects.toMatchObject({ code: 'connection_failed' })
})

test.each([
  ['host', '127.0.0.1'],
  ['Content-Length', '0'],
  ['transfer-encoding', 'chunked'],
  ['x-note', 'two\r\nlines'],
  ['x note', 'blank in the name'],
])('the header %s: %j cannot be smuggled in', async (name, value) => {
  const { port, connections } = await receiver((_, answer) => void answer.end())
  await expect(outbound().post(at(port), request({ headers: { [name]: value } }))).rejects.toMatchObject({
    code: 'header_not_valid',
  })
  expect(connections).toEqual([])
})

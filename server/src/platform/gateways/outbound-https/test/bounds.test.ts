import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { excerptOf } from '../answer.ts'
import { host, outbound, rawReceiver, receiver, request, silentReceiver } from './receiver.ts'
import { patience } from '../../../../../test/world/patience.ts'

const at = (port: number, path = '/') => `https://${host}:${port}${path}`

describe('the deadline covers', () => {
  const short = request({ deadlineMs: 100 })

  test('the name', async () => {
    const https = outbound({ resolve: () => new Promise(() => {}), limits: { connectTimeoutMs: 30_000 } })
    await expect(https.post(at(443), short)).rejects.toMatchObject({ code: 'timeout', status: null })
  })

  test('the handshake', async () => {
    const { port } = await silentReceiver()
    await expect(outbound().post(at(port), short)).rejects.toMatchObject({ code: 'timeout', status: null })
  })

  test('the wait for the headers', async () => {
    const { port, idle } = await receiver(() => {})
    await expect(outbound().post(at(port), short)).rejects.toMatchObject({ code: 'timeout', status: null })
    await idle()
  })

  test('headers that drip', async () => {
    const { port, idle } = await rawReceiver(socket => {
      socket.write('HTTP/1.1 200 OK\r\n')
      const drip = setInterval(() => socket.write('x-more: 1\r\n'), 10)
      socket.once('close', () => clearInterval(drip))
    })
    await expect(outbound().post(at(port), short)).rejects.toMatchObject({ code: 'timeout', status: null })
    await idle()
  })

  test('a body that drips, and the status that came before it is known', async () => {
    const { port, idle } = await receiver((_, answer) => {
      answer.writeHead(200)
      const drip = setInterval(() => answer.write('.'), 10)
      answer.once('close', () => clearInterval(drip))
    })
    await expect(outbound().post(at(port), request({ deadlineMs: 300 }))).rejects.toMatchObject({
      code: 'timeout',
      status: 200,
    })
    await idle()
  })

  test('endless interim answers', async () => {
    const { port, idle } = await rawReceiver(socket => {
      const drip = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 5)
      socket.once('close', () => clearInterval(drip))
    })
    await expect(outbound().post(at(port), short)).rejects.toMatchObject({ code: 'timeout' })
    await idle()
  })
})

test('a request whose deadline passed while it waited for a connection is never sent', async () => {
  const seen: (string | undefined)[] = []
  const answers: ServerResponse[] = []
  const { port } = await receiver((incoming, answer) => {
    seen.push(incoming.url)
    if (incoming.url === '/first') answers.push(answer)
    else answer.end()
  })
  const https = outbound({ limits: { connections: 1 } })
  const first = https.post(at(port, '/first'), request())
  await vi.waitUntil(() => answers.length > 0, patience)
  await expect(https.post(at(port, '/second'), request({ deadlineMs: 50 }))).rejects.toMatchObject({
    code: 'timeout',
  })
  answers[0]?.end()
  await first
  await https.post(at(port, '/third'), request())
  expect(seen).toEqual(['/first', '/third'])
})

describe('an answer is cut when it is larger than allowed', () => {
  const small = request({ maxResponseBytes: 2000 })

  test('by what it announces', async () => {
    const { port, idle } = await receiver((_, answer) => {
      answer.writeHead(200, { 'content-length': 5_000_000 }).write('x')
    })
    await expect(outbound().post(at(port), small)).rejects.toMatchObject({
      code: 'response_too_large',
      status: 200,
    })
    await idle()
  })

  test('by what it sends without an end', async () => {
    const { port, idle } = await receiver(async (_, answer) => {
      answer.writeHead(200)
      while (!answer.destroyed)
        if (!answer.write('x'.repeat(1000)))
          await Promise.race([once(answer, 'drain'), once(answer, 'close')])
    })
    await expect(outbound().post(at(port), small)).rejects.toMatchObject({
      code: 'response_too_large',
      status: 200,
    })
    await idle()
  })

  test('by its headers', async () => {
    const { port, idle } = await rawReceiver(socket => {
      socket.write(`HTTP/1.1 200 OK\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`)
    })
    await expect(outbound().post(at(port), small)).rejects.toMatchObject({
      code: 'response_too_large',
      status: null,
    })
    await idle()
  })

  test('and not when it is exactly as large', async () => {
    const { port } = await receiver((_, answer) => void answer.end('x'.repeat(2000)))
    expect(await outbound().post(at(port), small)).toMatchObject({ status: 200 })
  })
})

test.each([
  ['SMTP', '220 mail.customer.fi ESMTP\r\n', 'response_malformed'],
  [
    'a switch of protocols',
    'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
    'connection_failed',
  ],
  ['half a body', 'HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf', 'connection_failed'],
  ['nothing', '', 'connection_failed'],
])('%s instead of a whole answer is refused', async (_, bytes, code) => {
  const { port, idle } = await rawReceiver(socket => socket.end(bytes))
  await expect(outbound().post(at(port), request())).rejects.toMatchObject({ code })
  await idle()
})

test('the excerpt is the first 1024 bytes, without half a character at the end', async () => {
  const { port } = await receiver((_, answer) => void answer.end(`a${'ä'.repeat(2000)}`))
  expect(await outbound().post(at(port), request())).toMatchObject({ excerpt: `a${'ä'.repeat(511)}` })
})

test('an excerpt can be stored as text whatever the bytes were', () => {
  expect(excerptOf(Buffer.from([0x61, 0, 0x1b, 0xff, 0x0a, 0x62]))).toBe('a\ufffd\ufffd\ufffd\nb')
})

test('a destination has a bounded number of connections and of requests under way', async () => {
  const answers: ServerResponse[] = []
  const { port, connections } = await receiver((_, answer) => void answers.push(answer))
  const elsewhere = await receiver((_, answer) => void answer.end())
  const https = outbound({ limits: { connections: 2, requests: 3 } })
  const three = [1, 2, 3].map(() => https.post(at(port), request()))
  await vi.waitUntil(() => answers.length === 2, patience)

  await expect(https.post(at(port), request())).rejects.toMatchObject({ code: 'destination_busy' })
  expect(await https.post(at(elsewhere.port), request())).toMatchObject({ status: 200 })
  for (const answer of answers) answer.end()
  await vi.waitUntil(() => answers.length === 3, patience)
  answers[2]?.end()

  expect(await Promise.all(three)).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }])
  expect(connections).toHaveLength(2)
})

test('the number of destinations is bounded, and one whose connections ended makes room', async () => {
  const first = await receiver((_, answer) => void answer.end())
  const second = await receiver((_, answer) => void answer.end())
  const https = outbound({ limits: { origins: 1 } })
  await https.post(at(first.port), request())
  await expect(https.post(at(second.port), request())).rejects.toMatchObject({ code: 'destination_busy' })
  for (const connection of first.connections) connection.destroy()
  await vi.waitFor(
    async () => expect(await https.post(at(second.port), request())).toMatchObject({ status: 200 }),
    patience,
  )
})

describe('closing', () => {
  test('lets what is under way finish, refuses the rest and leaves no connection', async () => {
    const answers: ServerResponse[] = []
    const { port, idle } = await receiver((_, answer) => void answers.push(answer))
    const https = outbound()
    const underWay = https.post(at(port), request())
    await vi.waitUntil(() => answers.length > 0, patience)
    const closed = https.close()
    await expect(https.post(at(port), request())).rejects.toMatchObject({ code: 'closed' })
    answers[0]?.end('done')
    expect(await underWay).toMatchObject({ excerpt: 'done' })
    await Promise.all([closed, https.close()])
    await idle()
  })

  test('cuts connections that are still being made for nobody', async () => {
    const silent = await silentReceiver()
    const https = outbound()
    await expect(https.post(at(silent.port), request({ deadlineMs: 50 }))).rejects.toMatchObject({
      code: 'timeout',
    })
    await https.close()
    await silent.idle()
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createCertificateAuthority } from '../../../../../test/world/certificates.ts'
import { patience } from '../../../../../test/world/patience.ts'
import { signatureOf } from '../../../secrets/signature.ts'
import { silentLog } from '../../../telemetry/log.ts'
import { PostsInThread } from '../in-thread.ts'
import type { SignedPost, SignedPosts } from '../signed-posts.ts'

const authority = createCertificateAuthority()
const reach = { allowPrivate: true, ca: authority.certificate }

/** Answers at once, but under `/slow` when it is told to. */
const held: ServerResponse[] = []
const heard: { path: string; headers: IncomingHttpHeaders; raw: string }[] = []
const server = createServer(authority.issue(['127.0.0.1']), async (request, response) => {
  const raw = await text(request)
  heard.push({ path: request.url ?? '', headers: request.headers, raw })
  if (request.url?.startsWith('/slow')) held.push(response)
  else response.writeHead(204).end()
})
let base = ''

const release = () => {
  for (const response of held.splice(0)) response.writeHead(204).end()
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const secrets = ['newest', 'former']
const post = (path: string, more: Partial<SignedPost> = {}): SignedPost => ({
  about: {},
  url: base + path,
  headers: { 'x-service-event': 'thing.made' },
  body: ['{"id":"ä"', new TextEncoder().encode(',"data":{}}')],
  secrets,
  deadlineMs: 10_000,
  ...more,
})

function thread(): SignedPosts {
  const posts = new PostsInThread('test', reach, silentLog)
  onTestFinished(async () => {
    release()
    await posts.close()
  })
  return posts
}

const acknowledged = { status: 204, errorCode: null }

test('a post arrives as it was asked for, signed over its bytes with every secret', async () => {
  expect(await thread().post(post('/signed'))).toMatchObject(acknowledged)
  const { headers, raw } = heard.find(({ path }) => path === '/signed') ?? expect.unreachable()
  expect(raw).toBe('{"id":"ä","data":{}}')
  expect(headers['x-service-event']).toBe('thing.made')
  const signature = String(headers['x-service-signature'])
  const [, t] = /^t=(\d+),/.exec(signature) ?? []
  expect(signature).toBe(signatureOf(secrets, Number(t), raw))
  expect(Math.abs(Number(t) - Date.now() / 1000)).toBeLessThan(300)
})

test('a document of megabytes arrives whole', async () => {
  const content = 'työaika;'.repeat(1_000_000)
  expect(await thread().post(post('/large', { body: [content] }))).toMatchObject(acknowledged)
  expect(heard.find(({ path }) => path === '/large')?.raw === content).toBe(true)
})

test('what brings no whole answer says why', async () => {
  expect(await thread().post(post('', { url: 'https://127.0.0.1:1/' }))).toMatchObject({
    status: null,
    errorCode: 'url_port_refused',
  })
})

test('an answer that comes long after others have come is told', async () => {
  const posts = thread()
  const slow = posts.post(post('/slow'))
  await vi.waitFor(() => expect(held).toHaveLength(1), patience)
  for (let count = 0; count < 3; count++) expect(await posts.post(post('/quick'))).toMatchObject(acknowledged)
  release()
  expect(await slow).toMatchObject(acknowledged)
})

test('a thread that closes ends when what it has begun has ended', async () => {
  const posts = thread()
  const begun = posts.post(post('/slow'))
  await vi.waitFor(() => expect(held).toHaveLength(1), patience)
  const closed = posts.close()
  release()
  expect(await begun).toMatchObject(acknowledged)
  await closed
})

test('a thread that cannot go on takes its process along', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'dying-thread.ts')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(said).toContain('TypeError')
})

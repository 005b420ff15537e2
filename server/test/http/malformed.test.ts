import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startWorld } from '../world/world.ts'
import { type RawAnswer, send } from './raw.ts'

const world = await startWorld()
const authorization = `authorization: Bearer ${world.meri.serviceKey}`

const lines = (...texts: readonly string[]) => `${texts.join('\r\n')}\r\n`
const get = (target: string, ...headers: string[]) =>
  lines(`GET ${target} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers, '')
const post = (body: string, ...headers: string[]) =>
  lines(
    'POST /v1/memberships HTTP/1.1',
    'host: localhost',
    'connection: close',
    authorization,
    `content-length: ${Buffer.byteLength(body)}`,
    ...headers,
    '',
  ) + body

function expectProblem(answer: RawAnswer, status: number, code: string): void {
  expect(answer).toMatchObject({
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
  const problem = JSON.parse(answer.body)
  expect(Object.keys(problem).filter(name => name !== 'errors')).toEqual([
    'type',
    'title',
    'status',
    'detail',
    'remedy',
    'instance',
    'code',
    'requestId',
  ])
  expect(problem).toMatchObject({
    type: `https://konttori.example/errors/${code}`,
    status,
    code,
    requestId: answer.headers['x-request-id'],
  })
}

describe('whatever is wrong with a request, the answer is a problem document', () => {
  const json = 'content-type: application/json'
  it.each([
    ['a path that is not encoded', get('/%zz'), 400, 'bad-request'],
    ['a path that is no UTF-8', get('/v1/memberships/%E0%A4%A', authorization), 400, 'bad-request'],
    ['a path parameter of 300 characters', get(`/v1/memberships/${'a'.repeat(300)}`), 404, 'not-found'],
    ['a path that nothing is at', get('/v1/nothing?here=1'), 404, 'not-found'],
    ['a path with two slashes', get('//v1/memberships'), 404, 'not-found'],
    [
      'a method that the path lacks',
      get('/v1/memberships/bulk', authorization).replace('GET', 'DELETE'),
      405,
      'method-not-allowed',
    ],
    [
      'a method that HTTP knows and we do not',
      get('/v1/memberships', authorization).replace('GET', 'PROPFIND'),
      404,
      'not-found',
    ],
    ['a method that nobody knows', get('/').replace('GET', 'FETCH'), 400, 'bad-request'],
    ['headers of 20 kB', get('/livez', `x-large: ${'a'.repeat(20_000)}`), 400, 'bad-request'],
    ['a URL of 20 kB', get(`/livez?${'a'.repeat(20_000)}`), 400, 'bad-request'],
    ['a header without a colon', get('/livez', 'nonsense'), 400, 'bad-request'],
    ['something that is no HTTP', 'hello?\r\n\r\n', 400, 'bad-request'],
    ['a body that is no JSON', post('{"role":', json), 400, 'bad-request'],
    ['a body that is no object', post('[]', json), 400, 'bad-request'],
    ['a body without a media type', post('{}'), 415, 'unsupported-media-type'],
    ['a body that is text', post('{}', 'content-type: text/plain'), 415, 'unsupported-media-type'],
    ['a media type that is none', post('{}', 'content-type: ;'), 415, 'unsupported-media-type'],
    [
      'a body that is too large',
      post('', json).replace('length: 0', 'length: 13000000'),
      413,
      'payload-too-large',
    ],
    ['two lengths', post('{}', json, 'content-length: 5'), 400, 'bad-request'],
    [
      'a chunk without a length',
      post('', json).replace('content-length: 0', 'transfer-encoding: chunked') + 'zz\r\n',
      400,
      'bad-request',
    ],
    [
      'a query with an unknown parameter',
      get('/v1/memberships?toString=1', authorization),
      400,
      'bad-request',
    ],
    ['no credentials', get('/v1/memberships'), 401, 'invalid_token'],
  ])('%s', async (_, request, status, code) => {
    expectProblem(await send(world, request), status, code)
  })

  it('a request that a proxy would send is understood', async () => {
    expect(await send(world, get('http://office.example/livez'))).toMatchObject({ status: 200 })
  })
})

it('nonsense after a request is not taken for its answer', async () => {
  const { port } = world.app.server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('data', chunk => (answer += String(chunk)))
  socket.write(
    `${get('/v1/memberships', authorization).replace('connection: close\r\n', '')}nonsense\r\n\r\n`,
  )
  await once(socket, 'close')
  expect(answer).not.toContain('HTTP/1.1 400')
})

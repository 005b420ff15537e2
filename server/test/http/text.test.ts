import { expect, describe, it } from 'vitest'
import { origin, signedIn } from '../../src/modules/people/session/test/browser.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { password } from '../world/founding.ts'
import { startWorld } from '../world/world.ts'
import { send } from './raw.ts'

const world = await startWorld()
const admin = world.as('aino')
const authorization = `authorization: Bearer ${world.meri.serviceKey}`

const raw = (start: string, body: Buffer, ...headers: string[]) =>
  send(
    world,
    Buffer.concat([
      Buffer.from(
        [
          `${start} HTTP/1.1`,
          'host: localhost',
          'connection: close',
          authorization,
          `content-length: ${body.length}`,
          ...headers,
          '',
          '',
        ].join('\r\n'),
        'latin1',
      ),
      body,
    ]),
  )

const json = 'content-type: application/json'
const person = (lastName: string) => JSON.stringify({ firstNames: 'Väinö', lastName, role: 'employee' })
const create = (body: Buffer, contentType = json) =>
  raw('POST /v1/memberships', body, contentType, `idempotency-key: ${newId()}`)

const nothingGuessed = async () => {
  const [row] = await world.database.owner<{ count: string }>(
    `select count(*) from memberships where concat(first_names, last_name) like '%' || chr(65533) || '%'`,
  )
  expect(Number(row?.count)).toBe(0)
}

describe('a body is UTF-8', () => {
  it.each([
    ['Latin-1', Buffer.from(person('Åkerblom'), 'latin1'), 'the body is not UTF-8 at byte 16'],
    [
      'cut in the middle of a character',
      Buffer.from('{"lastName":"Å').subarray(0, 14),
      'the body is not UTF-8 at byte 13',
    ],
    [
      'an overlong form',
      Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc0, 0xaf])]),
      'the body is not UTF-8 at byte 6',
    ],
    [
      'half of a character beyond 16 bits',
      Buffer.concat([Buffer.from('{"a":"\ufffd'), Buffer.from([0xed, 0xa0, 0x80])]),
      'the body is not UTF-8 at byte 9',
    ],
    [
      'with a byte order mark',
      Buffer.from(`\ufeff${person('Laine')}`),
      'the body begins with a byte order mark',
    ],
    ['UTF-16', Buffer.from(person('Laine'), 'utf16le'), 'the body is not'],
  ])('and not %s', async (_, body, message) => {
    const answer = await create(body)
    expect(answer.status).toBe(400)
    const problem = JSON.parse(answer.body)
    expect(problem).toMatchObject({ code: 'bad-request', errors: [{ pointer: '' }] })
    expect(problem.errors[0].message).toContain(message)
    await nothingGuessed()
  })

  it.each([
    ['application/json; charset=iso-8859-1', 415],
    ['application/json; charset="windows-1252"', 415],
    ['application/json;version=1;CHARSET=us-ascii', 415],
    ['application/json; charset=utf-8; charset=latin1', 415],
    ['application/json; charset=', 415],
    ['application/json; charset=utf-8', 201],
    ['application/json;charset="UTF-8"', 201],
  ])('and a request that says %s is answered %i', async (contentType, status) => {
    const answer = await create(Buffer.from(person('Åkerblom')), `content-type: ${contentType}`)
    expect(answer.status).toBe(status)
    if (status === 415) expect(JSON.parse(answer.body).code).toBe('unsupported-media-type')
  })

  it('and keeps the sign of a guessed character where somebody wrote it', async () => {
    const answer = await create(Buffer.from(person('Merkki \ufffd')))
    expect(answer.status).toBe(201)
    const { body } = await admin.get(`/v1/memberships/${JSON.parse(answer.body).id}`)
    expect(body.lastName).toBe('Merkki \ufffd')
  })
})

describe('an address is UTF-8, percent-encoded', () => {
  it.each([
    ['/v1/memberships?q=%E4', 'q'],
    ['/v1/memberships?limit=%E4', 'limit'],
    ['/v1/memberships?q=a&q%E4=b', 'q%E4\0'],
    ['/v1/memberships?q=%ED%A0%80', 'q'],
    ['/v1/memberships?q=%00', 'q'],
    ['/v1/memberships?q=%', 'q'],
    ['/v1/holidays/2026-12-06/%FF', undefined],
    ['/v1/holidays/2026-12-06/%00', undefined],
    ['/v1/memberships/%E4', undefined],
    ['/%ED%A0%80', undefined],
  ])('and %s is refused', async (url, parameter) => {
    const method = url.includes('holidays') ? 'POST' : 'GET'
    const answer = await admin.send(method, method === 'POST' ? `${url}/restore` : url)
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } })
    if (parameter !== undefined) expect(answer.body.errors).toMatchObject([{ parameter }])
  })

  it.each(['/v1/memberships?q=ä', '/v1/memberships/ä', '/ä', '/sign-in?next=ä'])(
    'and %s as bytes is refused',
    async target => {
      for (const encoding of ['utf8', 'latin1'] as const) {
        const bytes = Buffer.from(target, encoding).toString('latin1')
        expect(await raw(`GET ${bytes}`, Buffer.alloc(0))).toMatchObject({ status: 400 })
      }
    },
  )

  it('and what is encoded rightly is found', async () => {
    const { body } = await admin.get('/v1/memberships?q=%C3%85kerblom&limit=1')
    expect(body.items).toMatchObject([{ lastName: 'Åkerblom' }])
  })
})

describe('a form of a page is UTF-8', () => {
  const form = (body: Buffer, contentType = 'application/x-www-form-urlencoded') =>
    raw('POST /sign-in', body, `content-type: ${contentType}`, `origin: ${origin}`)
  const { email } = world.meri.members.paavo

  it.each([
    ['escapes of Latin-1', Buffer.from(`email=${email}&password=%E4%E4%E4`)],
    ['bytes of Latin-1', Buffer.from(`email=${email}&password=äää`, 'latin1')],
    ['half an escape', Buffer.from(`email=${email}&password=%`)],
    ['a name that is none', Buffer.from(`email=${email}&%FF=1`)],
    [
      'a character beside the rest',
      Buffer.from(`email=%FF${email}&password=${encodeURIComponent(password)}`),
    ],
  ])('and not %s', async (_, body) => {
    const answer = await form(body)
    expect(answer.status).toBe(400)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).not.toContain('\ufffd')
  })

  it('and one that says another character set is refused', async () => {
    const body = new URLSearchParams({ email, password }).toString()
    const type = 'application/x-www-form-urlencoded; charset=iso-8859-1'
    expect(await form(Buffer.from(body), type)).toMatchObject({ status: 415 })
    expect(await form(Buffer.from(body))).toMatchObject({ status: 303 })
  })

  it('and its address is too', async () => {
    expect(await raw('GET /sign-in?next=%E4', Buffer.alloc(0))).toMatchObject({ status: 400 })
  })
})

describe('what the database cannot hold is refused, wherever it is', () => {
  const nul = '\\u0000'
  const half = '\\ud800'
  it.each([
    ['in a value', `{"firstNames":"a${nul}","lastName":"b","role":"employee"}`, '/firstNames'],
    ['as half of a pair', `{"firstNames":"a","lastName":"${half}","role":"employee"}`, '/lastName'],
    [
      'as a half the wrong way round',
      `{"firstNames":"a","lastName":"\\udc00${half}","role":"employee"}`,
      '/lastName',
    ],
  ])('%s', async (_, body, pointer) => {
    const answer = await admin.post('/v1/memberships', body, { 'idempotency-key': newId() })
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request', errors: [{ pointer }] } })
  })

  it('in a name of a field, in a list, deep within, and in what a session sends', async () => {
    const aino = await signedIn(world, 'aino')
    const key = () => ({ 'idempotency-key': newId() })
    const answers = await Promise.all([
      admin.post('/v1/memberships', `{"${nul}":1}`, key()),
      admin.post('/v1/tasks/bulk', `{"ids":["${half}"],"change":{}}`, key()),
      admin.post('/v1/webhooks', `{"url":"https://a.example/","events":["${nul}"]}`, key()),
      aino.post('/v1/api-keys', `{"name":"${nul}","kind":"service","scope":[]}`, key()),
      aino.post('/v1/me/password', `{"current":"${half}","new":"${nul}aaaaaaaaaaaaa"}`),
      world.anonymous.post('/v1/session', `{"email":"${nul}","password":"${half}"}`, { origin }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
  })
})

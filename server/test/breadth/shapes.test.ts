import { describe, expect, it } from 'vitest'
import { startWorld } from '../world/world.ts'
import { bodyOf, each, open, urlOf, writes } from './operations.ts'

const world = await startWorld()
const admin = world.as('aino')
const headers = { 'idempotency-key': 'breadth' }

describe('an unknown parameter is refused by name', () => {
  it.each(each(open))('%s', async (_, operation) => {
    const answer = await admin.send(
      operation.method,
      urlOf(operation, {}, { surprise: '1' }),
      bodyOf(operation),
      headers,
    )
    if (answer.status === 404) return expect(answer.body.code).toBe(missingOf(operation))
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'bad-request', errors: [{ parameter: 'surprise' }] },
    })
  })
})

const missingOf = (operation: (typeof open)[number]) =>
  Object.values(operation.params ?? {}).flatMap(parameter =>
    'missing' in parameter ? [parameter.missing] : [],
  )[0]

describe('a parameter is written in one way', () => {
  /** What other readers take for numbers or for truth. */
  const odd = {
    integer: [
      ...[
        'Infinity',
        '-Infinity',
        '1e400',
        'NaN',
        '0x10',
        '0b1',
        '0o7',
        '1e2',
        '1.0',
        '+5',
        ' 5',
        '5 ',
        '',
        '1_0',
      ],
      ...['٣', '５', '1,0', 'null', 'true', '--1', '-', '9'.repeat(400), '9'.repeat(30)],
    ],
    boolean: ['1', '0', '', 'TRUE', 'True', 'yes', 'on', 'null', ' true', 'truefalse'],
  }
  type Typed = { readonly type?: string }
  const ofType = (type: keyof typeof odd) =>
    open.flatMap(operation =>
      Object.entries((operation.query?.properties ?? {}) as Record<string, Typed>).flatMap(
        ([name, schema]) =>
          schema.type === type ? [[`${operation.id} ${name}`, operation, name] as const] : [],
      ),
    )

  it('and each is a text, a whole number, a flag or an object of texts', () => {
    const others = open.flatMap(operation =>
      Object.entries((operation.query?.properties ?? {}) as Record<string, Typed>)
        .filter(([, { type }]) => !['string', 'integer', 'boolean', 'object'].includes(type ?? ''))
        .map(([name]) => `${operation.id} ${name}`),
    )
    expect(others).toEqual([])
  })

  for (const type of ['integer', 'boolean'] as const) {
    it(`there are parameters of type ${type}`, () => expect(ofType(type).length).toBeGreaterThan(10))

    it.each(ofType(type))(`${type} %s takes no other`, async (_, operation, name) => {
      for (const text of odd[type]) {
        const answer = await admin.send(
          operation.method,
          urlOf(operation, {}, { [name]: text }),
          bodyOf(operation),
          headers,
        )
        expect(answer, text).toMatchObject({ status: 400, body: { code: 'bad-request' } })
        expect(answer.body.errors, text).toContainEqual(expect.objectContaining({ parameter: name }))
      }
    })

    it.each(ofType(type).slice(0, 3))(`${type} %s is given once`, async (_, operation, name) => {
      const value = type === 'integer' ? '1' : 'true'
      const url = urlOf(operation, {}, { [name]: value })
      const answer = await admin.send(operation.method, `${url}&${name}=${value}`, bodyOf(operation), headers)
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: [{ parameter: name, message: 'is given more than once' }] },
      })
    })
  }
})

describe('a body keeps to its shape', () => {
  const withBody = each(open.filter(writes))

  it.each(withBody)('%s refuses an unknown field by its pointer', async (_, operation) => {
    const body = { ...(bodyOf(operation) as object | undefined), surprise: 1 }
    const answer = await admin.send(operation.method, urlOf(operation), body, headers)
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } })
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer: '/surprise' }))
  })

  it.each(withBody)('%s refuses what is no object', async (_, operation) => {
    for (const body of ['[]', '"text"', '1', 'null', '{', '{"a":1}x']) {
      const answer = await admin.send(operation.method, urlOf(operation), body, headers)
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } })
    }
  })

  it.each(withBody)('%s refuses another media type', async (_, operation) => {
    const answer = await admin.send(operation.method, urlOf(operation), '{"a":1}', {
      ...headers,
      'content-type': 'text/plain',
    })
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } })
  })

  it('with characters that cannot be stored is refused, not mended', async () => {
    const { veera } = world.meri.members
    for (const note of ['"a\\u0000b"', '"a\\ud800b"']) {
      const body = `{"entries":[{"entryTypeId":"${world.meri.catalogs.entryTypes.work}","durationMinutes":60,"note":${note}}]}`
      const answer = await admin.put(`/v1/team/members/${veera.id}/work-days/2026-10-14/entries`, body)
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'bad-request', errors: [{ pointer: '/entries/0/note' }] },
      })
    }
  })

  it('of more than 12 MB is refused', async () => {
    const answer = await admin.post(
      '/v1/work-days/return-batch',
      `{"ids":[],"reason":"${'x'.repeat(12 * 1024 * 1024)}"}`,
    )
    expect(answer).toMatchObject({ status: 413, body: { code: 'payload-too-large' } })
  })
})

describe('a path', () => {
  it('that does not exist answers not-found, and a wrong method says which there are', async () => {
    expect(await admin.get('/v1/nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await admin.delete('/v1/work-days')).toMatchObject({
      status: 405,
      headers: { allow: 'GET' },
      body: { code: 'method-not-allowed' },
    })
  })

  it('with a date that is none is refused by name', async () => {
    for (const date of ['2026-02-30', '2026-1-1', 'today', '1899-12-31', '3000-01-01', '9999-12-31'])
      expect(await admin.get(`/v1/me/work-days/${date}`)).toMatchObject({
        status: 400,
        body: { errors: [{ parameter: 'date' }] },
      })
  })
})

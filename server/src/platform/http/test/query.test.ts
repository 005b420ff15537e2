import qs from 'qs'
import { describe, expect, it } from 'vitest'
import { object, optional, paging, Type } from '../../contract/shapes.ts'
import { RequestRefused } from '../../vocabulary/request-refused.ts'
import { parseQuery } from '../query.ts'
import { requestShapes } from '../shapes.ts'

const shapes = requestShapes({
  method: 'GET',
  path: '/v1/things',
  summary: 'Things.',
  needs: 'none',
  query: object({
    q: optional(Type.String({ maxLength: 5 })),
    limit: optional(Type.Integer({ maximum: 100 })),
    cf: optional(Type.Record(Type.String({ maxLength: 50 }), Type.String({ minLength: 1, maxLength: 1000 }))),
  }),
})

const check = (text: string) => shapes.query(parseQuery(text))

function refusalOf(text: string): RequestRefused {
  try {
    check(text)
  } catch (error) {
    if (error instanceof RequestRefused) return error
    throw error
  }
  throw new Error(`“${text}” was taken`)
}

describe('a query', () => {
  it.each([
    ['', {}],
    ['q=a&limit=20', { q: 'a', limit: 20 }],
    ['q=%C3%A4%2B+b', { q: 'ä+ b' }],
    ['cf[colour]=red', { cf: { colour: 'red' } }],
    ['cf%5Bcolour%5D=red&cf[size]=x%26l', { cf: { colour: 'red', size: 'x&l' } }],
    ['cf[0]=x', { cf: { '0': 'x' } }],
    ['cf[a.b]=x', { cf: { 'a.b': 'x' } }],
    ['cf[toString]=x&cf[constructor]=y', { cf: { toString: 'x', constructor: 'y' } }],
    ['cf[__proto__]=x', { cf: { '__proto__ ': 'x' } }],
    ['cf[%5F_proto__]=x', { cf: { '__proto__ ': 'x' } }],
  ])('“%s” is understood', (text, value) => {
    expect(JSON.parse(JSON.stringify(check(text)))).toEqual(value)
  })

  it.each([
    ['q=a&q=b', 'q'],
    ['q[]=a', 'q'],
    ['q[a]=b', 'q'],
    ['cf=red', 'cf'],
    ['cf=red&cf[colour]=red', 'cf'],
    ['cf[colour]=red&cf[colour]=blue', 'cf'],
    ['cf[a][b]=x', 'cf'],
    ['cf[colour]=', 'cf'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['unknown=1', 'unknown'],
    ['toString=1', 'toString'],
    [`${'cf[k]=v&'.repeat(200)}q=a`, 'more than 200 parameters'],
  ])('“%s” is refused and names the parameter', (text, parameter) => {
    const refused = refusalOf(text)
    expect(refused.code).toBe('bad-request')
    expect(refused.extra['errors']).toMatchObject([{ parameter }])
  })

  it.each([
    ['lmit=5', 'is not a known parameter, did you mean limit?; known are q, limit, cf'],
    ['surprise=1', 'is not a known parameter; known are q, limit, cf'],
    [`${'l'.repeat(5000)}=1`, 'is not a known parameter; known are q, limit, cf'],
  ])('“%.20s” is told what there is', (text, message) =>
    expect(refusalOf(text).extra['errors']).toMatchObject([{ message }]),
  )

  it('that no operation of its kind has is told so', () => {
    const none = requestShapes({ method: 'GET', path: '/v1/things/{id}', summary: 'A thing.', needs: 'none' })
    expect(() => none.query({ limit: '5' })).toThrow(
      expect.objectContaining({
        extra: { errors: [{ parameter: 'limit', message: 'is not a known parameter: there are none here' }] },
      }),
    )
  })

  it('with an empty cursor asks for the first page', () => {
    const paged = requestShapes({
      method: 'GET',
      path: '/v1/things',
      summary: 'Things.',
      needs: 'none',
      query: object(paging),
    })
    expect(paged.query({ cursor: '', limit: '5' })).toEqual({ limit: 5 })
    expect(paged.query({ cursor: 'next' })).toMatchObject({ cursor: 'next' })
  })

  it.each([
    'a=1',
    'a=1&b=2',
    'a',
    'a=',
    'a==b',
    'a=b=c',
    '&&a=1',
    'a.b=1',
    'a=1:2,3~4-5_6',
    'cursor=AbC-_9==',
  ])('“%s” means the same however it is read', text =>
    expect({ ...parseQuery(text) }).toEqual(qs.parse(text, { depth: 1 })),
  )

  it('changes no prototype', () => {
    for (const text of ['__proto__[x]=1', 'cf[__proto__]=1', 'constructor[prototype][x]=1']) parseQuery(text)
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })
})

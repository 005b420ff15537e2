import { expect, it } from 'vitest'
import { bodyOf, headersOf, urlOf } from '../src/request.ts'

const base = 'https://konttori.example'

it('a path parameter stays one segment whatever it holds', () => {
  const id = 'a/b?c#d%2e é'
  const url = new URL(urlOf(base, '/v1/memberships/{id}/invite', { path: { id } }))
  expect(url.search).toBe('')
  expect(decodeURIComponent(url.pathname.split('/')[3] ?? '')).toBe(id)
  expect(url.pathname.endsWith('/invite')).toBe(true)
})

it('a path parameter that would lead elsewhere is refused before anything is sent', () => {
  for (const unitId of ['', '.', '..'])
    expect(() => urlOf(base, '/v1/memberships/{id}/units/{unitId}', { path: { id: 'a', unitId } })).toThrow(
      TypeError,
    )
  expect(() => urlOf(base, '/v1/memberships/{id}', {})).toThrow(TypeError)
})

it('a query leaves out what is undefined, and writes a map with its keys', () => {
  const query = {
    q: 'å & ä',
    limit: 0,
    includeValues: false,
    cursor: undefined,
    cf: { colour: 'red', size: undefined },
  }
  const { searchParams } = new URL(urlOf(base, '/v1/customers', { query }))
  expect(Object.fromEntries(searchParams)).toEqual({
    q: 'å & ä',
    limit: '0',
    includeValues: 'false',
    'cf[colour]': 'red',
  })
  expect(urlOf(base, '/v1/customers', { query: { q: undefined } })).toBe(`${base}/v1/customers`)
})

it('in a body null clears and undefined is absent', () => {
  expect(bodyOf({ body: { phone: null, email: undefined } })).toBe('{"phone":null}')
  expect(bodyOf({})).toBeUndefined()
})

it('a key that cannot stand in a header is refused before anything is sent', () => {
  expect(() => headersOf({ key: 'kt_live_a\nb', body: undefined, idempotencyKey: undefined })).toThrow(
    TypeError,
  )
})

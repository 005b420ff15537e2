import { describe, expect, it } from 'vitest'
import { startWorld } from '../world/world.ts'

const world = await startWorld()
const elsewhere = { origin: 'https://dashboard.example' }
const exposed =
  'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, RateLimit-Policy, X-Request-Id, Retry-After, Idempotency-Replayed, Deprecation, Sunset, Link'

describe('a page of any site may use the interface with a key', () => {
  it('the preflight allows our methods and headers, and is remembered for a day', async () => {
    const answer = await world
      .withHeaders({
        ...elsewhere,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,content-type,idempotency-key,x-request-id',
      })
      .send('OPTIONS', `/v1/memberships/${world.meri.members.aino.id}`)
    expect(answer).toMatchObject({
      status: 204,
      body: '',
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Request-Id',
        'access-control-max-age': '86400',
      },
    })
    // With credentials allowed for any origin, another site's page could act with a browser session.
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
  })

  it('an OPTIONS that is no preflight has no body of another form', async () => {
    expect(await world.anonymous.send('OPTIONS', '/v1/memberships')).toMatchObject({ status: 204, body: '' })
  })

  it.each([
    ['an answer', '/v1/memberships', 200],
    ['a refusal', '/v1/memberships?limit=101', 400],
    ['a path that nothing is at', '/v1/nothing', 404],
    ['the description', '/openapi.json', 200],
  ])('%s can be read with its headers', async (_, path, status) => {
    const key = world.meri.serviceKey
    const answer = await world.withHeaders({ ...elsewhere, authorization: `Bearer ${key}` }).get(path)
    expect(answer).toMatchObject({
      status,
      headers: { 'access-control-allow-origin': '*', 'access-control-expose-headers': exposed },
    })
  })
})

import { describe, expect, it } from 'vitest'
import { startWorld } from '../world/world.ts'

const world = await startWorld()
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('X-Request-Id', () => {
  it.each(['0195b3f0-7c1e-7000-8000-000000000001', 'job.42_retry-3', 'a'.repeat(100)])(
    '“%s” is taken over, in answers and in problems',
    async id => {
      const answer = await world.as('aino').get('/v1/me/access', { 'x-request-id': id })
      expect(answer).toMatchObject({ status: 200, headers: { 'x-request-id': id } })
      const problem = await world.anonymous.get('/v1/me/access', { 'x-request-id': id })
      expect(problem).toMatchObject({ headers: { 'x-request-id': id }, body: { requestId: id } })
    },
  )

  it.each([
    '',
    'short',
    'a'.repeat(101),
    'with a space',
    '<script>alert(1)</script>',
    '-dash-first',
    'ääkköset',
  ])('“%s” is replaced by one of ours', async id => {
    const problem = await world.anonymous.get('/v1/me/access', { 'x-request-id': id })
    expect(problem.headers['x-request-id']).toMatch(uuid)
    expect(problem.body.requestId).toBe(problem.headers['x-request-id'])
  })

  it('no two requests have the same', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.anonymous.get('/livez')))
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(20)
  })
})

describe('HEAD', () => {
  it.each(['/v1/memberships', `/v1/memberships/${world.meri.members.onni.id}`, '/openapi.json'])(
    '%s has the headers of GET and no body',
    async path => {
      const whole = await world.as('aino').get(path)
      const head = await world.as('aino').send('HEAD', path)
      expect(head.status).toBe(200)
      expect(head.body).toBe('')
      for (const name of [
        'content-type',
        'content-length',
        'x-content-type-options',
        'ratelimit-policy',
        'cache-control',
      ])
        expect([name, head.headers[name]]).toEqual([name, whole.headers[name]])
    },
  )

  it('passes the same gates', async () => {
    expect(await world.anonymous.send('HEAD', '/v1/memberships')).toMatchObject({ status: 401 })
    expect(await world.as('aino').send('HEAD', '/v1/memberships/bulk')).toMatchObject({ status: 405 })
  })
})

describe('every answer', () => {
  it.each(['/v1/memberships', '/v1/nothing', '/livez', '/readyz'])(
    '%s is kept by no cache and sniffed by no browser',
    async path => {
      expect((await world.as('aino').get(path)).headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    },
  )
})

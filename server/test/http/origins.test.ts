import { describe, expect, it } from 'vitest'
import { cookieOf, origin, withCookie } from '../../src/modules/people/session/test/browser.ts'
import { password } from '../world/founding.ts'
import { startWorld } from '../world/world.ts'

const world = await startWorld()
const { email } = world.meri.members.aino
const cookie = cookieOf(await world.anonymous.post('/v1/session', { email, password }, { origin }))
const path = `/v1/memberships/${world.meri.members.onni.id}`
const change = { preferredName: 'Onni' }
const browser = (headers: Record<string, string>) => world.withHeaders({ cookie, ...headers })

describe('a write with a browser session', () => {
  it.each([
    ['without an origin', {}],
    ['from another site', { origin: 'https://evil.example' }],
    ['from a site whose name begins like ours', { origin: 'https://konttori.example.evil.example' }],
    ['from our name without encryption', { origin: 'http://konttori.example' }],
    ['from another port', { origin: 'https://konttori.example:8443' }],
    ['from a page without an origin', { origin: 'null' }],
    ['from nonsense', { origin: 'konttori.example' }],
  ])('%s is refused', async (_, headers) => {
    const answers = await Promise.all([
      browser(headers).patch(path, change),
      browser(headers).post('/v1/memberships', { firstNames: 'A', lastName: 'B', role: 'employee' }),
      browser(headers).put('/v1/me/work-days/2026-05-04/entries', { entries: [] }),
      browser(headers).delete('/v1/session'),
    ])
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 403, body: { code: 'origin_not_allowed', status: 403 } })
    expect(await browser(headers).get('/v1/session')).toMatchObject({ status: 200 })
  })

  it('from our own pages is done', async () => {
    expect(await withCookie(world, cookie).patch(path, change)).toMatchObject({ status: 200 })
  })
})

it('a key is not sent by a browser on its own, so its writes need no origin', async () => {
  for (const headers of [{}, { origin: 'https://dashboard.example' }])
    expect(await world.as('aino').patch(path, change, headers)).toMatchObject({ status: 200 })
})

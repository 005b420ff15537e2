import { describe, expect, it } from 'vitest'
import { startWorld } from '../world/world.ts'

const world = await startWorld()

describe('the description', () => {
  it('says once what several operations answer alike', async () => {
    const { body } = await world.anonymous.get('/openapi.json')
    const inlined = Object.values<Record<string, { responses: Record<string, object> }>>(body.paths)
      .flatMap(path => Object.values(path))
      .flatMap(({ responses }) => Object.entries(responses))
      .filter(([status, response]) => !status.startsWith('2') && !('$ref' in response))
      .map(([, response]) => JSON.stringify(response))
    expect(inlined.filter((text, at) => inlined.indexOf(text) !== at)).toEqual([])
    expect(Object.keys(body.components.examples)).toEqual(
      expect.arrayContaining(['bad-request', 'day_changed']),
    )
  })

  it('says how apps get tokens, and which operations take one', async () => {
    const { body } = await world.anonymous.get('/openapi.json')
    const { authorizationCode } = body.components.securitySchemes.oauth2.flows
    const metadata = await world.anonymous.get('/.well-known/oauth-authorization-server')
    expect(authorizationCode).toMatchObject({
      authorizationUrl: metadata.body.authorization_endpoint,
      tokenUrl: metadata.body.token_endpoint,
      refreshUrl: metadata.body.token_endpoint,
    })
    // The library that serves the metadata names `openid` always; without OpenID Connect it gives nothing.
    const scopes = new Set(metadata.body.scopes_supported).difference(new Set(['openid']))
    expect(new Set(Object.keys(authorizationCode.scopes))).toEqual(scopes)
    const securityOf = (path: string, method: string) => body.paths[path][method].security
    expect(securityOf('/v1/me/access', 'get')).toEqual([{ bearer: [] }, { oauth2: [] }, { session: [] }])
    expect(securityOf('/v1/work-days', 'get')).toEqual([
      { bearer: [] },
      { oauth2: ['worktime.supervise'] },
      { oauth2: ['payroll.run'] },
      { session: [] },
    ])
    expect(securityOf('/v1/api-keys', 'post')).toEqual([{ session: [] }])
    expect(securityOf('/v1/errors', 'get')).toEqual([])
  })

  it('names the capabilities of every operation', async () => {
    const { body } = await world.anonymous.get('/openapi.json')
    for (const path of Object.values<Record<string, object>>(body.paths))
      for (const operation of Object.values(path))
        expect(operation).toMatchObject({ 'x-service-capabilities': expect.any(Array) })
  })
})

describe('the codes', () => {
  it('have a page each, and the same as JSON', async () => {
    const { body } = await world.anonymous.get('/v1/errors')
    expect(body.items.length).toBeGreaterThan(50)
    for (const { code } of body.items) {
      const page = await world.anonymous.get(`/errors/${code}`, { accept: 'text/html' })
      expect([code, page.status]).toEqual([code, 200])
    }
    const asJson = await world.anonymous.get('/errors/day_changed', { accept: 'application/json' })
    expect(asJson.body).toMatchObject({
      code: 'day_changed',
      status: 409,
      operations: expect.arrayContaining(['workDays.writeEntries']),
    })
  })
})

import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../test/world/world.ts'
import { deprecation, noticeDays } from '../../contract/deprecation.ts'
import { events } from '../../contract/events.ts'
import { catalogueOf, contract, operationsOf } from '../../contract/family.ts'
import { idOf } from '../../contract/operation.ts'
import { openApiDocument } from '../../contract/openapi/document.ts'
import { refusals } from '../../contract/refusals.ts'
import { empty } from '../../contract/shapes.ts'
import { addDays } from '../../vocabulary/dates.ts'
import { newId } from '../../vocabulary/ids.ts'
import { AddressRanges, loopback } from '../address-ranges.ts'
import { AddressWindow, defaultReadsOfAddress } from '../address-window.ts'
import { Availability } from '../availability.ts'
import { BodyReading } from '../bodies/reading.ts'
import { Connections, defaultConnectionLimits } from '../connections.ts'
import { addLinks } from '../deprecation.ts'
import { createRateWindows } from '../rate-windows/rate-windows.ts'
import { addRoute } from '../route.ts'
import { createServer } from '../server.ts'
import { Streams } from '../streams.ts'
import { untranslated } from '../../../../test/world/untranslated.ts'

const documentation = '/docs/guides/versioning'
const tea = { params: { id: idOf('tea_not_found') }, needs: 'none', answers: empty } as const

/** Three operations of a family that goes: one in force, one that is deprecated, one that went. */
const teas = contract({
  name: 'teas',
  tag: 'Teas',
  about: 'Teas.',
  refusals: refusals({
    tea_not_found: {
      ...{ status: 404, title: 'No such tea', when: 'There is none.', remedy: 'Look again.' },
      translations: untranslated,
    },
  }),
  events: events({}),
  operations: {
    pour: { ...tea, method: 'GET', path: '/v1/teas/{id}/cup', summary: 'Pour a tea' },
    steep: {
      ...{ ...tea, method: 'GET', path: '/v1/teas/{id}/steep', summary: 'Steep a tea' },
      refuses: ['tea_not_found'],
      deprecated: deprecation({
        since: '2026-01-01',
        sunset: '2999-07-01',
        documentation,
        successor: 'teas.pour',
      }),
    },
    boil: {
      ...{ method: 'POST', path: '/v1/teas/boil', summary: 'Boil', needs: ['org.admin'], answers: empty },
      deprecated: deprecation({
        ...{ since: '2020-01-01', sunset: '2021-01-01', successor: 'teas.pour' },
        documentation: 'https://tea.example/why',
      }),
    },
  },
})

const world = await startWorld()
const baseUrl = 'https://konttori.example'
const id = newId()
const services = { ...world.app.services, contracts: [teas] }
const availability = new Availability()
const bodies = new BodyReading(services.log)
const server = await createServer({
  ...{
    baseUrl,
    catalogue: catalogueOf([teas]),
    log: services.log,
    trustedProxies: new AddressRanges(loopback),
  },
  connections: new Connections({
    ...{
      limits: defaultConnectionLimits,
      speaksForMany: () => true,
      serverBusy: () => '',
      descriptors: undefined,
    },
  }),
})
const handlers: Readonly<Record<string, () => Promise<object>>> = {
  'teas.pour': async () => ({}),
  'teas.steep': async () => ({}),
  'teas.boil': async () => ({}),
}
const rateWindows = await createRateWindows({
  ...{ limits: { key: 1000, organisation: 1000 }, redisUrl: null, nodes: 1, log: services.log },
})
for (const operation of operationsOf(teas))
  addRoute(server, operation, (handlers[operation.id] ?? (async () => ({}))) as never, {
    ...{ services, rateWindows, availability, bodies, checkAnswers: true },
    readers: new AddressWindow(defaultReadsOfAddress),
    streams: new Streams(services),
  })
server.addHook('onClose', async () => {
  availability.close()
  await bodies.close()
})

const ask = async (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) => {
  const key = world.meri.members.aino.personalKey
  const answer = await server.inject({ method, url, headers: { authorization: `Bearer ${key}`, ...headers } })
  return { status: answer.statusCode, code: answer.json().code, headers: answer.headers }
}

describe('an operation that is deprecated', () => {
  const says = {
    deprecation: '@1767225600',
    sunset: 'Mon, 01 Jul 2999 00:00:00 GMT',
    link: [
      `<${baseUrl}/docs/guides/versioning>; rel="deprecation"; type="text/html"`,
      `<${baseUrl}/docs/guides/errors#deprecation>; rel="sunset"; type="text/html"`,
      `<${baseUrl}/v1/teas/${id}/cup>; rel="successor-version"`,
    ].join(', '),
  }

  it('works, and says since when, until when and what takes its place', async () => {
    expect(await ask('GET', `/v1/teas/${id}/steep`)).toMatchObject({ status: 200, headers: says })
  })

  it('says it with its refusals too, and pages of other sites can read it', async () => {
    const origin = 'https://dashboard.example'
    const answer = await ask('GET', `/v1/teas/${id}/steep`, { authorization: 'Bearer unknown', origin })
    expect(answer).toMatchObject({ status: 401, headers: says })
    for (const name of ['Deprecation', 'Sunset', 'Link'])
      expect(answer.headers['access-control-expose-headers']).toContain(name)
  })

  it('names no place that a path could make of it', async () => {
    const { headers } = await ask('GET', '/v1/teas/%3E;%20rel=%22next%22,%3Cx/steep')
    expect(headers['link']).toContain(
      `<${baseUrl}/v1/teas/%3E%3B%20rel%3D%22next%22%2C%3Cx/cup>; rel="successor`,
    )
  })

  it('is told apart from one that is not', async () => {
    const { status, headers } = await ask('GET', `/v1/teas/${id}/cup`)
    expect(status).toBe(200)
    for (const name of ['deprecation', 'sunset', 'link']) expect(headers).not.toHaveProperty(name)
  })
})

describe('after its sunset', () => {
  it.each([
    ['with a key', {}],
    ['with one that is not good', { authorization: 'Bearer unknown' }],
  ])('410 answers whoever asks %s, with where to look', async (_, headers) => {
    const answer = await ask('POST', '/v1/teas/boil', headers)
    expect(answer).toMatchObject({ status: 410, code: 'operation_retired' })
    expect(answer.headers).toMatchObject({ sunset: 'Fri, 01 Jan 2021 00:00:00 GMT' })
    // The successor names a tea, and the request named none.
    expect(answer.headers['link']).toMatch(/^<https:\/\/tea\.example\/why>; rel="deprecation"/)
    expect(answer.headers['link']).not.toContain('successor-version')
  })
})

it('a link that an answer has already stays', () => {
  const set: Record<string, unknown> = { link: '<next>; rel="next"' }
  const reply = {
    getHeader: (name: string) => set[name],
    header: (name: string, to: unknown) => (set[name] = to),
  }
  addLinks(reply as never, ['<a>; rel="sunset"'])
  expect(set['link']).toBe('<next>; rel="next", <a>; rel="sunset"')
})

describe('how long it goes on to work', () => {
  const since = '2026-12-01'
  it('is at least half a year', () => expect(noticeDays).toBeGreaterThanOrEqual(180))

  it('is held by each declaration', () => {
    const until = (sunset: string) => () => deprecation({ since, sunset, documentation })
    expect(until(addDays(since, noticeDays - 1))).toThrow(RangeError)
    expect(until('2026-11-30')).toThrow(/deprecated since 2026-12-01/)
    expect(until(addDays(since, noticeDays))()).toMatchObject({ since })
  })
})

it('the description says it for people and for programs', () => {
  const document = openApiDocument([teas], baseUrl) as any
  expect(document.paths['/v1/teas/{id}/steep'].get).toMatchObject({
    deprecated: true,
    'x-service-deprecation': { since: '2026-01-01', sunset: '2999-07-01', successor: 'teas.pour' },
    description: expect.stringMatching(/^Deprecated since 2026-01-01; .* Use `teas.pour` in its place\./),
  })
  expect(document.paths['/v1/teas/{id}/steep'].get.responses['410']).toBeDefined()
  expect(document.paths['/v1/teas/{id}/cup'].get).not.toHaveProperty('deprecated')
})

import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../test/world/world.ts'
import { events } from '../../contract/events.ts'
import { catalogueOf, contract, operationsOf } from '../../contract/family.ts'
import { refusals } from '../../contract/refusals.ts'
import { Type } from '../../contract/shapes.ts'
import { AddressRanges, loopback } from '../address-ranges.ts'
import { AddressWindow, defaultReadsOfAddress } from '../address-window.ts'
import { Availability } from '../availability.ts'
import { BodyReading } from '../bodies/reading.ts'
import { Connections, defaultConnectionLimits } from '../connections.ts'
import { handle } from '../handler.ts'
import { acceptedLanguage } from '../language.ts'
import { createRateWindows } from '../rate-windows/rate-windows.ts'
import { addRoute } from '../route.ts'
import { createServer } from '../server.ts'
import { shownOneByOne, Streamed } from '../streamed.ts'
import { Streams } from '../streams.ts'

describe('the language that a header accepts', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['*', 'en'],
    ['de-DE,de;q=0.9', undefined],
    ['de, *;q=0.1', 'en'],
    ['fi-FI,fi;q=0.9,en;q=0.8', 'fi'],
    ['SV-fi', 'sv'],
    ['sv-Latn-FI', 'sv'],
    ['de, sv;q=0.5, fi;q=0.7', 'fi'],
    ['fi ; q=0.2 , sv; q=0.3', 'sv'],
    ['fi;Q=0.2,sv;q=0.3', 'sv'],
    ['fi;q=0, sv;q=0.1', 'sv'],
    ['fi;q=0', undefined],
    ['en;q=0, *;q=0.5', 'fi'],
    ['en;q=nonsense, sv;q=0.9', 'sv'],
    ['final, svelte', undefined],
  ])('of “%s” is %s', (header, language) => expect(acceptedLanguage(header)).toBe(language))

  it.each([
    ['*', 'sv'],
    ['en, *', 'en'],
    ['fi, sv', 'fi'],
    ['sv;q=0, *', 'en'],
  ])('of “%s” for somebody whose language is Swedish is %s', (header, language) =>
    expect(acceptedLanguage(header, 'sv')).toBe(language),
  )

  it('is not looked for in a header without end', () =>
    expect(acceptedLanguage(`${'x,'.repeat(100_000)}fi`)).toBeUndefined())

  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['hyphens', 'fi-'],
    ['stars', '*,'],
    ['spaces', ' \t'],
    ['weights', 'fi;q=1e999,'],
  ])('costs nothing in a header of thousand different %s', (_what, part) => {
    const begun = performance.now()
    for (let length = 1; length <= 1000; length++) acceptedLanguage(`${length}${part.repeat(length)}`)
    expect(performance.now() - begun).toBeLessThan(5000)
  })
})

const word = Type.Object({ word: Type.String({ description: 'A word.' }) })
const words = Type.Object({ words: Type.Array(Type.String({ description: 'A word.' })) })
const said = { fi: 'päivää', sv: 'goddag', en: 'good day' }

/** A family that speaks to whoever reads. */
const greetings = contract({
  ...{ name: 'greetings', tag: 'Greetings', about: 'Greetings.', refusals: refusals({}), events: events({}) },
  operations: {
    read: { method: 'GET', path: '/v1/greetings', summary: 'Greet', needs: 'none', answers: word },
    many: { method: 'GET', path: '/v1/many', summary: 'Greet all day', needs: 'none', answers: words },
    open: {
      ...{ method: 'GET', path: '/v1/open', summary: 'Greet', needs: 'none', answers: word },
      ...{ credential: 'public', transaction: 'none' },
    },
    write: {
      ...{ method: 'POST', path: '/v1/greetings', summary: 'Greet', needs: 'none', answers: word },
      idempotency: 'optional',
    },
    silent: { method: 'GET', path: '/v1/silence', summary: 'Say nothing', needs: 'none', answers: word },
  },
})

const handlers = handle(greetings, {
  read: async ({ language }) => ({ word: said[language] }),
  many: async ({ language }) =>
    new Streamed({ words: shownOneByOne(Array.from({ length: 5000 }), () => said[language]) }),
  open: async ({ language }) => ({ word: said[language] }),
  write: async ({ language }) => ({ word: said[language] }),
  silent: async () => ({ word: '' }),
})

const world = await startWorld()
const services = { ...world.app.services, contracts: [greetings] }
const availability = new Availability()
const bodies = new BodyReading(services.log)
const server = await createServer({
  ...{ baseUrl: 'https://konttori.example', catalogue: catalogueOf([greetings]), log: services.log },
  trustedProxies: new AddressRanges(loopback),
  connections: new Connections({
    ...{ limits: defaultConnectionLimits, speaksForMany: () => true, serverBusy: () => '' },
    descriptors: undefined,
  }),
})
const rateWindows = await createRateWindows({
  ...{ limits: { key: 1000, organisation: 1000 }, redisUrl: null, nodes: 1, log: services.log },
})
for (const [key, operation] of Object.keys(greetings.operations).map(
  (name, index) => [name, operationsOf(greetings)[index]] as const,
))
  addRoute(server, operation as never, handlers[key as 'read'] as never, {
    ...{ services, rateWindows, availability, bodies, checkAnswers: true },
    readers: new AddressWindow(defaultReadsOfAddress),
    streams: new Streams(services),
  })
server.addHook('onClose', async () => {
  availability.close()
  await bodies.close()
})

const { veera } = world.meri.members
const authorization = `Bearer ${veera.personalKey}`

async function ask(
  method: 'GET' | 'POST',
  url: string,
  language?: string,
  headers: object = { authorization },
) {
  const answer = await server.inject({
    ...{ method, url, ...(method === 'POST' && { payload: '{}' }) },
    headers: {
      ...{ 'content-type': 'application/json', ...headers },
      ...(language !== undefined && { 'accept-language': language }),
    },
  })
  const { 'content-language': contentLanguage, vary } = answer.headers
  return { status: answer.statusCode, body: answer.json(), contentLanguage, vary, headers: answer.headers }
}

const choose = (locale: string | null) =>
  world
    .as('aino')
    .patch(`/v1/memberships/${veera.id}`, { locale })
    .then(({ status }) => expect(status).toBe(200))

describe('an answer that depends on the language of its reader', () => {
  it('is in the one that the request accepts, and says so', async () => {
    expect(await ask('GET', '/v1/greetings', 'sv-FI, en;q=0.4')).toMatchObject({
      body: { word: 'goddag' },
      contentLanguage: 'sv',
      vary: 'accept-language',
    })
  })

  it('is else in the one that the member has chosen, from the next request on, and else in English', async () => {
    for (const [locale, greeting] of [
      [null, 'good day'],
      ['fi', 'päivää'],
      ['sv', 'goddag'],
    ] as const) {
      await choose(locale)
      expect((await ask('GET', '/v1/greetings')).body.word).toBe(greeting)
      expect((await ask('GET', '/v1/greetings', 'de')).body.word).toBe(greeting)
      expect((await ask('GET', '/v1/greetings', '*')).body.word).toBe(greeting)
      expect((await ask('GET', '/v1/greetings', 'en')).body.word).toBe('good day')
    }
    await choose(null)
  })

  it('is in one language where it is sent in pieces, beside the encoding', async () => {
    const headers = { authorization, 'accept-encoding': 'identity' }
    const { body, contentLanguage, vary } = await ask('GET', '/v1/many', 'fi', headers)
    expect(new Set(body.words)).toEqual(new Set(['päivää']))
    expect({ contentLanguage, vary }).toEqual({
      contentLanguage: 'fi',
      vary: 'accept-language, accept-encoding',
    })
  })

  it('is for somebody without credentials in the one that is asked for, else in English', async () => {
    const nobody = {}
    expect((await ask('GET', '/v1/open', 'fi', nobody)).body.word).toBe('päivää')
    expect(await ask('GET', '/v1/open', undefined, nobody)).toMatchObject({
      body: { word: 'good day' },
      contentLanguage: 'en',
    })
  })

  it('is given again as it was, in whatever language it is asked for again', async () => {
    const key = { authorization, 'idempotency-key': 'greeting-1' }
    const first = await ask('POST', '/v1/greetings', 'sv', key)
    const again = await ask('POST', '/v1/greetings', 'fi', key)
    expect(again).toMatchObject({
      ...{ status: first.status, body: { word: 'goddag' }, contentLanguage: 'sv', vary: 'accept-language' },
      headers: { 'idempotency-replayed': 'true' },
    })
  })
})

it('an answer that depends on no language says none', async () => {
  const { contentLanguage, vary } = await ask('GET', '/v1/silence', 'fi')
  expect({ contentLanguage, vary }).toEqual({ contentLanguage: undefined, vary: undefined })
})

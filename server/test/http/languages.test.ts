import { describe, expect, it } from 'vitest'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { startWorld } from '../world/world.ts'

const world = await startWorld()
const { aino, veera } = world.meri.members
const nobody = `/v1/memberships/${newId()}`
const inLanguage = (language: string) => ({ 'accept-language': language })

const missing = {
  fi: { title: 'Jäsentä ei löydy', remedy: 'Hae jäsenten tunnukset osoitteesta `GET /v1/memberships`.' },
  sv: { title: 'Medlemmen finns inte', remedy: 'Hämta medlemmarnas id från `GET /v1/memberships`.' },
  en: { title: 'No such member', remedy: 'Read the ids from `GET /v1/memberships`.' },
}

describe('a problem document', () => {
  it.each(Object.entries(missing))(
    'says to whoever asks for it in %s what happened and what to do',
    async (language, said) => {
      expect(await world.as('aino').get(nobody, inLanguage(language))).toMatchObject({
        status: 404,
        body: { ...said, code: 'membership_not_found' },
        headers: { 'content-language': language, vary: 'accept-language' },
      })
    },
  )

  it('keeps code and detail in every language', async () => {
    const answers = await Promise.all(
      Object.keys(missing).map(language => world.as('aino').get(nobody, inLanguage(language))),
    )
    expect(new Set(answers.map(({ body: { code, detail } }) => `${code} ${detail}`)).size).toBe(1)
  })

  it('is for a member in the language that they have chosen, from the next request on', async () => {
    const titleOf = async () => (await world.as('aino').get(nobody)).body.title
    for (const [locale, title] of [
      ['fi', missing.fi.title],
      ['sv', missing.sv.title],
      [null, missing.en.title],
    ] as const) {
      await world.as('aino').patch(`/v1/memberships/${aino.id}`, { locale })
      expect(await titleOf()).toBe(title)
    }
  })

  it('is in the language of the member also where a gate refuses', async () => {
    await world.as('aino').patch(`/v1/memberships/${veera.id}`, { locale: 'fi' })
    expect((await world.as('veera').get('/v1/audit')).body).toMatchObject({
      code: 'insufficient_role',
      title: 'Oikeus puuttuu',
    })
  })

  it.each([
    ['a path that is none', '/v1/nothing', 404, 'Osoitetta ei ole', 'Adressen finns inte'],
    [
      'no credentials',
      '/v1/memberships',
      401,
      'Tunnistautuminen puuttuu tai ei kelpaa',
      'Inloggningsuppgifterna saknas eller gäller inte',
    ],
  ])(
    'is for nobody in particular, of %s, in the language that is asked for, else in English',
    async (_what, path, status, fi, sv) => {
      for (const [language, title] of [
        ['fi-FI,fi;q=0.9', fi],
        ['de, sv;q=0.5', sv],
      ] as const)
        expect(await world.anonymous.get(path, inLanguage(language))).toMatchObject({
          status,
          body: { title },
        })
      const { headers } = await world.anonymous.get(path)
      expect(headers).toMatchObject({
        'content-language': 'en',
        vary: expect.stringContaining('accept-language'),
      })
    },
  )

  it('has nothing of what a hostile header says', async () => {
    for (const hostile of ['<script>', '%0d%0ax', '*;q=0', `${'x-'.repeat(6000)}sv`]) {
      const { status, body } = await world.anonymous.get('/v1/memberships', inLanguage(hostile))
      expect({ status, title: body.title }).toEqual({
        status: 401,
        title: 'Credentials are missing or not valid',
      })
    }
  })
})

describe('the catalogue of codes', () => {
  it('is in the language of its reader', async () => {
    for (const [language, said] of Object.entries(missing)) {
      const { body, headers } = await world.anonymous.get('/v1/errors', inLanguage(language))
      expect(headers).toMatchObject({ 'content-language': language })
      expect(body.items.find(({ code }: { code: string }) => code === 'membership_not_found')).toMatchObject(
        said,
      )
    }
  })

  it('is of one code too, as JSON at its address, and on its page', async () => {
    const path = '/errors/membership_not_found'
    const json = await world.anonymous.get(path, { accept: 'application/json', ...inLanguage('sv') })
    expect(json).toMatchObject({
      body: { ...missing.sv, code: 'membership_not_found' },
      headers: { 'content-language': 'sv', vary: 'accept, accept-language' },
    })
    const page = await world.anonymous.get(path, { accept: 'text/html' })
    for (const { title } of Object.values(missing)) expect(page.body).toContain(title)
  })
})

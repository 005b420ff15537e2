import { expect, test } from 'vitest'
import { startWorld } from '../../../test/world/world.ts'
import { Browser, cookieOf } from '../../modules/people/session/test/browser.ts'
import { emailOf, password, signIn } from '../../modules/people/session/methods/test/person.ts'

const world = await startWorld()

test.each([
  ['fi', 'Ota todennussovellus käyttöön'],
  ['sv', 'Ta i bruk en autentiseringsapp'],
  ['en', 'Set up an authenticator app'],
])(
  'whoever is asked for a second factor finds on their account how to set one up (%s)',
  async (language, text) => {
    await world.database.owner(
      'update organisations set second_factor_required_of_administrators = true where org_id = $1',
      [world.meri.id],
    )
    const begun = await signIn(world, { email: emailOf(world, 'aino'), password })
    expect(begun.body.secondFactorMissing).toBe(true)
    const page = await new Browser(world, cookieOf(begun)).get('/account', { 'accept-language': language })
    expect(page.status).toBe(200)
    expect(page.body).toContain(text)
    expect(page.body).toContain('href="/account/authenticator"')
  },
)

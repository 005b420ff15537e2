import { signedIn } from '../../src/modules/session/test/browser.ts'
import { AuthenticatorApp } from '../../src/modules/session/methods/test/authenticator-app.ts'
import { withTotp } from '../../src/modules/session/methods/test/person.ts'
import { SoftwareAuthenticator } from '../../src/modules/session/methods/test/software-authenticator.ts'
import type { Answer, Client } from '../world/client.ts'
import type { World } from '../world/world.ts'

type Name = Parameters<World['as']>[0]

/** How people change how they sign in, each somebody else, so that none disturbs another. */
export function credentialWays(world: World): Readonly<Record<string, () => Promise<Answer>>> {
  const addPasskey = async (browser: Client) => {
    const { body } = await browser.post('/v1/me/sign-in/passkeys/options', {})
    const credential = new SoftwareAuthenticator().create(body.options)
    return browser.post('/v1/me/sign-in/passkeys', { name: 'Puhelin', credential })
  }
  const withPasskey = async (name: Name) => {
    const browser = await signedIn(world, name)
    const { body } = await addPasskey(browser)
    return { browser, passkey: `/v1/me/sign-in/passkeys/${body.passkey?.id}` }
  }
  return {
    'signIn.confirmTotp': async () => {
      const browser = await signedIn(world, 'eero')
      const { body } = await browser.post('/v1/me/sign-in/totp', {})
      return browser.post('/v1/me/sign-in/totp/confirm', { code: new AuthenticatorApp(body.secret).next() })
    },
    'signIn.removeTotp': async () => (await withTotp(world, 'veera')).browser.delete('/v1/me/sign-in/totp'),
    'signIn.renewRecoveryCodes': async () =>
      (await withTotp(world, 'elina')).browser.post('/v1/me/sign-in/recovery-codes', {}),
    'signIn.addPasskey': async () => addPasskey(await signedIn(world, 'otso')),
    'signIn.renamePasskey': async () => {
      const { browser, passkey } = await withPasskey('paavo')
      return browser.patch(passkey, { name: 'Avain' })
    },
    'signIn.removePasskey': async () => {
      const { browser, passkey } = await withPasskey('tauno')
      return browser.delete(passkey)
    },
    'session.endOwn': async () => {
      const [browser] = [await signedIn(world, 'sisu'), await signedIn(world, 'sisu')]
      const { body } = await browser.get('/v1/me/sessions')
      const other = body.items.find(({ current }: { current: boolean }) => !current)
      return browser.delete(`/v1/me/sessions/${other?.id}`)
    },
    'session.switch': async () => {
      const { lumi } = world.meri.members
      const { ilmari } = world.tunturi.members
      await world.database.owner(
        `update directory.person_memberships set person_id = (select id from directory.persons where email = $2)
         where membership_id = $1`,
        [ilmari.id, lumi.email],
      )
      const browser = await signedIn(world, 'lumi', world.meri.id)
      return browser.post('/v1/session/switch', { organisationId: world.tunturi.id })
    },
  }
}

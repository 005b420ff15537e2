import type { Answer, Client } from '../../../../../test/world/client.ts'
import { password } from '../../../../../test/world/founding.ts'
import type { World } from '../../../../../test/world/world.ts'
import type { Ways } from '../../../../../test/breadth/ways.ts'
import { AuthenticatorApp } from '../methods/test/authenticator-app.ts'
import { withTotp } from '../methods/test/person.ts'
import { SoftwareAuthenticator } from '../methods/test/software-authenticator.ts'
import { signedIn } from './browser.ts'

/** How people change how they sign in, each somebody else, so that none disturbs another. */
export const ways: Ways = ({ world }) => {
  const addPasskey = async (browser: Client): Promise<Answer> => {
    const { body } = await browser.post('/v1/me/sign-in/passkeys/options', {})
    const credential = new SoftwareAuthenticator().create(body.options)
    return browser.post('/v1/me/sign-in/passkeys', { name: 'Puhelin', credential })
  }
  const withPasskey = async (name: Parameters<World['as']>[0]) => {
    const browser = await signedIn(world, name)
    const { body } = await addPasskey(browser)
    return { browser, passkey: `/v1/me/sign-in/passkeys/${body.passkey?.id}` }
  }
  return {
    'session.reauthenticate': async () =>
      (await signedIn(world, 'lumi')).post('/v1/session/reauthenticate', { password }),
    'session.end': async () => (await signedIn(world, 'tauno')).delete('/v1/session'),
    'session.changePassword': async () =>
      (await signedIn(world, 'helmi')).post('/v1/me/password', {
        current: password,
        new: 'toinen luotettava 2',
      }),
    'session.endOthers': async () => {
      await signedIn(world, 'sisu')
      return (await signedIn(world, 'sisu')).post('/v1/me/sessions/end-others', {})
    },
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

import * as roster from '../../../src/modules/people/members/port.ts'
import { SoftwareAuthenticator } from '../../../src/modules/people/session/methods/test/software-authenticator.ts'
import {
  browserOf,
  challenged,
  renewCodes,
  secondFactor,
  signInAs,
  withTotp,
} from '../../../src/modules/people/session/methods/test/person.ts'
import { resetRequests } from '../../../src/modules/people/session/passwords/requests.ts'
import { cookieOf, signedIn } from '../../../src/modules/people/session/test/browser.ts'
import { mailsWritten } from '../../world/mail.ts'
import { password } from '../../world/founding.ts'
import type { World } from '../../world/world.ts'
import { ok } from './outcome.ts'

const origin = { origin: 'https://konttori.example' }
const chosen = 'aivan toinen lause 8'

/** Everything that people do with their account: passwords, second factors, passkeys, sessions, two organisations. */
export async function signingIn(world: World): Promise<void> {
  await sessions(world)
  await secondFactors(world)
  await passkeys(world)
  await forgottenPassword(world)
  await activation(world)
  await severalOrganisations(world)
}

async function sessions(world: World): Promise<void> {
  const browser = await signedIn(world, 'lumi')
  const other = await signedIn(world, 'lumi')
  await signInAs(world, 'lumi', { password: 'not the right one at all' })
  const { items } = await ok(browser.get('/v1/me/sessions'))
  await ok(browser.get('/v1/session'))
  await ok(browser.get('/v1/session/organisations'))
  await ok(browser.post('/v1/session/reauthenticate/options', {}))
  await ok(browser.post('/v1/session/reauthenticate', { password }))
  await browser.delete(`/v1/me/sessions/${items.find((each: any) => !each.current)?.id}`)
  await other.get('/v1/session')
  await signedIn(world, 'lumi')
  await ok(browser.post('/v1/me/sessions/end-others', {}))
  await ok(browser.post('/v1/me/password', { current: password, new: chosen }))
  await ok(browser.post('/v1/me/password', { current: chosen, new: password }))
  await browser.delete('/v1/session')
}

async function secondFactors(world: World): Promise<void> {
  const { browser, app, recoveryCodes } = await withTotp(world, 'otso')
  await ok(secondFactor(world, { challenge: await challenged(world, 'otso'), totp: app.next() }))
  await renewCodes(world, 'otso', app)
  await secondFactor(world, { challenge: await challenged(world, 'otso'), totp: '000000' })
  await ok(
    secondFactor(world, { challenge: await challenged(world, 'otso'), recoveryCode: recoveryCodes[0] }),
  )
  await ok(browser.get('/v1/me/sign-in'))
  await ok(browser.post('/v1/session/reauthenticate', { totp: app.next() }))
  await ok(browser.post('/v1/me/sign-in/recovery-codes', {}))
  await ok(browser.delete('/v1/me/sign-in/totp'))
}

async function passkeys(world: World): Promise<void> {
  const browser = await signedIn(world, 'sisu')
  const authenticator = new SoftwareAuthenticator()
  const { options } = await ok(browser.post('/v1/me/sign-in/passkeys/options', {}))
  const { passkey } = await ok(
    browser.post('/v1/me/sign-in/passkeys', { name: 'Puhelin', credential: authenticator.create(options) }),
  )
  const asked = await ok(world.anonymous.post('/v1/session/passkey/options', {}, origin))
  await ok(
    world.anonymous.post('/v1/session/passkey', { credential: authenticator.get(asked.options) }, origin),
  )
  const { body } = await signInAs(world, 'sisu')
  await ok(
    secondFactor(world, { challenge: body.challenge, passkey: authenticator.get(body.passkeyOptions) }),
  )
  await ok(browser.patch(`/v1/me/sign-in/passkeys/${passkey.id}`, { name: 'Läppäri' }))
  await ok(browser.delete(`/v1/me/sign-in/passkeys/${passkey.id}`))
}

async function forgottenPassword(world: World): Promise<void> {
  const { services } = world.app
  const ask = async (email: string) => {
    await ok(world.anonymous.post('/v1/session/forgotten-password', { email }, origin))
    await resetRequests(services, roster).flush()
  }
  const { email } = world.meri.members.tauno
  await ask('nobody@meri.example')
  await ask(email)
  const [mail] = await mailsWritten(world.database, { kind: 'password_reset', to: email })
  const token = new URL(mail?.letter?.action?.url ?? '').searchParams.get('token') ?? ''
  const complete = (given: string) =>
    world.anonymous.post(
      '/v1/session/forgotten-password/complete',
      { token: given, password: chosen },
      origin,
    )
  await complete('not a token')
  await ok(complete(token))
}

async function activation(world: World): Promise<void> {
  const invited = await ok(
    world
      .as('aino')
      .post(
        '/v1/memberships',
        { firstNames: 'Kaisa', lastName: 'Vieras', role: 'employee', email: 'kaisa@meri.example' },
        { 'idempotency-key': 'kaisa' },
      ),
  )
  await ok(world.as('aino').post(`/v1/memberships/${invited.id}/invite`, { locale: 'sv' }))
  const again = await ok(world.as('aino').post(`/v1/memberships/${invited.id}/invite`, {}))
  const token = new URL(again.invitation?.inviteUrl ?? again.inviteUrl).searchParams.get('token')
  await ok(world.anonymous.post('/v1/session/activate', { token, password: chosen }, origin))
}

/** Helmi takes Ilmari's place in Tunturi too. */
async function severalOrganisations(world: World): Promise<void> {
  const { helmi } = world.meri.members
  await world.database.owner(
    `update directory.person_memberships set person_id = (select id from directory.persons where email = $2)
     where membership_id = $1`,
    [world.tunturi.members.ilmari.id, helmi.email],
  )
  await signInAs(world, 'helmi')
  const answer = await signInAs(world, 'helmi', { organisationId: world.meri.id })
  const browser = browserOf(world, answer)
  if (cookieOf(answer) === '') throw new Error('Helmi is not signed in')
  await ok(browser.post('/v1/session/switch', { organisationId: world.tunturi.id }))
}

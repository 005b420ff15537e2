import type { Answer } from '../../../../../../test/world/client.ts'
import { password } from '../../../../../../test/world/founding.ts'
import type { World } from '../../../../../../test/world/world.ts'
import { Browser, cookieOf, origin, signedIn } from '../../test/browser.ts'
import { AuthenticatorApp } from './authenticator-app.ts'

export { password }
type Name = Parameters<World['as']>[0]

export const emailOf = (world: World, name: Name): string =>
  (({ ...world.meri.members, ...world.tunturi.members }) as Record<string, { email: string }>)[name]?.email ??
  ''

export const signIn = (world: World, body: object): Promise<Answer> =>
  world.anonymous.post('/v1/session', body, { origin })

export const signInAs = (world: World, name: Name, more: object = {}): Promise<Answer> =>
  signIn(world, { email: emailOf(world, name), password, ...more })

export const secondFactor = (world: World, body: object): Promise<Answer> =>
  world.anonymous.post('/v1/session/second-factor', body, { origin })

/** Signs somebody in and switches an authenticator app on for them. */
export async function withTotp(
  world: World,
  name: Name,
): Promise<{ browser: Browser; app: AuthenticatorApp; secret: string; recoveryCodes: string[] }> {
  const browser = await signedIn(world, name)
  const enrolled = await browser.post('/v1/me/sign-in/totp', {})
  if (enrolled.status !== 201) throw new Error(JSON.stringify(enrolled.body))
  const app = new AuthenticatorApp(enrolled.body.secret)
  const confirmed = await browser.post('/v1/me/sign-in/totp/confirm', { code: app.next() })
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body))
  await renewCodes(world, name, app)
  return { browser, app, secret: enrolled.body.secret, recoveryCodes: confirmed.body.recoveryCodes }
}

/** As if half a minute and more had passed: the service takes the app's codes anew. */
export async function renewCodes(world: World, name: Name, app: AuthenticatorApp): Promise<void> {
  await world.database.owner(
    `update directory.totp_factors set last_step = 0
     where person_id = (select id from directory.persons where email = $1)`,
    [emailOf(world, name)],
  )
  app.forget()
}

/** The challenge that somebody with a right password is given. */
export async function challenged(world: World, name: Name): Promise<string> {
  const answer = await signInAs(world, name)
  if (answer.body.code !== 'second_factor_required') throw new Error(JSON.stringify(answer.body))
  return answer.body.challenge
}

export const browserOf = (world: World, answer: Answer): Browser => new Browser(world, cookieOf(answer))

import type { Client } from '../../../../../../test/world/client.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { origin, signedIn } from '../../test/browser.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'

/** What adds a passkey and signs in with one. */
export async function startWorldWithPasskeys() {
  const world = await startWorld()

  const optionsOf = async (browser: Client) =>
    (await browser.post('/v1/me/sign-in/passkeys/options', {})).body.options

  const add = (browser: Client, credential: unknown, name = 'Puhelin') =>
    browser.post('/v1/me/sign-in/passkeys', { name, credential })

  /** Signs somebody in and adds a passkey of theirs. */
  async function withPasskey(
    name: Parameters<typeof signedIn>[1],
    authenticator = new SoftwareAuthenticator(),
  ) {
    const browser = await signedIn(world, name)
    const added = await add(browser, authenticator.create(await optionsOf(browser)))
    if (added.status !== 201) throw new Error(JSON.stringify(added.body))
    return { browser, authenticator, added: added.body }
  }

  const signInOptions = async () =>
    (await world.anonymous.post('/v1/session/passkey/options', {}, { origin })).body.options

  const signInWith = (credential: unknown, more: object = {}) =>
    world.anonymous.post('/v1/session/passkey', { credential, ...more }, { origin })

  return { world, optionsOf, add, withPasskey, signInOptions, signInWith }
}

import type { Client } from '../../../../../test/world/client.ts'
import { signedIn } from './browser.ts'
import { startMailedWorld } from './mailed-world.ts'

/** Meri is the attacker’s, Tunturi is where the victim belongs. */
export async function startWorldWithAttacker() {
  const mailedWorld = await startMailedWorld()
  const { world, newAddress, invite, mailed, activate, signIn, forgot, complete, reset } = mailedWorld
  const { anonymous, browserOf, addPasskey, passkeySignIn } = mailedWorld
  const [meri, tunturi] = [world.meri.id, world.tunturi.id]
  const attackers = 'hyökkääjän salasana 1'
  const victims = 'uhrin oma salasana 22'
  const further = 'vielä kolmas lause 333'

  /** Meri is the attacker's: Aino makes of it what she likes. Tunturi is where the victim belongs. */
  const attacker = world.as('aino')
  const employer = world.as('sanna')
  const sanna = await signedIn(world, 'sanna')

  const failed = { status: 401, body: { code: 'sign_in_failed' } }
  const dead = async (browser: Client) => (await browser.get('/v1/session')).status === 401

  /** An address that its owner has proven, by Tunturi's invitation. */
  async function proven(password = victims): Promise<{ email: string; id: string; browser: Client }> {
    const email = newAddress()
    const { id } = await invite(employer, email)
    return { email, id, browser: browserOf(await activate(await mailed(email, '/activate'), password)) }
  }

  /** An account that the attacker has set up in Meri. */
  async function planted(email = newAddress()) {
    const { id, seen } = await invite(attacker, email)
    return { email, id, browser: browserOf(await activate(seen, attackers)) }
  }

  const accountsOf = (email: string) =>
    world.database.owner<{ local: string | null; hash: string | null }>(
      `select local_org_id as local, password_hash as hash from directory.persons where email = $1 order by local_org_id nulls first`,
      [email],
    )

  return {
    mailedWorld,
    world,
    newAddress,
    invite,
    mailed,
    activate,
    signIn,
    forgot,
    complete,
    reset,
    anonymous,
    browserOf,
    addPasskey,
    passkeySignIn,
    meri,
    tunturi,
    attackers,
    victims,
    further,
    attacker,
    employer,
    sanna,
    failed,
    dead,
    proven,
    planted,
    accountsOf,
  }
}

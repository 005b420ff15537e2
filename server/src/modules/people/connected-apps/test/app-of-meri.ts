import { expect } from 'vitest'
import { startServedWorld } from '../../../../../test/browser/served-world.ts'
import { discover, register } from './app.ts'
import { MemberBrowser } from './member-browser.ts'
import { signedInAt } from './signed-in.ts'

/** An app of Meri, and a browser in which Eero is signed in. */
export async function startWorldWithApp() {
  const world = await startServedWorld()
  const { origin } = world
  const { members } = world.meri

  const admin = await signedInAt(world, 'aino')
  const app = await register(admin, { scope: ['reports.team', 'worktime.supervise', 'payroll.run'] })
  const config = await discover(origin, app)
  const browser = new MemberBrowser(origin)
  await browser.signIn(members.eero.email)

  const access = (token: string) => world.withKey(token).get('/v1/me/access')

  /** The error that the browser is sent back to the app with, or that the page names which is shown instead. */
  async function refusalOf(url: URL): Promise<string> {
    const answer = await browser.send(url)
    const location = answer.headers.get('location')
    if (location) {
      const { searchParams, hash } = new URL(location, origin)
      // RFC 6749 §4.2.2.1: to whom asks for a token at once, no is said in the fragment.
      const params = hash === '' ? searchParams : new URLSearchParams(hash.slice(1))
      expect(params.get('iss')).toBe(origin)
      return params.get('error') ?? location
    }
    expect(answer.status).toBe(400)
    return /Reason: (\w+)/.exec(await answer.text())?.[1] ?? ''
  }

  return { world, origin, members, admin, app, config, browser, access, refusalOf }
}

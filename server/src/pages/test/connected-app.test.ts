import * as oauth from 'openid-client'
import { describe, expect, test } from 'vitest'
import { noBrowser } from '../../../test/browser/chromium.ts'
import { startServedWorld } from '../../../test/browser/served-world.ts'
import { visitor } from '../../../test/browser/visitor.ts'
import { made } from '../../../test/breadth/ways.ts'
import { password } from '../../../test/world/founding.ts'
import {
  authorizationRequest,
  discover,
  redeem,
  refusal,
  register,
} from '../../modules/people/connected-apps/test/app.ts'
import { startCallback } from '../../modules/people/connected-apps/test/callback.ts'
import { signedInAt } from '../../modules/people/connected-apps/test/signed-in.ts'

const world = await startServedWorld()
const { origin } = world
const { members } = world.meri
const admin = await signedInAt(world, 'aino')

const { origin: appOrigin, redirectUri } = await startCallback()
const app = await register(admin, {
  redirectUris: [redirectUri],
  scope: ['reports.team', 'worktime.supervise', 'payroll.run'],
})
// The app knows nothing of us but the address of the service.
const config = await discover(origin, app)

const scope = 'reports.team worktime.supervise payroll.run offline_access'
const heldBy = async (token: string) => {
  const { status, body } = await world.withKey(token).get('/v1/me/access')
  return status === 200 ? body.capabilities : body.code
}
const refresh = (tokens: oauth.TokenEndpointResponse) =>
  oauth.refreshTokenGrant(config, tokens.refresh_token ?? '')

describe.skipIf(noBrowser)('an app that a member lets in', () => {
  test('acts within what both hold, from the first page to the last token, and no longer than they let it', async () => {
    const { page, fill, press, place } = await visitor(origin, { alsoTo: [appOrigin] })
    /** The member allows what the app asks for, on the pages; the address that the browser came back to. */
    const allowed = async (asked: { url: URL }): Promise<URL> => {
      await page.goto(asked.url.href)
      await press('Give access')
      await page.getByText('Welcome back.').waitFor()
      return new URL(page.url())
    }
    const connect = async () => {
      const asked = await authorizationRequest(config, { redirectUri, scope })
      return redeem(config, await allowed(asked), asked)
    }

    // An address that is not the app's is never led to, and what the app may not be given is not asked for.
    const foreign = await authorizationRequest(config, { redirectUri: 'https://evil.example/', scope })
    expect((await page.goto(foreign.url.href))?.status()).toBe(400)
    expect(place()).toMatch(/^\/oauth\/authorize/)
    const tooMuch = await authorizationRequest(config, { redirectUri, scope: 'org.admin' })
    await page.goto(tooMuch.url.href)
    await page.getByText('Welcome back.').waitFor()
    expect(new URL(page.url()).searchParams.get('error')).toBe('invalid_scope')

    // Signing in, consent, and back to the app, which takes no answer to another request than its own.
    const asked = await authorizationRequest(config, { redirectUri, scope })
    await page.goto(asked.url.href)
    await fill('E-mail address', members.eero.email)
    await fill('Password', password)
    await press('Sign in')
    await press('Give access')
    await page.getByText('Welcome back.').waitFor()
    const back = new URL(page.url())
    await expect(redeem(config, back, { ...asked, state: oauth.randomState() })).rejects.toThrow(
      'invalid response',
    )
    const wrong = { ...asked, verifier: oauth.randomPKCECodeVerifier() }
    expect(await refusal(redeem(config, back, wrong))).toBe('invalid_grant')
    const first = await redeem(config, back, asked)

    // A manager runs no payroll, so neither does the app; what it reads is what the member reads.
    expect(await heldBy(first.access_token)).toEqual(['reports.team', 'worktime.supervise'])
    const ofApp = world.withKey(first.access_token)
    const roster = await made(ofApp.get('/v1/memberships'))
    expect(roster.items).toEqual((await made(world.as('eero').get('/v1/memberships'))).items)
    expect(await ofApp.get('/v1/export-batches')).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    })
    expect(await ofApp.get('/v1/api-keys')).toMatchObject({
      status: 403,
      body: { code: 'api_key_cannot_manage_keys' },
    })

    // Each refresh token is good for one refresh. One that comes again ends all that came of it.
    const second = await refresh(first)
    expect(await heldBy(second.access_token)).toEqual(['reports.team', 'worktime.supervise'])
    expect(await refusal(refresh(first))).toBe('invalid_grant')
    for (const { access_token: token } of [first, second]) expect(await heldBy(token)).toBe('invalid_token')
    expect(await refusal(refresh(second))).toBe('invalid_grant')

    // A code is good for one grant, and ends it when it comes again.
    const again = await authorizationRequest(config, { redirectUri, scope })
    const returned = await allowed(again)
    const third = await redeem(config, returned, again)
    expect(await refusal(redeem(config, returned, again))).toBe('invalid_grant')
    expect(await heldBy(third.access_token)).toBe('invalid_token')

    // What the member loses the app loses, with the tokens that it has and with those that it refreshes.
    const fourth = await connect()
    const eero = `/v1/memberships/${members.eero.id}`
    await made(world.as('aino').patch(eero, { role: 'payroll' }))
    expect(await heldBy(fourth.access_token)).toEqual(['reports.team'])
    const fifth = await refresh(fourth)
    expect(await heldBy(fifth.access_token)).toEqual(['reports.team'])
    await made(world.as('aino').post(`${eero}/deactivate`, {}))
    expect(await heldBy(fifth.access_token)).toBe('api_key_owner_inactive')
    expect(await refusal(refresh(fifth))).toBe('invalid_grant')
    await made(world.as('aino').post(`${eero}/reactivate`, {}))
    await made(world.as('aino').patch(eero, { role: 'manager' }))

    // The app gives one grant back; the member, signed in anew, takes the other back on the page of the account.
    await oauth.tokenRevocation(config, fifth.access_token)
    expect(await heldBy(fifth.access_token)).toBe('invalid_token')
    const last = await authorizationRequest(config, { redirectUri, scope })
    await page.goto(last.url.href)
    await fill('E-mail address', members.eero.email)
    await fill('Password', password)
    await press('Sign in')
    await press('Give access')
    await page.getByText('Welcome back.').waitFor()
    const sixth = await redeem(config, new URL(page.url()), last)
    await page.goto('/account')
    await press('End access Reporting board')
    expect(await page.getByRole('status').innerText()).toContain('The access of the app has ended.')
    expect(await heldBy(sixth.access_token)).toBe('invalid_token')
    expect(await refusal(refresh(sixth))).toBe('invalid_grant')
    expect(await oauth.tokenIntrospection(config, sixth.access_token)).toEqual({ active: false })

    // The trail records each end by its cause.
    const { items } = await made(admin.get('/v1/oauth-grants?limit=100'))
    expect(items.map(({ endReason }: { endReason: string }) => endReason)).toEqual([
      'ended_by_member',
      'revoked_by_app',
      'code_reused',
      'refresh_token_reused',
    ])
  })
})

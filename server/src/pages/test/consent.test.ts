import { describe, expect, test } from 'vitest'
import { noBrowser } from '../../../test/browser/chromium.ts'
import { startServedWorld } from '../../../test/browser/served-world.ts'
import { visitor } from '../../../test/browser/visitor.ts'
import { password } from '../../../test/world/founding.ts'
import {
  authorizationRequest,
  discover,
  redeem,
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
const config = await discover(origin, app)
const request = () =>
  authorizationRequest(config, {
    redirectUri,
    scope: 'reports.team worktime.supervise payroll.run offline_access',
  })

describe.skipIf(noBrowser)('letting an app in', () => {
  test('leads from the app through signing in and consent back to the app, without JavaScript', async () => {
    const { page, fill, press, place } = await visitor(origin, { javaScript: false, alsoTo: [appOrigin] })
    const asked = await request()
    await page.goto(asked.url.href)
    expect(place()).toMatch(/^\/sign-in\?next=%2Foauth%2Fconsent%2F/)
    await fill('E-mail address', members.eero.email)
    await fill('Password', password)
    await press('Sign in')
    await page.getByRole('heading', { name: 'Give Reporting board access?' }).waitFor()
    const words = await page.locator('main').innerText()
    expect(words).toContain('see reports of the team')
    expect(words).toContain('see, correct and approve the work time of your reports')
    // A manager does not run payroll, so nothing is said of it.
    expect(words).not.toContain('payroll')
    expect(words).toContain(`Your answer is sent to ${new URL(appOrigin).host}`)
    await press('Give access')
    await page.getByText('Welcome back.').waitFor()
    const tokens = await redeem(config, new URL(page.url()), asked)
    const access = await world.withKey(tokens.access_token).get('/v1/me/access')
    expect(access.body).toMatchObject({
      membership: { id: members.eero.id },
      capabilities: ['reports.team', 'worktime.supervise'],
    })

    await page.goto('/account')
    await page.getByRole('heading', { name: 'Connected apps' }).waitFor()
    await press('End access Reporting board')
    expect(await page.getByRole('status').innerText()).toContain('The access of the app has ended.')
    expect((await world.withKey(tokens.access_token).get('/v1/me/access')).status).toBe(401)
    expect(await page.getByRole('heading', { name: 'Connected apps' }).count()).toBe(0)
  })

  test('can be declined, which the app is told', async () => {
    const { page, fill, press } = await visitor(origin, { alsoTo: [appOrigin] })
    await page.goto((await request()).url.href)
    await fill('E-mail address', members.veera.email)
    await fill('Password', password)
    await press('Sign in')
    await press('Do not give')
    await page.getByText('Welcome back.').waitFor()
    expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied')
  })

  test.for([
    ['fi-FI', 'Annetaanko sovellukselle Reporting board pääsy?', 'hyväksyä alaisten työaikoja', 'Anna pääsy'],
    ['sv-FI', 'Ge Reporting board åtkomst?', 'godkänna underställdas arbetstider', 'Ge åtkomst'],
    ['en-GB', 'Give Reporting board access?', 'approve the work time of your reports', 'Give access'],
  ] as const)('in %s, accessible, also when it cannot be', async ([locale, title, words, allow]) => {
    const { page, context, expectAccessible, press } = await visitor(origin, { locale, alsoTo: [appOrigin] })
    const signedIn = await context.request.post('/v1/session', {
      data: { email: members.eero.email, password },
      headers: { origin },
    })
    expect(signedIn.status()).toBe(201)
    await page.goto((await request()).url.href)
    await page.getByRole('heading', { name: title }).waitFor()
    expect(await page.locator('main').innerText()).toContain(words)
    await expectAccessible()
    await press(allow)
    await page.getByText('Welcome back.').waitFor()

    await page.goto('/account')
    await expectAccessible()
    await page.goto('/oauth/consent/unknown')
    await expectAccessible()
    await page.goto(`/oauth/authorize?client_id=${app.id}&redirect_uri=https://evil.example/`)
    await expectAccessible()
  })

  test('of another organisation is explained and not offered', async () => {
    const { page, fill, press, expectAccessible } = await visitor(origin)
    await page.goto((await request()).url.href)
    await fill('E-mail address', world.tunturi.members.sanna.email)
    await fill('Password', password)
    await press('Sign in')
    await page.getByRole('heading', { name: 'The app belongs to another organisation' }).waitFor()
    expect(await page.getByRole('button').count()).toBe(0)
    await expectAccessible()
  })
})

import { describe, expect, test } from 'vitest'
import { AuthenticatorApp } from '../../modules/people/session/methods/test/authenticator-app.ts'
import { noBrowser } from '../../../test/browser/chromium.ts'
import { startServedWorld } from '../../../test/browser/served-world.ts'
import { type Visitor, visitor } from '../../../test/browser/visitor.ts'
import { password } from '../../../test/world/founding.ts'
import { giveFirst, signedIn } from './first-step.ts'

const world = await startServedWorld()
const { origin } = world
const { members } = world.meri
type Name = keyof typeof members

/** The person takes out their app and reads the key that the page shows. */
async function enrol({ page }: Visitor): Promise<{ app: AuthenticatorApp; secret: string }> {
  await page.goto('/account/authenticator')
  await page.locator('main button.primary').click()
  const secret = (await page.locator('details code').textContent())?.replaceAll(' ', '') ?? ''
  return { app: new AuthenticatorApp(secret), secret }
}

/** As if half a minute and more had passed: the service takes the app's codes anew. */
async function codesAnew(name: Name, app: AuthenticatorApp): Promise<void> {
  await world.database.owner(
    `update directory.totp_factors set last_step = 0
     where person_id = (select id from directory.persons where email = $1)`,
    [members[name].email],
  )
  app.forget()
}

/** As if the person had been signed in for half an hour. */
const agoSignedIn = (name: Name) =>
  world.database.owner(
    `update sessions set authenticated_at = authenticated_at - interval '30 minutes', created_at = created_at - interval '30 minutes'
     where membership_id = $1`,
    [members[name].id],
  )

describe.skipIf(noBrowser)('an authenticator app', () => {
  test('is switched on, signed in with and removed, without JavaScript', async () => {
    const here = await signedIn(origin, members.paavo.email, { javaScript: false })
    const { app } = await enrol(here)
    await here.fill('Code', '000000')
    await here.press('Confirm')
    expect(await here.page.getByRole('alert').innerText()).toContain('The code is wrong.')
    await here.fill('Code', app.next())
    await here.press('Confirm')
    expect(here.place()).toBe('/account/recovery-codes')
    const codes = await here.page.locator('.codes li').allInnerTexts()
    expect(codes).toHaveLength(10)
    await here.page.reload()
    expect(await here.page.locator('.codes li').allInnerTexts()).toEqual(codes)
    await here.press('I have saved the codes')
    expect(here.place()).toBe('/account?done=codes_saved')
    expect(await here.page.locator('#methods ~ .rows').innerText()).toContain('10 left')
    await here.page.goto('/account/recovery-codes')
    expect(await here.page.locator('.codes').count()).toBe(0)

    await codesAnew('paavo', app)
    const there = await visitor(origin, { javaScript: false })
    await giveFirst(there, members.paavo.email, { next: '/account?done=switched' })
    expect(there.place()).toBe('/sign-in/second-factor')
    await there.fill('Code from your authenticator app', '000000')
    await there.press('Continue')
    expect(await there.page.getByRole('alert').innerText()).toContain('wrong or was used already')
    await there.page.goto('/sign-in/second-factor')
    const code = app.next()
    await there.fill('Code from your authenticator app', ` ${code.slice(0, 3)} ${code.slice(3)}`)
    await there.press('Continue')
    expect(there.place()).toBe('/account?done=switched')

    const elsewhere = await visitor(origin, { javaScript: false })
    await giveFirst(elsewhere, members.paavo.email)
    await elsewhere.page.getByRole('link', { name: 'Use a recovery code' }).click()
    await elsewhere.fill('Recovery code', codes[0] ?? '')
    await elsewhere.press('Continue')
    expect(elsewhere.place()).toBe('/account')
    await agoSignedIn('paavo')
    await elsewhere.page.goto('/account/authenticator')
    await elsewhere.press('Remove the authenticator app')
    expect(elsewhere.place()).toBe('/account/confirm?next=%2Faccount%2Fauthenticator')
    await elsewhere.page.getByRole('link', { name: 'Use your password' }).click()
    await elsewhere.fill('Password', 'not the password')
    await elsewhere.press('Continue')
    expect(await elsewhere.page.getByRole('alert').innerText()).toContain('The password is wrong.')
    await elsewhere.fill('Password', password)
    await elsewhere.press('Continue')
    expect(elsewhere.place()).toBe('/account/authenticator')
    await elsewhere.press('Remove the authenticator app')
    expect(await elsewhere.page.getByRole('status').innerText()).toBe(
      'Your authenticator app has been removed.',
    )
    await giveFirst(await visitor(origin), members.paavo.email)
  })

  test('leaves nothing for whoever signs in next on the same browser', async () => {
    const here = await signedIn(origin, members.onni.email, { javaScript: false })
    const { app, secret } = await enrol(here)
    await here.fill('Code', app.next())
    await here.press('Confirm')
    expect(await here.page.locator('.codes li').count()).toBe(10)
    await here.page.goto('/account')
    await here.press('Sign out')
    await giveFirst(here, members.elina.email)
    await here.page.goto('/account/recovery-codes')
    expect(await here.page.locator('.codes').count()).toBe(0)
    const mine = await enrol(here)
    expect(mine.secret).not.toBe(secret)
  })

  test('takes five wrong codes, then one begins again', async () => {
    const owner = await signedIn(origin, members.otso.email, { javaScript: false })
    const { app } = await enrol(owner)
    await owner.fill('Code', app.next())
    await owner.press('Confirm')
    const guest = await visitor(origin, { javaScript: false })
    await giveFirst(guest, members.otso.email, { next: '/account?done=switched' })
    for (let attempt = 0; attempt < 6 && guest.place() === '/sign-in/second-factor'; attempt++) {
      if ((await guest.page.locator('[name=totp]').count()) === 0) break
      await guest.fill('Code from your authenticator app', '000000')
      await guest.press('Continue')
    }
    expect(await guest.page.locator('h1').innerText()).toBe('Please sign in again')
    await guest.page.getByRole('link', { name: 'Begin again' }).click()
    expect(guest.place()).toBe('/sign-in?next=%2Faccount%3Fdone%3Dswitched')
  })

  test.for(['fi-FI', 'sv-FI', 'en-GB'] as const)('in %s is accessible at every step', async locale => {
    const name = ({ 'fi-FI': 'sisu', 'sv-FI': 'lumi', 'en-GB': 'tauno' } as const)[locale]
    const here = await signedIn(origin, members[name].email, { locale })
    const { page, expectAccessible } = here
    await page.goto('/account/authenticator')
    await expectAccessible()
    const { app } = await enrol(here)
    await expectAccessible()
    await page.locator('[name=code]').fill('000000')
    await page.locator('main button.primary').click()
    await expectAccessible()
    await page.locator('[name=code]').fill(app.next())
    await page.locator('main button.primary').click()
    await expectAccessible()
    await page.locator('main button.primary').click()
    await expectAccessible()
    for (const path of [
      '/account/authenticator',
      '/account/recovery-codes',
      '/account/confirm?method=password',
      '/account/confirm?method=totp',
      '/account/confirm?method=recovery_code',
    ]) {
      await page.goto(path)
      await expectAccessible()
    }
    const there = await signedIn(origin, members[name].email, { locale })
    await there.expectAccessible()
    await there.page.locator('[name=totp]').fill('000000')
    await there.page.locator('main button.primary').click()
    await there.expectAccessible()
  })
})

test('a step that the browser did not begin leads to its beginning', async () => {
  for (const path of ['/sign-in/second-factor', '/sign-in/organisation']) {
    const headers = {
      origin,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: 'konttori-second-factor=forged',
    }
    expect((await world.anonymous.get(path, headers)).headers['location']).toBe('/sign-in')
    const taken = await world.anonymous.post(path, 'method=totp&totp=123456', headers)
    expect(taken.headers['location']).toBe('/sign-in')
  }
  for (const path of ['/account/authenticator', '/account/recovery-codes', '/account/confirm']) {
    const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await world.anonymous.get(path)).headers['location']).toMatch(/^\/sign-in\?next=/)
    expect((await world.anonymous.post(path, '', headers)).headers['location']).toMatch(/^\/sign-in\?next=/)
  }
})

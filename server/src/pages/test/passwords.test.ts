import { describe, expect, test } from 'vitest'
import * as roster from '../../modules/people/members/port.ts'
import { resetRequests } from '../../modules/people/session/passwords/requests.ts'
import { noBrowser } from '../../../test/browser/chromium.ts'
import { startServedWorld } from '../../../test/browser/served-world.ts'
import { type Visitor, visitor, type VisitorOptions } from '../../../test/browser/visitor.ts'
import { password } from '../../../test/world/founding.ts'
import { mailsWritten } from '../../../test/world/mail.ts'
import { giveFirst } from './first-step.ts'

const world = await startServedWorld()
const { origin } = world
const { members } = world.meri
const chosen = 'aivan toinen lause 8'

async function ask({ page }: Visitor, email: string): Promise<void> {
  await page.goto('/forgotten-password')
  await page.locator('[name=email]').fill(email)
  await page.locator('main button').click()
}

/** The link that was mailed, once everything asked for is done. */
async function linkTo(email: string): Promise<string> {
  await resetRequests(world.app.services, roster).flush()
  const mails = await mailsWritten(world.database, { kind: 'password_reset', to: email })
  return mails.at(-1)?.letter?.action?.url ?? ''
}

describe.skipIf(noBrowser)('a forgotten password', () => {
  test('is replaced by the mailed link, without JavaScript', async () => {
    const { email } = members.veera
    const here = await visitor(origin, { javaScript: false })
    await here.page.goto('/sign-in')
    await here.page.getByRole('link', { name: 'Forgotten your password?' }).click()
    await here.fill('E-mail address', email)
    await here.press('Send the request')
    expect(here.place()).toBe('/forgotten-password/sent')

    const link = await linkTo(email)
    expect(link.startsWith(`${origin}/reset-password?token=`)).toBe(true)
    await here.page.goto(link)
    await here.fill('New password', 'short')
    await here.press('Save the password')
    expect(await here.page.locator('[aria-describedby~=password-error]').count()).toBe(1)
    await here.fill('New password', chosen)
    await here.press('Save the password')
    expect(here.place()).toBe('/reset-password/done')
    await here.page.goto(link)
    expect(await here.page.locator('h1').innerText()).toBe('This link no longer works')

    await giveFirst(here, email)
    expect(here.place()).toBe('/sign-in')
    await giveFirst(here, email, { secret: chosen })
    expect(here.place()).toBe('/account')
  })

  test('is asked for with the same answer, whether there is an account or not', async () => {
    const here = await visitor(origin)
    const answers = []
    for (const email of [members.onni.email, 'nobody@meri.example']) {
      await ask(here, email)
      answers.push([here.place(), await here.page.locator('main').innerText()])
    }
    expect(answers[0]).toEqual(answers[1])
    await ask(here, 'x')
    expect(await here.page.locator('#email-error').innerText()).toBe('Give an e-mail address.')
  })

  test.for(['fi-FI', 'sv-FI', 'en-GB'] as const)('in %s is accessible at every step', async locale => {
    const here = await visitor(origin, { locale })
    const { page, expectAccessible } = here
    await ask(here, 'x')
    await expectAccessible()
    await ask(here, members.otso.email)
    await expectAccessible()
    await page.goto(await linkTo(members.otso.email))
    await expectAccessible()
    await page.locator('[name=password]').fill('short')
    await page.locator('main button').click()
    await expectAccessible()
    await page.goto('/reset-password/done')
    await expectAccessible()
    await page.goto('/reset-password')
    await expectAccessible()
  })
})

describe.skipIf(noBrowser)('a known password', () => {
  test('is changed, and the other sessions end, without JavaScript', async () => {
    const { email } = members.sisu
    const options: VisitorOptions = { javaScript: false }
    const [here, there] = [await visitor(origin, options), await visitor(origin, options)]
    await giveFirst(here, email)
    await giveFirst(there, email)
    await here.page.goto('/account/password')
    await here.fill('Current password', 'not the password')
    await here.fill('New password', chosen)
    await here.press('Change the password')
    expect(await here.page.locator('#current-error').innerText()).toBe('The current password is wrong.')
    await here.fill('Current password', password)
    await here.fill('New password', 'short')
    await here.press('Change the password')
    expect(await here.page.locator('#new-error').innerText()).toContain('at least 12 characters')
    await here.fill('Current password', password)
    await here.fill('New password', chosen)
    await here.press('Change the password')
    expect(await here.page.getByRole('status').innerText()).toBe('Your password has been changed.')
    await there.page.goto('/account')
    expect(there.place()).toBe('/sign-in?next=%2Faccount')
  })

  test.for(['fi-FI', 'sv-FI', 'en-GB'] as const)('in %s is changed on an accessible page', async locale => {
    const here = await visitor(origin, { locale })
    await giveFirst(here, members.lumi.email)
    await here.page.goto('/account/password')
    await here.expectAccessible()
    await here.page.locator('main button').click()
    await here.expectAccessible()
  })
})

describe.skipIf(noBrowser)('an invitation', () => {
  async function invite(email: string): Promise<string> {
    const created = await world
      .as('aino')
      .post(
        '/v1/memberships',
        { firstNames: 'Kaisa', lastName: 'Uusi', role: 'employee', email },
        { 'idempotency-key': email },
      )
    expect(created.status).toBe(201)
    const { body } = await world
      .as('aino')
      .post(`/v1/memberships/${created.body.id ?? created.body.membership.id}/invite`, {})
    return body.inviteUrl
  }

  test('is activated by its link, without JavaScript, and signs in', async () => {
    const link = await invite('kaisa@meri.example')
    const { page, fill, press, place } = await visitor(origin, { javaScript: false })
    await page.goto(link)
    const words = await page.locator('main').innerText()
    expect(words).toContain('Meri Oy')
    expect(words).toContain('kaisa@meri.example')
    await fill('Password', 'short')
    await press('Activate')
    expect(await page.locator('#password-error').innerText()).toContain('at least 12 characters')
    await fill('Password', chosen)
    await press('Activate')
    expect(place()).toBe('/account')
    expect(await page.locator('.who').innerText()).toContain('Kaisa Uusi')
    await page.goto(link)
    expect(await page.locator('h1').innerText()).toBe('This link no longer works')
    await page.getByRole('link', { name: 'Your account' }).click()
    expect(place()).toBe('/account')
    await page.context().clearCookies()
    await page.goto(link)
    await page.getByRole('link', { name: 'Sign in' }).click()
    expect(place()).toBe('/sign-in')
  })

  test.for(['fi-FI', 'sv-FI', 'en-GB'] as const)('in %s is accessible at every step', async locale => {
    const link = await invite(`kaisa-${locale.toLowerCase()}@meri.example`)
    const { page, expectAccessible } = await visitor(origin, { locale })
    await page.goto(link)
    await expectAccessible()
    await page.locator('[name=password]').fill('short')
    await page.locator('main button').click()
    await expectAccessible()
    for (const dead of ['/activate?token=unknown', '/activate', '/nope']) {
      await page.goto(dead)
      expect(await page.locator('[name=password]').count()).toBe(0)
      await expectAccessible()
    }
  })
})

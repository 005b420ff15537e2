import { describe, expect, test } from 'vitest'
import { noBrowser } from '../../../test/browser/chromium.ts'
import { withAuthenticator } from '../../../test/browser/passkeys.ts'
import { startServedWorld } from '../../../test/browser/served-world.ts'
import { visitor } from '../../../test/browser/visitor.ts'
import { password } from '../../../test/world/founding.ts'
import { relyingParty } from '../../platform/vocabulary/relying-party.ts'
import { giveFirst, signedIn } from './first-step.ts'

const world = await startServedWorld()
const { origin } = world
const { members } = world.meri
const { port } = new URL(origin)
const byAddress = `http://127.0.0.1:${port}`

describe.skipIf(noBrowser)('at the IP address of the machine', () => {
  test('no passkey is offered, and a link leads to where they work', async () => {
    const { page, place } = await visitor(byAddress, { alsoTo: [origin] })
    await page.goto('/sign-in')
    const offer = page.getByRole('button', { name: 'Sign in with a passkey' })
    expect(await offer.count()).toBe(0)
    expect(await page.getByText('Passkeys work only at').isVisible()).toBe(true)
    await page.getByRole('link', { name: origin }).click()
    expect(page.url()).toBe(`${relyingParty(byAddress).origin}/sign-in`)
    expect(await offer.count()).toBe(1)
    expect(await page.getByText('Passkeys work only at').isVisible()).toBe(false)

    await page.goto(`${byAddress}/sign-in`)
    await page.locator('[name=email]').fill(members.eero.email)
    await page.locator('[name=password]').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    expect(place()).toBe('/account')
    await page.goto(`${byAddress}/account/passkeys`)
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0)
    await page.getByRole('link', { name: origin }).waitFor()
  })
})

describe.skipIf(noBrowser)('at the address that is printed', () => {
  test('a passkey is added and signed in with', async () => {
    const { page, press } = await signedIn(origin, members.otso.email)
    await withAuthenticator(page)
    await page.goto('/account/passkeys')
    await press('Add a passkey')
    await page.waitForURL('**/account/recovery-codes')
    await page.context().clearCookies()
    await page.goto('/sign-in')
    await press('Sign in with a passkey')
    await page.waitForURL('**/account')
  })
})

describe.skipIf(noBrowser)('whoever types', () => {
  test('sees their password when they wish, which the browser does not keep', async () => {
    const { page, press } = await visitor(origin)
    await page.goto('/sign-in')
    const field = page.locator('[name=password]')
    const box = page.getByLabel('Show password')
    await page.locator('[name=email]').fill(members.lumi.email)
    await field.fill('not the password')
    await box.check()
    expect(await field.getAttribute('type')).toBe('text')
    await box.uncheck()
    expect(await field.getAttribute('type')).toBe('password')
    await box.check()
    await press('Sign in')
    await page.getByRole('alert').waitFor()
    expect(await field.getAttribute('type')).toBe('password')
    expect(await field.inputValue()).toBe('')

    const plain = await visitor(origin, { javaScript: false })
    await plain.page.goto('/sign-in')
    expect(await plain.page.getByLabel('Show password').isVisible()).toBe(false)
  })

  test('and presses twice sends once', async () => {
    const asked: string[] = []
    const { page } = await visitor(origin)
    page.on('request', one => void (one.method() === 'POST' && asked.push(one.url())))
    await page.goto('/sign-in')
    await page.locator('[name=email]').fill(members.veera.email)
    await page.locator('[name=password]').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).dblclick()
    await page.waitForURL('**/account')
    expect(asked).toEqual([`${origin}/sign-in`])
  })

  test('and forgets a field is told at the field', async () => {
    const { page, press, expectAccessible } = await visitor(origin)
    await page.goto('/sign-in')
    await press('Sign in')
    expect(await page.locator('#email-error').innerText()).toBe('Give an e-mail address.')
    expect(await page.locator('#password-error').innerText()).toBe('Give the password.')
    await expectAccessible()
  })

  test('finds the fields of a password filled in by a manager', async () => {
    const here = await visitor(origin)
    await here.page.goto('/sign-in')
    const filled = () =>
      here.page.evaluate<string[]>(
        `[...document.querySelectorAll('input[autocomplete]')].map(one => one.autocomplete + '=' + one.value)`,
      )
    expect(await filled()).toEqual(['username=', 'current-password='])
    const { email } = members.sisu
    await giveFirst(here, email)
    await here.page.goto('/account/password')
    expect(await filled()).toEqual([`username=${email}`, 'current-password=', 'new-password='])
  })
})

describe.skipIf(noBrowser)('somebody signed in who opens an invitation for another', () => {
  test('is told before they go on as the other', async () => {
    const created = await world
      .as('aino')
      .post(
        '/v1/memberships',
        { firstNames: 'Kaisa', lastName: 'Uusi', role: 'employee', email: 'kaisa@meri.example' },
        { 'idempotency-key': crypto.randomUUID() },
      )
    const { page, expectAccessible } = await signedIn(origin, members.elina.email)
    await page.goto(created.body.invitation.inviteUrl)
    const notice = await page.locator('.notice').innerText()
    expect(notice).toContain(members.elina.email)
    expect(notice).toContain('kaisa@meri.example')
    await expectAccessible()
  })
})

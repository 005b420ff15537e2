import { describe, expect, test, vi } from 'vitest'
import { noBrowser } from '../../../test/browser/chromium.ts'
import { withAuthenticator } from '../../../test/browser/passkeys.ts'
import { startServedWorld } from '../../../test/browser/served-world.ts'
import { visitor } from '../../../test/browser/visitor.ts'
import { password } from '../../../test/world/founding.ts'
import { patience } from '../../../test/world/patience.ts'
import { signedInAt } from '../../modules/people/connected-apps/test/signed-in.ts'
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

  test('and presses again while the answer is on its way sends once', async () => {
    const { page } = await visitor(origin)
    await page.goto('/sign-in')
    await page.locator('[name=email]').fill(members.veera.email)
    await page.locator('[name=password]').fill(password)
    const button = await page.getByRole('button', { name: 'Sign in', exact: true }).boundingBox()
    // A click on the place waits for no navigation, as a person does not.
    const press = () => page.mouse.click((button?.x ?? 0) + 5, (button?.y ?? 0) + 5)
    let asked = 0
    const pressedAgain = Promise.withResolvers<void>()
    await page.route('**/sign-in', async route => {
      asked++
      await pressedAgain.promise
      await route.continue()
    })
    await press()
    await vi.waitUntil(() => asked > 0, patience)
    await press()
    pressedAgain.resolve()
    await page.waitForURL('**/account')
    expect(asked).toBe(1)
  })

  test('and forgets a field is told at the field', async () => {
    const { page, press } = await visitor(origin)
    await page.goto('/sign-in')
    await press('Sign in')
    expect(await page.locator('#email-error').innerText()).toBe('Give an e-mail address.')
    expect(await page.locator('#password-error').innerText()).toBe('Give the password.')
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

describe.skipIf(noBrowser)('somebody new', () => {
  /** What an administrator does without a mail server: invites, and reads the link in the mail that is held. */
  async function invited(email: string): Promise<string> {
    const admin = await signedInAt(world, 'aino')
    const person = { firstNames: 'Kaisa', lastName: 'Uusi', role: 'employee', email }
    const created = await admin.post('/v1/memberships', person, { 'idempotency-key': email })
    expect(created.body.invitation.emailed).toBe(false)
    const held = await admin.get('/v1/outgoing-mails?kind=invitation&limit=1')
    const mail = await admin.get(`/v1/outgoing-mails/${held.body.items[0].id}`)
    return /http\S+\/activate\S+/.exec(mail.body.body.text)?.[0] ?? ''
  }

  test.for([
    ['fi-FI', 'Ota tunnus käyttöön', 'Salasana', 'Ota käyttöön', 'Oma tili'],
    ['sv-FI', 'Aktivera ditt konto', 'Lösenord', 'Aktivera', 'Mitt konto'],
    ['en-GB', 'Activate your account', 'Password', 'Activate', 'Your account'],
  ] as const)(
    'comes in %s from the held mail to their account on a phone',
    async ([locale, title, label, activate, account]) => {
      const email = `uusi-${locale.toLowerCase()}@meri.example`
      const { page, fill, press, expectNarrow } = await visitor(origin, { locale })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(await invited(email))
      await page.getByRole('heading', { name: title }).waitFor()
      const words = await page.locator('main').innerText()
      for (const said of ['Meri Oy', email, '12']) expect(words).toContain(said)
      expect(await page.evaluate('document.activeElement.name')).toBe('password')
      await expectNarrow()
      await fill(label, 'aivan toinen lause 8')
      await press(activate)
      await page.getByRole('heading', { name: account }).waitFor()
      expect(await page.locator('.who').innerText()).toContain('Kaisa Uusi')
    },
  )

  test('on the browser of somebody who is signed in is told before they go on as the other', async () => {
    const { page, expectAccessible } = await signedIn(origin, members.elina.email)
    await page.goto(await invited('kaisa@meri.example'))
    const notice = await page.locator('.notice').innerText()
    expect(notice).toContain(members.elina.email)
    expect(notice).toContain('kaisa@meri.example')
    await expectAccessible()
  })
})

import { describe, expect, test } from 'vitest'
import { noBrowser } from '../../../test/browser/chromium.ts'
import { startServedWorld } from '../../../test/browser/served-world.ts'
import { visitor } from '../../../test/browser/visitor.ts'
import { password } from '../../../test/world/founding.ts'

const world = await startServedWorld()
const { origin } = world
const { members } = world.meri

describe.skipIf(noBrowser)('signing in', () => {
  test('with a password works without JavaScript, and leads to where one wanted to go', async () => {
    const { page, fill, press, place } = await visitor(origin, { javaScript: false })
    await page.goto('/account')
    expect(place()).toBe('/sign-in?next=%2Faccount')
    await fill('E-mail address', members.veera.email)
    await fill('Password', password)
    await press('Sign in')
    expect(place()).toBe('/account')
    expect(await page.locator('main').innerText()).toContain('Veera Åkerblom')
    await press('Sign out')
    expect(place()).toBe('/sign-in')
    await page.goto('/account')
    expect(place()).toBe('/sign-in?next=%2Faccount')
  })

  test.for([
    ['fi-FI', 'Sähköpostiosoite', 'Salasana', 'Kirjaudu sisään', 'Sähköpostiosoite tai salasana on väärä.'],
    ['sv-FI', 'E-postadress', 'Lösenord', 'Logga in', 'E-postadressen eller lösenordet är fel.'],
    ['en-GB', 'E-mail address', 'Password', 'Sign in', 'The e-mail address or the password is wrong.'],
  ] as const)(
    'in %s, accessible before and after a mistake, by keyboard alone',
    async ([locale, email, secret, signIn, wrong]) => {
      const { page, expectAccessible } = await visitor(origin, { locale })
      await page.goto('/sign-in')
      expect(await page.title()).toBe(`${signIn} – Konttori`)
      await expectAccessible()
      expect(await page.evaluate('document.activeElement.name')).toBe('email')
      await page.keyboard.type(members.onni.email)
      await page.keyboard.press('Tab')
      await page.keyboard.type('not the password')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').waitFor()
      expect(await page.getByRole('alert').innerText()).toContain(wrong)
      expect(await page.evaluate('document.activeElement.getAttribute("role")')).toBe('alert')
      expect(await page.getByLabel(email, { exact: true }).inputValue()).toBe(members.onni.email)
      expect(await page.getByLabel(secret, { exact: true }).inputValue()).toBe('')
      await expectAccessible()
    },
  )
})

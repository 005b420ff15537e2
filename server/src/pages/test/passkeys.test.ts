import { describe, expect, test } from 'vitest'
import { noBrowser } from '../../../test/browser/chromium.ts'
import { withAuthenticator } from '../../../test/browser/passkeys.ts'
import { startServedWorld } from '../../../test/browser/served-world.ts'
import { giveFirst, signedIn } from './first-step.ts'

const world = await startServedWorld()
const { origin } = world
const { members } = world.meri
describe.skipIf(noBrowser)('a passkey', () => {
  test('is added, signed in with alone and after the password, renamed and removed', async () => {
    const here = await signedIn(origin, members.eero.email)
    const { page, press } = here
    await withAuthenticator(page)
    await page.goto('/account/passkeys')
    await page.locator('section').getByLabel('Name').fill('Eeron kannettava')
    await press('Add a passkey')
    await page.waitForURL('**/account/recovery-codes')
    expect(await page.locator('.codes li').count()).toBe(10)
    await press('I have saved the codes')

    await press('Sign out')
    await press('Sign in with a passkey')
    await page.waitForURL('**/account')
    expect(await page.locator('.who').innerText()).toContain('Eero Mäkinen')

    await press('Sign out')
    await giveFirst(here, members.eero.email)
    expect(here.place()).toBe('/sign-in/second-factor')
    await press('Use a passkey')
    await page.waitForURL('**/account')

    await page.goto('/account/passkeys')
    expect(await page.locator('.rows').innerText()).toMatch(/Eeron kannettava[^]*Last used/)
    await page.getByText('Rename').click()
    await page.locator('details').getByLabel('Name').fill('  ')
    await page.getByRole('button', { name: 'Save the name' }).click()
    expect(await page.getByRole('alert').innerText()).toContain('Give a name')
    await page.locator('details').getByLabel('Name').fill('Työpuhelin')
    await page.getByRole('button', { name: 'Save the name' }).click()
    expect(await page.locator('.rows strong').innerText()).toBe('Työpuhelin')

    await press('Add a passkey')
    await page.getByText('This device already has a passkey for the account.').waitFor()

    await page.getByRole('button', { name: 'Remove Työpuhelin' }).click()
    expect(await page.getByRole('status').innerText()).toBe('The passkey has been removed.')
    await here.context.clearCookies()
    await page.goto('/sign-in')
    await press('Sign in with a passkey')
    await page.getByRole('alert').filter({ hasText: 'did not get you in' }).waitFor()
  })

  test('confirms who one is, after half an hour', async () => {
    const { page, press, place } = await signedIn(origin, members.elina.email)
    await withAuthenticator(page)
    await page.goto('/account/passkeys')
    await press('Add a passkey')
    await page.waitForURL('**/account/recovery-codes')
    await world.database.owner(
      `update sessions set authenticated_at = authenticated_at - interval '30 minutes', created_at = created_at - interval '30 minutes'
       where membership_id = $1`,
      [members.elina.id],
    )
    await page.goto('/account/passkeys')
    await press('Add a passkey')
    await page.waitForURL('**/account/confirm?**')
    await press('Use a passkey')
    await page.waitForURL('**/account/passkeys')
    await page.getByRole('button', { name: /^Remove/ }).click()
    expect(place()).toBe('/account/passkeys?done=removed')
  })

  test('that is refused by its owner is told of, and can be tried again', async () => {
    const { page, press } = await signedIn(origin, members.veera.email)
    const authenticator = await withAuthenticator(page)
    await page.goto('/account/passkeys')
    await authenticator.verifies(false)
    await press('Add a passkey')
    await page.getByText('No passkey was used.').waitFor()
    await authenticator.verifies(true)
    await press('Add a passkey')
    await page.waitForURL('**/account/recovery-codes')
  })

  test('leads somebody of several organisations to their choice', async () => {
    await world.database.owner(
      `update directory.person_memberships set person_id = (select id from directory.persons where email = $2)
         where membership_id = $1`,
      [world.tunturi.members.ilmari.id, members.helmi.email],
    )
    const { page, press } = await signedIn(origin, members.helmi.email)
    await withAuthenticator(page)
    await press('Meri Oy')
    await page.goto('/account/passkeys')
    await press('Add a passkey')
    await page.waitForURL('**/account/recovery-codes')
    await page.context().clearCookies()
    await page.goto('/sign-in?next=%2Faccount%2Fpasskeys')
    await press('Sign in with a passkey')
    await press('Tunturi Oy')
    await page.waitForURL('**/account/passkeys')
    await page.goto('/account')
    expect(await page.locator('.who').innerText()).toContain('Tunturi Oy')
  })

  test('is not offered without JavaScript, and the page says why', async () => {
    const { page } = await signedIn(origin, members.onni.email, { javaScript: false })
    await page.goto('/account/passkeys')
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0)
    expect(await page.locator('main').innerText()).toContain('Passkeys need JavaScript.')
    await page.goto('/sign-in')
    expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0)
  })

  test.for(['fi-FI', 'sv-FI', 'en-GB'] as const)('in %s is accessible at every step', async locale => {
    const name = ({ 'fi-FI': 'sisu', 'sv-FI': 'lumi', 'en-GB': 'tauno' } as const)[locale]
    const here = await signedIn(origin, members[name].email, { locale })
    const { page, expectAccessible } = here
    await withAuthenticator(page)
    await page.goto('/account/passkeys')
    await expectAccessible()
    await page.locator('form[data-passkey] button').click()
    await page.waitForURL('**/account/recovery-codes')
    await page.goto('/account/passkeys?done=renamed')
    await page.locator('summary').click()
    await expectAccessible()
    await page.goto('/account/confirm')
    await expectAccessible()
    await page.context().clearCookies()
    await giveFirst(here, members[name].email)
    await expectAccessible()
  })
})

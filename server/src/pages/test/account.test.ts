import { describe, expect, test } from 'vitest'
import { noBrowser } from '../../../test/browser/chromium.ts'
import { startServedWorld } from '../../../test/browser/served-world.ts'
import { password } from '../../../test/world/founding.ts'
import { signedIn } from './first-step.ts'

const world = await startServedWorld()
const { origin } = world
const { members } = world.meri

describe.skipIf(noBrowser)('one’s sessions', () => {
  test('are listed, ended one by one or all but this, without JavaScript', async () => {
    const { email } = members.tauno
    const [here, there, elsewhere] = [
      await signedIn(origin, email, { javaScript: false }),
      await signedIn(origin, email, { javaScript: false }),
      await signedIn(origin, email, { javaScript: false }),
    ]
    await here.page.goto('/account')
    const rows = here.page.locator('#sessions ~ .rows li')
    expect(await rows.count()).toBe(3)
    expect(await rows.filter({ hasText: 'This browser' }).count()).toBe(1)
    expect(await rows.first().innerText()).toMatch(/Chrome, Linux/)

    await rows.getByRole('button', { name: 'End session Chrome, Linux' }).first().click()
    expect(here.place()).toBe('/account?done=session_ended')
    expect(await here.page.getByRole('status').innerText()).toBe('The session has been ended.')
    expect(await rows.count()).toBe(2)

    await here.press('End all other sessions')
    expect(await here.page.getByRole('status').innerText()).toBe('All other sessions have been ended.')
    expect(await rows.count()).toBe(1)
    for (const other of [there, elsewhere]) {
      await other.page.goto('/account')
      expect(other.place()).toBe('/sign-in?next=%2Faccount')
    }
    await here.page.goto('/account')
    expect(here.place()).toBe('/account')
  })

  test.for(['fi-FI', 'sv-FI', 'en-GB'] as const)('in %s are accessible', async locale => {
    await signedIn(origin, members.lumi.email)
    const { page, expectAccessible } = await signedIn(origin, members.lumi.email, { locale })
    await page.goto('/account?done=session_ended')
    await expectAccessible()
  })
})

describe.skipIf(noBrowser)('somebody of several organisations', () => {
  test.for(['fi-FI', 'sv-FI', 'en-GB'] as const)(
    'in %s chooses one, and goes on in another, without JavaScript',
    async locale => {
      // Helmi takes Ilmari's place in Tunturi.
      await world.database.owner(
        `update directory.person_memberships set person_id = (select id from directory.persons where email = $2)
         where membership_id = $1`,
        [world.tunturi.members.ilmari.id, members.helmi.email],
      )
      const readable = await signedIn(origin, members.helmi.email, { locale })
      expect(readable.place()).toBe('/sign-in')
      await readable.expectAccessible()

      const { page, press, place } = await signedIn(origin, members.helmi.email, {
        locale,
        javaScript: false,
      })
      expect(await page.content()).not.toContain(password)
      await press('Tunturi Oy')
      expect(place()).toBe('/account')
      expect(await page.locator('.who').innerText()).toContain('Tunturi Oy')

      await page.locator('#organisations ~ .rows').getByRole('button').click()
      expect(place()).toBe('/account?done=switched')
      expect(await page.locator('.who').innerText()).toContain('Meri Oy')
    },
  )
})

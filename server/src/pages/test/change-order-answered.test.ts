import { describe, expect, it } from 'vitest'
import { noBrowser } from '../../../test/browser/chromium.ts'
import { startServedWorld } from '../../../test/browser/served-world.ts'
import { visitor } from '../../../test/browser/visitor.ts'

const world = await startServedWorld()
const admin = world.as('aino')
const path = '/change-order'
const made = async (at: string, body: object): Promise<any> => {
  const answer = await admin.post(at, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

const customer = await made('/v1/customers', { name: 'Koulutuskuntayhtymä Lakeus' })
let count = 0
const sent = async (budgetCents = 500_000): Promise<{ id: string; token: string }> => {
  const project = { code: `SIVU-${++count}`, name: 'Koulun putket', state: 'active', customerId: customer.id }
  const { id: projectId } = await made('/v1/projects', {
    ...{ ...project, billing: 'fixed', budgetCents, endDate: '2027-04-30' },
    managerMembershipId: world.meri.members.eero.id,
  })
  const phase = { code: 'LVI', name: 'Talotekniikka', endDate: '2027-02-28' }
  const { id: phaseId } = await made(`/v1/projects/${projectId}/phases`, phase)
  const lines = [
    { description: 'Lämpöpumppu', quantity: '1', unit: 'kpl', unitPriceCents: 189_000 },
    { description: 'Asennus', quantity: '12.5', unit: 'h', unitPriceCents: 6800 },
  ]
  const order = { title: 'Toinen lämpöpumppu', reason: 'Halliin tulee lämmitys.', lines, deltaMinutes: 750 }
  const { id } = await made(`/v1/projects/${projectId}/change-orders`, { ...order, phaseId, deltaDays: 3 })
  const { url } = await made(`/v1/change-orders/${id}/send`, {})
  return { id, token: new URL(url).searchParams.get('token') ?? '' }
}
const stateOf = async (id: string) => (await admin.get(`/v1/change-orders/${id}`)).body

/** The sum of the lines, the price and the ends as they are then, and whom to ask. */
const tells = {
  'fi-FI': ['Yhteensä', '2 740,00 €', '7 740,00 €', '3.5.2027', '3.3.2027', 'Eero Mäkinen'],
  'sv-FI': ['Totalt', '2 740,00 €', '7 740,00 €', '3 maj 2027', '3 mars 2027', 'Eero Mäkinen'],
  'en-GB': ['Total', '€2,740.00', '€7,740.00', '3 May 2027', '3 Mar 2027', 'Eero Mäkinen'],
} as const

describe.skipIf(noBrowser)('the customer of a change order', () => {
  it.each(['fi-FI', 'sv-FI'] as const)('reads a large sum on a narrow screen, in %s', async locale => {
    const { token } = await sent(1_276_126_050)
    const { page, expectNarrow } = await visitor(world.origin, { locale })
    await page.goto(`${path}?token=${token}`)
    const shown = (await page.locator('main').innerText()).replace(/[\u00a0\u202f]/g, ' ')
    expect(shown).toContain('12 764 000,50 €')
    expect(shown).toMatch(
      locale === 'sv-FI' ? /till den \d+ \p{L}+ 20\d\d kl\. /u : /vastata \d+\.\d+\.20\d\d klo /u,
    )
    await expectNarrow()
  })

  it.each(['fi-FI', 'sv-FI', 'en-GB'] as const)(
    'reads and approves it without a script, in %s',
    async locale => {
      const { id, token } = await sent()
      const { page, expectAccessible, place } = await visitor(world.origin, {
        locale,
        // axe is a script itself.
        javaScript: locale === 'en-GB',
      })
      await page.goto(`${path}?token=${token}`)
      expect(place()).toBe(path)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Toinen lämpöpumppu')
      const shown = (await page.locator('main').innerText()).replace(/[\u00a0\u202f]/g, ' ')
      for (const told of tells[locale]) expect(shown).toContain(told)
      if (locale === 'en-GB') await expectAccessible()
      if (process.env['PICTURE'])
        for (const width of [390, 1200]) {
          await page.setViewportSize({ width, height: 800 })
          await page.screenshot({ path: `${process.env['PICTURE']}-${locale}-${width}.png`, fullPage: true })
        }
      await page.locator('#name').fill('Maija Virtanen')
      await page.locator('#email').fill('maija')
      await page.locator('button.primary').click()
      await page.locator('#email-error').waitFor()
      expect(await page.locator('#name').inputValue()).toBe('Maija Virtanen')
      if (locale === 'en-GB') await expectAccessible()
      await page.locator('#email').fill('maija@lakeus.example')
      await page.locator('button.primary').click()
      await page.getByRole('status').waitFor()
      expect(await page.getByRole('status').textContent()).toContain('Maija Virtanen')
      expect(await page.locator('form').count()).toBe(0)
      if (locale === 'en-GB') await expectAccessible()
      if (process.env['PICTURE'])
        for (const width of [390, 1200]) {
          await page.setViewportSize({ width, height: 800 })
          await page.screenshot({
            path: `${process.env['PICTURE']}-${locale}-done-${width}.png`,
            fullPage: true,
          })
        }
      expect(await stateOf(id)).toMatchObject({ state: 'approved', decidedByName: 'Maija Virtanen' })
    },
  )

  it.each(['fi-FI', 'sv-FI'] as const)('finds it accessible in %s too, with what was wrong', async locale => {
    const { token } = await sent()
    const { page, expectAccessible } = await visitor(world.origin, { locale, looksClosely: true })
    await page.goto(`${path}?token=${token}`)
    await expectAccessible()
    await page.locator('#decline-name').fill('Maija')
    await page.locator('button.danger').click()
    await page.locator('#reason-error').waitFor()
    await expectAccessible()
    await page.locator('#reason').fill('Halli jää ennalleen.')
    await page.locator('button.danger').click()
    await page.getByRole('status').waitFor()
    await expectAccessible()
  })

  it('declines it with a reason, and reads it in another language', async () => {
    const { id, token } = await sent()
    const { page } = await visitor(world.origin, { javaScript: false })
    await page.goto(`${path}?token=${token}&lang=sv`)
    await page.getByRole('button', { name: 'Avböj ändringsarbetet' }).waitFor()
    await page.getByRole('link', { name: 'Suomi' }).click()
    await page.getByLabel('Nimesi (hylkääjä)').fill('Maija')
    await page.getByLabel('Miksi hylkäät?').fill('Halli jää ennalleen.\n<b>Ei</b>')
    await page.getByRole('button', { name: 'Hylkää muutostyö' }).click()
    await page.getByText('Halli jää ennalleen.').waitFor()
    expect(await stateOf(id)).toMatchObject({ state: 'declined', decidedByName: 'Maija' })
  })

  it.each([
    ['fi-FI', 'Vastaustasi ei otettu vastaan'],
    ['sv-FI', 'Ditt svar togs inte emot'],
    ['en-GB', 'Your answer was not taken'],
  ] as const)('is told in %s that the later of two answers was not taken', async (locale, told) => {
    const { id, token } = await sent()
    const [first, second] = [await visitor(world.origin, { locale }), await visitor(world.origin, { locale })]
    for (const { page } of [first, second]) await page.goto(`${path}?token=${token}`)
    await first.page.locator('#name').fill('Maija Virtanen')
    await first.page.locator('#email').fill('maija@lakeus.example')
    await first.page.locator('button.primary').click()
    await first.page.getByRole('status').waitFor()
    expect(await first.page.getByRole('alert').count()).toBe(0)
    await second.page.locator('#decline-name').fill('Pekka Peruja')
    await second.page.locator('#reason').fill('Liian kallis.')
    await second.page.locator('button.danger').click()
    await second.page.getByRole('alert').waitFor()
    expect(await second.page.getByRole('alert').textContent()).toContain(told)
    expect(await second.page.getByRole('status').textContent()).toContain('Maija Virtanen')
    await second.expectAccessible()
    if (process.env['PICTURE'])
      await second.page.screenshot({ path: `${process.env['PICTURE']}-${locale}-late.png`, fullPage: true })
    expect(await stateOf(id)).toMatchObject({ state: 'approved', decidedByName: 'Maija Virtanen' })
  })

  it('who goes back and answers otherwise is told so too, and who sends the same twice is not', async () => {
    const { id, token } = await sent()
    const { page } = await visitor(world.origin, { locale: 'fi-FI', javaScript: false })
    const approve = async () => {
      await page.locator('#name').fill('Maija Virtanen')
      await page.locator('#email').fill('maija@lakeus.example')
      await page.locator('button.primary').click()
      await page.getByRole('status').waitFor()
    }
    const opened = await page.goto(`${path}?token=${token}`)
    const form = (await opened?.text()) ?? ''
    await approve()
    // The same page as a browser keeps it: what goes back in its history does not ask for it anew.
    const asKept = async () => {
      await page.route(`**${path}?kept`, route => route.fulfill({ contentType: 'text/html', body: form }))
      await page.goto(`${path}?kept`)
    }
    await asKept()
    await approve()
    expect(await page.getByRole('alert').count()).toBe(0)
    await asKept()
    await page.locator('#decline-name').fill('Maija Virtanen')
    await page.locator('#reason').fill('Kuitenkin liian kallis.')
    await page.locator('button.danger').click()
    await page.getByRole('alert').waitFor()
    expect(await stateOf(id)).toMatchObject({ state: 'approved' })
  })
})

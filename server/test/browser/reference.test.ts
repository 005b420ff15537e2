import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './chromium.ts'
import { startServedWorld } from './served-world.ts'
import { visitor } from './visitor.ts'

const world = await startServedWorld()
const operation = '/docs/operations/workDays.approveBatch'

/** One page of each kind. */
const kinds = [
  '/docs',
  '/docs/guides/webhooks',
  '/docs/work-days',
  operation,
  '/docs/events',
  '/errors',
  '/errors/day_changed',
]

describe.skipIf(noBrowser)('the reference', () => {
  // The others are made of the same parts.
  test.each(['/docs/guides/webhooks', '/docs/settings', operation, '/errors/day_changed'])(
    '%s is accessible in light and dark',
    async path => {
      const { page, expectAccessible } = await visitor(world.origin)
      await page.goto(path)
      await page.getByRole('button', { name: 'Search' }).waitFor()
      await expectAccessible()
    },
  )

  test('the search is accessible', async () => {
    const { page, expectAccessible } = await visitor(world.origin)
    await page.goto('/errors/day_changed')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('combobox', { name: 'Search the reference' }).fill('webhook')
    await page.getByRole('listbox', { name: 'Results' }).getByRole('option').first().waitFor()
    await expectAccessible()
  })

  test.each(kinds)(
    '%s is read on a phone: the heading at once, nothing sideways, the way elsewhere folded',
    async path => {
      const { page } = await visitor(world.origin, { javaScript: false })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect((heading?.y ?? 844) + (heading?.height ?? 0)).toBeLessThan(300)
      expect(await sideways(page)).toBe(0)
      const navigation = page.getByRole('navigation', { name: 'Reference' })
      expect(await navigation.isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Menu' }).click()
      await navigation.getByRole('link', { name: 'Settings', exact: true }).click()
      await page.waitForURL(`${world.origin}/docs/settings`)
    },
  )

  test('says where one is: page, trail, and the section that is read', async () => {
    const { page } = await visitor(world.origin)
    await page.goto(operation)
    const navigation = page.getByRole('navigation', { name: 'Reference' })
    expect(await navigation.locator('[aria-current=page]').textContent()).toBe('Approve batch')
    expect(await page.getByRole('navigation', { name: 'You are here' }).textContent()).toBe(
      'ReferenceWork days',
    )
    const section = navigation.locator('[aria-current=true]')
    for (const title of ['Refusals', 'Body']) {
      await page.getByRole('link', { name: `Link to “${title}”` }).click()
      await section.filter({ hasText: title }).waitFor()
      expect(await section.count()).toBe(1)
    }
  })

  test.each([
    ['/docs#workDays.approveBatch', operation],
    ['/docs#tag-work-days', '/docs/work-days'],
  ])('an address from before, %s, leads to %s', async (from, to) => {
    const { page } = await visitor(world.origin)
    await page.goto(from)
    await page.waitForURL(`${world.origin}${to}`)
  })

  test('is searched with the keys alone', async () => {
    const { page } = await visitor(world.origin)
    await page.goto('/docs/guides/webhooks')
    await page.getByRole('button', { name: 'Search' }).waitFor()
    await page.keyboard.press('/')
    const input = page.getByRole('combobox', { name: 'Search the reference' })
    const found = page.getByRole('listbox', { name: 'Results' })
    await found.getByRole('option').first().waitFor()
    await input.fill('approve batch')
    await found.getByRole('option', { selected: true, name: 'workDays.approveBatch' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await input.waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+k')
    await input.fill('/v1/memberships/bulk')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${world.origin}/docs/operations/members.createBulk`)
  })

  test('remembers the language of samples and the colours', async () => {
    const { page } = await visitor(world.origin)
    await page.goto(operation)
    await page.getByRole('radio', { name: 'Python' }).check({ force: true })
    await page.getByRole('combobox', { name: 'Colours' }).selectOption('Dark')
    await page.goto('/docs/operations/members.create')
    expect(await page.locator('pre[data-language=python]').isVisible()).toBe(true)
    expect(await page.locator('pre[data-language=shell]').isVisible()).toBe(false)
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(18, 23, 22)')
    await page.getByRole('combobox', { name: 'Colours' }).selectOption('System')
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)')
  })

  test('gives samples to the clipboard as they are', async () => {
    const { page, context } = await visitor(world.origin)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(operation)
    await page.getByRole('button', { name: 'Copy' }).first().click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      await page.locator('pre[data-language=shell]').textContent(),
    )
  })

  test('works without JavaScript: languages are chosen, nothing is offered that does nothing', async () => {
    const { page } = await visitor(world.origin, { javaScript: false })
    await page.goto(operation)
    await page.getByRole('radio', { name: 'TypeScript' }).check({ force: true })
    expect(await page.locator('pre[data-language=typescript]').isVisible()).toBe(true)
    expect(await page.locator('pre[data-language=shell]').isVisible()).toBe(false)
    for (const name of ['Search', 'Copy']) expect(await page.getByRole('button', { name }).count()).toBe(0)
    expect(await page.getByRole('combobox', { name: 'Colours' }).count()).toBe(0)
  })

  test('is drawn after one page, one style sheet and one small script', async () => {
    const { page, context } = await visitor(world.origin)
    const asked: string[] = []
    context.on('request', request =>
      asked.push(new URL(request.url()).pathname.replace(/\.[\w-]{16}\./, '.')),
    )
    await page.goto(operation, { waitUntil: 'networkidle' })
    const holds = await page.evaluate<string[]>(`performance.getEntriesByType('resource')
      .filter(entry => entry.renderBlockingStatus === 'blocking')
      .map(entry => new URL(entry.name).pathname.replace(/\\.[\\w-]{16}\\./, '.'))`)
    expect(holds.sort()).toEqual(['/docs/assets/reference.css', '/docs/assets/theme.js'])
    // The browser reads the icon when it likes.
    expect(asked.filter(path => path !== '/docs/assets/icon.svg').sort()).toEqual([
      '/docs/assets/page.js',
      '/docs/assets/reference.css',
      '/docs/assets/theme.js',
      operation,
    ])
  })
})

const sideways = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

test('a service without HTTPS does not ask for it', async () => {
  for (const path of ['/sign-in', '/docs', '/v1/session'])
    expect((await world.anonymous.get(path)).headers['strict-transport-security']).toBeUndefined()
})

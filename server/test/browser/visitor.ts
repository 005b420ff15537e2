import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { patience } from '../world/patience.ts'
import { browser } from './chromium.ts'

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Fills a field in by its label, as a person finds it. */
  fill(label: string, text: string): Promise<void>
  press(button: string): Promise<void>
  /** The path and query the browser is at. */
  place(): string
  /**
   * Expects that axe finds nothing, in light and dark, and that the page fits a narrow screen. Structure and colours do
   * not depend on the language: in Finnish and Swedish only what does is looked at.
   */
  expectAccessible(): Promise<void>
  /** Expects that nothing sticks out sideways at 320 pixels (WCAG 2.2, 1.4.10). */
  expectNarrow(): Promise<void>
}

export interface VisitorOptions {
  readonly locale?: 'fi-FI' | 'sv-FI' | 'en-GB'
  readonly javaScript?: boolean
  /** Whether axe looks at everything in this language too, as at what people outside are shown. */
  readonly looksClosely?: boolean
  /** Other origins that the person may be led to, as to a connected app. */
  readonly alsoTo?: readonly string[]
}

/**
 * A person with a browser of their own. When the test ends, the browser must have asked nobody but `origin` (and
 * `alsoTo`) for anything, and must not have been kept from anything by the page's content security policy.
 */
export async function visitor(origin: string, options: VisitorOptions = {}): Promise<Visitor> {
  const { locale = 'en-GB', javaScript = true, alsoTo = [], looksClosely = locale === 'en-GB' } = options
  const context = await (await browser()).newContext({
    locale,
    javaScriptEnabled: javaScript,
    baseURL: origin,
    viewport: { width: 1100, height: 800 },
  })
  context.setDefaultTimeout(patience.timeout)
  const faults: string[] = []
  context.on('request', request => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && ![origin, ...alsoTo].includes(url.origin))
      faults.push(`request to ${request.url()}`)
  })
  context.on('console', message => {
    if (/content security policy|trusted ?type|csp violation/i.test(message.text()))
      faults.push(message.text())
  })
  context.on('weberror', ({ error }) => void faults.push(String(error)))
  if (javaScript)
    await context.addInitScript(`addEventListener('securitypolicyviolation', event =>
      console.error('CSP violation: ' + event.violatedDirective + ' ' + event.blockedURI))`)
  const page = await context.newPage()
  onTestFinished(async () => {
    await context.close()
    expect(faults).toEqual([])
  })
  return {
    page,
    context,
    fill: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    press: name => page.getByRole('button', { name, exact: true }).click(),
    place: () => page.url().slice(origin.length),
    expectAccessible: () => (looksClosely ? expectAccessible(page) : expectReadable(page, locale)),
    expectNarrow: () => expectNarrow(page),
  }
}

/**
 * What axe finds in the page itself, which has no frames: merging frames would load axe a second time, into a blank page.
 * Of what is in order nothing is told.
 */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  const inLight = await axe(page).analyze()
  // Of what axe looks at, colours alone depend on the scheme.
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await axe(page).withRules(['color-contrast']).analyze()
  const found = [...inLight.violations, ...inDark.violations].map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`,
  )
  expect(found).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNarrow(page)
}

/** Expects what the words of a page decide: its language, its title, a name for everything one can use, its width. */
async function expectReadable(page: Page, locale: string): Promise<void> {
  const words = await page.evaluate<Words>(`(() => ({
    language: document.documentElement.lang,
    title: document.title,
    unnamed: [...document.querySelectorAll('a[href], button, input:not([type=hidden], [hidden]), select, textarea')]
      .filter(one => {
        const labels = [...(one.labels ?? [])].map(label => label.textContent)
        return [one.textContent, one.getAttribute('aria-label'), one.title, ...labels].every(name => !name?.trim())
      })
      .map(one => one.outerHTML),
  }))()`)
  expect(words).toEqual({ language: locale.slice(0, 2), title: expect.stringMatching(/\S/), unnamed: [] })
  await expectNarrow(page)
}

interface Words {
  readonly language: string
  readonly title: string
  readonly unnamed: readonly string[]
}

async function expectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1100, height: 800 }
  await page.setViewportSize({ width: 320, height: 640 })
  const { scrollWidth, clientWidth } = await page.evaluate<{ scrollWidth: number; clientWidth: number }>(
    '(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))(document.documentElement)',
  )
  await page.setViewportSize(size)
  expect(scrollWidth - clientWidth, 'pixels that stick out sideways').toBe(0)
}

import { describe, expect, test } from 'vitest'
import { noBrowser } from './chromium.ts'
import { visitor } from './visitor.ts'

const page = (content: string, style = '') =>
  `<!doctype html><html lang="en"><title>Page</title><style>body { color: #000; background: #fff } ${style}</style>
    <main><h1>Page</h1>${content}</main></html>`

describe.skipIf(noBrowser)('a page', () => {
  test.each([
    ['a picture without words', page('<img src="data:,">'), 'image-alt'],
    [
      'letters that are too pale in the light alone',
      page('<p>Light</p>', '@media (prefers-color-scheme: light) { p { color: #bbb } }'),
      'color-contrast',
    ],
    [
      'letters that are too pale in the dark alone',
      page('<p>Dark</p>', '@media (prefers-color-scheme: dark) { p { color: #222; background: #000 } }'),
      'color-contrast',
    ],
    ['what sticks out sideways', page('<div style="width: 400px">Wide</div>'), 'sideways'],
  ])('with %s is not accessible', async (_, html, fault) => {
    const { page, expectAccessible } = await visitor('http://localhost')
    await page.setContent(html)
    await expect(expectAccessible()).rejects.toThrow(fault)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const family = 'server/src/modules/company/payment-terms'

/** The listings of CONTRIBUTING.md by the file that they say they are. */
const listings = new Map(
  [
    ...readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/<!-- (\S+) -->\n```ts\n(.*?)```\n/gs),
  ].map(([, path = '', text]) => [path, text]),
)

/** Shown in words only: what neighbours ask is another thing in every family. */
const inWords = [`${family}/port.ts`]

const files = readdirSync(join(root, family), { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.startsWith('test/'))
  .map(path => `${family}/${path}`)

it('CONTRIBUTING lists every file of the family that it walks through', () => {
  const ofFamily = [...listings.keys()].filter(path => path.startsWith(family) && !path.includes('/test/'))
  expect([...ofFamily, ...inWords].toSorted()).toEqual(files.toSorted())
})

it.each([...listings])('its listing of %s is the file', (path, text) => {
  expect(text).toBe(readFileSync(join(root, path), 'utf8'))
})

it('the family is as small as the page says', () => {
  const lines = files
    .filter(path => !path.includes('/migrations/'))
    .reduce((sum, path) => sum + readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length, 0)
  expect(lines).toBeLessThanOrEqual(130)
})

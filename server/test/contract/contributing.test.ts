import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const family = 'server/src/modules/company/payment-terms'

const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')

/** The listings by what stands above them: the path of a file, or of one that they are a part of. */
const listings = [...page.matchAll(/<!-- (part of )?(server\/\S+) -->\n```ts\n(.*?)```\n/gs)].map(
  ([, part, path = '', text = '']) => ({ path, isPart: part !== undefined, text }),
)
const whole = listings.filter(({ isPart }) => !isPart)

/** Shown in words only: what neighbours ask is another thing in every family. */
const inWords = [`${family}/port.ts`]

const files = readdirSync(join(root, family), { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.startsWith('test/'))
  .map(path => `${family}/${path}`)

it('CONTRIBUTING lists every file of the family that it walks through', () => {
  const ofFamily = whole
    .map(({ path }) => path)
    .filter(path => path.startsWith(family) && !path.includes('/test/'))
  expect([...ofFamily, ...inWords].toSorted()).toEqual(files.toSorted())
})

it('every listing says which file it is, or which it is a part of', () => {
  // Of what `npm run new-family` makes, `tools/test/new-family.test.ts` compares them.
  const made = [...page.matchAll(/<!-- made: \S+ -->\n```ts\n/g)]
  expect(listings.length + made.length).toBe([...page.matchAll(/^```ts$/gm)].length)
})

it.each(whole)('its listing of $path is the file', ({ path, text }) => {
  expect(text).toBe(readFileSync(join(root, path), 'utf8'))
})

it.each(listings.filter(({ isPart }) => isPart))('a part of $path stands in it', ({ path, text }) => {
  expect(readFileSync(join(root, path), 'utf8')).toContain(text)
})

it('every file, test and command that it names is there', () => {
  const named = [...page.matchAll(/`((?:server|platform|modules|tools|bench|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
  const isThere = (path: string) => existsSync(join(root, path)) || existsSync(join(root, 'server/src', path))
  expect(named.filter(path => !isThere(path))).toEqual([])
  const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts)
  const run = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script)
  expect(run.filter(script => !scripts.includes(script ?? ''))).toEqual([])
})

it('the family is as small as the page says', () => {
  const lines = files
    .filter(path => !path.includes('/migrations/'))
    .reduce((sum, path) => sum + readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length, 0)
  expect(lines).toBeLessThanOrEqual(165)
})

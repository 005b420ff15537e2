import { expect, it } from 'vitest'
import { modules } from '../../modules/index.ts'
import { contentsOf } from '../contents.ts'
import { guides } from '../guides/guides.ts'
import { type SearchEntry, searchIndex } from '../search-index.ts'

const { resultsFor } = (await import(new URL('../assets/search.js', import.meta.url).href)) as {
  resultsFor(query: string, entries: readonly SearchEntry[]): readonly SearchEntry[]
}
const contents = contentsOf(
  modules.map(({ contract }) => contract),
  'https://konttori.example',
)
const entries = searchIndex(contents, guides)
const first = (query: string) => resultsFor(query, entries)[0]?.[3]

it.each([
  ['workDays.approveBatch', '/docs/operations/workDays.approveBatch'],
  ['approve batch', '/docs/operations/workDays.approveBatch'],
  ['approvebatch', '/docs/operations/workDays.approveBatch'],
  ['/v1/memberships/bulk', '/docs/operations/members.createBulk'],
  ['day_changed', '/errors/day_changed'],
  ['workday.approved', '/docs/events#workday.approved'],
  ['webhooks', '/docs/guides/webhooks'],
  ['rotate secret', '/docs/guides/webhooks#rotate-the-secret'],
  ['WEBHOKS', '/docs/guides/webhooks'],
  ['idempotnecy', '/docs/guides/idempotency'],
])('“%s” finds %s first', (query, place) => expect(first(query)).toBe(place))

it('an empty search offers the guides', () =>
  expect(resultsFor(' ', entries).map(([, title]) => title)).toEqual(guides.map(({ title }) => title)))

it('what is nowhere is not found', () => expect(resultsFor('zebra crossing', entries)).toEqual([]))

it('what somebody types is text and no pattern', () => {
  for (const query of ['.*', '(', '[a', '\\', '"><script>', 'a'.repeat(5000)])
    expect(resultsFor(query, entries).length).toBeLessThan(31)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import type { Criteria, RateRule } from '../record.ts'
import { weightOf } from '../matching.ts'
import { PriceBook } from '../price-book.ts'
import { centsOf, rounded, partBp, shareOf, withMarkup } from '../../../../../platform/vocabulary/money.ts'

const now = '2026-11-20T07:00:00.000Z'
const [card, other] = [newId(), newId()]
const ids = Object.fromEntries(
  ['school', 'tower', 'town', 'bakery', 'onni', 'veera', 'foreman', 'apprentice', 'work', 'travel'].map(
    name => [name, newId()],
  ),
) as Record<string, string>
type Named = Partial<Record<'project' | 'customer' | 'member' | 'role' | 'kind', string>>

const criteria = ({ project, customer, member, role, kind }: Named): Criteria => ({
  projectId: project === undefined ? null : (ids[project] as string),
  customerId: customer === undefined ? null : (ids[customer] as string),
  membershipId: member === undefined ? null : (ids[member] as string),
  projectRoleId: role === undefined ? null : (ids[role] as string),
  entryTypeId: kind === undefined ? null : (ids[kind] as string),
})

const rule = (
  named: Named,
  rate: number,
  { from = '2020-01-01', to = null as string | null, of = card } = {},
): RateRule => ({
  id: newId(),
  rateCardId: of,
  ...criteria(named),
  createdAt: now,
  updatedAt: now,
  versions: [{ versionId: newId(), validFrom: from, validTo: to, rateCentsPerHour: rate, articleId: null }],
})

/** Onni, foreman of the school for the town from 2026 on, works there on 2026-05-04. */
const book = (rules: readonly RateRule[], cardOfProject: string | null = null) =>
  new PriceBook({
    projects: [{ id: ids['school'] as string, customerId: ids['town'] as string, rateCardId: cardOfProject }],
    participants: [
      {
        projectId: ids['school'] as string,
        membershipId: ids['onni'] as string,
        projectRoleId: ids['apprentice'] as string,
        validFrom: null,
        validTo: '2025-12-31',
      },
      {
        projectId: ids['school'] as string,
        membershipId: ids['onni'] as string,
        projectRoleId: ids['foreman'] as string,
        validFrom: '2026-01-01',
        validTo: null,
      },
    ],
    rules,
    defaultCardId: card,
  })

const rateOn = (rules: readonly RateRule[], workDate = '2026-05-04', cardOfProject: string | null = null) =>
  book(rules, cardOfProject).rateOf({
    projectId: ids['school'] as string,
    membershipId: ids['onni'] as string,
    entryTypeId: ids['work'] as string,
    workDate,
    minutes: 60,
  }).rateCentsPerHour

const school = { project: 'school' }
const town = { customer: 'town' }
const onni = { member: 'onni' }
const foreman = { role: 'foreman' }
const work = { kind: 'work' }

describe('of two rules that fit', () => {
  it.each<[string, Named, Named]>([
    ['project and member before project and role', { ...school, ...onni }, { ...school, ...foreman }],
    ['project and role before project and kind', { ...school, ...foreman }, { ...school, ...work }],
    ['project and kind before project', { ...school, ...work }, school],
    ['project and member before project', { ...school, ...onni }, school],
    ['project and role before project', { ...school, ...foreman }, school],
    ['project before customer', school, town],
    ['project before all others together', school, { ...town, ...onni, ...foreman, ...work }],
    ['project before customer and member', school, { ...town, ...onni }],
    ['project and customer before project and member', { ...school, ...town }, { ...school, ...onni }],
    ['customer and member before customer and role', { ...town, ...onni }, { ...town, ...foreman }],
    ['customer and role before customer and kind', { ...town, ...foreman }, { ...town, ...work }],
    ['customer and kind before customer', { ...town, ...work }, town],
    ['customer before member', town, onni],
    ['customer before member, role and kind', town, { ...onni, ...foreman, ...work }],
    ['member and role before member', { ...onni, ...foreman }, onni],
    ['member and kind before member', { ...onni, ...work }, onni],
    ['member before role', onni, foreman],
    ['member before role and kind', onni, { ...foreman, ...work }],
    ['role and kind before role', { ...foreman, ...work }, foreman],
    ['role before kind', foreman, work],
    ['project before the default', school, {}],
    ['customer before the default', town, {}],
    ['member before the default', onni, {}],
    ['role before the default', foreman, {}],
    ['kind before the default', work, {}],
    [
      'all five before four',
      { ...school, ...town, ...onni, ...foreman, ...work },
      { ...school, ...town, ...onni, ...foreman },
    ],
  ])('%s', (_, stronger, weaker) => {
    expect(rateOn([rule(weaker, 1), rule(stronger, 2)])).toBe(2)
    expect(rateOn([rule(stronger, 2), rule(weaker, 1)])).toBe(2)
  })

  it.each<[string, Named]>([
    ['another project', { project: 'tower' }],
    ['another customer', { customer: 'bakery' }],
    ['another member', { member: 'veera' }],
    ['a role that is over', { role: 'apprentice' }],
    ['another kind of work', { kind: 'travel' }],
    ['the project and another member', { ...school, member: 'veera' }],
  ])('one for %s does not fit', (_, named) => {
    expect(rateOn([rule(named, 2), rule({}, 1)])).toBe(1)
    expect(rateOn([rule(named, 2)])).toBeNull()
  })

  it('no two sets of criteria weigh the same', () => {
    const names = ['project', 'customer', 'member', 'role', 'kind'] as const
    const sets = Array.from({ length: 32 }, (_, bits) =>
      criteria(Object.fromEntries(names.flatMap((name, at) => (bits & (1 << at) ? [[name, 'school']] : [])))),
    )
    expect(new Set(sets.map(weightOf)).size).toBe(32)
  })
})

describe('the day', () => {
  it('says the version and the role; a rule without a version of the day is as if it were not there', () => {
    const dated = rule(onni, 2, { from: '2026-05-01', to: '2026-05-31' })
    const rules = [dated, rule({ role: 'apprentice' }, 3), rule({}, 1)]
    expect(rateOn(rules, '2026-05-31')).toBe(2)
    expect(rateOn(rules, '2026-06-01')).toBe(1)
    expect(rateOn(rules, '2025-12-31')).toBe(3)
    expect(rateOn(rules, '2026-04-30')).toBe(1)
  })

  it('the card of the project holds in place of the default one, also where it has no rule', () => {
    const rules = [rule({}, 1), rule(onni, 2, { of: other })]
    expect(rateOn(rules)).toBe(1)
    expect(rateOn(rules, '2026-05-04', other)).toBe(2)
    expect(rateOn([rule({}, 1)], '2026-05-04', other)).toBeNull()
  })
})

describe('cents', () => {
  it.each([
    [60, 8500, 8500],
    [1, 8500, 142],
    [30, 8501, 4251],
    [1, 30, 1],
    [1, 29, 0],
    [0, 8500, 0],
    [90, 1, 2],
    [89, 1, 1],
    [7, 8533, 996],
    [1440, 10_000_000, 240_000_000],
  ])('%i minutes at %i an hour are %i', (minutes, rate, cents) => {
    expect(centsOf(minutes, rate)).toBe(cents)
  })

  it.each([
    [10_000, 1500, 11_500],
    [1, 5000, 2],
    [1, 4999, 1],
    [333, 0, 333],
    [99_999, 33, 100_329],
  ])('%i with a markup of %i are %i', (cents, bp, marked) => {
    expect(withMarkup(cents, bp)).toBe(marked)
  })

  it('are the nearest whole number, half a cent away from zero, as exact fractions say', () => {
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 15n), 10n ** 15n),
        fc.integer({ min: 1, max: 10_000 }),
        (sum, divisor) => {
          const twice = 2n * (BigInt(rounded(sum, divisor)) * BigInt(divisor) - sum)
          const awayFromZero = sum < 0n ? -twice : twice
          expect(awayFromZero > -BigInt(divisor) && awayFromZero <= BigInt(divisor)).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('have shares and parts', () => {
    expect([shareOf(999, 5000), partBp(1, 3), partBp(0, 0)]).toEqual([500, 3333, null])
  })
})

import { describe, expect, it } from 'vitest'
import { PriceBook } from '../../rate-cards/price-book.ts'
import { saleOf } from '../../rate-cards/sales.ts'
import { centsOf } from '../../../../../platform/vocabulary/money.ts'
import { type RoundingMode, roundingModes, roundingScopes, roundingUnits } from '../record.ts'
import { inUnits, type KnownRounding, roundedTime, roundingOn } from '../rounded.ts'

describe('minutes in whole units', () => {
  it.each<[minutes: number, unit: number, up: number, nearest: number, down: number]>([
    [0, 15, 0, 0, 0],
    [1, 15, 15, 0, 0],
    [7, 15, 15, 0, 0],
    [8, 15, 15, 15, 0],
    [15, 15, 15, 15, 15],
    [22, 15, 30, 15, 15],
    [23, 15, 30, 30, 15],
    [3, 6, 6, 6, 0],
    [50, 60, 60, 60, 0],
    [61, 60, 120, 60, 60],
    [47, 1, 47, 47, 47],
  ])('%i by %i is %i up, %i to the nearest and %i down', (minutes, unitMinutes, up, nearest, down) => {
    const by = (mode: RoundingMode) =>
      inUnits(minutes, { unitMinutes: unitMinutes as 15, mode, scope: 'entry' })
    expect([by('up'), by('nearest'), by('down')]).toEqual([up, nearest, down])
  })
})

describe('the rule of a day', () => {
  const rule = (fields: Partial<KnownRounding>): KnownRounding => ({
    ...{ customerId: null, projectId: null, validFrom: '2026-01-01' },
    ...{ unitMinutes: 15, mode: 'up', scope: 'entry', ...fields },
  })
  const rules = [
    rule({ unitMinutes: 5 }),
    rule({ unitMinutes: 6, customerId: 'c' }),
    rule({ unitMinutes: 10, validFrom: '2026-02-01' }),
    rule({ unitMinutes: 20, projectId: 'p', validFrom: '2026-03-01' }),
    rule({ unitMinutes: 30, customerId: 'c', validFrom: '2026-04-01' }),
  ]

  it.each([
    ['p', 'c', '2025-12-31', undefined],
    ['p', 'c', '2026-01-01', 6],
    ['p', 'c', '2026-02-28', 6],
    ['p', 'c', '2026-03-01', 20],
    ['p', 'c', '2026-05-01', 20],
    ['q', 'c', '2026-03-31', 6],
    ['q', 'c', '2026-04-01', 30],
    ['q', null, '2026-01-31', 5],
    ['q', 'd', '2026-02-01', 10],
  ])('of project %s of customer %s on %s is %s', (projectId, customerId, workDate, unitMinutes) =>
    expect(roundingOn(rules, { projectId, customerId, workDate })?.unitMinutes).toBe(unitMinutes),
  )
})

/** Numbers that a seed gives, the same every time. */
function drawing(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}

const draws = Number(process.env['KONTTORI_ROUNDING_DRAWS'] ?? 2000)

/** Hours of a day of a member, on projects of two customers, with a rule for all. */
function drawn(seed: number) {
  const draw = drawing(seed)
  const pick = <T>(from: readonly T[]): T => from[draw(from.length)] as T
  const rule: KnownRounding = {
    ...{ customerId: null, projectId: null, validFrom: '2026-01-01', unitMinutes: pick(roundingUnits) },
    ...{ mode: pick(roundingModes), scope: pick(roundingScopes) },
  }
  const hours = Array.from({ length: 1 + draw(7) }, (_, index) => {
    const projectId = pick(['p', 'q', 'r'])
    return {
      ...{
        name: `e${index} 0`,
        entryId: `e${index}`,
        position: 0,
        membershipId: 'm',
        phaseId: null,
        taskId: null,
      },
      ...{
        workDayId: pick(['monday', 'tuesday']),
        workDate: '2026-05-04',
        entryTypeId: pick(['work', 'travel']),
      },
      ...{ projectId, customerId: projectId === 'r' ? 'd' : 'c', minutes: draw(200) },
    }
  })
  return { rule, hours, rates: { work: 1 + draw(20_000), travel: 1 + draw(20_000) } }
}

it('parts are whole minutes that add up to what is billed together, in whatever order hours are read', () => {
  for (let seed = 1; seed <= draws; seed++) {
    const { rule, hours } = drawn(seed)
    const rounded = roundedTime([rule], hours)
    expect(rounded.size).toBe(rule.unitMinutes === 1 ? 0 : hours.length)
    const wholes = new Set(rounded.values())
    for (const { minutes, billedMinutes, parts } of wholes) {
      const worked = parts.reduce((sum, part) => sum + part.minutes, 0)
      expect([minutes, billedMinutes], String(seed)).toEqual([worked, inUnits(worked, rule)])
      expect(parts.reduce((sum, part) => sum + part.billedMinutes, 0)).toBe(worked === 0 ? 0 : billedMinutes)
      for (const part of parts)
        expect(Math.abs(part.billedMinutes * worked - part.minutes * billedMinutes)).toBeLessThan(worked || 1)
    }
    const places = new Set(
      hours.map(({ name, workDayId, projectId, customerId }) =>
        rule.scope === 'entry' ? name : `${workDayId} ${rule.scope === 'day' ? projectId : customerId}`,
      ),
    )
    expect(wholes.size, String(seed)).toBe(rule.unitMinutes === 1 ? 0 : places.size)
    const billedOf = (of: ReturnType<typeof roundedTime>) =>
      [...new Set(of.values())]
        .flatMap(({ parts }) => parts.map(({ name, billedMinutes }) => `${name} ${billedMinutes}`))
        .toSorted()
    expect(billedOf(roundedTime([rule], hours.toReversed()))).toEqual(billedOf(rounded))
  }
})

it('what a day of a project is sold for at a rate is its billed time at the rate, to the cent, and its parts add up to it', () => {
  for (let seed = 1; seed <= draws; seed++) {
    const { rule, hours, rates } = drawn(seed)
    const ruleOf = (entryTypeId: 'work' | 'travel') => ({
      ...{ id: entryTypeId, rateCardId: 'card', projectId: null, customerId: null, membershipId: null },
      ...{ projectRoleId: null, entryTypeId, createdAt: '', updatedAt: '' },
      versions: [
        {
          ...{ versionId: 'v', validFrom: '2026-01-01', validTo: null, articleId: null },
          rateCentsPerHour: rates[entryTypeId],
        },
      ],
    })
    const book = new PriceBook({
      projects: [],
      participants: [],
      rules: [ruleOf('work'), ruleOf('travel')],
      defaultCardId: 'card',
    })
    const rounding = roundedTime([rule], hours)
    const sales = hours.map(row => ({ ...row, sale: saleOf(book, rounding, row) }))
    const places = Map.groupBy(sales, ({ name, workDayId, projectId, sale }) =>
      [rule.scope === 'entry' ? name : `${workDayId} ${projectId}`, sale.rateCentsPerHour].join(' '),
    )
    for (const alike of places.values()) {
      const billed = alike.reduce((sum, { sale }) => sum + sale.billedMinutes, 0)
      const cents = alike.reduce((sum, { sale }) => sum + sale.cents, 0)
      // Time that nothing rounds is priced piece by piece, as ever.
      const expected =
        rule.unitMinutes === 1
          ? alike.reduce((sum, row) => sum + centsOf(row.minutes, row.sale.rateCentsPerHour ?? 0), 0)
          : centsOf(billed, alike[0]?.sale.rateCentsPerHour ?? 0)
      expect(cents, String(seed)).toBe(expected)
    }
  }
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import type { Billing } from '../../record/port.ts'
import { profitOf, type ProfitSources, revenueByMonth } from '../profit.ts'
import { waitingHours } from '../waiting-hours.ts'
import { agreed } from './agreed.ts'
import { type Happening, ledgerOf, type Method, type Rule } from './ledger.ts'

/** Half a year. */
const days = 181
const first = '2026-01-01'
const dateOf = (day: number) => addDays(first, day)
const who = ['Aino', 'Eero', 'Onni']

const day = fc.integer({ min: 0, max: days - 1 })
const cents = fc.integer({ min: 0, max: 500_000 })
const rule: fc.Arbitrary<Rule> = fc.oneof(
  fc.constantFrom<Rule>('agreed', 'installment', 'progress'),
  fc.tuple(day, day).map(([a, b]) => ({ first: Math.min(a, b), last: Math.max(a, b) })),
)
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      day,
      kind: fc.constant('hours' as const),
      who: fc.constantFrom(...who),
      cents: fc.integer({ min: 0, max: 90_000 }),
    }),
  },
  fc.record({ day, kind: fc.constant('purchase' as const), cents }),
  fc.record({ day, kind: fc.constant('budget' as const), cents }),
  fc.record({ day, kind: fc.constant('progress' as const), percentBp: fc.integer({ min: 0, max: 10_000 }) }),
  // Below zero it is given up again.
  fc.record({
    day,
    kind: fc.constant('installment' as const),
    cents: fc.integer({ min: -90_000, max: 90_000 }),
  }),
  fc.record({ day, kind: fc.constant('rule' as const), rule }),
)
const byDay = (happenings: readonly Happening[]) => happenings.toSorted((a, b) => a.day - b.day)
const history = fc.array(happening, { maxLength: 40 }).map(byDay)
const method = fc.constantFrom<Method>('time', 'capped', 'fixed', 'internal')

const of = <K extends Happening['kind']>(happenings: readonly Happening[], kind: K) =>
  happenings.filter((each): each is Extract<Happening, { kind: K }> => each.kind === kind)

/** The same history as figures read it. */
function sourcesOf(billing: Billing, happenings: readonly Happening[]): ProfitSources {
  const ids = new Map(who.map(name => [name, newId()]))
  return {
    ...agreed(billing),
    budget: of(happenings, 'budget').map(each => ({ from: dateOf(each.day), cents: each.cents })),
    rules: of(happenings, 'rule').map(({ day: at, rule: held }) => {
      const dated = typeof held === 'string' ? null : held
      return {
        validFrom: dateOf(at),
        method: held === 'installment' || held === 'progress' ? held : ('date' as const),
        firstDay: dated && dateOf(dated.first),
        lastDay: dated && dateOf(dated.last),
      }
    }),
    progress: of(happenings, 'progress').map(({ day: at, percentBp }) => ({ date: dateOf(at), percentBp })),
    installments: of(happenings, 'installment').map(each => ({
      phaseId: null,
      date: dateOf(each.day),
      cents: each.cents,
    })),
    hours: of(happenings, 'hours').map(each => ({
      entryId: newId(),
      membershipId: ids.get(each.who) ?? '',
      date: dateOf(each.day),
      phaseId: null,
      minutes: 1 + (each.cents % 400),
      soldCents: each.cents,
      costCents: 0,
      lacksRate: false,
      lacksCost: false,
    })),
    rebilled: of(happenings, 'purchase').map(each => ({
      id: newId(),
      date: dateOf(each.day),
      phaseId: null,
      cents: each.cents,
    })),
  }
}

/** What figures say of days, of purchases those that are in them. */
const revenueIn = (sources: ProfitSources, from: number, to: number): number => {
  const window = { from: dateOf(from), to: dateOf(to) }
  const within = (date: string) => date >= window.from && date <= window.to
  const rebilled = sources.rebilled.filter(({ date }) => within(date))
  const hours = sources.hours.filter(({ date }) => date <= window.to)
  return profitOf({ ...sources, window, rebilled, hours }).revenueCents
}
const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0)
const runs = { numRuns: 300, seed: Number(process.env['KONTTORI_LEDGER_SEED'] ?? Date.now()) }

describe('the revenue of a project, whatever happened to it', () => {
  it('is in every window what a ledger has booked that lived through the days', () => {
    fc.assert(
      fc.property(method, history, day, day, (billing, happenings, a, b) => {
        const ledger = ledgerOf(billing, happenings, days)
        const sources = sourcesOf(billing, happenings)
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        expect(revenueIn(sources, from, to)).toBe(sum(ledger.slice(from, to + 1)))
        expect(profitOf(sources).revenueCents).toBe(sum(ledger))
      }),
      runs,
    )
  })

  it('adds up to the cent by month and by who worked', () => {
    fc.assert(
      fc.property(method, history, (billing, happenings) => {
        const ledger = ledgerOf(billing, happenings, days)
        const items = revenueByMonth(sourcesOf(billing, happenings))
        for (const month of ['01', '02', '03', '04', '05', '06']) {
          const ofMonth = items.filter(item => item.month === `2026-${month}`)
          const booked = ledger.filter((_, at) => dateOf(at).startsWith(`2026-${month}`))
          expect(sum(ofMonth.map(item => item.cents))).toBe(sum(booked))
        }
        expect(sum(items.map(item => item.cents))).toBe(sum(ledger))
      }),
      runs,
    )
  })

  it('of days that are over is moved by nothing that comes later', () => {
    fc.assert(
      fc.property(method, history, history, day, (billing, happenings, later, closed) => {
        const after = byDay([...happenings, ...later.filter(each => each.day > closed)])
        const [before, then] = [sourcesOf(billing, happenings), sourcesOf(billing, after)]
        expect(revenueIn(then, 0, closed)).toBe(revenueIn(before, 0, closed))
      }),
      runs,
    )
  })

  it('leaves to be billed by the hour what was earned and is not billed, and never more than its cap', () => {
    fc.assert(
      fc.property(history, day, fc.array(fc.boolean()), (happenings, at, billed) => {
        const sources = sourcesOf('capped', happenings)
        const hours = sources.hours
          .map((row, index) => ({
            ...row,
            workDate: row.date,
            rate: { cents: row.soldCents ?? 0 },
            kept: billed[index] ? { issued: true } : null,
          }))
          .filter(({ workDate }) => workDate <= dateOf(at))
        const left = sum(waitingHours(sources, hours, dateOf(at)).map(row => row.cents))
        const done = sum(hours.map(({ rate, kept }) => (kept ? rate.cents : 0)))
        const earned = sum(
          ledgerOf(
            'capped',
            happenings.filter(({ kind }) => kind !== 'purchase'),
            at + 1,
          ),
        )
        expect(left).toBe(Math.max(0, earned - done))
      }),
      runs,
    )
  })
})

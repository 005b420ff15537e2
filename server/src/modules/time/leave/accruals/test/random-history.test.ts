import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysInRange } from '../../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import type { LeaveAccount, LeaveTransaction } from '../../entitlements/record.ts'
import { movementsIn, sumOf } from '../../entitlements/rows.ts'
import { rowsWanting } from '../../entitlements/settling.ts'
import { version } from './policies.ts'
import { type DatedPolicy, type GivenRules } from '../../policies/port.ts'
import { textOf } from '../amounts.ts'
import { ledger } from '../ledger.ts'
import { foundAnew } from '../../reasons.ts'
import { annualHoliday, employed, historyOf, yearly } from './policies.ts'

const [first, last] = ['2024-01-01', '2027-12-31']
const days = daysInRange(first, last)
const anyDate = fc.integer({ min: 0, max: days - 1 }).map(day => addDays(first, day))
const account: LeaveAccount = {
  id: 'account',
  membershipId: 'member',
  leavePolicyId: 'policy',
  settledThrough: null,
  nextLineOn: null,
  changedFrom: null,
  changeReason: null,
  changeExplanation: null,
  createdAt: '2024-01-01T00:00:00.000Z',
  updatedAt: '2024-01-01T00:00:00.000Z',
}

const general: fc.Arbitrary<GivenRules> = fc.record({
  kind: fc.constant('general' as const),
  levels: fc.constantFrom('monthly' as const, 'quarterly' as const, 'yearly' as const).chain(frequency =>
    fc
      .record({
        amount: fc.integer({ min: 1, max: 25 }),
        gainedAt: fc.constantFrom('start' as const, 'end' as const),
      })
      .map(level => [
        { ...yearly(level.amount), ...level, frequency },
        { ...yearly(level.amount + 1, 2), ...level, frequency },
      ]),
  ),
  leaveYear: fc.constantFrom('calendar' as const, 'credit_year' as const, 'anniversary' as const),
  carryOverMax: fc.option(fc.integer({ min: 0, max: 10 })),
  carryOverExpiresAfterMonths: fc.option(fc.integer({ min: 1, max: 18 })),
  balanceCap: fc.option(fc.integer({ min: 5, max: 60 })),
  yearlyCap: fc.option(fc.integer({ min: 5, max: 40 })),
  consumeOrder: fc.constantFrom('oldest_first' as const, 'newest_first' as const),
  expirySplit: fc.constantFrom('by_day' as const, 'by_start' as const),
})

const policies: fc.Arbitrary<readonly DatedPolicy[]> = fc.oneof(
  general.map(rules => [version(rules)]),
  fc.option(fc.integer({ min: 0, max: 12 })).map(carryOverMax => annualHoliday({ carryOverMax })),
)

const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('take' as const), date: anyDate, days: fc.integer({ min: 1, max: 8 }) }),
    fc.record({ does: fc.constant('give back' as const), which: fc.nat({ max: 20 }) }),
    fc.record({
      does: fc.constant('correct' as const),
      date: anyDate,
      amount: fc.integer({ min: -5, max: 5 }),
    }),
    fc.record({ does: fc.constant('settle' as const), date: anyDate }),
    fc.record({ does: fc.constant('rules' as const), policies, start: anyDate }),
  ),
  { maxLength: 14 },
)

it('after any history the rows add up to the balance of every date, which is what is worked out from nothing', () => {
  fc.assert(
    fc.property(policies, anyDate, steps, anyDate, (initial, start, history, asked) => {
      let [versions, holding] = [initial, employed(start)]
      const rows: LeaveTransaction[] = []
      const sources: string[] = []
      const known = () => historyOf(versions, holding, last, { movements: movementsIn(rows) })
      const settle = (through: string) =>
        rows.push(
          ...rowsWanting(account, known(), rows, {
            through,
            why: { reason: foundAnew('settling'), actorMembershipId: null },
            now: '2027-12-31T00:00:00.000Z',
            nextId: newId,
          }),
        )
      const add = (
        row: Pick<LeaveTransaction, 'effectiveDate' | 'kind' | 'sourceType' | 'sourceId'>,
        amount: number,
      ) =>
        amount !== 0 &&
        rows.push({
          ...row,
          id: newId(),
          accountId: account.id,
          membershipId: 'member',
          leavePolicyId: 'policy',
          leaveYearStart: row.effectiveDate,
          amount: textOf(amount * 10_000),
          line: null,
          ruleVersionId: null,
          explain: {},
          reason: null,
          actorMembershipId: null,
          createdAt: '2027-12-31T00:00:00.000Z',
        })
      for (const step of history) {
        if (step.does === 'settle') settle(step.date)
        if (step.does === 'rules') [versions, holding] = [step.policies, employed(step.start)]
        if (step.does === 'correct')
          add(
            { effectiveDate: step.date, kind: 'correction', sourceType: 'manual', sourceId: null },
            step.amount,
          )
        if (step.does === 'take') {
          const sourceId = newId()
          sources.push(sourceId)
          for (let day = 0; day < step.days; day += 1)
            add(
              { effectiveDate: addDays(step.date, day), kind: 'usage', sourceType: 'absence', sourceId },
              -1,
            )
        }
        if (step.does === 'give back') {
          const sourceId = sources[step.which] ?? null
          const taken = rows.filter(row => row.sourceId === sourceId && row.kind === 'usage')
          const given = rows.some(row => row.sourceId === sourceId && row.kind === 'reversal')
          if (sourceId && !given)
            for (const { effectiveDate } of taken)
              add({ effectiveDate, kind: 'reversal', sourceType: 'absence', sourceId }, 1)
        }
      }
      settle(last)
      const told = known()
      const byDay = versions.every(({ expirySplit }) => expirySplit === 'by_day')
      for (const date of byDay ? [asked, last] : [last]) {
        const upTo = rows.filter(({ effectiveDate }) => effectiveDate <= date)
        // An absence that is taken at its beginning is among the movements of that day.
        if (date === last && told.movements.some(movement => movement.date > last)) continue
        expect(sumOf(upTo)).toBe(ledger(told, date).balance)
      }
      const before = rows.length
      settle(last)
      expect(rows.length).toBe(before)
      const facts = rows.filter(({ line }) => line === null)
      const anew = rowsWanting(account, known(), facts, {
        through: last,
        why: { reason: foundAnew('settling'), actorMembershipId: null },
        now: '2027-12-31T00:00:00.000Z',
        nextId: newId,
      })
      expect(sumOf([...facts, ...anew])).toBe(sumOf(rows))
    }),
    { numRuns: Number(process.env['KONTTORI_LEAVE_RUNS'] ?? 200) },
  )
})

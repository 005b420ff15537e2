import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { batch, earlier, now } from '../../test/examples.ts'
import { dayInBatch, officeDay } from '../../test/days.ts'
import { Ledger } from '../../test/ledger.ts'
import { Tally } from '../../lines/tally.ts'
import type { ExportPeriod } from '../../../../time/work-days/port.ts'
import * as rules from '../rules.ts'
import { batchStates } from '../shapes.ts'

const october = { periodStart: '2026-10-01', periodEnd: '2026-10-31', employerId: null, groupId: null }
const by = newId()

const empty: rules.Material = {
  dayCount: 0,
  lineCount: 0,
  snapshotHash: '',
  totals: [],
  membersWithoutPayrollNumber: [],
  unapprovedDays: 0,
  openCorrections: 0,
}

const make = (material: Partial<rules.Material> = {}, period: ExportPeriod = october) =>
  rules.create(period, { ...empty, ...material }, { id: newId(), by, now })

const lines = () =>
  new Ledger().add({ from: '2026-10-01', to: '2026-10-31' }, [dayInBatch({ entries: officeDay() })]).lines

describe('a batch is made', () => {
  it('empty when nothing waits, and says so', () => {
    const { state, facts } = make()
    expect(state).toMatchObject({ state: 'created', lineCount: 0, nothingToDeliver: true, totals: [] })
    expect(facts).toMatchObject([{ event: 'export_batch.created', payload: { nothingToDeliver: true } }])
  })

  it('of days that have no lines, with nothing to deliver either', () =>
    expect(make({ dayCount: 3 }).state).toMatchObject({ dayCount: 3, nothingToDeliver: true }))

  it('with a fact that names the period, the days and the group, and nothing else', () => {
    const groupId = newId()
    const { state, facts } = make({ dayCount: 1, lineCount: 2 }, { ...october, groupId })
    expect(facts).toEqual([
      {
        event: 'export_batch.created',
        payload: {
          batchId: state.id,
          periodStart: '2026-10-01',
          periodEnd: '2026-10-31',
          dayCount: 1,
          groupId,
          createdAt: now,
          nothingToDeliver: false,
        },
      },
    ])
  })

  it.each([
    [0, 0, 0, []],
    [2, 0, 0, ['payroll_number_missing']],
    [0, 5, 0, ['day_not_approved']],
    [0, 0, 1, ['correction_open']],
    [1, 1, 1, ['payroll_number_missing', 'day_not_approved', 'correction_open']],
  ])('although %i members have no number, %i days no approval and %i are being corrected', (...counts) => {
    const [members, unapprovedDays, openCorrections, codes] = counts
    const membersWithoutPayrollNumber = Array.from({ length: members }, newId)
    const { state } = make({ membersWithoutPayrollNumber, unapprovedDays, openCorrections })
    expect(state.warnings.map(({ code }) => code)).toEqual(codes)
  })

  it('not with members without a payroll number where the organisation wants them to have one', () => {
    const without = Array.from({ length: 120 }, newId)
    const of = (membersWithoutPayrollNumber: string[]) => ({ ...empty, membersWithoutPayrollNumber })
    expect(rules.check(of([]), 'block')).toBeUndefined()
    expect(rules.check(of(without), 'warn')).toBeUndefined()
    expect(rules.check(of(without), 'block')).toMatchObject({
      refusal: 'export_payroll_number_missing',
      extra: { count: 120, membershipIds: without.slice(0, 100) },
    })
  })

  it('under a hash that depends on what the lines say, and not on their ids', () => {
    const frozen = lines()
    const hash = (of: typeof frozen) => {
      const tally = new Tally()
      // In parts or at once.
      for (const one of of) tally.add([one])
      return tally.snapshotHash
    }
    const [first, ...rest] = frozen
    if (!first) throw new Error('the day has lines')
    expect(hash(frozen.map(line => ({ ...line, id: newId(), batchId: newId() })))).toBe(hash(frozen))
    expect(hash([{ ...first, minutes: first.minutes + 1 }, ...rest])).not.toBe(hash(frozen))
    expect(hash([{ ...first, payrollNumber: '7' }, ...rest])).not.toBe(hash(frozen))
    expect(hash([...rest, first])).not.toBe(hash(frozen))
  })
})

describe('a batch that is made in parts', () => {
  it('is silent until it is whole, and then says what it would say if it were made at once', () => {
    const { id, ...atOnce } = make({ dayCount: 2, lineCount: 4 }).state
    const preparing = rules.prepare(october, { id, by, now: earlier })
    expect(preparing).toMatchObject({ state: { state: 'preparing' }, facts: [], audit: [] })
    const whole = rules.complete(preparing.state, { ...empty, dayCount: 2, lineCount: 4 }, now)
    expect(whole.state).toEqual({ id, ...atOnce })
    expect(whole.facts).toMatchObject([{ event: 'export_batch.created' }])
  })
})

describe('a batch is cancelled', () => {
  const cancel = (
    state: (typeof batchStates)[number],
    corrected = false,
    deliveredAt: string | null = null,
    large = false,
  ) => rules.cancel(batch({ state, deliveredAt }), { corrected, large }, 'Wrong month', now)

  it.each([
    ['created', null],
    ['delivery_failed', null],
    ['delivering', 'export_batch_delivering'],
    ['delivered', 'export_batch_delivered'],
    ['cancelled', 'export_batch_cancelled'],
    ['preparing', 'export_batch_in_progress'],
    ['cancelling', 'export_batch_in_progress'],
  ] as const)('when it is %s: %s', (state, refusal) => {
    const decision = cancel(state, false, state === 'delivered' ? now : null)
    if (refusal) return expect(decision).toMatchObject({ refusal })
    expect(decision).toMatchObject({
      state: { state: 'cancelled', cancelledAt: now, updatedAt: now },
      facts: [
        { event: 'export_batch.cancelled', payload: { batchId: expect.any(String), cancelledAt: now } },
      ],
      audit: [{ action: 'export_batches.cancel', reason: 'Wrong month' }],
    })
  })

  it('in two steps when it is large, and announced with the second', () => {
    expect(cancel('created', false, null, true)).toMatchObject({
      state: { state: 'cancelling', cancelledAt: null },
      facts: [],
      audit: [{ action: 'export_batches.cancel', reason: 'Wrong month' }],
    })
    expect(rules.completeCancellation(batch({ state: 'cancelling' }), now)).toMatchObject({
      state: { state: 'cancelled', cancelledAt: now },
      facts: [{ event: 'export_batch.cancelled' }],
    })
  })

  it('never when it has been corrected since', () =>
    expect(cancel('created', true)).toMatchObject({ refusal: 'export_batch_corrected' }))
})

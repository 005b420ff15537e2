import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { batch, earlier, now } from '../../test/examples.ts'
import { dayInBatch, officeDay } from '../../test/days.ts'
import { Ledger } from '../../test/ledger.ts'
import { BatchFigures, type Material } from '../figures.ts'
import * as rules from '../rules.ts'
import { batchStates } from '../shapes.ts'

const october = { periodStart: '2026-10-01', periodEnd: '2026-10-31', groupId: null }
const by = newId()

const nothing = { dayCount: 0, lines: [], membersWithoutPayrollNumber: 0 }

const figuresOf = ({
  unapprovedDays = 0,
  ...material
}: Partial<Material> & { readonly unapprovedDays?: number } = {}) =>
  new BatchFigures(unapprovedDays).add({ ...nothing, ...material })

const make = (material: Parameters<typeof figuresOf>[0] = {}, period: rules.ExportPeriod = october) =>
  rules.create(period, figuresOf(material), { id: newId(), by, now })

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
    const { state, facts } = make({ dayCount: 1, lines: lines() }, { ...october, groupId })
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
    [0, 0, []],
    [2, 0, ['payroll_number_missing']],
    [0, 5, ['day_not_approved']],
    [1, 1, ['payroll_number_missing', 'day_not_approved']],
  ])('although %i members have no number and %i days no approval', (members, days, codes) =>
    expect(
      make({ membersWithoutPayrollNumber: members, unapprovedDays: days }).state.warnings.map(
        ({ code }) => code,
      ),
    ).toEqual(codes),
  )

  it('under a hash that depends on what the lines say, and not on their ids', () => {
    const frozen = lines()
    const hash = (of: typeof frozen) => make({ lines: of }).state.snapshotHash
    const [first, ...rest] = frozen
    if (!first) throw new Error('the day has lines')
    expect(hash(frozen.map(line => ({ ...line, id: newId(), batchId: newId() })))).toBe(hash(frozen))
    expect(hash([{ ...first, minutes: first.minutes + 1 }, ...rest])).not.toBe(hash(frozen))
    expect(hash([{ ...first, payrollNumber: '7' }, ...rest])).not.toBe(hash(frozen))
    expect(hash([...rest, first])).not.toBe(hash(frozen))
  })
})

describe('a large batch is made in parts', () => {
  it('and says of itself what it would say if it were made at once', () => {
    const days = [dayInBatch({ entries: officeDay() }), dayInBatch({ workDate: '2026-10-15' })]
    const all = days.map(day => new Ledger().add({ from: '2026-10-01', to: '2026-10-31' }, [day]).lines)
    const parts = new BatchFigures(0)
    for (const part of all) parts.add({ dayCount: 1, lines: part, membersWithoutPayrollNumber: 1 })
    const whole = figuresOf({ dayCount: 2, lines: all.flat(), membersWithoutPayrollNumber: 2 })
    const { id, ...rest } = make({ dayCount: 2, lines: all.flat(), membersWithoutPayrollNumber: 2 }).state
    const preparing = rules.prepare(october, { id, by, now: earlier })
    expect(preparing).toMatchObject({ state: { state: 'preparing' }, facts: [], audit: [] })
    expect(rules.complete(preparing.state, parts, now).state).toEqual({ id, ...rest })
    expect(parts.snapshotHash).toBe(whole.snapshotHash)
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

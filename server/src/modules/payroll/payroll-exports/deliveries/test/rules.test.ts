import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { batchStates, type ExportBatch } from '../../batches/shapes.ts'
import {
  batch,
  csvTarget,
  delivery,
  download,
  line,
  making,
  netvisorTarget,
  now,
  target,
} from '../../test/examples.ts'
import { render } from '../rendition/rendition.ts'
import * as rules from '../rules.ts'
import type { Attempt } from '../shapes.ts'

const training = newId()
const made = { id: newId(), by: newId(), now }

function deliver(
  of: ExportBatch,
  to = target(),
  {
    acknowledgedBy = null,
    lines = [line()],
  }: { acknowledgedBy?: string | null; lines?: ReturnType<typeof line>[] } = {},
) {
  return rules.deliver(
    of,
    to,
    { acknowledgedBy, rendered: render(of, lines, to, making), typeNames: new Map([[training, 'Koulutus']]) },
    made,
  )
}

describe('a batch is handed to a target', () => {
  const codes: Partial<Record<ExportBatch['state'], string>> = {
    preparing: 'export_batch_in_progress',
    delivering: 'export_batch_delivering',
    cancelling: 'export_batch_in_progress',
    cancelled: 'export_batch_cancelled',
  }
  it.each(batchStates)(
    'when it is %s, unless it is in progress, a delivery runs or it is cancelled',
    state => {
      const decision = deliver(batch({ state }))
      if (codes[state]) return expect(decision).toMatchObject({ refusal: codes[state] })
      expect(decision).toMatchObject({
        state: {
          batch: { state: 'delivering' },
          delivery: { state: 'delivering', nextAttemptAt: now, attempts: [] },
        },
        facts: [],
      })
    },
  )

  it('to be read, is delivered with that', () => {
    const of = batch()
    const to = download()
    expect(deliver(of, to)).toMatchObject({
      state: {
        batch: { state: 'delivered', deliveredAt: now },
        delivery: { state: 'delivered', deliveredAt: now, nextAttemptAt: null },
      },
      facts: [
        {
          event: 'export_batch.delivered',
          payload: {
            batchId: of.id,
            targetId: to.id,
            deliveryId: made.id,
            transport: 'download',
            deliveredAt: now,
          },
        },
      ],
    })
  })

  it('twice keeps the instant of the first', () =>
    expect(
      deliver(batch({ state: 'delivered', deliveredAt: '2026-11-01T09:00:00.000Z' }), download()),
    ).toMatchObject({
      state: { batch: { deliveredAt: '2026-11-01T09:00:00.000Z' }, delivery: { deliveredAt: now } },
    }))

  it('only once to each', () =>
    expect(deliver(batch({ state: 'delivered' }), target(), { acknowledgedBy: made.id })).toMatchObject({
      refusal: 'export_batch_delivered_to_target',
      extra: { deliveryId: made.id },
    }))

  it('not when the target is out of use', () =>
    expect(deliver(batch(), target({ active: false }))).toMatchObject({ refusal: 'export_target_inactive' }))

  it('not when there is nothing to hand over', () =>
    expect(deliver(batch({ nothingToDeliver: true, lineCount: 0 }))).toMatchObject({
      refusal: 'export_batch_nothing_to_deliver',
    }))

  it('not with rows of members without a number, where the payroll system needs one', () => {
    const lines = [line({ payrollNumber: null, payTypeCode: '1000' })]
    const refusal = { refusal: 'export_payroll_number_missing', extra: { count: 1 } }
    expect(deliver(batch(), csvTarget({ payrollNumberRequired: true }), { lines })).toMatchObject(refusal)
    expect(deliver(batch(), netvisorTarget('netvisor_workday'), { lines })).toMatchObject(refusal)
  })

  it('not in an encoding that does not have every character', () => {
    const lines = [line({ payrollNumber: '№ 1', payTypeCode: '1000' })]
    expect(deliver(batch(), csvTarget({ encoding: 'iso-8859-15' }), { lines })).toMatchObject({
      refusal: 'export_text_not_encodable',
      extra: { character: '№' },
    })
  })

  it('not as CSV with rows that no payroll system could read, whose kinds are named', () => {
    const overtime = line({ kind: 'overtime_50', entryTypeId: training })
    const lines = [line(), overtime, overtime, line({ kind: 'flex' }), line({ kind: 'night', leftOut: true })]
    expect(deliver(batch(), csvTarget({}, { normal: '1000', flex: null }), { lines })).toMatchObject({
      refusal: 'export_pay_type_missing',
      detail: '“Payroll bureau” has no code for overtime_50 of “Koulutus”.',
      extra: {
        kinds: ['overtime_50'],
        missing: [{ kind: 'overtime_50', entryTypeId: training, dayTypeId: null }],
      },
    })
  })
})

describe('a sending goes on', () => {
  const attempt = (errorCode: string | null): Attempt => ({
    at: now,
    responseStatus: errorCode === null ? 200 : 500,
    durationMs: 12,
    errorCode,
  })
  const failedBefore = (count: number) => Array.from({ length: count }, () => attempt('unacknowledged'))
  const settle = (attempts: number, outcome: rules.Outcome, of: Partial<ExportBatch> = {}) =>
    rules.settle(
      {
        batch: batch({ state: 'delivering', ...of }),
        delivery: delivery({ attempts: failedBefore(attempts) }),
      },
      outcome,
      now,
      0,
    )

  it('ends with the first acknowledgement', () => {
    const decision = settle(2, { kind: 'made', attempt: attempt(null) })
    expect(decision).toMatchObject({
      state: {
        batch: { state: 'delivered', deliveredAt: now },
        delivery: { state: 'delivered', nextAttemptAt: null, deliveredAt: now },
      },
      facts: [{ event: 'export_batch.delivered', payload: { transport: 'https', deliveredAt: now } }],
    })
    expect(decision.state.delivery.attempts).toHaveLength(3)
  })

  it.each([
    [0, '2026-11-02T08:00:30.000Z'],
    [1, '2026-11-02T08:01:00.000Z'],
    [2, '2026-11-02T08:02:00.000Z'],
    [3, '2026-11-02T08:04:00.000Z'],
  ])('after %i failures waits until %s', (before, nextAttemptAt) =>
    expect(settle(before, { kind: 'made', attempt: attempt('timeout') })).toMatchObject({
      state: { batch: { state: 'delivering' }, delivery: { state: 'delivering', nextAttemptAt } },
      facts: [],
    }),
  )

  it('ends with the fifth failure', () =>
    expect(settle(4, { kind: 'made', attempt: attempt('timeout') })).toMatchObject({
      state: {
        batch: { state: 'delivery_failed', deliveredAt: null },
        delivery: { state: 'failed', failedAt: now, nextAttemptAt: null },
      },
      facts: [{ event: 'export_batch.delivery_failed', payload: { transport: 'https', failedAt: now } }],
    }))

  it('fails at once when another attempt would gain nothing', () =>
    expect(settle(0, { kind: 'hopeless', attempt: attempt('target_inactive') })).toMatchObject({
      state: { delivery: { state: 'failed' } },
    }))

  it('leaves a batch delivered that another target has', () =>
    expect(
      settle(4, { kind: 'made', attempt: attempt('timeout') }, { deliveredAt: '2026-11-01T09:00:00.000Z' }),
    ).toMatchObject({
      state: { batch: { state: 'delivered' }, delivery: { state: 'failed' } },
      facts: [{ event: 'export_batch.delivery_failed' }],
    }))

  it('does not count what never left us', () =>
    expect(settle(4, { kind: 'postponed' })).toMatchObject({
      state: {
        delivery: {
          state: 'delivering',
          attempts: failedBefore(4),
          nextAttemptAt: '2026-11-02T08:00:05.000Z',
        },
      },
      facts: [],
    }))

  it('follows an interrupted attempt at once', () =>
    expect(settle(0, { kind: 'made', attempt: attempt('interrupted') })).toMatchObject({
      state: { delivery: { nextAttemptAt: now } },
    }))
})

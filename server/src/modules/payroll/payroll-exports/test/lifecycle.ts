import { lifecycleTable, outcomeOf } from '../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { exportBatchLife } from '../batches/life.ts'
import { cancel, complete, completeCancellation, create, prepare } from '../batches/rules.ts'
import type { ExportBatch } from '../batches/shapes.ts'
import { render } from '../deliveries/rendition/rendition.ts'
import { deliver, type Handover, type Outcome, settle } from '../deliveries/rules.ts'
import type { Target } from '../targets/target.ts'
import { batch, delivery, download, earlier, line, making, now, target } from './examples.ts'

type State = ExportBatch['state']

const made = { id: newId(), by: newId(), now }
const october = { periodStart: '2026-10-01', periodEnd: '2026-10-31', employerId: null, groupId: null }
const material = {
  dayCount: 0,
  lineCount: 0,
  snapshotHash: '00',
  totals: [],
  membersWithoutPayrollNumber: [],
  unapprovedDays: 0,
  openCorrections: 0,
}
const attempt = { at: now, responseStatus: 200, durationMs: 12, errorCode: null }
const failedAttempt = { ...attempt, responseStatus: 500, errorCode: 'unacknowledged' }

const stateOf = ({ batch: { state } }: Handover) => state

const delivered = (to: Target) => (state: State) => {
  const of = batch({ state })
  const known = { acknowledgedBy: null, rendered: render(of, [line()], to, making), typeNames: new Map() }
  return outcomeOf(deliver(of, to, known, made), stateOf)
}
const settled =
  (outcome: Outcome, change: Partial<ExportBatch> = {}) =>
  (state: State) =>
    outcomeOf(settle({ batch: batch({ state, ...change }), delivery: delivery() }, outcome, now, 0), stateOf)

const cancelled = (large: boolean) => (state: State) =>
  outcomeOf(cancel(batch({ state }), { corrected: false, large }, null, now), after => after.state)

export const exportBatchTable = lifecycleTable({
  life: exportBatchLife,
  starts: () => [create(october, material, made).state.state, prepare(october, made).state.state],
  actions: {
    complete: [state => outcomeOf(complete(batch({ state }), material, now), after => after.state)],
    download: [delivered(download())],
    send: [delivered(target())],
    acknowledge: [settled({ kind: 'made', attempt })],
    fail: [settled({ kind: 'hopeless', attempt: failedAttempt })],
    fail_again: [settled({ kind: 'hopeless', attempt: failedAttempt }, { deliveredAt: earlier })],
    cancel: [cancelled(false), cancelled(true)],
    complete_cancellation: [
      state => outcomeOf(completeCancellation(batch({ state }), now), after => after.state),
    ],
  },
})

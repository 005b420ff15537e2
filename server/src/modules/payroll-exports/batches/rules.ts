import type { FactOf } from '../../../platform/contract/events.ts'
import { start, step } from '../../../platform/contract/lifecycle.ts'
import type { Instant, PlainDate } from '../../../platform/vocabulary/dates.ts'
import {
  type Accepted,
  accept,
  type Decision,
  isRefused,
  refuse,
} from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { ExportEvents } from '../events.ts'
import type { LineToFreeze } from '../lines/line.ts'
import { snapshotHash, totalsOf } from '../lines/snapshot.ts'
import { exportBatchLife } from './life.ts'
import type { ExportBatch } from './shapes.ts'

export interface ExportPeriod {
  readonly periodStart: PlainDate
  readonly periodEnd: PlainDate
  readonly groupId: Id | null
}

/** What a batch is made of, and what payroll will miss. */
export interface Material {
  readonly dayCount: number
  readonly lines: readonly LineToFreeze[]
  readonly membersWithoutPayrollNumber: number
  readonly unapprovedDays: number
}

/** Makes a batch of frozen lines; an empty one too, so that a period can be shown to hold nothing. */
export function create(
  { periodStart, periodEnd, groupId }: ExportPeriod,
  material: Material,
  made: { readonly id: Id; readonly by: Id; readonly now: Instant },
): Accepted<ExportBatch, FactOf<ExportEvents, 'export_batch.created'>> {
  const { id, by, now } = made
  const { dayCount, lines } = material
  const nothingToDeliver = lines.length === 0
  const batch: ExportBatch = {
    id,
    groupId,
    periodStart,
    periodEnd,
    state: start(exportBatchLife),
    dayCount,
    lineCount: lines.length,
    nothingToDeliver,
    snapshotHash: snapshotHash(lines),
    totals: totalsOf(lines),
    warnings: warningsOf(material),
    createdAt: now,
    createdByMembershipId: by,
    deliveredAt: null,
    cancelledAt: null,
    updatedAt: now,
  }
  return accept(batch, {
    facts: [
      {
        event: 'export_batch.created',
        payload: { batchId: id, periodStart, periodEnd, dayCount, groupId, createdAt: now, nothingToDeliver },
      },
    ],
    audit: [
      {
        action: 'export_batches.create',
        targetType: 'export_batch',
        targetId: id,
        changes: [
          { field: 'periodStart', to: periodStart },
          { field: 'periodEnd', to: periodEnd },
          { field: 'groupId', to: groupId },
          { field: 'dayCount', to: dayCount },
        ],
      },
    ],
  })
}

function warningsOf({ membersWithoutPayrollNumber, unapprovedDays }: Material): ExportBatch['warnings'] {
  const warnings: ExportBatch['warnings'] = []
  if (membersWithoutPayrollNumber > 0)
    warnings.push({
      code: 'payroll_number_missing',
      count: membersWithoutPayrollNumber,
      detail: `${membersWithoutPayrollNumber} of the members have no payroll number.`,
    })
  if (unapprovedDays > 0)
    warnings.push({
      code: 'day_not_approved',
      count: unapprovedDays,
      detail: `${unapprovedDays} days of the period are not approved and stay out of the batch.`,
    })
  return warnings
}

type CancelCode =
  | 'export_batch_cancelled'
  | 'export_batch_delivering'
  | 'export_batch_delivered'
  | 'export_batch_corrected'

/**
 * Takes a batch back that no target has. `corrected`: a day of it was opened again, or a later batch took lines of
 * it back; then its lines are what those corrections are measured against, and must stay.
 */
export function cancel(
  batch: ExportBatch,
  corrected: boolean,
  reason: string | null,
  now: Instant,
): Decision<ExportBatch, FactOf<ExportEvents, 'export_batch.cancelled'>, CancelCode> {
  const next = step(exportBatchLife, 'cancel', batch.state, { detail: stateInWords(batch) })
  if (isRefused(next)) return next
  if (corrected)
    return refuse('export_batch_corrected', 'A day or a line of the batch has been corrected since.')
  const cancelled: ExportBatch = { ...batch, state: next.state, cancelledAt: now, updatedAt: now }
  return accept(cancelled, {
    facts: [{ event: 'export_batch.cancelled', payload: { batchId: batch.id, cancelledAt: now } }],
    audit: [
      {
        action: 'export_batches.cancel',
        targetType: 'export_batch',
        targetId: batch.id,
        changes: [{ field: 'state', from: batch.state, to: cancelled.state }],
        reason,
      },
    ],
  })
}

/** Why a batch is not delivered or cancelled, for the caller. */
export function stateInWords({ state, deliveredAt, cancelledAt }: ExportBatch): string {
  if (state === 'cancelled') return `The batch was cancelled at ${cancelledAt}.`
  if (state === 'delivering') return 'A delivery of the batch is under way.'
  return `The batch was delivered at ${deliveredAt}.`
}

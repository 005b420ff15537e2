import type { FactOf } from '../../../platform/contract/events.ts'
import { start, step } from '../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import {
  type Accepted,
  accept,
  type Decision,
  isRefused,
  type Refused,
  refuse,
} from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { ExportEvents } from '../events.ts'
import { exportBatchLife } from './life.ts'
import type { ExportBatch } from './shapes.ts'

/** Which days a batch takes. */
type ExportPeriod = Pick<ExportBatch, 'periodStart' | 'periodEnd' | 'employerId' | 'groupId'>

/** What a batch is made of, and what payroll will miss. */
export interface Material {
  readonly dayCount: number
  readonly lineCount: number
  readonly snapshotHash: string
  readonly totals: ExportBatch['totals']
  readonly membersWithoutPayrollNumber: readonly Id[]
  readonly unapprovedDays: number
  readonly openCorrections: number
}

/** How many ids a refusal names. */
const namedAtMost = 100

/** Why a batch is not made, where the organisation wants every member of it to have a payroll number. */
export function check(
  { membersWithoutPayrollNumber: without }: Pick<Material, 'membersWithoutPayrollNumber'>,
  policy: 'warn' | 'block',
): Refused<'export_payroll_number_missing'> | undefined {
  if (policy === 'warn' || without.length === 0) return undefined
  return refuse('export_payroll_number_missing', `${without.length} of the members have no payroll number.`, {
    count: without.length,
    membershipIds: without.slice(0, namedAtMost),
  })
}

/** Makes a batch of frozen lines; an empty one too, so that a period can be shown to hold nothing. */
export function create(
  { periodStart, periodEnd, employerId, groupId }: ExportPeriod,
  material: Material,
  made: { readonly id: Id; readonly by: Id; readonly now: Instant },
): Accepted<ExportBatch, FactOf<ExportEvents, 'export_batch.created'>> {
  const { id, by, now } = made
  const { dayCount, lineCount, snapshotHash, totals } = material
  const nothingToDeliver = lineCount === 0
  const batch: ExportBatch = {
    id,
    employerId,
    groupId,
    periodStart,
    periodEnd,
    state: start(exportBatchLife),
    dayCount,
    lineCount,
    nothingToDeliver,
    snapshotHash,
    totals,
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
          { field: 'employerId', to: employerId },
          { field: 'groupId', to: groupId },
          { field: 'dayCount', to: dayCount },
        ],
      },
    ],
  })
}

function warningsOf(material: Material): ExportBatch['warnings'] {
  const { membersWithoutPayrollNumber, unapprovedDays, openCorrections } = material
  const counts = [
    ['payroll_number_missing', membersWithoutPayrollNumber.length, 'of the members have no payroll number'],
    ['day_not_approved', unapprovedDays, 'days of the period are not approved and stay out of the batch'],
    ['correction_open', openCorrections, 'exported days are being corrected and not approved again'],
  ] as const
  return counts.flatMap(([code, count, text]) =>
    count > 0 ? [{ code, count, detail: `${count} ${text}.` }] : [],
  )
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

import type { FactOf } from '../../../../platform/contract/events.ts'
import { start, step } from '../../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  type Accepted,
  accept,
  type AuditFact,
  type Decision,
  isRefused,
  type Refused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ExportEvents } from '../events.ts'
import { exportBatchLife } from './life.ts'
import { saidOf } from './warning-reasons.ts'
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

type Created = FactOf<ExportEvents, 'export_batch.created'>

interface Made {
  readonly id: Id
  readonly by: Id
  readonly now: Instant
}

/** Makes a batch of frozen lines; an empty one too, so that a period can be shown to hold nothing. */
export const create = (
  period: ExportPeriod,
  material: Material,
  made: Made,
): Accepted<ExportBatch, Created> =>
  announced({ ...blank(period, made), ...figuresOf(material), state: start(exportBatchLife, 'created') })

/** Begins a batch that takes several transactions. Nothing is announced before it is whole. */
export const prepare = (period: ExportPeriod, made: Made): Accepted<ExportBatch, never> =>
  accept({ ...blank(period, made), state: start(exportBatchLife, 'preparing') })

/** Completes it: from now on it is a batch like any other, made at this instant. */
export const complete = (
  batch: ExportBatch,
  material: Material,
  now: Instant,
): Accepted<ExportBatch, Created> =>
  announced({
    ...batch,
    ...figuresOf(material),
    state: step(exportBatchLife, 'complete', batch.state).state,
    createdAt: now,
    updatedAt: now,
  })

/** Gives a batch up that was not completed. It never was one, so only the audit trail records of it. */
export const abandon = ({ id, periodStart, periodEnd }: ExportBatch): Accepted<null, never> =>
  accept(null, {
    audit: [
      {
        action: 'export_batches.abandon',
        targetType: 'export_batch',
        targetId: id,
        changes: [
          { field: 'periodStart', to: periodStart },
          { field: 'periodEnd', to: periodEnd },
        ],
      },
    ],
  })

const blank = (
  { periodStart, periodEnd, employerId, groupId }: ExportPeriod,
  { id, by, now }: Made,
): Omit<ExportBatch, 'state'> => ({
  id,
  employerId,
  groupId,
  periodStart,
  periodEnd,
  dayCount: 0,
  lineCount: 0,
  nothingToDeliver: true,
  snapshotHash: '',
  totals: [],
  warnings: [],
  createdAt: now,
  createdByMembershipId: by,
  deliveredAt: null,
  cancelledAt: null,
  updatedAt: now,
})

const figuresOf = (material: Material) => {
  const { dayCount, lineCount, snapshotHash, totals } = material
  const warnings = warningsOf(material)
  return { dayCount, lineCount, nothingToDeliver: lineCount === 0, snapshotHash, totals, warnings }
}

function announced(batch: ExportBatch): Accepted<ExportBatch, Created> {
  const { id, periodStart, periodEnd, employerId, groupId, dayCount, createdAt, nothingToDeliver } = batch
  return accept(batch, {
    facts: [
      {
        event: 'export_batch.created',
        payload: { batchId: id, periodStart, periodEnd, dayCount, groupId, createdAt, nothingToDeliver },
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
    ['payroll_number_missing', membersWithoutPayrollNumber.length],
    ['day_not_approved', unapprovedDays],
    ['correction_open', openCorrections],
  ] as const
  return counts.flatMap(([code, count]) =>
    count > 0 ? [{ code, count, ...saidOf({ code, count }, 'en') }] : [],
  )
}

type CancelCode =
  | 'export_batch_in_progress'
  | 'export_batch_cancelled'
  | 'export_batch_delivering'
  | 'export_batch_delivered'
  | 'export_batch_corrected'

/**
 * Takes a batch back that no target has, with its days where they are few: a large batch is `cancelling` until they are
 * all given back. `corrected`: a day of it was opened again, or a later batch took lines of it back; then its lines are
 * what those corrections are measured against, and must stay.
 */
export function cancel(
  batch: ExportBatch,
  { corrected, large }: { readonly corrected: boolean; readonly large: boolean },
  reason: string | null,
  now: Instant,
): Decision<ExportBatch, Cancelled, CancelCode> {
  const to = large ? 'cancelling' : 'cancelled'
  const next = step(exportBatchLife, 'cancel', batch.state, { to, detail: stateInWords(batch) })
  if (isRefused(next)) return next
  if (corrected)
    return refuse('export_batch_corrected', 'A day or a line of the batch has been corrected since.')
  return large
    ? accept({ ...batch, state: next.state, updatedAt: now }, { audit: [moved(batch, next.state, reason)] })
    : cancelledIn(next.state, batch, now, reason)
}

/** Completes the cancellation of a large batch, whose days are all given back. */
export function completeCancellation(batch: ExportBatch, now: Instant): Accepted<ExportBatch, Cancelled> {
  const { state } = step(exportBatchLife, 'complete_cancellation', batch.state)
  return cancelledIn(state, batch, now, null)
}

type Cancelled = FactOf<ExportEvents, 'export_batch.cancelled'>

const cancelledIn = (
  state: ExportBatch['state'],
  batch: ExportBatch,
  now: Instant,
  reason: string | null,
): Accepted<ExportBatch, Cancelled> =>
  accept(
    { ...batch, state, cancelledAt: now, updatedAt: now },
    {
      facts: [{ event: 'export_batch.cancelled', payload: { batchId: batch.id, cancelledAt: now } }],
      audit: [moved(batch, state, reason)],
    },
  )

const moved = ({ id, state }: ExportBatch, to: ExportBatch['state'], reason: string | null): AuditFact => ({
  action: 'export_batches.cancel',
  targetType: 'export_batch',
  targetId: id,
  changes: [{ field: 'state', from: state, to }],
  reason,
})

/** Why a batch is not delivered or cancelled, for the caller. */
export function stateInWords({ state, deliveredAt, cancelledAt }: ExportBatch): string {
  if (state === 'cancelled') return `The batch was cancelled at ${cancelledAt}.`
  if (state === 'preparing') return 'The batch is being made.'
  if (state === 'cancelling') return 'The batch is being cancelled.'
  if (state === 'delivering') return 'A delivery of the batch is under way.'
  return `The batch was delivered at ${deliveredAt}.`
}

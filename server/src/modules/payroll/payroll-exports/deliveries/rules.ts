import { backoffSeconds } from '../../../../platform/vocabulary/backoff.ts'
import type { FactOf } from '../../../../platform/contract/events.ts'
import { step } from '../../../../platform/contract/lifecycle.ts'
import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  type Accepted,
  accept,
  type AuditFact,
  type Decision,
  isRefused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { exportBatchLife } from '../batches/life.ts'
import { stateInWords } from '../batches/rules.ts'
import type { ExportBatch } from '../batches/shapes.ts'
import type { ExportEvents } from '../events.ts'
import type { Target } from '../targets/target.ts'
import type { Rendered, Rendition } from './rendition/rendition.ts'
import type { Attempt, ExportDelivery } from './shapes.ts'
import { refuseUnrenderable, type TypeNames, type UnrenderableCode } from './unrenderable.ts'

/** A delivery and its batch: what happens to one happens to the other. */
export interface Handover {
  readonly batch: ExportBatch
  readonly delivery: ExportDelivery
}

/** A delivery that begins, with the document that it hands over. */
export interface NewHandover extends Handover {
  readonly rendition: Rendition
}

type BeginCode =
  | 'export_batch_cancelled'
  | 'export_batch_in_progress'
  | 'export_batch_delivering'
  | 'export_batch_nothing_to_deliver'
  | 'export_batch_delivered_to_target'
  | 'export_target_inactive'

interface Made {
  readonly id: Id
  readonly by: Id
  readonly now: Instant
}

/**
 * Whether a batch can be handed to a target, as far as that is known without its document. `acknowledgedBy` is the
 * delivery with which the target has the batch already.
 */
export function begin(
  batch: ExportBatch,
  target: Target,
  acknowledgedBy: Id | null,
): Decision<'delivered' | 'delivering', never, BeginCode> {
  const why = { detail: stateInWords(batch) }
  const next =
    target.transport === 'download'
      ? step(exportBatchLife, 'download', batch.state, why)
      : step(exportBatchLife, 'send', batch.state, why)
  if (isRefused(next)) return next
  if (batch.nothingToDeliver) return refuse('export_batch_nothing_to_deliver', 'The batch has no lines.')
  if (!target.active) return refuse('export_target_inactive', `“${target.name}” is not in use.`)
  if (acknowledgedBy !== null)
    return refuse('export_batch_delivered_to_target', `“${target.name}” has the batch already.`, {
      deliveryId: acknowledgedBy,
    })
  return accept(next.state)
}

/** Hands a batch to a target: for `download` it is delivered with that, for `https` and `sftp` it waits to be sent. */
export function deliver(
  batch: ExportBatch,
  target: Target,
  known: { readonly acknowledgedBy: Id | null; readonly rendered: Rendered; readonly typeNames: TypeNames },
  made: Made,
): Decision<NewHandover, FactOf<ExportEvents, 'export_batch.delivered'>, BeginCode | UnrenderableCode> {
  const next = begin(batch, target, known.acknowledgedBy)
  if (isRefused(next)) return next
  const { rendition, unrenderable } = known.rendered
  if (!rendition) return refuseUnrenderable(target, unrenderable, known.typeNames)
  const delivery = begun(batch, target, rendition, made)
  if (next.state === 'delivered') {
    const delivered = acknowledged({ batch, delivery }, next.state, [], made.now)
    return { ...delivered, state: { ...delivered.state, rendition } }
  }
  return accept(
    { delivery, rendition, batch: { ...batch, state: next.state, updatedAt: made.now } },
    { audit: [audited('deliver', batch, next.state, [{ field: 'targetId', to: target.id }])] },
  )
}

const begun = (
  { id: batchId }: ExportBatch,
  { id: targetId, transport, format }: Target,
  { fileName, contentType, encoding, sha256, byteCount }: Rendition,
  { id, by, now }: Made,
): ExportDelivery => ({
  id,
  batchId,
  targetId,
  transport,
  format,
  state: 'delivering',
  fileName,
  contentType,
  encoding,
  sha256,
  byteCount,
  attempts: [],
  nextAttemptAt: now,
  createdAt: now,
  createdByMembershipId: by,
  deliveredAt: null,
  failedAt: null,
  updatedAt: now,
})

/**
 * What became of an attempt: it was made; or it never left us (`postponed`), so it does not count; or there is nothing
 * to be gained by another (`hopeless`).
 */
export type Outcome =
  | { readonly kind: 'made'; readonly attempt: Attempt }
  | { readonly kind: 'postponed' }
  | { readonly kind: 'hopeless'; readonly attempt: Attempt }

type SettledFact = FactOf<ExportEvents, 'export_batch.delivered' | 'export_batch.delivery_failed'>

const postponedSeconds = 5

/** How a sending goes on after an attempt. `chance` is in [0, 1). */
export function settle(
  handover: Handover,
  outcome: Outcome,
  now: Instant,
  chance: number,
): Accepted<Handover, SettledFact> {
  const { batch, delivery } = handover
  if (outcome.kind === 'postponed')
    return accept(waiting(handover, delivery.attempts, addSeconds(now, postponedSeconds * (1 + chance)), now))
  const attempts = [...delivery.attempts, outcome.attempt]
  if (outcome.attempt.errorCode === null) {
    const { state } = step(exportBatchLife, 'acknowledge', batch.state)
    return acknowledged(handover, state, attempts, now)
  }
  if (outcome.kind === 'hopeless' || attempts.length >= limits.webhook.attempts)
    return failed(handover, attempts, now)
  const next =
    outcome.attempt.errorCode === 'interrupted'
      ? now
      : addSeconds(now, backoffSeconds(attempts.length, chance))
  return accept(waiting(handover, attempts, next, now))
}

const waiting = (
  { batch, delivery }: Handover,
  attempts: ExportDelivery['attempts'],
  nextAttemptAt: Instant,
  now: Instant,
): Handover => ({ batch, delivery: { ...delivery, attempts, nextAttemptAt, updatedAt: now } })

function acknowledged(
  { batch, delivery }: Handover,
  state: ExportBatch['state'],
  attempts: ExportDelivery['attempts'],
  now: Instant,
) {
  return accept<Handover, FactOf<ExportEvents, 'export_batch.delivered'>>(
    {
      batch: { ...batch, state, deliveredAt: batch.deliveredAt ?? now, updatedAt: now },
      delivery: {
        ...delivery,
        state: 'delivered',
        attempts,
        nextAttemptAt: null,
        deliveredAt: now,
        updatedAt: now,
      },
    },
    {
      facts: [{ event: 'export_batch.delivered', payload: { ...payloadOf(delivery), deliveredAt: now } }],
      audit: [audited('delivered', batch, state, [{ field: 'deliveryId', to: delivery.id }])],
    },
  )
}

/** A batch that another target has stays delivered. */
function failed({ batch, delivery }: Handover, attempts: ExportDelivery['attempts'], now: Instant) {
  const { state } =
    batch.deliveredAt === null
      ? step(exportBatchLife, 'fail', batch.state)
      : step(exportBatchLife, 'fail_again', batch.state)
  return accept<Handover, FactOf<ExportEvents, 'export_batch.delivery_failed'>>(
    {
      batch: { ...batch, state, updatedAt: now },
      delivery: {
        ...delivery,
        state: 'failed',
        attempts,
        nextAttemptAt: null,
        failedAt: now,
        updatedAt: now,
      },
    },
    {
      facts: [{ event: 'export_batch.delivery_failed', payload: { ...payloadOf(delivery), failedAt: now } }],
      audit: [audited('delivery_failed', batch, state, [{ field: 'deliveryId', to: delivery.id }])],
    },
  )
}

const payloadOf = ({ id, batchId, targetId, transport }: ExportDelivery) => ({
  batchId,
  targetId,
  deliveryId: id,
  transport,
})

const audited = (
  action: string,
  batch: ExportBatch,
  state: ExportBatch['state'],
  changes: NonNullable<AuditFact['changes']>,
): AuditFact => ({
  action: `export_batches.${action}`,
  targetType: 'export_batch',
  targetId: batch.id,
  changes: [{ field: 'state', from: batch.state, to: state }, ...changes],
})

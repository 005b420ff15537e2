import { step } from '../../../../platform/contract/lifecycle.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, isRefused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type ProjectFact, updated as projectUpdated } from '../record/announcements.ts'
import * as announce from './announcements.ts'
import { type EffectCode, effectRefusal, type Reached } from './effects.ts'
import {
  changeOrderLife,
  type ChangeOrderRecord,
  type DecisionChannel,
  longestValidity,
  type ShownDocument,
  usualValidity,
} from './record.ts'
import { auditLine, changesOf } from './changes.ts'
import { blank, type Circumstances, closedRefusal, stale } from './rules.ts'

export interface Moving extends Circumstances {
  readonly unchanged: boolean
}

type OverCode = 'change_order_decided' | 'change_order_withdrawn'
type MoveCode = OverCode | 'change_order_stale' | 'project_closed'

/** Sends a change order, or sends it once more; what it says is frozen the first time. */
export function send(
  order: ChangeOrderRecord,
  circumstances: Moving & {
    readonly reached: Reached
    readonly today: PlainDate
    /** The last day of the link; a month ahead when absent. */
    readonly validUntil: PlainDate | undefined
    readonly document: { readonly text: ShownDocument; readonly sha256: string }
  },
): Decision<ChangeOrderRecord, never, MoveCode | 'change_order_validity_invalid' | EffectCode> {
  const { now, today, unchanged, projectClosed, validUntil, document, reached } = circumstances
  if (!unchanged) return stale()
  const next = step(changeOrderLife, 'send', order.state)
  if (isRefused(next)) return next
  const closed = closedRefusal(projectClosed)
  if (closed) return closed
  const effect = effectRefusal(order, reached)
  if (effect) return effect
  const until = validUntil ?? addDays(today, usualValidity)
  if (until < today || until > addDays(today, longestValidity))
    return refuse('change_order_validity_invalid', 'The link cannot be good until that day.')
  const sent: ChangeOrderRecord = {
    ...order,
    state: next.state,
    document: order.document ?? document.text,
    documentSha256: order.documentSha256 ?? document.sha256,
    sentAt: order.sentAt ?? now,
    validUntil: until,
    updatedAt: now,
  }
  return accept(sent, { audit: [auditLine('send', sent, changesOf(order, sent))] })
}

/** Who answers, and how the answer came. */
export interface Answer {
  readonly channel: DecisionChannel
  readonly name: string
  readonly email: string | null
  readonly membershipId: Id | null
  readonly addressHash: Buffer | null
}

export type AnswerCode = MoveCode | 'change_order_not_sent'

export function approve(
  order: ChangeOrderRecord,
  answer: Answer,
  { reached, ...circumstances }: Moving & { readonly reached: Reached },
): Decision<ChangeOrderRecord, announce.ApprovedFact, AnswerCode | EffectCode> {
  const { now, unchanged, projectClosed } = circumstances
  if (!unchanged) return stale()
  const next = step(changeOrderLife, 'approve', order.state)
  if (isRefused(next)) return next
  const closed = closedRefusal(projectClosed)
  if (closed) return closed
  const effect = effectRefusal(order, reached)
  if (effect) return effect
  const approved = answered({ ...order, state: next.state }, answer, now)
  return accept(approved, {
    facts: [announce.approved(approved, now)],
    audit: [auditLine('approve', approved, changesOf(order, approved))],
  })
}

export function decline(
  order: ChangeOrderRecord,
  answer: Answer,
  { now, unchanged, projectClosed, reason }: Moving & { readonly reason: string | null },
): Decision<ChangeOrderRecord, ProjectFact<'project.updated'>, AnswerCode> {
  if (!unchanged) return stale()
  const next = step(changeOrderLife, 'decline', order.state)
  if (isRefused(next)) return next
  const closed = closedRefusal(projectClosed)
  if (closed) return closed
  const declined = { ...answered({ ...order, state: next.state }, answer, now), declineReason: reason }
  return accept<ChangeOrderRecord, ProjectFact<'project.updated'>>(declined, {
    // The catalogue has no event of a decline: its project has changed, and a sweep of its change orders finds what.
    facts: [projectUpdated({ id: order.projectId, updatedAt: now })],
    audit: [auditLine('decline', declined, changesOf(order, declined))],
  })
}

const answered = (order: ChangeOrderRecord, answer: Answer, now: string): ChangeOrderRecord => ({
  ...order,
  decidedAt: now,
  channel: answer.channel,
  decidedByName: answer.name,
  decidedByEmail: answer.email,
  decidedByMembershipId: answer.membershipId,
  addressHash: answer.addressHash,
  updatedAt: now,
})

/** Takes a change order back. It may be of a closed project: nothing that holds changes. */
export function withdraw(
  order: ChangeOrderRecord,
  { now, unchanged }: Pick<Moving, 'now' | 'unchanged'>,
): Decision<ChangeOrderRecord, never, OverCode | 'change_order_stale'> {
  if (!unchanged) return stale()
  const next = step(changeOrderLife, 'withdraw', order.state)
  if (isRefused(next)) return next
  const withdrawn = { ...order, state: next.state, updatedAt: now }
  return accept(withdrawn, { audit: [auditLine('withdraw', withdrawn, changesOf(order, withdrawn))] })
}

/** A change order and the draft that has taken its place. */
export interface Superseded {
  readonly former: ChangeOrderRecord
  readonly draft: ChangeOrderRecord
}

export function supersede(
  order: ChangeOrderRecord,
  {
    now,
    unchanged,
    projectClosed,
    id,
    number,
    nextId,
    actorMembershipId,
  }: Moving & {
    readonly id: Id
    readonly number: number
    readonly nextId: () => Id
    readonly actorMembershipId: Id | null
  },
): Decision<Superseded, never, AnswerCode> {
  if (!unchanged) return stale()
  const next = step(changeOrderLife, 'supersede', order.state)
  if (isRefused(next)) return next
  const closed = closedRefusal(projectClosed)
  if (closed) return closed
  const former: ChangeOrderRecord = { ...order, state: next.state, supersededById: id, updatedAt: now }
  const { projectId, title, reason, phaseId, deltaCents, deltaMinutes, deltaDays } = order
  const draft: ChangeOrderRecord = {
    ...blank(now),
    ...{ id, projectId, number, title, reason, phaseId, deltaCents, deltaMinutes, deltaDays },
    lines: order.lines.map(line => ({ ...line, id: nextId(), changeOrderId: id })),
    supersedesChangeOrderId: order.id,
    createdByMembershipId: actorMembershipId,
  }
  return accept(
    { former, draft },
    {
      audit: [
        auditLine('supersede', former, changesOf(order, former)),
        auditLine('create', draft, changesOf(null, draft)),
      ],
    },
  )
}

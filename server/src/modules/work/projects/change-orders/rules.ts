import { start, step } from '../../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  isRefused,
  type Refused,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { changeOrderLife, type ChangeOrderLine, type ChangeOrderRecord, valueLimit } from './record.ts'
import { auditLine, changesOf } from './changes.ts'
import type { ChangeOrderPatch, GivenLine, NewChangeOrder } from './shapes.ts'
import { lineCents, plainQuantity } from './sums.ts'

/** What every write is decided in. */
export interface Circumstances {
  readonly now: Instant
  /** The project is history: nothing of it changes. */
  readonly projectClosed: boolean
}

export interface Writing extends Circumstances {
  readonly nextId: () => Id
  /** Whether the wanted phase is one of the project; true for none. */
  readonly phaseFits: boolean
}

type FieldCode =
  | 'project_phase_not_found'
  | 'change_order_delta_from_lines'
  | 'change_order_value_too_large'
  | 'project_closed'

export function create(
  wanted: NewChangeOrder,
  circumstances: Writing & {
    readonly id: Id
    readonly projectId: Id
    readonly number: number
    readonly actorMembershipId: Id | null
  },
): Decision<ChangeOrderRecord, never, FieldCode> {
  const { id, projectId, number, now, actorMembershipId } = circumstances
  const made = laidOver({ ...blank(now), id, projectId, number, title: wanted.title }, wanted, circumstances)
  if ('refusal' in made) return made
  const order = { ...made, createdByMembershipId: actorMembershipId }
  return accept(order, { audit: [auditLine('create', order, changesOf(null, order))] })
}

/** A change order before anything is said of it. */
export const blank = (now: Instant): Omit<ChangeOrderRecord, 'id' | 'projectId' | 'number' | 'title'> => ({
  state: start(changeOrderLife),
  reason: null,
  phaseId: null,
  deltaCents: 0,
  deltaMinutes: 0,
  deltaDays: 0,
  document: null,
  documentSha256: null,
  sentAt: null,
  validUntil: null,
  decidedAt: null,
  channel: null,
  decidedByName: null,
  decidedByEmail: null,
  decidedByMembershipId: null,
  addressHash: null,
  declineReason: null,
  supersedesChangeOrderId: null,
  supersededById: null,
  createdByMembershipId: null,
  createdAt: now,
  updatedAt: now,
  lines: [],
})

/** A draft with a patch laid over it; one that changes nothing gives the very same record back. */
export function update(
  order: ChangeOrderRecord,
  patch: ChangeOrderPatch,
  circumstances: Writing & { readonly unchanged: boolean },
): Decision<ChangeOrderRecord, never, FieldCode | 'change_order_stale' | 'change_order_not_draft'> {
  if (!circumstances.unchanged) return stale()
  const next = step(changeOrderLife, 'update', order.state)
  if (isRefused(next)) return next
  const after = laidOver(order, patch, circumstances)
  if ('refusal' in after) return after
  const changes = changesOf(order, after)
  if (changes.length === 0) return accept(order)
  return accept({ ...after, updatedAt: circumstances.now }, { audit: [auditLine('update', order, changes)] })
}

export const stale = () => refuse('change_order_stale', 'The change order has changed since it was read.')
/** Why nothing of a project changes any more. */
export const closedRefusal = (projectClosed: boolean): Refused<'project_closed'> | null =>
  projectClosed ? projectIsClosed() : null

const projectIsClosed = () => refuse('project_closed', 'The project is closed.')

function laidOver(
  order: ChangeOrderRecord,
  wanted: ChangeOrderPatch,
  { nextId, phaseFits, projectClosed }: Writing,
): ChangeOrderRecord | Refused<FieldCode> {
  const closed = closedRefusal(projectClosed)
  if (closed) return closed
  if (!phaseFits) return refuse('project_phase_not_found', 'The project has no phase with the id in phaseId.')
  const lines = wanted.lines ? givenLines(order.id, wanted.lines, nextId) : order.lines
  if ('refusal' in lines) return lines
  if (lines.length > 0 && wanted.deltaCents !== undefined)
    return refuse('change_order_delta_from_lines', 'The sum follows from the lines.')
  const deltaCents =
    lines.length > 0
      ? lines.reduce((sum, { cents }) => sum + cents, 0)
      : (wanted.deltaCents ?? order.deltaCents)
  if (Math.abs(deltaCents) > valueLimit) return tooLarge()
  return {
    ...order,
    title: wanted.title ?? order.title,
    reason: wanted.reason === undefined ? order.reason : wanted.reason,
    phaseId: wanted.phaseId === undefined ? order.phaseId : (wanted.phaseId?.toLowerCase() ?? null),
    lines,
    deltaCents,
    deltaMinutes: wanted.deltaMinutes ?? order.deltaMinutes,
    deltaDays: wanted.deltaDays ?? order.deltaDays,
  }
}

function givenLines(
  changeOrderId: Id,
  given: readonly GivenLine[],
  nextId: () => Id,
): readonly ChangeOrderLine[] | Refused<'change_order_value_too_large'> {
  const lines = given.map(({ description, quantity, unit = null, unitPriceCents }, position) => ({
    id: nextId(),
    changeOrderId,
    position,
    description,
    quantity: plainQuantity(quantity),
    unit,
    unitPriceCents,
    cents: lineCents(quantity, unitPriceCents),
  }))
  return lines.some(({ cents }) => Math.abs(cents) > valueLimit) ? tooLarge() : lines
}

const tooLarge = () =>
  refuse(
    'change_order_value_too_large',
    said`The lines come to more than ${{ limitCents: valueLimit }} cents.`,
  )

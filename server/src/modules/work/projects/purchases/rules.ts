import { type ActionOf, refusalIn, start, step } from '../../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type AuditFact,
  type Decision,
  type FieldChange,
  gather,
  isRefused,
  refuse,
  type Refused,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { auditLine, changed, type RecordWords } from '../../../../platform/vocabulary/records.ts'
import { type Purchase, purchaseLife, type PurchaseState } from './record.ts'
import type { NewPurchase, PurchasePatch } from './shapes.ts'

const words: RecordWords = {
  singular: 'purchase',
  plural: 'project_purchases',
  words: 'purchase of a project',
}

/** What a write is decided in. */
export interface Circumstances {
  readonly now: Instant
  readonly project: { readonly id: Id; readonly state: string }
  /** Whether the wanted phase is one of the project; true for none. */
  readonly phaseFits: boolean
  /** Whether a line of an invoice or of a draft has taken something of it. */
  readonly billed?: boolean
}

type CommonCode = 'project_closed' | 'project_phase_not_found'
type StepCode =
  | 'project_closed'
  | 'project_purchase_state_conflict'
  | 'project_purchase_not_rebillable'
  | 'project_purchase_billed'

/** Why nothing of a project changes any more. */
export const closedRefusal = ({ state }: Circumstances['project']): Refused<'project_closed'> | null =>
  state === 'closed' ? refuse('project_closed', 'The project is closed.') : null

function refusedBy({ project, phaseFits }: Circumstances) {
  const closed = closedRefusal(project)
  if (closed) return closed
  return phaseFits ? undefined : refuse('project_phase_not_found', 'The project has no phase with this id.')
}

export function create(
  id: Id,
  { state = 'ordered', phaseId = null, vatBp = 0, markupBp = 0, rebillable = true, ...given }: NewPurchase,
  circumstances: Circumstances,
): Decision<Purchase, never, CommonCode> {
  const refused = refusedBy(circumstances)
  if (refused) return refused
  const { now, project } = circumstances
  const purchase: Purchase = {
    id,
    projectId: project.id,
    phaseId: phaseId?.toLowerCase() ?? null,
    ...given,
    state: start(purchaseLife, state),
    vatBp,
    markupBp,
    rebillable,
    createdAt: now,
    updatedAt: now,
  }
  const { id: _, createdAt: __, updatedAt: ___, ...told } = purchase
  const changes = Object.entries(told).flatMap(([field, to]) => (to === null ? [] : [{ field, to }]))
  return accept(purchase, { audit: [auditLine(words, 'create', id, changes)] })
}

/** Whether a patch leaves a purchase as it is. */
export const saysNothing = (purchase: Purchase, patch: PurchasePatch): boolean =>
  (Object.keys(patch) as (keyof PurchasePatch)[]).every(field => purchase[field] === patch[field])

export const lineOf = (verb: string, id: Id, changes: readonly FieldChange[]): AuditFact =>
  auditLine(words, verb, id, changes)

export const changesOf = (before: Purchase, after: Purchase): FieldChange[] =>
  (Object.keys(after) as (keyof Purchase)[]).flatMap(field =>
    field === 'updatedAt' || before[field] === after[field]
      ? []
      : [{ field, from: before[field], to: after[field] }],
  )

const fixedByEnding: readonly (keyof Purchase)[] = ['netCents', 'vatBp', 'markupBp', 'rebillable']

/** What is on a line of an invoice as well. */
const fixedByBilling: readonly (keyof Purchase)[] = [
  ...fixedByEnding,
  'phaseId',
  'purchaseDate',
  'description',
]

const billedRefusal = () => refuse('project_purchase_billed', 'An invoice or a draft has the purchase.')

/** A purchase with a patch laid over it; one that changes nothing gives the very same record back. */
export function update(
  purchase: Purchase,
  patch: PurchasePatch,
  circumstances: Circumstances,
): Decision<Purchase, never, CommonCode | 'project_purchase_state_conflict' | 'project_purchase_billed'> {
  const refused = refusedBy(circumstances)
  if (refused) return refused
  const wanted = { ...patch, ...(patch.phaseId != null && { phaseId: patch.phaseId.toLowerCase() }) }
  const after: Purchase = { ...purchase, ...wanted }
  const changes = (Object.keys(wanted) as (keyof Purchase)[]).flatMap(field =>
    purchase[field] === after[field] ? [] : [{ field, from: purchase[field], to: after[field] }],
  )
  if (changes.length === 0) return accept(purchase)
  const isOver = purchase.state === 'invoiced_on' || purchase.state === 'cancelled'
  if (isOver && changes.some(({ field }) => fixedByEnding.includes(field)))
    return refuse('project_purchase_state_conflict', said`The purchase is ${{ state: purchase.state }}.`)
  if (circumstances.billed && changes.some(({ field }) => fixedByBilling.includes(field)))
    return billedRefusal()
  return changed(words, 'update', { ...after, updatedAt: circumstances.now }, changes)
}

export type PurchaseAction = ActionOf<typeof purchaseLife>

const steps = {
  receive: (state: PurchaseState) => step(purchaseLife, 'receive', state),
  invoice_on: (state: PurchaseState) => step(purchaseLife, 'invoice_on', state),
  cancel: (state: PurchaseState) => step(purchaseLife, 'cancel', state),
  reopen: (state: PurchaseState) => step(purchaseLife, 'reopen', state),
} as const satisfies Readonly<Record<PurchaseAction, unknown>>

/** Why a purchase does not take a step of its lifecycle. */
export function moveRefusal(
  action: PurchaseAction,
  { state, rebillable }: Pick<Purchase, 'state' | 'rebillable'>,
  project: Circumstances['project'],
): Refused<StepCode> | null {
  const refused = closedRefusal(project) ?? refusalIn(purchaseLife, action, state)
  if (refused) return refused
  return action === 'invoice_on' && !rebillable
    ? refuse('project_purchase_not_rebillable', 'The purchase is not rebillable.')
    : null
}

/** A purchase after a step of its lifecycle. */
export function move(
  action: PurchaseAction,
  purchase: Purchase,
  { now, project, billed = false }: Omit<Circumstances, 'phaseFits'>,
): Decision<Purchase, never, StepCode> {
  const refused = moveRefusal(action, purchase, project)
  if (refused) return refused
  if (billed && action !== 'receive') return billedRefusal()
  const next = steps[action](purchase.state)
  if (isRefused(next)) return next
  const { state } = next
  return changed(words, action, { ...purchase, state, updatedAt: now }, [
    { field: 'state', from: purchase.state, to: state },
  ])
}

/** Purchases that are billed whole, and those of which something is not billed any more; others stay. */
export const settle = (
  purchases: readonly Purchase[],
  isWhollyBilled: (purchase: Purchase) => boolean,
  now: Instant,
): Accepted<readonly Purchase[], never> =>
  gather(
    purchases.filter(each => each.state === (isWhollyBilled(each) ? 'received' : 'invoiced_on')),
    each => settleOne(each, isWhollyBilled(each) ? 'invoiced_on' : 'received', now),
  ).accepted

const settleOne = (
  purchase: Purchase,
  state: PurchaseState,
  now: Instant,
): Decision<Purchase, never, never> =>
  changed(words, state === 'invoiced_on' ? 'invoice_on' : 'reopen', { ...purchase, state, updatedAt: now }, [
    { field: 'state', from: purchase.state, to: state },
  ])

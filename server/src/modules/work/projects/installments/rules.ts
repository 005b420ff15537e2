import { start, step } from '../../../../platform/contract/lifecycle.ts'
import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type AuditFact,
  type Decision,
  type FieldChange,
  gather,
  isRefused,
  type Refused,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Installment, installmentLife } from './record.ts'
import type { InstallmentPatch, NewInstallment } from './shapes.ts'

export interface Circumstances {
  readonly now: Instant
  readonly projectClosed: boolean
}

/** What a write of fields is decided in. */
export interface Writing extends Circumstances {
  readonly phaseFits: boolean
  /** The shares of the project's other installments that count. */
  readonly otherSharesBp: number
}

type FieldCode =
  | 'project_closed'
  | 'project_phase_not_found'
  | 'installment_basis_invalid'
  | 'installment_amount_invalid'
  | 'installment_shares_exceed'

const compared = [
  ...(['projectId', 'title', 'basis', 'dueOn', 'phaseId', 'percentBp', 'amountCents', 'shareBp'] as const),
  ...(['state', 'cents', 'readyAt', 'invoiceLineId', 'endedAt'] as const),
]

export const changesOf = (before: Installment | null, after: Installment): FieldChange[] =>
  compared.flatMap((field): FieldChange[] => {
    if (before === null) return after[field] === null ? [] : [{ field, to: after[field] }]
    const [from, to] = [before[field], after[field]]
    return canonicalJson([from]) === canonicalJson([to]) ? [] : [{ field, from, to }]
  })

const auditLine = (verb: string, before: Installment | null, after: Installment): AuditFact =>
  lineOf(verb, after, changesOf(before, after))

export const lineOf = (
  verb: string,
  { id }: Pick<Installment, 'id'>,
  changes: readonly FieldChange[],
): AuditFact => ({
  action: `installments.${verb}`,
  targetType: 'project_installment',
  targetId: id,
  changes,
})

export function create(
  wanted: NewInstallment,
  circumstances: Writing & { readonly id: Id; readonly projectId: Id },
): Decision<Installment, never, FieldCode> {
  const { id, projectId, now } = circumstances
  const fields = { dueOn: null, phaseId: null, percentBp: null, amountCents: null, shareBp: null }
  const settled = { cents: null, readyAt: null, invoiceLineId: null, endedAt: null }
  const { title, basis } = wanted
  const times = { createdAt: now, updatedAt: now }
  const blank = {
    id,
    projectId,
    title,
    basis,
    ...fields,
    state: start(installmentLife),
    ...settled,
    ...times,
  }
  const made = laidOver(blank, wanted, circumstances)
  return 'refusal' in made ? made : accept(made, { audit: [auditLine('create', null, made)] })
}

/** A planned installment with a patch laid over it; one that changes nothing gives the very same record back. */
export function update(
  installment: Installment,
  patch: InstallmentPatch,
  circumstances: Writing & { readonly unchanged: boolean },
): Decision<Installment, never, FieldCode | 'installment_stale' | 'installment_not_planned'> {
  if (!circumstances.unchanged) return stale()
  const next = step(installmentLife, 'update', installment.state)
  if (isRefused(next)) return next
  const after = laidOver(installment, patch, circumstances)
  if ('refusal' in after) return after
  if (changesOf(installment, after).length === 0) return accept(installment)
  return accept(
    { ...after, updatedAt: circumstances.now },
    { audit: [auditLine('update', installment, after)] },
  )
}

/** Why nothing of a project changes any more. */
export const closedRefusal = (projectClosed: boolean): Refused<'project_closed'> | null =>
  projectClosed ? refuse('project_closed', 'The project is closed.') : null

const stale = () => refuse('installment_stale', 'The installment has changed since it was read.')

function laidOver(
  installment: Installment,
  wanted: InstallmentPatch,
  { phaseFits, otherSharesBp, projectClosed }: Writing,
): Installment | Refused<FieldCode> {
  const closed = closedRefusal(projectClosed)
  if (closed) return closed
  if (!phaseFits) return refuse('project_phase_not_found', 'The project has no phase with the id in phaseId.')
  const given = <T>(value: T | undefined, held: T): T => (value === undefined ? held : value)
  const after = {
    ...installment,
    title: given(wanted.title, installment.title),
    basis: given(wanted.basis, installment.basis),
    dueOn: given(wanted.dueOn, installment.dueOn),
    phaseId: given(wanted.phaseId, installment.phaseId)?.toLowerCase() ?? null,
    percentBp: given(wanted.percentBp, installment.percentBp),
    amountCents: given(wanted.amountCents, installment.amountCents),
    shareBp: given(wanted.shareBp, installment.shareBp),
  }
  const { basis, dueOn, phaseId, percentBp, amountCents, shareBp } = after
  if (
    (basis === 'date') !== (dueOn !== null) ||
    (basis === 'phase_completed') !== (phaseId !== null) ||
    (basis === 'percent_complete') !== (percentBp !== null)
  )
    return refuse('installment_basis_invalid', `The basis ${basis} and its fields contradict each other.`)
  if ((amountCents === null) === (shareBp === null))
    return refuse('installment_amount_invalid', 'Send one of amountCents and shareBp.')
  if (shareBp !== null && otherSharesBp + shareBp > 10_000)
    return refuse(
      'installment_shares_exceed',
      said`The other installments take ${{ otherSharesBp }} of 10000.`,
    )
  return after
}

/** What the basis of an installment is looked at by. */
export interface Progress {
  readonly today: PlainDate
  readonly percentBp: number | null
  readonly isPhaseCompleted: boolean
}

/** Whether what the installment waits for has come. */
export function isMet({ basis, dueOn, percentBp }: Installment, progress: Progress): boolean {
  if (basis === 'date') return dueOn !== null && dueOn <= progress.today
  if (basis === 'phase_completed') return progress.isPhaseCompleted
  return basis === 'percent_complete' && percentBp !== null && (progress.percentBp ?? 0) >= percentBp
}

export function makeReady(
  installment: Installment,
  {
    now,
    unchanged,
    projectClosed,
    shareCents,
  }: Circumstances & {
    readonly unchanged: boolean
    /** What its share comes to; null where the project has no budget. */
    readonly shareCents: number | null
  },
): Decision<Installment, never, 'installment_stale' | 'installment_not_planned' | 'project_closed'> {
  if (!unchanged) return stale()
  const next = step(installmentLife, 'make_ready', installment.state)
  if (isRefused(next)) return next
  const closed = closedRefusal(projectClosed)
  if (closed) return closed
  const { amountCents, shareBp } = installment
  const ready = {
    ...installment,
    state: next.state,
    cents: shareBp === null ? amountCents : shareCents,
    readyAt: now,
    updatedAt: now,
  }
  return accept(ready, { audit: [auditLine('make_ready', installment, ready)] })
}

/** Makes all of them ready that are planned, each by what its share comes to. */
export const makeAllReady = (
  planned: readonly Installment[],
  shares: ReadonlyMap<Id, number>,
  now: Instant,
): Accepted<readonly Installment[], never> =>
  gather(planned, each => {
    const shareCents = shares.get(each.id) ?? null
    return makeReady(each, { now, unchanged: true, projectClosed: false, shareCents })
  }).accepted

export function cancel(
  installment: Installment,
  {
    now,
    unchanged,
    billed = false,
  }: { readonly now: Instant; readonly unchanged: boolean; readonly billed?: boolean },
): Decision<Installment, never, 'installment_stale' | 'installment_not_open' | 'installment_billed'> {
  if (!unchanged) return stale()
  const next = step(installmentLife, 'cancel', installment.state)
  if (isRefused(next)) return next
  if (billed) return refuse('installment_billed', 'An invoice or a draft has a part of the installment.')
  const cancelled = { ...installment, state: next.state, endedAt: now, updatedAt: now }
  return accept(cancelled, { audit: [auditLine('cancel', installment, cancelled)] })
}

/** Takes installments into a line of an invoice: those that are ready, and no other. */
export const consume = (
  installments: readonly Installment[],
  invoiceLineId: Id,
  now: Instant,
): Accepted<readonly Installment[], never> =>
  gather(
    installments.filter(({ state }) => state === 'ready'),
    each => consumeOne(each, invoiceLineId, now),
  ).accepted

export function consumeOne(
  installment: Installment,
  invoiceLineId: Id,
  now: Instant,
): Accepted<Installment, never> {
  const { state } = step(installmentLife, 'consume', installment.state)
  const invoiced = { ...installment, state, invoiceLineId, updatedAt: now }
  return accept(invoiced, { audit: [auditLine('consume', installment, invoiced)] })
}

/** Gives installments back: to be billed again, or as credited. */
export const release = (
  installments: readonly Installment[],
  to: 'ready' | 'credited',
  now: Instant,
): Accepted<readonly Installment[], never> =>
  gather(
    installments.filter(({ state }) => state === 'invoiced'),
    each => releaseOne(each, to, now),
  ).accepted

export function releaseOne(
  installment: Installment,
  to: 'ready' | 'credited',
  now: Instant,
): Accepted<Installment, never> {
  const { state } = step(installmentLife, 'release', installment.state, { to })
  const invoiceLineId = to === 'ready' ? null : installment.invoiceLineId
  const endedAt = to === 'credited' ? now : null
  const released = { ...installment, state, invoiceLineId, endedAt, updatedAt: now }
  return accept(released, { audit: [auditLine('release', installment, released)] })
}

/** Whether it is part of the plan: what was cancelled or credited is none any more. */
export const counts = ({ state }: Pick<Installment, 'state'>): boolean =>
  state !== 'cancelled' && state !== 'credited'

import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Phase } from './record.ts'
import type { PhasePatch } from './shapes.ts'

/** A phase as far as it says how hours are sold. */
type SellingPhase = Pick<Phase, 'id' | 'parentPhaseId' | 'billing' | 'startDate'>

/** What of a phase approved hours are sold by: a fee belongs to the first day. Budgets are dated (`phaseBudgetTable`). */
const terms = ['billing', 'startDate'] as const satisfies readonly (keyof PhasePatch)[]

/** Whether a patch names what approved hours would be sold by. */
export const namesTerms = (patch: PhasePatch): boolean => terms.some(field => patch[field] !== undefined)

/** Phases as they would be with one of them as it is to become. */
const withPhase = <P extends SellingPhase>(phases: readonly P[], after: P): P[] =>
  phases.map(each => (each.id === after.id ? after : each))

/** Why a phase may not become so: approved hours, its own or of phases in it, would be sold by something else. */
export function fixedRefusal(
  after: SellingPhase,
  phases: readonly SellingPhase[],
  /** Phases of whose hours some are approved. */
  approved: ReadonlySet<Id>,
): Refused<'project_terms_fixed'> | undefined {
  const before = phases.find(({ id }) => id === after.id)
  if (!before || ![...approved].some(id => isSoldAnew(id, phases, withPhase(phases, after)))) return undefined
  const fields = [...terms, 'parentPhaseId' as const].filter(field => before[field] !== after[field])
  return refuse('project_terms_fixed', 'Hours of the phase are approved.', {
    errors: fields.map(field => ({ pointer: `/${field}`, message: 'is what approved hours are sold by' })),
  })
}

const isSoldAnew = (id: Id, before: readonly SellingPhase[], after: readonly SellingPhase[]): boolean =>
  soldBy(before, id) !== soldBy(after, id)

/** By what hours of a phase are sold, as a name: the nearest phase with a billing, what that is and, of a fee, its first day. */
function soldBy(phases: readonly SellingPhase[], id: Id): string {
  const byId = new Map(phases.map(phase => [phase.id, phase]))
  let at = byId.get(id)
  while (at && at.billing === null) at = byId.get(at.parentPhaseId ?? '')
  if (!at) return 'project'
  const hasFee = at.billing === 'fixed' || at.billing === 'installments'
  return `${at.id} ${at.billing} ${hasFee ? at.startDate : ''}`
}

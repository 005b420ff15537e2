import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { budgetNow, type Phase, type PhaseBudget } from '../phases/port.ts'
import type { Billing } from '../record/port.ts'
import { type FeeSources, isFee, type Place, type Step, type Window } from './recognised.ts'

/** A phase as far as its billing says what it brings. */
export type BilledPhase = Pick<
  Phase,
  'id' | 'parentPhaseId' | 'code' | 'state' | 'billing' | 'budgetCents' | 'startDate'
>

/** What was agreed on with the customer of a project, by date. */
export interface Terms {
  readonly billing: Billing
  /** By the entries of the baseline. */
  readonly budget: readonly Step[]
  /** All of the project where one has a billing of its own, in the order of their lines. */
  readonly phases: readonly BilledPhase[]
  /** The changes of the budgets of phases. */
  readonly phaseBudgets: readonly PhaseBudget[]
  readonly rules: FeeSources['rules']
  readonly progress: FeeSources['progress']
  readonly installments: readonly (FeeSources['installments'][number] & { readonly phaseId: Id | null })[]
}

/** A place, and the phase that it is; null for the project. */
export interface BilledPlace {
  readonly phase: BilledPhase | null
  readonly place: Place
}

const firstOfDays: PlainDate = '0001-01-01'

/**
 * The project and its phases with a billing of their own. A phase's fee was agreed on by its first day, or with the project;
 * what it becomes later, and that it is given up, holds from the day on which somebody said so. An installment that waits for
 * such a phase is of its fee.
 */
export function placesOf({
  billing,
  budget,
  phases,
  phaseBudgets,
  rules,
  progress,
  installments,
}: Terms): BilledPlace[] {
  const changesBy = Map.groupBy(phaseBudgets, ({ projectPhaseId }) => projectPhaseId)
  const own = phases.flatMap(phase => (phase.billing === null ? [] : { ...phase, billing: phase.billing }))
  const withFees = new Set(own.flatMap(phase => (isFee(phase.billing) ? phase.id : [])))
  const ofPlace = (phaseId: Id | null) =>
    installments.filter(each => (withFees.has(each.phaseId ?? '') ? each.phaseId : null) === phaseId)
  return [
    { phase: null, place: { billing, budget, rules, progress, installments: ofPlace(null) } },
    ...own.map((phase): BilledPlace => {
      const fee = isFee(phase.billing)
      const from = fee ? (phase.startDate ?? budget[0]?.from ?? firstOfDays) : firstOfDays
      const place = {
        billing: phase.billing,
        budget: stepsFrom(from, budgetNow(phase), changesBy.get(phase.id) ?? []),
        rules,
        progress,
        installments: ofPlace(phase.id),
      }
      return { phase, place }
    }),
  ]
}

/** What a phase brings or is capped at from its first day on, by its changes. */
function stepsFrom(first: PlainDate, now: number | null, changes: readonly PhaseBudget[]): Step[] {
  const [oldest] = changes
  const begun = changes.findLast(({ validFrom }) => validFrom <= first)
  const cents = begun ? begun.cents : oldest ? oldest.formerCents : now
  const later = changes.filter(({ validFrom }) => validFrom > first)
  return [{ from: first, cents }, ...later.map(change => ({ from: change.validFrom, cents: change.cents }))]
}

export const isWithin = (date: PlainDate, { from, to }: Window): boolean =>
  (from === undefined || date >= from) && (to === undefined || date <= to)

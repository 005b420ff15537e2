import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Phase } from '../phases/port.ts'
import { budgetFigure } from './figures.ts'
import { centsUsed, minutesUsed, type Used } from './reading.ts'
import type { BudgetWarning } from './record.ts'
import type { Budget } from './shapes.ts'

interface BudgetOnDay {
  readonly project: { readonly id: Id }
  readonly asOf: PlainDate
  readonly baseline:
    | {
        readonly id: Id
        readonly budgetMinutes: number | null
        readonly budgetCents: number | null
        readonly endDate: PlainDate | null
      }
    | undefined
  readonly phases: readonly Pick<Phase, 'id' | 'name' | 'budgetMinutes' | 'budgetCents' | 'endDate'>[]
  readonly used: Used
  readonly warnings: readonly BudgetWarning[]
}

export function budgetView({ project, asOf, baseline, phases, used, warnings }: BudgetOnDay): Budget {
  const endDate = baseline?.endDate ?? null
  const of = (phaseId: Id | null): Pick<Used, 'hours' | 'purchases'> => ({
    hours: used.hours.filter(row => row.phaseId === phaseId),
    purchases: used.purchases.filter(row => row.phaseId === phaseId),
  })
  const none = { id: null, name: null, budgetMinutes: null, budgetCents: null, endDate: null }
  const figures = (
    part: Pick<Used, 'hours' | 'purchases'>,
    budget: { readonly budgetMinutes: number | null; readonly budgetCents: number | null },
    end: PlainDate | null,
  ) => ({
    minutes: budgetFigure(minutesUsed(part), { budget: budget.budgetMinutes, asOf, endDate: end }),
    cents: budgetFigure(centsUsed(part), { budget: budget.budgetCents, asOf, endDate: end }),
  })
  return {
    projectId: project.id,
    asOf,
    baselineId: baseline?.id ?? null,
    endDate,
    ...figures(used, baseline ?? none, endDate),
    unratedMinutes: used.hours.reduce(
      (sum, { minutes, rate, billable }) => sum + (rate.rule || !billable ? 0 : minutes),
      0,
    ),
    phases: [...phases, none].map(phase => ({
      phaseId: phase.id,
      name: phase.name,
      ...figures(of(phase.id), phase, phase.endDate ?? endDate),
    })),
    includesPurchases: used.includesPurchases,
    warningSharesBp: [...used.warningSharesBp],
    warnings: warnings.map(({ measure, shareBp, toldAt }) => ({ measure, shareBp, toldAt })),
  }
}

import { accept, type Decision, refuse } from '../../../../platform/vocabulary/decision.ts'
import { addDays, type Instant, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from './announcements.ts'
import { auditLine, changesOf } from './changes.ts'
import type { Baseline, ChangedProject, ProjectRecord, ProjectRow } from './record.ts'

/** When and by what an entry of the baseline is made. */
export interface Entering {
  readonly id: Id
  readonly validFrom: PlainDate
  readonly changeOrderId: Id | null
  readonly now: Instant
}

export const baselineOf = (
  { id: projectId, budgetMinutes, budgetCents, endDate }: ProjectRow,
  { id, validFrom, changeOrderId, now }: Entering,
): Baseline => ({
  id,
  projectId,
  validFrom,
  budgetMinutes,
  budgetCents,
  endDate,
  changeOrderId,
  madeAt: now,
})

/** Whether two states of a project have the same baseline. */
export const isSameBaseline = (a: ProjectRow, b: ProjectRow): boolean =>
  a.budgetMinutes === b.budgetMinutes && a.budgetCents === b.budgetCents && a.endDate === b.endDate

/** By how much a baseline changes. */
export interface BaselineChange {
  readonly deltaMinutes: number
  readonly deltaCents: number
  /** By how many days the last day moves; of a project without one it changes nothing. */
  readonly deltaDays: number
  readonly changeOrderId: Id | null
  /** From when on it holds: the organisation's date, or an earlier one. */
  readonly date: PlainDate
}

/**
 * Changes the baseline by a further entry. It lies on the last one, so it never begins before that. A budget that nobody set
 * stays so: what is added would not be all of it. Less than nothing is nothing, and a project never ends before it starts.
 */
export function changeBaseline(
  project: ProjectRecord | undefined,
  { deltaMinutes, deltaCents, deltaDays, changeOrderId, date }: BaselineChange,
  { id, now, lastFrom }: { readonly id: Id; readonly now: Instant; readonly lastFrom: PlainDate | null },
): Decision<ChangedProject, announce.ProjectFact<'project.updated'>, 'project_not_found' | 'project_closed'> {
  if (!project) return refuse('project_not_found', 'No project of the organisation has this id.')
  if (project.state === 'closed') return refuse('project_closed', 'The project is closed.')
  const after: ProjectRecord = {
    ...project,
    ...heldAfter(project, { deltaMinutes, deltaCents, deltaDays }),
    updatedAt: now,
  }
  const validFrom = lastFrom !== null && lastFrom > date ? lastFrom : date
  return accept<ChangedProject, announce.ProjectFact<'project.updated'>>(
    { before: project, after, baseline: baselineOf(after, { id, validFrom, changeOrderId, now }) },
    {
      facts: [announce.updated(after)],
      audit: [auditLine('change_baseline', project.id, changesOf(project, after))],
    },
  )
}

/** What a project or a phase has of budgets and dates. */
type Held = Pick<ProjectRow, 'startDate' | 'endDate' | 'budgetMinutes' | 'budgetCents'>
type Deltas = Pick<BaselineChange, 'deltaMinutes' | 'deltaCents' | 'deltaDays'>

/** What of it is so after a change. */
export function heldAfter(
  { startDate, endDate, budgetMinutes, budgetCents }: Held,
  { deltaMinutes, deltaCents, deltaDays }: Deltas,
): Pick<Held, 'endDate' | 'budgetMinutes' | 'budgetCents'> {
  const moved = endDate === null ? null : addDays(endDate, deltaDays)
  return {
    budgetMinutes: raised(budgetMinutes, deltaMinutes),
    budgetCents: raised(budgetCents, deltaCents),
    endDate: moved !== null && startDate !== null && moved < startDate ? startDate : moved,
  }
}

const raised = (held: number | null, delta: number): number | null =>
  held === null ? null : Math.max(0, held + delta)

/** A last day that is moved; null where it would be before the first or after the last day that the interface takes. */
export const endAfter = (endDate: PlainDate, deltaDays: number): PlainDate | null => {
  const moved = addDays(endDate, deltaDays)
  return moved >= firstDay && moved <= lastDay ? moved : null
}

export const firstDay: PlainDate = '1900-01-01'
export const lastDay: PlainDate = '2999-12-31'

import { refuse, type Refused } from '../../../../platform/vocabulary/decision.ts'
import type { AllocatedMinutes, Entry } from '../day/day.ts'
import type { Allocation } from '../day/entry-shapes.ts'
import type { FoundDetails } from './slot.ts'

export type NamingCode = 'project_phase_not_found' | 'task_not_found'
export type TakingCode = 'project_takes_no_hours' | 'phase_takes_no_hours' | 'task_takes_no_hours'
export type DetailCode = NamingCode | TakingCode

type Naming = Pick<Allocation, 'valueId' | 'phaseId' | 'taskId'>

/** What an allocation names of its project; hours on a task of a phase are hours on the phase. */
export function namedDetails<Named extends Naming>(
  allocation: Named,
  { phases, tasks }: FoundDetails,
): Named | Refused<NamingCode> {
  const { valueId } = allocation
  const taskId = allocation.taskId ?? null
  const task = taskId === null ? undefined : tasks.get(taskId)
  if (taskId !== null && task?.projectId !== valueId)
    return refuse('task_not_found', `The project ${valueId} has no task ${taskId}.`)
  const given = allocation.phaseId ?? null
  if (given !== null && phases.get(given)?.projectId !== valueId)
    return refuse('project_phase_not_found', `The project ${valueId} has no phase ${given}.`)
  const ofTask = task?.phaseId ?? null
  if (given !== null && ofTask !== null && given !== ofTask)
    return refuse('task_not_found', `The phase ${given} has no task ${taskId}; it is of another phase.`)
  return given === null && ofTask !== null ? { ...allocation, phaseId: ofTask } : allocation
}

/** Why nothing is added to what an allocation names. */
function takingRefusal(named: Naming, { projects, phases, tasks }: FoundDetails): Refused<TakingCode> | null {
  const { valueId, phaseId, taskId } = named
  if (projects.get(valueId)?.takesHours === false)
    return refuse('project_takes_no_hours', `The project ${valueId} takes no hours any more.`, { valueId })
  if (phaseId != null && phases.get(phaseId)?.takesHours === false)
    return refuse('phase_takes_no_hours', `The phase ${phaseId} takes no hours.`, { valueId, phaseId })
  if (taskId != null && tasks.get(taskId)?.takesHours === false)
    return refuse('task_takes_no_hours', `The task ${taskId} is archived.`, { valueId, taskId })
  return null
}

/** The hours of a day on the same, in minutes. */
function minutesByTarget(rows: readonly AllocatedMinutes[]): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>()
  for (const row of rows) minutes.set(targetOf(row), (minutes.get(targetOf(row)) ?? 0) + row.minutes)
  return minutes
}

const targetOf = ({ valueId, phaseId, taskId, entryTypeId }: AllocatedMinutes): string =>
  [valueId, phaseId, taskId, entryTypeId].join(' ')

/**
 * What takes no hours keeps those that a day has on it; it gets no more. A closed project keeps every minute: what was
 * recorded on it is neither changed nor taken away.
 */
export function changedHoursRefusal(
  before: readonly AllocatedMinutes[],
  after: readonly AllocatedMinutes[],
  details: FoundDetails,
): Refused<TakingCode> | null {
  const [had, has] = [minutesByTarget(before), minutesByTarget(after)]
  for (const row of after) {
    const refusal = takingRefusal(row, details)
    const added = (has.get(targetOf(row)) ?? 0) - (had.get(targetOf(row)) ?? 0)
    if (refusal && (added > 0 || !had.has(targetOf(row)))) return refusal
  }
  for (const row of before) {
    const closed = details.projects.get(row.valueId)?.closed === true
    if (closed && has.get(targetOf(row)) !== had.get(targetOf(row)))
      return refuse('project_takes_no_hours', `The project ${row.valueId} is closed and keeps its hours.`, {
        valueId: row.valueId,
      })
  }
  return null
}

/** Whether something that a day is to have, or had, may not be changed, so that the hours have to be compared. */
export const holdsHours = ({ projects, phases, tasks }: FoundDetails): boolean =>
  [...projects.values(), ...phases.values(), ...tasks.values()].some(({ takesHours }) => !takesHours)

/**
 * Why hours cannot be confirmed. A closed project keeps those of a day that was confirmed before: nothing was
 * added to them since.
 */
export function unconfirmableHours(
  entries: readonly Entry[],
  details: FoundDetails,
  confirmedBefore: boolean,
): readonly Refused<DetailCode>[] {
  return entries.flatMap(entry =>
    entry.allocations.flatMap((allocation): Refused<DetailCode>[] => {
      const { valueId, phaseId, taskId } = allocation
      const about = { entryId: entry.id, valueId }
      if (phaseId != null && details.phases.get(phaseId)?.projectId !== valueId)
        return [refuse('project_phase_not_found', `The project ${valueId} has no phase ${phaseId}.`, about)]
      if (taskId != null && !details.tasks.has(taskId))
        return [refuse('task_not_found', `The project ${valueId} has no task ${taskId}.`, about)]
      if (confirmedBefore && details.projects.get(valueId)?.closed) return []
      const refusal = takingRefusal(allocation, details)
      return refusal ? [{ ...refusal, extra: { ...refusal.extra, ...about } }] : []
    }),
  )
}

/** What hours on projects, phases and tasks are refused with. */
export const detailCodes = [
  'project_phase_not_found',
  'task_not_found',
  'project_takes_no_hours',
  'phase_takes_no_hours',
  'task_takes_no_hours',
] as const

import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import { type Instant, instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type AuditFact,
  type Decision,
  type FieldChange,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ProjectFact } from '../../projects/record/port.ts'
import { type MilestoneRecord, milestonesOfProject } from './record.ts'
import type { MilestonePatch, NewMilestone } from './shapes.ts'

interface Circumstances {
  readonly now: Instant
  /** Those of the tasks that are named which are of the project. */
  readonly taskIds: ReadonlySet<Id>
}

type FieldCode = 'task_not_found' | 'project_milestone_reached_in_future'

export function create(
  wanted: NewMilestone,
  made: { readonly id: Id; readonly projectId: Id; readonly existing: number },
  circumstances: Circumstances,
): Decision<MilestoneRecord, MilestoneFact, FieldCode | 'project_milestone_limit_reached'> {
  const { id, projectId, existing } = made
  if (existing >= milestonesOfProject)
    return refuse('project_milestone_limit_reached', said`The project has ${{ existing }} milestones.`)
  const empty: MilestoneRecord = {
    id,
    projectId,
    name: wanted.name,
    dueDate: wanted.dueDate,
    reachedAt: null,
    taskIds: [],
    updatedAt: circumstances.now,
  }
  const milestone = laidOver(empty, wanted, circumstances)
  return 'refusal' in milestone
    ? milestone
    : accept(milestone, {
        facts: [told(milestone)],
        audit: [auditLine('create', id, changesOf(null, milestone))],
      })
}

/** A milestone with a patch; one that changes nothing gives the very same record back. */
export function change(
  before: MilestoneRecord,
  patch: Omit<MilestonePatch, 'expectedUpdatedAt'>,
  circumstances: Circumstances & { readonly unchanged: boolean },
): Decision<MilestoneRecord, MilestoneFact, FieldCode | 'project_milestone_stale'> {
  if (!circumstances.unchanged)
    return refuse('project_milestone_stale', 'The milestone has changed since it was read.')
  const after = laidOver(before, patch, circumstances)
  if ('refusal' in after) return after
  const changes = changesOf(before, after)
  return changes.length === 0
    ? accept<MilestoneRecord, MilestoneFact>(before)
    : accept(after, { facts: [told(after)], audit: [auditLine('update', before.id, changes)] })
}

export const remove = (before: MilestoneRecord, now: Instant): Accepted<MilestoneRecord, MilestoneFact> =>
  accept(before, {
    facts: [told({ ...before, updatedAt: now })],
    audit: [auditLine('delete', before.id, [])],
  })

/** The milestone without tasks that are not of its project any more. */
export const without = (
  before: MilestoneRecord,
  taskIds: ReadonlySet<Id>,
  now: Instant,
): Accepted<MilestoneRecord, never> => {
  const after = { ...before, taskIds: before.taskIds.filter(id => !taskIds.has(id)), updatedAt: now }
  return accept<MilestoneRecord>(after, { audit: [auditLine('update', before.id, changesOf(before, after))] })
}

const told = ({ projectId, updatedAt }: MilestoneRecord): MilestoneFact => ({
  event: 'project.updated',
  payload: { projectId, updatedAt },
})

function laidOver(
  before: MilestoneRecord,
  { name = before.name, dueDate = before.dueDate, reachedAt: reached, taskIds }: Partial<NewMilestone>,
  { now, taskIds: known }: Circumstances,
) {
  const wanted = taskIds?.map(id => id.toLowerCase())
  if (wanted?.some(id => !known.has(id)))
    return refuse('task_not_found', 'No task of the project has an id in taskIds.')
  const reachedAt = reached == null ? (reached === null ? null : before.reachedAt) : instantOf(reached)
  if (reached != null && reachedAt !== null && reachedAt > now)
    return refuse('project_milestone_reached_in_future', said`It is ${{ now }} in the organisation.`)
  return {
    ...before,
    name,
    dueDate,
    reachedAt,
    taskIds: wanted === undefined ? before.taskIds : [...new Set(wanted)].sort(),
    updatedAt: now,
  }
}

const instantOf = (text: string): Instant =>
  instantFromMilliseconds(Temporal.Instant.from(text).epochMilliseconds)

const audited = ['projectId', 'name', 'dueDate', 'reachedAt', 'taskIds'] as const

const changesOf = (before: MilestoneRecord | null, after: MilestoneRecord): FieldChange[] =>
  audited.flatMap(field => {
    const [from, to] = [before?.[field] ?? null, after[field]]
    return canonicalJson([from]) === canonicalJson([to]) ? [] : { field, from, to }
  })

const auditLine = (verb: string, targetId: Id, changes: readonly FieldChange[]): AuditFact => ({
  action: `projectMilestones.${verb}`,
  targetType: 'project_milestone',
  targetId,
  changes,
})

/** Anyone who keeps a copy of a project learns by its `updatedAt` that its milestones are others. */
type MilestoneFact = ProjectFact<'project.updated'>

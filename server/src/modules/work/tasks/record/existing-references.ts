import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { memberDayContexts } from '../../../people/members/port.ts'
import { phasesWithIds } from '../../projects/phases/port.ts'
import { projectsWithIds } from '../../projects/record/port.ts'
import { activeLabels } from '../labels/lookup.ts'
import { taskDepth } from './record.ts'
import { type ExistingReferences, type ParentFacts, referenceOf } from './facts.ts'
import type { NewTask, TaskPatch } from './shapes.ts'

/** What a write of a task names; the fields of a new one or of a patch. */
export type Named = TaskPatch & Pick<NewTask, 'projectId'>

/** Reads what writes of tasks name, however many they are: a statement for each kind of record, all of which travel together. */
export async function existingReferences(
  db: TenantDb,
  writes: readonly Named[],
): Promise<ExistingReferences> {
  const named = (ids: readonly (Id | null | undefined)[]): Id[] => [
    ...new Set(ids.flatMap(id => (id == null ? [] : [id.toLowerCase()]))),
  ]
  const projectIds = named(writes.map(({ projectId }) => projectId))
  const phaseIds = named(writes.map(({ phaseId }) => phaseId))
  const labelIds = named(writes.flatMap(({ labelIds: ids = [] }) => ids))
  const memberIds = named(
    writes.flatMap(write => [
      ...(write.assigneeMembershipIds ?? []),
      ...(write.watcherMembershipIds ?? []),
      write.reviewerMembershipId,
    ]),
  )
  const parentIds = named(writes.map(({ parentTaskId }) => parentTaskId))
  const [projects, phases, members, labels, parents, holders] = await Promise.all([
    projectIds.length === 0 ? [] : projectsWithIds(db, projectIds),
    phaseIds.length === 0 ? [] : phasesWithIds(db, phaseIds),
    memberIds.length === 0 ? [] : memberDayContexts(db, memberIds),
    labelIds.length === 0 ? [] : activeLabels(db, labelIds),
    linesOf(db, parentIds),
    holdersOf(db, writes),
  ])
  return {
    projects: new Map(projects.map(project => [project.id, project])),
    phases: new Map(phases.map(({ id, projectId }) => [id, projectId])),
    members: new Set(members.flatMap(({ id, status }) => (status === 'deactivated' ? [] : [id]))),
    labels: new Set(labels),
    parents,
    holders,
  }
}

/** Tasks with those above them, up to the top. */
async function linesOf(db: TenantDb, ids: readonly Id[]): Promise<ReadonlyMap<Id, ParentFacts>> {
  if (ids.length === 0) return new Map()
  const found = await db.sql<{ first: Id; projectId: Id | null; line: Id[] }>`
    with recursive line as (
      select t.id as first, t.id, t.project_id, t.parent_task_id, 1 as depth
      from tasks t where t.org_id = ${db.orgId} and t.id = any(${ids}::uuid[])
      union all
      select l.first, t.id, t.project_id, t.parent_task_id, l.depth + 1
      from line l join tasks t on t.org_id = ${db.orgId} and t.id = l.parent_task_id
      where l.depth <= ${taskDepth})
    select l.first, (array_agg(l.project_id order by l.depth))[1] as project_id,
      array_agg(l.id order by l.depth) as line
    from line l group by l.first`
  return new Map(found.map(({ first, projectId, line }) => [first, { projectId, line }]))
}

async function holdersOf(db: TenantDb, writes: readonly Named[]): Promise<ReadonlyMap<string, Id>> {
  const wanted = writes.flatMap(({ externalSource, externalId }) =>
    externalSource == null || externalId == null ? [] : [{ externalSource, externalId }],
  )
  if (wanted.length === 0) return new Map()
  const found = await db.sql<{ id: Id; externalSource: string; externalId: string }>`
    select t.id, t.external_source, t.external_id
    from unnest(${wanted.map(each => each.externalSource)}::text[], ${wanted.map(each => each.externalId)}::text[])
      as w(source, external_id)
    join tasks t on t.org_id = ${db.orgId} and t.external_source = w.source and t.external_id = w.external_id`
  return new Map(found.map(each => [referenceOf(each.externalSource, each.externalId), each.id]))
}

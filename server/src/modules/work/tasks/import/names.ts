import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type CustomField, fieldsOf } from '../../../records/custom-fields/port.ts'
import { byCodeOrName, cell } from '../../../records/imports/protocol/port.ts'
import { membersNamed } from '../../../people/members/port.ts'
import { phasesOf } from '../../projects/phases/port.ts'
import { type KnownProject, projectsWithCodes } from '../../projects/record/port.ts'
import { allLabels, type Label } from '../labels/lookup.ts'
import { taskKind } from '../record/kind.ts'
import { textsIn } from './naming.ts'
import type { TaskRow } from './shapes.ts'

/** What the words of rows mean. */
export interface Names {
  readonly project: (code: string) => KnownProject | undefined
  /** By the project and the code. */
  readonly phase: (projectId: Id, code: string) => Id | undefined
  readonly member: (text: string) => Id | undefined
  readonly label: (text: string) => Label | undefined
  readonly fields: readonly CustomField[]
}

/** Reads what rows name: a statement for each kind of record, however many rows there are. */
export async function namesIn(
  db: TenantDb,
  rows: readonly TaskRow[],
  projectIds: readonly Id[],
): Promise<Names> {
  const codes = rows.flatMap(({ projectCode }) => cell(projectCode) ?? [])
  const [projects, member, labels, fields] = await Promise.all([
    projectsWithCodes(db, [...new Set(codes)]),
    membersNamed(
      db,
      rows.flatMap(({ assigneeEmails }) => textsIn(assigneeEmails)),
    ),
    allLabels(db),
    fieldsOf(db, taskKind.kind),
  ])
  const phases = await phasesOf(db, [...new Set([...projects.map(({ id }) => id), ...projectIds])])
  const byCode = new Map(projects.map(project => [project.code, project]))
  const phaseIds = new Map(phases.map(({ id, projectId, code }) => [`${projectId} ${code}`, id]))
  return {
    project: code => byCode.get(code),
    phase: (projectId, code) => phaseIds.get(`${projectId} ${code}`),
    member: text => member(text)?.id,
    label: byCodeOrName(labels),
    fields,
  }
}

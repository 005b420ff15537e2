import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Decision } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { ProjectFact } from './announcements.ts'
import * as rules from './baseline-rules.ts'
import { baselinesOf } from './baseline-store.ts'
import type { ChangedProject } from './record.ts'
import { findProject, saveProjects } from './store.ts'

/** A changed project; `saveBaseline` saves it. */
export type ChangedBaseline = ChangedProject

/**
 * Decides to change the baseline of a project in a transaction of another family, whose operation emits `project.updated`:
 * `await commit(await changeBaseline(tx, id, change), state => saveBaseline(tx, state))`.
 */
export async function changeBaseline(
  tx: WriteTransaction,
  projectId: Id,
  change: rules.BaselineChange,
): Promise<
  Decision<ChangedBaseline, ProjectFact<'project.updated'>, 'project_not_found' | 'project_closed'>
> {
  const [project, [last]] = await Promise.all([findProject(tx, projectId), baselinesOf(tx, [projectId])])
  return rules.changeBaseline(project, change, {
    id: newId(),
    now: tx.now,
    lastFrom: last?.validFrom ?? null,
  })
}

export const saveBaseline = (tx: WriteTransaction, changed: ChangedBaseline): Promise<unknown> =>
  saveProjects(tx, [changed], [])

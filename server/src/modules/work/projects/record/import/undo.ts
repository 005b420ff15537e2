import { dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { fieldsOf } from '../../../../records/custom-fields/port.ts'
import {
  type Blocker,
  type ImportChange,
  isChangedSince,
  type UndoCall,
  type Undoing,
  usesOf,
} from '../../../../records/imports/port.ts'
import * as announce from '../announcements.ts'
import { auditLine, changesOf } from '../changes.ts'
import { projectKind } from '../kind.ts'
import { type ChangedProject, type ProjectRecord, searchTextOf } from '../record.ts'
import { projectTraces } from '../slots.ts'
import { findProjects, saveProjects } from '../store.ts'
import { changedBy } from './saving.ts'
import type { ProjectImportFact } from './steps.ts'
import { removeProjects } from './store.ts'

/** Undoes an import of projects: what it made goes with its target, and what it changed is put back. */
export async function undo({ db, caller, services, changes }: UndoCall): Promise<Undoing<ProjectImportFact>> {
  const made = changes.flatMap(({ recordId, before }) => (before === null ? recordId : []))
  const [stored, uses, fields] = await Promise.all([
    findProjects(
      db,
      changes.map(({ recordId }) => recordId),
    ),
    usesOf(db, 'projects', made, services.contributions),
    fieldsOf(db, projectKind.kind),
  ])
  const byId = new Map(stored.map(project => [project.id, project]))
  const today = dateIn(caller.organisation.timeZone, db.now)
  const blockers: Blocker[] = []
  const removed: ProjectRecord[] = []
  const restored: ChangedProject[] = []
  for (const change of changes) {
    const { recordId: id, rowIndex: index, before } = change
    const project = byId.get(id)
    const by = before === null ? uses.get(id) : undefined
    if (!project) {
      if (before !== null) blockers.push({ index, id, code: 'record_changed' })
    } else if (by !== undefined) blockers.push({ index, id, code: 'record_in_use', by })
    else if (isChangedSince(project, change)) blockers.push({ index, id, code: 'record_changed' })
    else if (before === null) removed.push(project)
    else restored.push(changedBy(project, putBack(project, change, db.now), { today, now: db.now, newId }))
  }
  return {
    blockers,
    facts: restored.map(({ after }) => announce.updated(after)),
    audit: [
      ...removed.map(({ id }) => auditLine('delete', id, [])),
      ...restored.map(({ before, after }) => auditLine('update', after.id, changesOf(before, after))),
    ],
    save: async () => {
      await saveProjects(db, restored, fields)
      const ids = removed.map(({ id }) => id)
      if (ids.length === 0) return
      await Promise.all(services.contributions(projectTraces).map(remove => remove(db, ids)))
      await removeProjects(db, ids)
    },
  }
}

/** The project with the fields that the import changed as they were; others have changed since, perhaps. */
function putBack(project: ProjectRecord, { before, after }: ImportChange, now: string): ProjectRecord {
  const former = Object.entries(before ?? {}).filter(
    ([field, value]) => field !== 'updatedAt' && JSON.stringify(value) !== JSON.stringify(after[field]),
  )
  const restored: ProjectRecord = { ...project, ...Object.fromEntries(former), updatedAt: now }
  return { ...restored, searchText: searchTextOf(restored) }
}

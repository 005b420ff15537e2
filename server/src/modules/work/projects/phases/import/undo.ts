import {
  type Blocker,
  type ImportChange,
  isChangedSince,
  type UndoCall,
  type Undoing,
  usesOf,
} from '../../../../records/imports/port.ts'
import { updated } from '../../record/announcements.ts'
import { projectsWithIds } from '../../record/port.ts'
import { touchProjects } from '../../record/touching.ts'
import { auditLine, changesOf } from '../changes.ts'
import type { Phase } from '../record.ts'
import type { PhaseFact } from '../rules.ts'
import { phasesWithIds, removePhases, savePhases } from '../store.ts'

/** Undoes an import of phases: what it made goes, and what it changed is put back. A closed project keeps its phases. */
export async function undo({ db, services, changes }: UndoCall): Promise<Undoing<PhaseFact>> {
  const ids = changes.map(({ recordId }) => recordId)
  const made = changes.flatMap(({ recordId, before }) => (before === null ? recordId : []))
  const [stored, uses] = await Promise.all([
    phasesWithIds(db, ids),
    usesOf(db, 'project-phases', made, services.contributions),
  ])
  const projectIds = [...new Set(stored.map(({ projectId }) => projectId))]
  const closed = new Set(
    (await projectsWithIds(db, projectIds)).flatMap(({ id, state }) => (state === 'closed' ? id : [])),
  )
  const byId = new Map(stored.map(phase => [phase.id, phase]))
  const blockers: Blocker[] = []
  const removed: Phase[] = []
  const restored: { readonly before: Phase; readonly after: Phase }[] = []
  for (const change of changes) {
    const { recordId: id, rowIndex: index, before } = change
    const phase = byId.get(id)
    const by = before === null ? uses.get(id) : undefined
    if (!phase) {
      if (before !== null) blockers.push({ index, id, code: 'record_changed' })
    } else if (closed.has(phase.projectId)) blockers.push({ index, id, code: 'project_closed' })
    else if (by !== undefined) blockers.push({ index, id, code: 'record_in_use', by })
    else if (isChangedSince(phase, change)) blockers.push({ index, id, code: 'record_changed' })
    else if (before === null) removed.push(phase)
    else restored.push({ before: phase, after: putBack(phase, change, db.now) })
  }
  return { blockers, ...undoing(db, removed, restored) }
}

/** Writes what is undone, and tells it of the projects. */
function undoing(
  db: UndoCall['db'],
  removed: readonly Phase[],
  restored: readonly { readonly before: Phase; readonly after: Phase }[],
): Omit<Undoing<PhaseFact>, 'blockers'> {
  const touched = [
    ...new Set([...removed, ...restored.map(({ after }) => after)].map(each => each.projectId)),
  ]
  return {
    facts: touched.map(id => updated({ id, updatedAt: db.now })),
    audit: [
      ...removed.map(phase => auditLine('delete', phase, [])),
      ...restored.map(({ before, after }) => auditLine('update', after, changesOf(before, after))),
    ],
    save: () => {
      db.defer(touchProjects(db, touched))
      db.defer(
        savePhases(
          db,
          restored.map(({ after }) => after),
        ),
      )
      return removePhases(
        db,
        removed.map(({ id }) => id),
      )
    },
  }
}

/** The phase with the fields that the import changed as they were. */
function putBack(phase: Phase, { before, after }: ImportChange, now: string): Phase {
  const former = Object.entries(before ?? {}).filter(
    ([field, value]) => field !== 'updatedAt' && JSON.stringify(value) !== JSON.stringify(after[field]),
  )
  return { ...phase, ...Object.fromEntries(former), updatedAt: now }
}

import { fieldsOf } from '../../../records/custom-fields/port.ts'
import {
  type Blocker,
  type ImportChange,
  isChangedSince,
  type UndoCall,
  type Undoing,
  usesOf,
} from '../../../records/imports/port.ts'
import * as announce from '../record/announcements.ts'
import { auditLine, changesOf } from '../record/changes.ts'
import { taskKind } from '../record/kind.ts'
import type { TaskRecord } from '../record/record.ts'
import { columnsOf, findTasks, saveTasks } from '../record/store.ts'
import { setsOf } from '../statuses/store.ts'
import { Boards } from './board.ts'
import { removeTasks } from './store.ts'

interface Restored {
  readonly before: TaskRecord
  readonly after: TaskRecord
}

/**
 * Undoes an import of tasks: what it made goes, and what it changed is put back, last in its column where its status is
 * another again. A task that anything was done to since is in the way.
 */
export async function undo({ db, services, changes }: UndoCall): Promise<Undoing<announce.TaskFact>> {
  const made = changes.flatMap(({ recordId, before }) => (before === null ? recordId : []))
  const [stored, uses, fields] = await Promise.all([
    findTasks(
      db,
      changes.map(({ recordId }) => recordId),
    ),
    usesOf(db, 'tasks', made, services.contributions),
    fieldsOf(db, taskKind.kind),
  ])
  const boards = await boardsOf(db, stored)
  const byId = new Map(stored.map(task => [task.id, task]))
  const blockers: Blocker[] = []
  const removed: TaskRecord[] = []
  const restored: Restored[] = []
  for (const change of changes) {
    const { recordId: id, rowIndex: index, before } = change
    const task = byId.get(id)
    const by = before === null ? uses.get(id) : undefined
    if (!task) {
      if (before !== null) blockers.push({ index, id, code: 'record_changed' })
    } else if (by !== undefined) blockers.push({ index, id, code: 'record_in_use', by })
    else if (isChangedSince(task, change)) blockers.push({ index, id, code: 'record_changed' })
    else if (before === null) removed.push(task)
    else restored.push({ before: task, after: putBack(task, change, { boards, now: db.now }) })
  }
  return {
    blockers,
    facts: restored.flatMap(told),
    audit: [
      ...removed.map(({ id }) => auditLine('delete', id, [])),
      ...restored.map(({ before, after }) => auditLine('update', after.id, changesOf(before, after))),
    ],
    save: () => {
      db.defer(saveTasks(db, restored, fields))
      return removeTasks(
        db,
        removed.map(({ id }) => id),
      )
    },
  }
}

async function boardsOf(db: UndoCall['db'], tasks: readonly TaskRecord[]): Promise<Boards> {
  const sets = await setsOf(db, [null, ...new Set(tasks.flatMap(({ projectId }) => projectId ?? []))])
  const statusIds = [...sets.values()].flatMap(({ statuses }) => statuses.map(({ id }) => id))
  return new Boards(db.orgId, sets, { columns: await columnsOf(db, statusIds), numbers: new Map() })
}

/** The task with the fields that the import changed as they were; others have changed since, perhaps. */
function putBack(
  task: TaskRecord,
  { before, after }: ImportChange,
  { boards, now }: { readonly boards: Boards; readonly now: string },
): TaskRecord {
  const former = Object.entries(before ?? {}).filter(
    ([field, value]) => field !== 'updatedAt' && JSON.stringify(value) !== JSON.stringify(after[field]),
  )
  const restored: TaskRecord = { ...task, ...Object.fromEntries(former), updatedAt: now }
  const status = boards.setOf(task.projectId).statuses.find(({ id }) => id === restored.statusId)
  if (!status || restored.statusId === task.statusId) return restored
  const moved: TaskRecord = {
    ...restored,
    statusCode: status.code,
    category: status.category,
    rank: boards.rank(status.id),
  }
  boards.put(task, moved)
  return moved
}

const told = ({ before, after }: Restored): announce.TaskFact[] => [
  announce.updated(after),
  ...(before.statusId === after.statusId ? [] : [announce.statusChanged(after)]),
]

import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { projectsWithIds } from '../../projects/record/port.ts'
import type { TaskRecord } from './record.ts'
import { saveTasks } from './store.ts'

/** The project of a task; null where it has none. */
export const projectOf = async (db: WriteTransaction, { projectId }: TaskRecord) =>
  projectId === null ? null : ((await projectsWithIds(db, [projectId]))[0] ?? null)

/** Saves a task whose custom fields stay; one that did not change is there already. */
export const saving = (tx: WriteTransaction, before: TaskRecord) => (after: TaskRecord) =>
  after === before ? Promise.resolve() : saveTasks(tx, [{ before, after }], [])

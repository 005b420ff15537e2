import { fieldsOf } from '../../../../records/custom-fields/port.ts'
import {
  type Blocker,
  type ImportChange,
  type UndoCall,
  type Undoing,
  undoRecords,
  usesOf,
} from '../../../../records/imports/port.ts'
import { activityKind, type ActivityRecord } from '../record.ts'
import { findActivities, saveActivities } from '../store.ts'
import { removeActivities } from './store.ts'

const words = { plural: 'activities', singular: 'activity', words: 'activity' }

/** Undoes an import of activities: what it made goes, and what it changed or completed is put back. */
export async function undo({ db, services, changes }: UndoCall): Promise<Undoing> {
  const made = changes.flatMap(({ recordId, before }) => (before === null ? recordId : []))
  const [stored, uses, fields] = await Promise.all([
    findActivities(
      db,
      changes.map(({ recordId }) => recordId),
    ),
    usesOf(db, 'activities', made, services.contributions),
    fieldsOf(db, activityKind.kind),
  ])
  const byId = new Map(stored.map(activity => [activity.id, activity]))
  const { blockers, removed, restored, audit } = undoRecords<ActivityRecord>(changes, {
    words,
    now: db.now,
    stored,
    uses,
  })
  const known = new Set(blockers.map(({ id }) => id))
  return {
    blockers: [...blockers, ...changes.flatMap(followed).filter(({ id }) => !known.has(id))],
    facts: [],
    audit,
    save() {
      db.defer(
        saveActivities(
          db,
          restored.map(after => ({ before: byId.get(after.id) ?? null, after })),
          fields,
        ),
      )
      return removeActivities(
        db,
        removed.flatMap(id => byId.get(id) ?? []),
      )
    },
  }
}

/** An activity that the import completed, and that is followed by the next since. */
const followed = ({ recordId: id, rowIndex: index, before, after }: ImportChange): Blocker[] =>
  before !== null && before['nextActivityId'] !== after['nextActivityId']
    ? [{ index, id, code: 'record_in_use', by: 'activities' }]
    : []

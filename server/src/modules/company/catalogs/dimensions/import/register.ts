import { type ImportRegister, type RecordUse, undoRecords, usesOf } from '../../../../records/imports/port.ts'
import { targets } from '../value-rules.ts'
import * as valueStore from '../value-store.ts'
import { targetTable } from './table.ts'

/** Tracking targets as a register of imports. */
export const targetRegister: ImportRegister = {
  ...targetTable,
  async undo({ db, services, changes }) {
    const ids = changes.map(({ recordId }) => recordId)
    const [stored, uses] = await Promise.all([
      valueStore.withIds(db, ids),
      usesOf(db, 'tracking-targets', ids, services.contributions),
    ])
    const { removed, restored, ...undone } = undoRecords(changes, {
      words: targets,
      now: db.now,
      stored,
      uses,
    })
    return {
      ...undone,
      facts: [],
      save: () => Promise.all([valueStore.saveAll(db, restored), valueStore.remove(db, removed)]),
    }
  },
}

/** The targets below a target. */
export const targetsBelow: RecordUse = {
  register: 'tracking-targets',
  by: 'tracking_targets',
  used: valueStore.withChildren,
}

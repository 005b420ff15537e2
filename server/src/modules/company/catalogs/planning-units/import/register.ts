import { type ImportRegister, type RecordUse, undoRecords, usesOf } from '../../../../records/imports/port.ts'
import { planningUnits } from '../register.ts'
import { removeUnits, withChildren } from '../store.ts'
import { words } from './rules.ts'
import { unitTable } from './table.ts'

/** Planning units as a register of imports. */
export const unitRegister: ImportRegister = {
  ...unitTable,
  async undo({ db, services, changes }) {
    const ids = changes.map(({ recordId }) => recordId)
    const [stored, uses] = await Promise.all([
      planningUnits.store.list(db),
      usesOf(db, 'planning-units', ids, services.contributions),
    ])
    const { removed, restored, ...undone } = undoRecords(changes, { words, now: db.now, stored, uses })
    return {
      ...undone,
      facts: [],
      save: () => Promise.all([planningUnits.store.saveAll(db, restored), removeUnits(db, removed)]),
    }
  },
}

/** The units below a unit. */
export const unitsBelow: RecordUse = { register: 'planning-units', by: 'planning_units', used: withChildren }

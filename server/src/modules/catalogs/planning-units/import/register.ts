import {
  column,
  type ImportColumn,
  type ImportRegister,
  type RecordUse,
  undoRecords,
  usesOf,
} from '../../../imports/port.ts'
import { planningUnits } from '../register.ts'
import { removeUnits, withChildren } from '../store.ts'
import { words } from './rules.ts'
import type { UnitRow } from './shapes.ts'

const columns: readonly ImportColumn<keyof UnitRow>[] = [
  column('code', { fi: 'Koodi', sv: 'Kod', en: 'Code' }, 'helsinki', {
    aliases: ['tunnus', 'numero', 'nummer', 'number'],
  }),
  column('name', { fi: 'Nimi', sv: 'Namn', en: 'Name' }, 'Helsinki', {
    aliases: ['yksikkö', 'enhet', 'unit'],
  }),
  column('active', { fi: 'Käytössä', sv: 'Aktiv', en: 'Active' }, 'true', {
    kind: 'flag',
    aliases: ['aktiivinen', 'i bruk', 'in use'],
  }),
  column('parentCode', { fi: 'Yläkoodi', sv: 'Överordnad kod', en: 'Parent code' }, '', {
    aliases: ['yläyksikkö', 'ylempi koodi', 'överordnad enhet', 'parent unit', 'parent'],
  }),
]

/** Planning units as a register of imports. */
export const unitRegister: ImportRegister = {
  register: 'planning-units',
  needs: 'org.admin',
  columns,
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

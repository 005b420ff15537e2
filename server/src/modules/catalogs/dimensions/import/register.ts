import {
  column,
  type ImportColumn,
  type ImportRegister,
  type RecordUse,
  undoRecords,
  usesOf,
} from '../../../imports/port.ts'
import { targets } from '../value-rules.ts'
import * as valueStore from '../value-store.ts'
import type { TargetRow } from './shapes.ts'

const columns: readonly ImportColumn<keyof TargetRow>[] = [
  column('externalSource', { fi: 'Ulkoinen lähde', sv: 'Extern källa', en: 'External source' }, 'erp', {
    aliases: ['lähdejärjestelmä', 'källsystem', 'source'],
  }),
  column('externalId', { fi: 'Ulkoinen tunniste', sv: 'Externt id', en: 'External id' }, 'cc-4010', {
    aliases: ['ulkoinen id', 'extern beteckning', 'external reference'],
  }),
  column('code', { fi: 'Koodi', sv: 'Kod', en: 'Code' }, '4010', {
    aliases: ['tunnus', 'numero', 'nummer', 'number'],
  }),
  column('name', { fi: 'Nimi', sv: 'Namn', en: 'Name' }, 'Installation', {
    aliases: ['kuvaus', 'beskrivning', 'description'],
  }),
  column('active', { fi: 'Käytössä', sv: 'Aktiv', en: 'Active' }, 'true', {
    kind: 'flag',
    aliases: ['aktiivinen', 'i bruk', 'in use'],
  }),
  column('parentCode', { fi: 'Yläkoodi', sv: 'Överordnad kod', en: 'Parent code' }, '40', {
    aliases: ['yläkohde', 'ylempi koodi', 'överordnad', 'parent'],
  }),
]

/** Tracking targets as a register of imports. */
export const targetRegister: ImportRegister = {
  register: 'tracking-targets',
  needs: 'org.admin',
  columns,
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

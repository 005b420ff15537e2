import { freeTexts } from '../../../../platform/port.ts'
import { module } from '../../../../platform/module.ts'
import { type RecordUse, recordUses } from '../../../records/imports/port.ts'
import { shiftPublications } from './contract.ts'
import { handlers } from './handlers.ts'

/** Shifts were published to members. */
const membersOfPublications: RecordUse = {
  register: 'members',
  by: 'shift_publication_rows',
  used: (db, ids) =>
    db.sql`
      select distinct r.membership_id as id from shift_publication_rows r
      where r.org_id = ${db.orgId} and r.membership_id = any(${ids}::uuid[])`,
}

/** Units have publications. */
const unitsOfPublications: RecordUse = {
  register: 'planning-units',
  by: 'shift_publications',
  used: (db, ids) =>
    db.sql`
      select distinct p.planning_unit_id as id from shift_publications p
      where p.org_id = ${db.orgId} and p.planning_unit_id = any(${ids}::uuid[])`,
}

export const shiftPublicationsModule = module({
  contract: shiftPublications,
  handlers,
  contributes: [
    freeTexts.of({ table: 'shift_publications', texts: ['override_reason', 'unpublish_reason'] }),
    freeTexts.of({ table: 'shift_unpublishings', mirrored: false, texts: ['reason'] }),
    freeTexts.of({
      table: 'shift_publication_rows',
      key: 'publication_id',
      mirrored: false,
      texts: ['note'],
    }),
    recordUses.of(unitsOfPublications),
    recordUses.of(membersOfPublications),
  ],
})

import { sql } from 'kysely'
import { mayCall } from '../../../platform/access/gates.ts'
import { type Module, module } from '../../../platform/module.ts'
import type { NamedRecords } from '../../../platform/names.ts'
import { freeTexts, datedWork, namedRecords, workers } from '../../../platform/port.ts'
import { dateIn } from '../../../platform/vocabulary/dates.ts'
import { organisationNow } from '../../company/organisation/port.ts'
import { calendarEntries, unitCalendarEntries } from '../../exchange/calendar-feeds/port.ts'
import { openWork, type OpenWork } from '../../people/members/port.ts'
import { announcedUndoing, type RecordUse, recordUses } from '../../records/imports/port.ts'
import { findable, searchedRegister } from '../../records/search/port.ts'
import { shiftBatches } from './bulk/contract.ts'
import { handlers as batchHandlers } from './bulk/handlers.ts'
import { shiftCalendar, unitShiftCalendar } from './calendar/calendars.ts'
import { shiftCopies } from './copying/contract.ts'
import { handlers as copyHandlers } from './copying/handlers.ts'
import { shiftExportModule } from './import/export.ts'
import { shiftImportModule } from './import/module.ts'
import { releaseDue, shiftsOfThoseWhoLeft } from './leaving/jobs.ts'
import { openShiftModules } from './open-shifts/module.ts'
import { ownShiftsModule } from './own/module.ts'
import * as port from './port.ts'
import { shiftPublicationsModule } from './publications/module.ts'
import { shiftEvents } from './record/events.ts'
import { plannedUnits } from './record/planners.ts'
import { shiftRotations } from './rotations/contract.ts'
import { handlers as rotationHandlers } from './rotations/handlers.ts'
import { shiftSwapsModule } from './swaps/module.ts'
import { shiftTypes } from './types/register.ts'
import { shifts } from './writing/contract.ts'
import { handlers } from './writing/handlers.ts'
import { mayOfShifts } from './writing/may.ts'

/**
 * Shifts that a leaving member has from today on. Drafts of somebody who is deleted become drafts of nobody, but
 * for those that take a slot of an open shift: they are history, and keep their member from being deleted.
 */
const shiftsToCome: OpenWork = {
  kind: 'shifts_to_come',
  count: async (db, membershipId) => {
    const { timeZone, now } = await organisationNow(db)
    const [row] = await db.sql<{ count: number }>`
      select count(*)::int as count from shifts s
      where s.org_id = ${db.orgId} and s.membership_id = ${membershipId} and s.state <> 'cancelled'
        and s.work_date >= ${dateIn(timeZone, now)}`
    return row?.count ?? 0
  },
  removeTraces: (tx, membershipId) => tx.sql`
    update shifts set membership_id = null, updated_at = ${tx.now}
    where org_id = ${tx.orgId} and membership_id = ${membershipId} and state = 'draft' and publication_id is null
      and open_shift_id is null
    returning 1`,
}

/** Rotations are of a planning unit. */
const rotationsOfUnits: RecordUse = {
  register: 'planning-units',
  by: 'shift_rotations',
  used: (db, ids) =>
    db.sql`
      select distinct r.planning_unit_id as id from shift_rotations r
      where r.org_id = ${db.orgId} and r.planning_unit_id = any(${ids}::uuid[])`,
}

/** Members have places in rotations. */
const membersInRotations: RecordUse = {
  register: 'members',
  by: 'shift_rotation_places',
  used: (db, ids) =>
    db.sql`
      select distinct p.membership_id as id from shift_rotation_places p
      where p.org_id = ${db.orgId} and p.membership_id = any(${ids}::uuid[])`,
}

/** Shifts are of a planning unit. */
const shiftsOfUnits: RecordUse = {
  register: 'planning-units',
  by: 'shifts',
  used: (db, ids) =>
    db.sql`
      select distinct s.planning_unit_id as id from shifts s
      where s.org_id = ${db.orgId} and s.planning_unit_id = any(${ids}::uuid[])`,
}

/** Members have shifts. */
const membersWithShifts: RecordUse = {
  register: 'members',
  by: 'shifts',
  used: (db, ids) =>
    db.sql`
      select distinct s.membership_id as id from shifts s
      where s.org_id = ${db.orgId} and s.membership_id = any(${ids}::uuid[])`,
}

/** Places in rotations that a leaving member has; of somebody who is deleted they become places of nobody. */
const placesInRotations: OpenWork = {
  kind: 'rotation_places',
  count: async (db, membershipId) => {
    const [row] = await db.sql<{ count: number }>`
      select count(*)::int as count from shift_rotation_places p
      join shift_rotations r on r.org_id = ${db.orgId} and r.id = p.rotation_id and r.active
      where p.org_id = ${db.orgId} and p.membership_id = ${membershipId}`
    return row?.count ?? 0
  },
  removeTraces: (tx, membershipId) => tx.sql`
    update shift_rotation_places set membership_id = null
    where org_id = ${tx.orgId} and membership_id = ${membershipId} returning 1`,
}

/** Rotations, for whoever plans their unit. */
const namedRotations: NamedRecords = {
  type: 'shift_rotation',
  table: 'shift_rotations',
  label: () => sql`r.name`,
  rows: ({ caller, today }) =>
    mayCall(caller, shiftRotations.operations.get)
      ? plannedUnits(caller, sql`s.planning_unit_id`, today)
      : 'none',
}

export const shiftModules: readonly Module[] = [
  module({
    contract: shifts,
    handlers,
    port,
    contributes: [
      mayOfShifts,
      freeTexts.of({ table: 'shifts', texts: ['note', 'cancel_reason'] }),
      namedRecords.of({ type: 'shift', nameless: 'A shift is known by its member, date and times.' }),
      namedRecords.of({ type: 'shift_swap', nameless: 'A swap is known by its shifts.' }),
      namedRecords.of({
        type: 'open_shift',
        nameless: 'An open shift is known by its unit, date and times.',
      }),
      namedRecords.of({
        type: 'open_shift_claim',
        nameless: 'A claim is known by its open shift and member.',
      }),
      namedRecords.of({
        type: 'shift_publication',
        nameless: 'A publication is known by its unit and dates.',
      }),
      namedRecords.of(namedRotations),
      announcedUndoing('shift', shiftEvents, ['shift.changed']),
      calendarEntries.of(shiftCalendar),
      unitCalendarEntries.of(unitShiftCalendar),
      recordUses.of(shiftsOfUnits),
      recordUses.of(membersWithShifts),
      openWork.of(shiftsToCome),
      workers.of(shiftsOfThoseWhoLeft),
      datedWork.of(releaseDue),
    ],
  }),
  module({ contract: shiftBatches, handlers: batchHandlers }),
  shiftImportModule,
  shiftExportModule,
  module({ contract: shiftCopies, handlers: copyHandlers }),
  module({
    contract: shiftRotations,
    handlers: rotationHandlers,
    contributes: [
      recordUses.of(rotationsOfUnits),
      recordUses.of(membersInRotations),
      openWork.of(placesInRotations),
    ],
  }),
  module({ ...shiftTypes, contributes: findable(searchedRegister('shift_type', 'shift_types')) }),
  shiftPublicationsModule,
  ...openShiftModules,
  shiftSwapsModule,
  ownShiftsModule,
]

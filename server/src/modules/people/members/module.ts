import { type Module, module } from '../../../platform/module.ts'
import { datedWork, reportsOf, stillKnown, workers } from '../../../platform/port.ts'
import { memberLookup } from '../../company/organisation/port.ts'
import { announcedUndoing, type RecordUse, recordUses } from '../../records/imports/port.ts'
import { searched } from '../../records/search/port.ts'
import { keyRoster } from '../api-keys/port.ts'
import { memberRoster, signInEndings } from '../session/port.ts'
import { followDue, followingAssignments } from './assignments/jobs.ts'
import { bulkMembersModule } from './bulk/module.ts'
import { deactivationModule } from './deactivation/module.ts'
import { directoryModule } from './directory/module.ts'
import { employmentModule } from './employment/module.ts'
import { invitationsModule } from './invitations/module.ts'
import * as port from './port.ts'
import { memberRecord } from './record/contract.ts'
import { memberEvents } from './record/events.ts'
import { rosterModule } from './roster/module.ts'
import { searchedMembers } from './search/searched.ts'
import { memberUnitsModule } from './units/module.ts'

/** Members belong to planning units, today or on other days. */
const unitsOfMembers: RecordUse = {
  register: 'planning-units',
  by: 'members',
  used: (db, ids) =>
    db.sql`
      select planning_unit_id as id from membership_units
      where org_id = ${db.orgId} and planning_unit_id = any(${ids}::uuid[])
      union
      select planning_unit_id as id from memberships
      where org_id = ${db.orgId} and planning_unit_id = any(${ids}::uuid[])`,
}

/** What the folders declare together, and what the family contributes. */
const members = module({
  contract: memberRecord,
  port,
  handlers: {},
  contributes: [
    announcedUndoing('membership', memberEvents, ['member.deleted', 'member.updated']),
    workers.of(followingAssignments),
    datedWork.of(followDue),
    reportsOf.of(port.reportsOf),
    memberLookup.of(port),
    stillKnown.of({ table: 'memberships', name: 'display_name', email: 'email' }),
    keyRoster.of(port),
    memberRoster.of(port),
    recordUses.of(unitsOfMembers),
    signInEndings.of(port.relinkPersons),
    searched.of(searchedMembers),
  ],
})

export const membersModules: readonly Module[] = [
  members,
  rosterModule,
  directoryModule,
  deactivationModule,
  bulkMembersModule,
  invitationsModule,
  memberUnitsModule,
  employmentModule,
]

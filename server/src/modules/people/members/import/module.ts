import { importTogether, type RecordUse } from '../../../records/imports/port.ts'
import { asUsual, kept, unlessSaid } from '../../../records/imports/protocol/port.ts'
import { catalogueNames, membersWithoutAddress, rosterOf } from '../bulk/store.ts'
import { memberRecord } from '../record/contract.ts'
import { decideMembers } from './deciding.ts'
import { memberRow } from './row.ts'
import { readRow } from './rows.ts'
import { numbersIn } from './store.ts'
import { undo } from './undo.ts'

/** Members supervise others, today or on other days. */
const supervisedMembers: RecordUse = {
  register: 'members',
  by: 'members',
  used: (db, ids) =>
    db.sql`
      select supervisor_membership_id as id from memberships
      where org_id = ${db.orgId} and supervisor_membership_id = any(${ids}::uuid[]) and id <> all(${ids}::uuid[])
      union
      select supervisor_membership_id as id from membership_assignments
      where org_id = ${db.orgId} and supervisor_membership_id = any(${ids}::uuid[])
        and membership_id <> all(${ids}::uuid[])`,
}

export const memberImportModule = importTogether(
  memberRow,
  decideMembers,
)({
  operation: 'importMembers',
  summary: 'Import members',
  description: `Creates or changes up to 500 members. ${asUsual} A member is found by the payroll number, otherwise by the address, a device-only one by names and first day; who is not found is created, and invited where there is an address, supervisors among the rows in any order. Changes keep to the rules of \`PATCH /v1/memberships/{id}\`. ${unlessSaid} ${kept}`,
  events: memberRecord.events,
  emits: ['member.created', 'member.invited', 'member.updated'],
  example: {
    rows: [
      {
        ...{ email: 'maija@example.fi', firstNames: 'Maija', lastName: 'Virtanen', role: 'manager' },
        unitName: 'Helsinki',
      },
      { payrollNumber: '1042', phone: '+358 40 1234567' },
    ],
    filename: 'people.csv',
    results: [{ id: 'a01' }, { status: 'updated', id: 'a02' }],
    importId: 'a10',
  },
  async find(rows, { db, caller }) {
    const sent = rows.map(({ row }) => row)
    const [names, byAddress, byNumber, withoutAddress] = await Promise.all([
      catalogueNames(db, sent),
      rosterOf(db, sent),
      numbersIn(db, caller, sent),
      membersWithoutAddress(db, sent),
    ])
    return { names, byAddress, byNumber, withoutAddress }
  },
  read: ({ row }, { names }) => readRow(row, names),
  kept: ({ before, after }) => ({ before: before?.values ?? null, after: after.values }),
  undo,
  recordUses: [supervisedMembers],
})

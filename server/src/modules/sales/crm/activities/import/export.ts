import { membersInCells } from '../../../../people/members/port.ts'
import { fieldsOfRows } from '../../../../records/custom-fields/port.ts'
import { exportOf } from '../../../../records/imports/port.ts'
import { customerCodes } from '../../../../work/customers/port.ts'
import { activities } from '../contract.ts'
import { handlers } from '../handlers.ts'
import { activityKind } from '../record.ts'
import { activityRow } from './row.ts'

export const activityExportModule = exportOf(activityRow, { contract: activities, key: 'list', handlers })({
  operation: 'activities',
  summary: 'Export activities',
  customFields: fieldsOfRows(activityKind.kind),
  async rows(items, { db, caller }) {
    const owners = items.map(({ ownerMembershipId }) => ownerMembershipId)
    const ofCustomers = items.map(({ customerId }) => customerId)
    const [owner, code] = await Promise.all([
      membersInCells(db, caller, owners),
      customerCodes(db, caller, ofCustomers),
    ])
    return items.map(activity => ({
      recordId: activity.id,
      externalSource: activity.externalSource,
      externalId: activity.externalId,
      type: activity.type,
      subject: activity.subject,
      notes: activity.notes,
      dueAt: activity.dueAt,
      durationMinutes: activity.durationMinutes,
      doneAt: activity.doneAt,
      outcomeCode: activity.outcomeCode,
      owner: owner(activity.ownerMembershipId),
      customerId: activity.customerId,
      customerCode: code(activity.customerId),
      contactId: activity.contactId,
      dealId: activity.dealId,
      leadId: activity.leadId,
      customFields: activity.customFields,
    }))
  },
})

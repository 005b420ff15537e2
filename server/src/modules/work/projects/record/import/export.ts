import { membersInCells } from '../../../../people/members/port.ts'
import { fieldsOfRows } from '../../../../records/custom-fields/port.ts'
import { exportOf } from '../../../../records/imports/port.ts'
import { customerCodes } from '../../../customers/port.ts'
import { projects } from '../contract.ts'
import { handlers } from '../handlers.ts'
import { projectKind } from '../record.ts'
import { projectRow } from './row.ts'

/** A template is no project, and no import takes it. */
export const projectExportModule = exportOf(projectRow, { contract: projects, key: 'list', handlers })({
  operation: 'projects',
  summary: 'Export projects',
  description: 'Templates have no rows.',
  customFields: fieldsOfRows(projectKind.kind),
  async rows(items, { db, caller }) {
    const managers = items.map(({ managerMembershipId }) => managerMembershipId)
    const ofCustomers = items.map(({ customerId }) => customerId)
    const [manager, code] = await Promise.all([
      membersInCells(db, caller, managers),
      customerCodes(db, caller, ofCustomers),
    ])
    return items
      .filter(({ template }) => !template)
      .map(project => ({
        externalSource: project.externalSource,
        externalId: project.externalId,
        code: project.code,
        name: project.name,
        description: project.description,
        customerCode: code(project.customerId),
        managerEmail: manager(project.managerMembershipId),
        state: project.state,
        billing: project.billing,
        attributionPrecision: project.attributionPrecision,
        startDate: project.startDate,
        endDate: project.endDate,
        budgetMinutes: project.budgetMinutes,
        budgetCents: project.budgetCents,
        customFields: project.customFields,
      }))
  },
})

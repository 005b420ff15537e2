import { date, flag, instant, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'

/** Whether the manager of a project approves its hours before they are billed, from a day on: of one project, of one customer, or, with neither, of all. Never changed. */
export const approvalRuleTable = table('approvalRules', {
  id: uuid,
  customerId: uuid.nullable().fixed(),
  projectId: uuid.nullable().fixed(),
  validFrom: date.fixed(),
  required: flag.fixed(),
  createdAt: instant.fixed(),
})

export type ApprovalRule = RowOf<typeof approvalRuleTable>

import { type RowOf, table } from '../../../platform/data/table.ts'
import { date, instant, integer, uuid } from '../../../platform/data/table-columns.ts'

export const costRateTable = table('costRates', {
  id: uuid,
  membershipId: uuid.nullable().fixed(),
  staffGroupId: uuid.nullable().fixed(),
  validFrom: date.fixed(),
  validTo: date.nullable(),
  costCentsPerHour: integer.fixed(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

/** What an hour of a member, of a staff group or, without either, of anybody else costs on the days that it holds. */
export type CostRate = RowOf<typeof costRateTable>

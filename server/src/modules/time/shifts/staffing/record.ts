import { type RowOf, table } from '../../../../platform/data/table.ts'
import { date, instant, json, uuid } from '../../../../platform/data/table-columns.ts'
import type { StaffedHours } from '../rules/plan-facts.ts'

/** How many a planning unit needs and takes in the hours of each weekday, from a day on until its next row begins. */
export const hourlyStaffingTable = table(
  'hourlyStaffing',
  {
    planningUnitId: uuid.fixed(),
    validFrom: date.fixed(),
    hours: json<readonly StaffedHours[]>(),
    createdAt: instant.fixed(),
    updatedAt: instant,
  },
  { key: ['planningUnitId', 'validFrom'] },
)

export type HourlyStaffing = RowOf<typeof hourlyStaffingTable>

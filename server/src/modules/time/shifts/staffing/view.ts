import { addDays } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { lastChangeOf } from '../coming-rows.ts'
import type { HourlyStaffing } from './record.ts'
import type { Staffing } from './shapes.ts'

export const staffing = (planningUnitId: Id, rows: readonly HourlyStaffing[]): Staffing => ({
  planningUnitId,
  versions: rows.map(({ validFrom, hours, createdAt }, index) => {
    const next = rows[index + 1]
    return {
      validFrom,
      validTo: next ? addDays(next.validFrom, -1) : null,
      hours: hours.map(each => ({ ...each })),
      createdAt,
    }
  }),
  updatedAt: lastChangeOf(rows),
})

import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { Minimum } from './record.ts'
import { lastChangeOf } from './rules.ts'
import type { Minimums } from './shapes.ts'

export const minimums = (planningUnitId: Id, rows: readonly Minimum[]): Minimums => ({
  planningUnitId,
  minimums: rows.map(({ validFrom, weekdays, createdAt }, index) => {
    const next = rows[index + 1]
    return { validFrom, validTo: next ? addDays(next.validFrom, -1) : null, weekdays, createdAt }
  }),
  updatedAt: lastChangeOf(rows),
})

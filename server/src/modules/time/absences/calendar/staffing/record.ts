import { type RowOf, table } from '../../../../../platform/data/table.ts'
import { date, instant, json, uuid } from '../../../../../platform/data/table-columns.ts'

/** How many members a planning unit needs on each weekday, Monday first, from a day on until the next one begins. */
export const minimumTable = table(
  'staffingMinimums',
  {
    planningUnitId: uuid.fixed(),
    validFrom: date.fixed(),
    weekdays: json<readonly number[]>(),
    createdAt: instant.fixed(),
    updatedAt: instant,
  },
  { key: ['planningUnitId', 'validFrom'] },
)

export type Minimum = RowOf<typeof minimumTable>

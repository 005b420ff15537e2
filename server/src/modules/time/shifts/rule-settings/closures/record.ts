import { type RowOf, table } from '../../../../../platform/data/table.ts'
import { date, instant, text, uuid } from '../../../../../platform/data/table-columns.ts'

/** Days on which a planning unit is closed, both included. */
export const closureTable = table(
  'shiftClosures',
  {
    planningUnitId: uuid.fixed(),
    closedFrom: date.fixed(),
    closedTo: date,
    name: text.nullable(),
    createdAt: instant.fixed(),
    updatedAt: instant,
  },
  { key: ['planningUnitId', 'closedFrom'] },
)

export type Closure = RowOf<typeof closureTable>

import { type RowOf, table } from '../../../../platform/data/table.ts'
import { date, instant, text, uuid } from '../../../../platform/data/table-columns.ts'

export const recurrenceModes = ['when_done', 'by_date'] as const
export type RecurrenceMode = (typeof recurrenceModes)[number]

export const recurrenceTable = table('taskRecurrences', {
  id: uuid,
  /** The last task that was made by it, or the one that it was given to. */
  taskId: uuid,
  mode: text.as<RecurrenceMode>(),
  rule: text,
  /** The day of that task by the rule. */
  anchorOn: date,
  nextOn: date.nullable(),
  endedAt: instant.nullable(),
  updatedAt: instant,
})

export type RecurrenceRecord = RowOf<typeof recurrenceTable>

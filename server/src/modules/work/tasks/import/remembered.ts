import type { ImportChange } from '../../../records/imports/port.ts'
import type { Written } from '../../../records/imports/protocol/port.ts'
import type { TaskRecord } from '../record/record.ts'

/** What follows from other fields, and where the task stands on the board, which people change all day. */
const left = new Set(['rank', 'statusCode', 'category'])

/** What is kept of a task to undo an import by. */
export const remembered = ({
  before,
  after,
}: Written<TaskRecord>): Pick<ImportChange, 'before' | 'after'> => ({
  before: before && said(before),
  after: said(after),
})

const said = (task: TaskRecord): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(task).filter(([field]) => !left.has(field)))

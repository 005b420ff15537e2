import type { RecurrenceRecord } from './record.ts'
import type { TaskRecurrence } from './shapes.ts'

export const recurrenceView = ({
  id,
  taskId,
  mode,
  rule,
  nextOn,
  updatedAt,
}: RecurrenceRecord): TaskRecurrence => ({ id, taskId, mode, rule, nextOn, updatedAt })

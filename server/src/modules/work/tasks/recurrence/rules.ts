import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import { addDays, daysInRange, type Instant, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type AuditFact,
  type Decision,
  type FieldChange,
  type Refused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { followingDate, ruleOfDays } from '../../../../platform/vocabulary/recurrence.ts'
import type { TaskRecord } from '../record/record.ts'
import { isClosed } from '../statuses/record.ts'
import type { RecurrenceRecord } from './record.ts'
import type { WantedRecurrence } from './shapes.ts'

interface Present {
  readonly now: Instant
  readonly today: PlainDate
  readonly timeZone: string
}

/** The day of a task by a rule: its first one, or the one on which it is due. */
export const anchorOf = ({ startDate, dueDate }: TaskRecord): PlainDate | null => startDate ?? dueDate

const later = (a: PlainDate, b: PlainDate): PlainDate => (a > b ? a : b)

/** Gives a task the rule by which it is repeated; one that says nothing new gives the very same record back. */
export function put(
  task: TaskRecord,
  before: RecurrenceRecord | null,
  wanted: Pick<WantedRecurrence, 'mode' | 'rule'>,
  { id, unchanged, now, today, timeZone }: Present & { readonly id: Id; readonly unchanged: boolean },
): Decision<
  RecurrenceRecord,
  never,
  | 'task_recurrence_stale'
  | 'task_recurrence_moved_on'
  | 'task_recurrence_of_closed_task'
  | 'task_recurrence_invalid'
  | 'task_recurrence_without_date'
> {
  if (!unchanged) return stale()
  if (before && before.taskId !== task.id) return movedOn(before)
  if (isClosed(task.category)) return refuse('task_recurrence_of_closed_task', 'The task is over.')
  const anchorOn = anchorOf(task)
  if (anchorOn === null)
    return refuse(
      'task_recurrence_without_date',
      'The task has neither a first day nor a day on which it is due.',
    )
  const rule = ruleOfDays(wanted.rule)
  const next = rule && followingDate(rule, { on: anchorOn, done: later(anchorOn, today), timeZone })
  if (rule === undefined || !next)
    return refuse('task_recurrence_invalid', `Nothing follows by “${wanted.rule}”.`)
  if (before?.rule === rule && before.mode === wanted.mode) return accept(before)
  const after: RecurrenceRecord = {
    id: before?.id ?? id,
    taskId: task.id,
    mode: wanted.mode,
    rule,
    anchorOn,
    nextOn: wanted.mode === 'by_date' ? next.on : null,
    endedAt: null,
    updatedAt: now,
  }
  return accept(after, { audit: [auditLine('put', after.id, changesOf(before, after))] })
}

/** The task is repeated no more. */
export function end(
  task: Pick<TaskRecord, 'id'>,
  before: RecurrenceRecord,
  { now }: Pick<Present, 'now'>,
): Decision<RecurrenceRecord, never, 'task_recurrence_moved_on'> {
  if (before.taskId !== task.id) return movedOn(before)
  const after = { ...before, nextOn: null, endedAt: now, updatedAt: now }
  return accept<RecurrenceRecord>(after, {
    audit: [auditLine('delete', before.id, changesOf(before, after))],
  })
}

/** A series that goes on, and the day of the task that it gets: null where that day is passed over. */
export interface Step {
  readonly before: RecurrenceRecord
  readonly after: RecurrenceRecord
  readonly on: PlainDate | null
}

/**
 * The next day of a series that waited for its task to be completed: one that is still to come. Undefined where nothing
 * follows any more.
 */
export function followed(
  before: RecurrenceRecord,
  task: TaskRecord,
  { now, today, timeZone }: Present,
): Step {
  const on = anchorOf(task) ?? before.anchorOn
  return stepTo(before, followingDate(before.rule, { on, done: later(on, today), timeZone }), { now })
}

/** The next day of a series that goes by date, which has come; the day is passed over where no task can be made. */
export function dueStep(
  before: RecurrenceRecord,
  isPassedOver: boolean,
  { now, timeZone }: Pick<Present, 'now' | 'timeZone'>,
): Step {
  const { anchorOn, nextOn, rule } = before
  const next =
    nextOn === null ? undefined : followingDate(rule, { on: anchorOn, done: addDays(nextOn, -1), timeZone })
  const following =
    next?.recurrence && followingDate(next.recurrence, { on: next.on, done: next.on, timeZone })
  const step = stepTo(before, next, { now, nextOn: following ? following.on : null })
  return isPassedOver ? { ...step, on: null } : step
}

function stepTo(
  before: RecurrenceRecord,
  next: ReturnType<typeof followingDate>,
  { now, nextOn = null }: { readonly now: Instant; readonly nextOn?: PlainDate | null },
): Step {
  const goesOn = next?.recurrence != null && (before.mode === 'when_done' || nextOn !== null)
  const after: RecurrenceRecord = {
    ...before,
    rule: next?.recurrence ?? before.rule,
    anchorOn: next?.on ?? before.anchorOn,
    nextOn: goesOn ? nextOn : null,
    endedAt: goesOn ? null : now,
    updatedAt: now,
  }
  return { before, after, on: next?.on ?? null }
}

/** What a task that follows gets of its own. */
interface Place {
  readonly id: Id
  readonly number: number
  readonly status: { readonly id: Id; readonly code: string; readonly category: TaskRecord['category'] }
  readonly rank: string
  readonly now: Instant
  readonly isActive: (membershipId: Id) => boolean
  readonly nextId: () => Id
}

/** The task of another day: the same to be done by the same members who are still there, and nothing of it done yet. */
export function repeated(task: TaskRecord, on: PlainDate, recurrenceId: Id, place: Place): TaskRecord {
  const { id, number, status, rank, now, isActive, nextId } = place
  const { reviewerMembershipId: reviewer } = task
  return {
    ...task,
    ...datesOn(task, on),
    id,
    number,
    rank,
    statusId: status.id,
    statusCode: status.code,
    category: status.category,
    assigneeIds: task.assigneeIds.filter(isActive),
    watcherIds: task.watcherIds.filter(isActive),
    reviewerMembershipId: reviewer !== null && isActive(reviewer) ? reviewer : null,
    checklist: task.checklist.map(({ text }) => ({ id: nextId(), text, done: false })),
    recurrenceId,
    copiedFromId: null,
    externalSource: null,
    externalId: null,
    closedAt: null,
    archivedAt: null,
    createdAt: now,
    updatedAt: now,
  }
}

/** Begun on the day, and as long as the task was; due on it where it has no first day. */
function datesOn(
  { startDate, dueDate }: TaskRecord,
  on: PlainDate,
): Pick<TaskRecord, 'startDate' | 'dueDate'> {
  if (startDate === null) return { startDate: null, dueDate: on }
  return { startDate: on, dueDate: dueDate && addDays(on, daysInRange(startDate, dueDate) - 1) }
}

const stale = (): Refused<'task_recurrence_stale'> =>
  refuse('task_recurrence_stale', 'The rule has changed since it was read.')
const movedOn = ({ taskId }: RecurrenceRecord): Refused<'task_recurrence_moved_on'> =>
  refuse('task_recurrence_moved_on', 'The task is followed by another already.', { taskId })

const audited = ['taskId', 'mode', 'rule', 'anchorOn', 'nextOn', 'endedAt'] as const

const changesOf = (before: RecurrenceRecord | null, after: RecurrenceRecord): FieldChange[] =>
  audited.flatMap(field => {
    const [from, to] = [before?.[field] ?? null, after[field]]
    return canonicalJson([from]) === canonicalJson([to]) ? [] : { field, from, to }
  })

const auditLine = (verb: string, targetId: Id, changes: readonly FieldChange[]): AuditFact => ({
  action: `taskRecurrences.${verb}`,
  targetType: 'task_recurrence',
  targetId,
  changes,
})

/** A series as it has gone on, in the words of the audit trail. */
export const stepped = ({ before, after }: Step): Accepted<RecurrenceRecord, never> =>
  accept<RecurrenceRecord>(after, { audit: [auditLine('continue', before.id, changesOf(before, after))] })

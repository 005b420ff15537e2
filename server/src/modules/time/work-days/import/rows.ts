import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  cell,
  plainDate,
  type ReadRow as Declared,
  type RefusedRow,
  refusedRow,
  wholeNumber,
} from '../../../records/imports/protocol/port.ts'
import { endAfterStart, type PlacedEntry } from './over-midnight.ts'
import type { HoursRow, RowError } from './row.ts'

/** What rows name by a code or a number instead of an id. */
export interface NamesInRows {
  readonly entryTypes: ReadonlyMap<string, { readonly id: Id; readonly isBreak: boolean }>
  /** By level and target, `cost_center:4010`. */
  readonly targets: ReadonlyMap<string, { readonly dimensionId: Id; readonly valueId: Id }>
  readonly levels: ReadonlySet<string>
  /** By project and code. */
  readonly phases: ReadonlyMap<string, Id>
  /** By project and number. */
  readonly tasks: ReadonlyMap<string, Id>
}

export const taskName = (projectId: Id, number: number): string => `${projectId} ${number}`
export const phaseName = (projectId: Id, code: string): string => `${projectId} ${code}`

/** A row with the member whose hours it is about, over whom the caller has authority. */
type StandardRow = Declared<HoursRow, object, { readonly membershipId: { readonly id: Id } }>

/** A row as the entry of a member's day that it stands for. */
export interface ReadRow extends PlacedEntry {
  readonly membershipId: Id
  readonly date: PlainDate
}

const longestNote = 2000

/** A refused row, and the day that it belongs to as far as that is known. */
export interface RefusedHours extends RefusedRow<RowError> {
  readonly day?: string | undefined
}

export const dayKey = (membershipId: Id, date: PlainDate): string => `${membershipId} ${date}`

/** The day that a row belongs to, which is not written when the row is refused. */
export const dayOf = (row: ReadRow | RefusedHours): { readonly day?: string | undefined } => ({
  day: 'error' in row ? row.day : dayKey(row.membershipId, row.date),
})

export function readRow({ row, named }: StandardRow, names: NamesInRows): ReadRow | RefusedHours {
  const membershipId = named.membershipId?.id ?? ''
  const date = cell(row.date)
  if (date === undefined) return refusedRow('missing_required', 'date')
  if (plainDate(date) === undefined) return refusedRow('invalid_value', 'date')
  const placed = entryOf(row, names)
  return 'error' in placed
    ? { ...placed, day: dayKey(membershipId, date) }
    : { membershipId, date, ...placed }
}

function entryOf(row: HoursRow, names: NamesInRows): PlacedEntry | RefusedRow<RowError> {
  const typeCode = cell(row.entryType)
  if (typeCode === undefined) return refusedRow('missing_required', 'entryType')
  const entryType = names.entryTypes.get(typeCode)
  if (entryType === undefined) return refusedRow('entry_type_not_found', 'entryType')
  const minutes = minutesOf(row)
  if ('error' in minutes) return minutes
  const targets = allocationsOf(cell(row.targets), names)
  if ('error' in targets) return targets
  const allocations = onDetails(targets, row, names)
  if ('error' in allocations) return allocations
  const note = cell(row.note)
  if ((note?.length ?? 0) > longestNote) return refusedRow('invalid_value', 'note')
  return {
    entry: { entryTypeId: entryType.id, ...minutes, allocations, note: note ?? null },
    isBreak: entryType.isBreak,
  }
}

const bounds = {
  startMinutes: [0, 2880],
  endMinutes: [0, 2880],
  durationMinutes: [1, 2880],
} as const
type Minutes = Record<keyof typeof bounds, number | null>

function minutesOf(row: HoursRow): Minutes | RefusedRow<RowError> {
  const read: Minutes = { startMinutes: null, endMinutes: null, durationMinutes: null }
  for (const field of Object.keys(bounds) as (keyof typeof bounds)[]) {
    const value = row[field]
    const said = typeof value === 'string' ? cell(value) : (value ?? undefined)
    if (said === undefined) continue
    const [least, most] = bounds[field]
    if (typeof said === 'string' || said < least || said > most) return refusedRow('invalid_value', field)
    read[field] = said
  }
  return { ...read, endMinutes: endAfterStart(read.startMinutes, read.endMinutes) }
}

function allocationsOf(
  text: string | undefined,
  { targets, levels }: NamesInRows,
): { dimensionId: Id; valueId: Id }[] | RefusedRow<RowError> {
  const allocations = new Map<Id, { dimensionId: Id; valueId: Id }>()
  for (const pair of pairsIn(text)) {
    const target = targets.get(pair)
    const level = pair.slice(0, pair.indexOf(':'))
    if (!pair.includes(':')) return refusedRow('invalid_value', 'targets')
    if (!levels.has(level)) return refusedRow('dimension_not_found', 'targets')
    if (!target) return refusedRow('dimension_value_not_found', 'targets')
    allocations.set(target.valueId, target)
  }
  return allocations.size > 20 ? refusedRow('invalid_value', 'targets') : [...allocations.values()]
}

interface Allocated {
  readonly dimensionId: Id
  readonly valueId: Id
  readonly phaseId?: Id
  readonly taskId?: Id
}

/** The allocations with the phase and the task of the project among them. */
function onDetails(
  allocations: readonly Allocated[],
  row: HoursRow,
  { phases, tasks }: NamesInRows,
): Allocated[] | RefusedRow<RowError> {
  const code = cell(row.phase)
  const number = wholeNumber(row.task)
  if (number === null || number === 0) return refusedRow('invalid_value', 'task')
  const named = allocations.map((allocation): Allocated => {
    const phaseId = code === undefined ? undefined : phases.get(phaseName(allocation.valueId, code))
    const taskId = number === undefined ? undefined : tasks.get(taskName(allocation.valueId, number))
    return {
      ...allocation,
      ...(phaseId !== undefined && { phaseId }),
      ...(taskId !== undefined && { taskId }),
    }
  })
  if (code !== undefined && !named.some(({ phaseId }) => phaseId))
    return refusedRow('project_phase_not_found', 'phase')
  if (number !== undefined && !named.some(({ taskId }) => taskId)) return refusedRow('task_not_found', 'task')
  return named
}

/** The pairs of level and target in a cell, without spaces. */
export const pairsIn = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/[,;]/)
    .map(pair =>
      pair
        .split(':')
        .map(part => part.trim())
        .join(':'),
    )
    .filter(pair => pair !== '')

/** The field of a row that a rule's code is about. */
export const fieldOf: Partial<Record<RowError, keyof HoursRow>> = {
  entry_type_not_found: 'entryType',
  dimension_not_found: 'targets',
  dimension_value_not_found: 'targets',
  project_takes_no_hours: 'targets',
  phase_takes_no_hours: 'phase',
  task_not_found: 'task',
  task_takes_no_hours: 'task',
  entry_form_invalid: 'durationMinutes',
  entry_end_before_start: 'endMinutes',
  entry_overlap: 'startMinutes',
  entry_day_total_exceeded: 'durationMinutes',
  day_confirmed_locked: 'date',
  period_locked: 'date',
  day_invoiced: 'date',
  day_outside_employment: 'date',
}

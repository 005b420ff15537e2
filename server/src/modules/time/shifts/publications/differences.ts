import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ShiftRecord } from '../record/record.ts'
import type { FrozenShift } from './record.ts'

/** What members are told of a shift; the same of one that was told and of one that is planned. */
const notifiedFields = [
  'membershipId',
  'shiftTypeId',
  'entryTypeId',
  'workDate',
  'startMinutes',
  'endMinutes',
  'startAt',
  'endAt',
  'breakMinutes',
  'tags',
  'note',
] as const satisfies readonly (keyof FrozenShift & keyof ShiftRecord)[]

export type NotifiedField = (typeof notifiedFields)[number]
export type NotifiedShift = Pick<ShiftRecord, NotifiedField>

/** How a shift differs from what was told of it last. */
export interface Difference {
  readonly shiftId: Id
  readonly kind: 'added' | 'changed' | 'removed'
  /** Null for one that nobody was told of. */
  readonly before: NotifiedShift | null
  /** Null for one that is not planned any more. */
  readonly after: NotifiedShift | null
  /** What is not the same; every field of one that was added or removed. */
  readonly fields: readonly NotifiedField[]
}

/** How the plan differs from what was told, by date, time and shift. */
export function differencesOf(
  told: readonly FrozenShift[],
  planned: readonly ShiftRecord[],
): readonly Difference[] {
  const before = new Map(told.map(shift => [shift.shiftId, shift]))
  const after = new Map(planned.map(shift => [shift.id, shift]))
  return [...new Set([...before.keys(), ...after.keys()])]
    .flatMap(shiftId => differenceOf(shiftId, before.get(shiftId), after.get(shiftId)) ?? [])
    .toSorted((a, b) => order(placeOf(a), placeOf(b)))
}

function differenceOf(
  shiftId: Id,
  before: NotifiedShift | undefined,
  after: NotifiedShift | undefined,
): Difference | undefined {
  const fields = notifiedFields.filter(
    field => canonicalJson([before?.[field] ?? null]) !== canonicalJson([after?.[field] ?? null]),
  )
  const rest = { shiftId, fields, before: before ?? null, after: after ?? null }
  if (!before) return { ...rest, kind: 'added' }
  if (!after) return { ...rest, kind: 'removed' }
  return fields.length > 0 ? { ...rest, kind: 'changed' } : undefined
}

function placeOf({ before, after, shiftId }: Difference): string {
  const shift = after ?? before
  return `${shift?.workDate} ${shift?.startAt} ${shiftId}`
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

import { type Refused, refuse, said } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { dayClock } from '../../../../platform/vocabulary/local-time.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import type { ShiftRecord } from '../record/record.ts'
import type { ShiftPatch } from '../record/shapes.ts'
import type { DatedShiftType } from '../types/reading.ts'
import { isWorked, wrongTimes } from '../types/rules.ts'
import type { Circumstances, ShiftFieldCode } from './wanted.ts'

/** What a shift type says of its shifts. */
const typed = ['startMinutes', 'endMinutes', 'breakMinutes', 'entryTypeId', 'tags'] as const
type Typed = Pick<DatedShiftType, (typeof typed)[number]>

/**
 * The version of the wanted type on the date; null for a shift without a type. One that keeps its type and date keeps its
 * version, whatever versions have come since. One that was offered is as it was offered, whatever its type has become.
 */
function versionOf(
  before: ShiftRecord | null,
  shiftTypeId: Id | null,
  workDate: string,
  { types }: Circumstances,
  isOffered: boolean,
): DatedShiftType | null | Refused<'shift_type_not_found'> {
  if (shiftTypeId === null) return null
  const versions = types.get(shiftTypeId) ?? []
  const stays = before?.shiftTypeId === shiftTypeId && before.workDate === workDate
  const kept = stays ? versions.find(({ versionId }) => versionId === before.shiftTypeVersionId) : undefined
  if (kept) return kept
  const version = versionAt(versions, workDate)
  if (isOffered) return version ?? versions.findLast(({ validFrom }) => validFrom <= workDate) ?? null
  return version && (version.active || before?.shiftTypeId === shiftTypeId)
    ? version
    : refuse('shift_type_not_found', `There is no such shift type in use on ${workDate}.`)
}

/**
 * What is taken where nobody says it. A new shift, and one that gets another type, is as the type says. One that comes under
 * another version follows it, but for what somebody had said otherwise.
 */
function standIn(
  before: ShiftRecord | null,
  version: DatedShiftType | null,
  { types }: Circumstances,
): Partial<Typed> {
  if (before === null) return version ?? { breakMinutes: 0, entryTypeId: null, tags: [] }
  if (version === null || version.versionId === before.shiftTypeVersionId) return before
  const former = types
    .get(before.shiftTypeId ?? '')
    ?.find(({ versionId }) => versionId === before.shiftTypeVersionId)
  if (version.id !== before.shiftTypeId || !former) return version
  return Object.fromEntries(
    typed.map(field => {
      const isSaid = JSON.stringify(former[field]) !== JSON.stringify(before[field])
      return [field, isSaid ? before[field] : version[field]]
    }),
  )
}

type FieldsOfShift = Pick<
  ShiftRecord,
  | 'planningUnitId'
  | 'shiftTypeId'
  | 'shiftTypeVersionId'
  | 'membershipId'
  | 'workDate'
  | 'startMinutes'
  | 'endMinutes'
  | 'breakMinutes'
  | 'startAt'
  | 'endAt'
  | 'entryTypeId'
  | 'tags'
  | 'note'
>

const idOf = (wanted: string | null | undefined, before: Id | null | undefined): Id | null =>
  wanted === undefined ? (before ?? null) : (wanted?.toLowerCase() ?? null)

/**
 * The fields of a shift with what is wanted laid over them. A new one says its unit and its date; the rest it may have of one
 * that it is like.
 */
export function fieldsOf(
  before: ShiftRecord | null,
  wanted: ShiftPatch,
  at: Circumstances,
  {
    like = before,
    isOffered = false,
  }: { readonly like?: ShiftRecord | null; readonly isOffered?: boolean } = {},
): FieldsOfShift | Refused<ShiftFieldCode> {
  const workDate = wanted.workDate ?? like?.workDate ?? ''
  const shiftTypeId = idOf(wanted.shiftTypeId, like?.shiftTypeId)
  const version = versionOf(before, shiftTypeId, workDate, at, isOffered)
  if (version !== null && 'refusal' in version) return version
  const otherwise = standIn(like, version, at)
  const given = (field: 'startMinutes' | 'endMinutes' | 'breakMinutes') => wanted[field] ?? otherwise[field]
  const times = timesOf(workDate, given('startMinutes'), given('endMinutes'), given('breakMinutes') ?? 0, at)
  if ('refusal' in times) return times
  const entryTypeId = idOf(wanted.entryTypeId, otherwise.entryTypeId)
  const unfit = entryTypeId !== (like?.entryTypeId ?? null) && entryTypeRefusal(entryTypeId, at)
  if (unfit) return unfit
  return {
    planningUnitId: idOf(wanted.planningUnitId, like?.planningUnitId) ?? '',
    shiftTypeId,
    shiftTypeVersionId: version?.versionId ?? null,
    membershipId: idOf(wanted.membershipId, like?.membershipId),
    workDate,
    ...times,
    entryTypeId,
    tags: wanted.tags ?? otherwise.tags ?? [],
    note: wanted.note === undefined ? (like?.note ?? null) : wanted.note,
  }
}

/** Times on the wall with the instants that they are; real time decides whether anything of the shift is left. */
function timesOf(
  workDate: string,
  startMinutes: number | undefined,
  endMinutes: number | undefined,
  breakMinutes: number,
  { timeZone }: Circumstances,
) {
  if (startMinutes === undefined || endMinutes === undefined)
    return refuse('shift_times_missing', 'A shift without a type says startMinutes and endMinutes.')
  const wrong = wrongTimes({ startMinutes, endMinutes, breakMinutes })
  if (wrong !== undefined) return refuse('shift_times_invalid', wrong)
  const clock = dayClock(workDate, timeZone)
  const real = clock.elapsedAt(endMinutes) - clock.elapsedAt(startMinutes)
  if (real <= breakMinutes)
    return refuse(
      'shift_times_invalid',
      said`On ${{ workDate }} the clocks change, and nothing of the shift is left.`,
    )
  return {
    startMinutes,
    endMinutes,
    breakMinutes,
    startAt: clock.instantAt(startMinutes),
    endAt: clock.instantAt(endMinutes),
  }
}

function entryTypeRefusal(
  entryTypeId: Id | null,
  { categories }: Circumstances,
): Refused<ShiftFieldCode> | undefined {
  if (entryTypeId === null) return undefined
  const category = categories.get(entryTypeId)
  if (category === undefined)
    return refuse('entry_type_not_found', `No entry type has the id ${entryTypeId}.`)
  return isWorked(category)
    ? undefined
    : refuse('shift_entry_type_unfit', said`The entry type is of the category ${{ category }}.`)
}

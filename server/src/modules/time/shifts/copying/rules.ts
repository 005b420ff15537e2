import { addDays, daysInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { refuse, type Refused, said } from '../../../../platform/vocabulary/decision.ts'
import type { ShiftRecord } from '../record/record.ts'
import type { WantedShift } from '../writing/wanted.ts'

/** How many days are copied at most, and how many shifts. */
export const longestCopy = 92
export const shiftsOfCopy = 2000

/** Which days are copied where. */
export interface CopiedPeriod {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly targetFrom: PlainDate
}

export type PeriodCode = 'range_end_before_start' | 'range_too_long' | 'shift_copy_overlaps'

/** Why a period cannot be copied. */
export function periodRefusal({ from, to, targetFrom }: CopiedPeriod): Refused<PeriodCode> | undefined {
  if (to < from) return refuse('range_end_before_start', `${to} is earlier than ${from}.`)
  const days = daysInRange(from, to)
  if (days > longestCopy)
    return refuse('range_too_long', `It has ${days} days; ${longestCopy} are copied at most.`, {
      maxDays: longestCopy,
    })
  const apart = Math.abs(daysInRange(from, targetFrom) - 1)
  return apart < days
    ? refuse(
        'shift_copy_overlaps',
        said`The copies from ${{ targetFrom }} on would lie in the period that is copied.`,
      )
    : undefined
}

export interface Copies {
  readonly source: ShiftRecord
  readonly workDate: PlainDate
  /** Null where it was copied for the date already, wherever the copy is now. */
  readonly wanted: WantedShift | null
}

/**
 * The copies of shifts, of which some are there from before. A copy has the times of what it is copied from; with a type it is
 * of the version of its own date, and keeps what had been said otherwise.
 */
export function copiesOf(
  sources: readonly ShiftRecord[],
  there: readonly Pick<ShiftRecord, 'copiedFromShiftId' | 'copiedFor'>[],
  { from, targetFrom }: CopiedPeriod,
  { withMembers }: { readonly withMembers: boolean },
): readonly Copies[] | Refused<'shift_copy_too_large'> {
  if (sources.length > shiftsOfCopy)
    return refuse('shift_copy_too_large', said`The period has ${{ shifts: sources.length }} shifts.`)
  const days = daysInRange(from, targetFrom) - 1
  const before = new Set(there.map(({ copiedFromShiftId, copiedFor }) => `${copiedFromShiftId} ${copiedFor}`))
  return sources.map(source => {
    const workDate = addDays(source.workDate, days)
    return {
      source,
      workDate,
      wanted: before.has(`${source.id} ${workDate}`) ? null : copyOf(source, workDate, withMembers),
    }
  })
}

const copyOf = (source: ShiftRecord, workDate: PlainDate, withMembers: boolean): WantedShift => ({
  id: null,
  like: source,
  fields: {
    planningUnitId: source.planningUnitId,
    workDate,
    membershipId: withMembers ? source.membershipId : null,
  },
  origin: { copiedFromShiftId: source.id, copiedFor: workDate },
})

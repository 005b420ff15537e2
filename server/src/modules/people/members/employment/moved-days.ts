import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { changeTerms } from '../../../company/catalogs/port.ts'
import type { Member } from '../record/member.ts'

type Window = Pick<Member, 'employmentStartDate' | 'employmentEndDate'>

/** Dates one after the other; null where they go on without a beginning or an end. */
export interface Stretch {
  readonly from: PlainDate | null
  readonly to: PlainDate | null
}

/**
 * Moves `updatedAt` of the drafts that are employed days by a change of the window, or no longer, and refuses the change
 * where a payroll lock holds such days: confirmed and approved ones are no longer paid outside the employment.
 */
export function touchMovedDays(
  tx: WriteTransaction,
  contributions: Contributions,
  before: Member,
  { member: after, ended }: { readonly member: Member; readonly ended: unknown },
): void {
  for (const stretch of movedDays(before, after, ended !== null))
    tx.defer(changeTerms(tx, { membershipIds: [after.id], ...stretch, decidesPay: true }, contributions))
}

/** The dates that one window has and the other has not; `kept` where the first stays as a former employment. */
export function movedDays(before: Window, after: Window, kept: boolean): Stretch[] {
  const { employmentStartDate: start, employmentEndDate: end } = after
  const { employmentStartDate: formerStart, employmentEndDate: formerEnd } = before
  const whole = { from: start, to: end }
  if (kept) return [whole]
  const apart = (formerEnd ?? '9999') < (start ?? '') || (end ?? '9999') < (formerStart ?? '')
  if (apart) return [{ from: formerStart, to: formerEnd }, whole]
  const [firstStart, lastStart] = [start, formerStart].sort(byStart)
  const [firstEnd, lastEnd] = [end, formerEnd].sort(byEnd)
  return [
    ...(lastStart && firstStart !== lastStart
      ? [{ from: firstStart ?? null, to: addDays(lastStart, -1) }]
      : []),
    ...(firstEnd && firstEnd !== lastEnd ? [{ from: addDays(firstEnd, 1), to: lastEnd ?? null }] : []),
  ]
}

const byStart = (a: PlainDate | null, b: PlainDate | null): number => compare(a ?? '', b ?? '')
const byEnd = (a: PlainDate | null, b: PlainDate | null): number => compare(a ?? '9999', b ?? '9999')
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

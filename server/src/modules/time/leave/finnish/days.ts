import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** What is known of a date of a member, as far as it decides whether it counts as worked. */
export interface DayFact {
  /** What the worktime model expects, whatever the day is marked as; 0 outside the employment. */
  readonly targetMinutes: number
  /** Minutes of work and of paid time of an approved day; null while the day is not approved. */
  readonly workedMinutes: number | null
  readonly creditedMinutes: number | null
  /** The approved absence of the whole day. */
  readonly absence: DayAbsence | null
}

export interface DayAbsence {
  readonly absenceTypeId: Id
  readonly counts: 'always' | 'never' | 'limited'
  /** With `limited`: so many working days of an earning year count (7 §). */
  readonly limitDays: number | null
}

/** Whether a date counts as worked where holiday is earned, and why. */
export interface CountedDay {
  readonly date: PlainDate
  readonly counts: boolean
  readonly minutes: number
  readonly why:
    | 'worked'
    | 'expected'
    | 'paid_absence'
    | 'like_worked'
    | 'beyond_limit'
    | 'absent'
    | 'nothing_expected'
}

/**
 * The dates of an earning year that count as worked, and those that are like worked (Annual Holidays Act 162/2005, 7 §). An
 * approved day is what it says; until then a date on which work is expected counts. Limited absences count up to their
 * limit of working days in the year.
 */
export function countedDays(dates: readonly PlainDate[], factOn: (date: PlainDate) => DayFact): CountedDay[] {
  const taken = new Map<Id, number>()
  return dates.map(date => ({ date, ...counted(factOn(date), taken) }))
}

function counted(fact: DayFact, taken: Map<Id, number>): Omit<CountedDay, 'date'> {
  const { targetMinutes, workedMinutes, creditedMinutes, absence } = fact
  const not = (why: CountedDay['why']) => ({ counts: false, minutes: 0, why })
  if (workedMinutes !== null && workedMinutes > 0)
    return { counts: true, minutes: workedMinutes + (creditedMinutes ?? 0), why: 'worked' }
  if (absence) {
    if (targetMinutes === 0) return not('nothing_expected')
    if (absence.counts === 'never') return not('absent')
    if (absence.counts === 'limited') {
      const before = taken.get(absence.absenceTypeId) ?? 0
      taken.set(absence.absenceTypeId, before + 1)
      if (before >= (absence.limitDays ?? 0)) return not('beyond_limit')
    }
    return { counts: true, minutes: targetMinutes, why: 'like_worked' }
  }
  if (workedMinutes !== null)
    return (creditedMinutes ?? 0) > 0
      ? { counts: true, minutes: creditedMinutes ?? 0, why: 'paid_absence' }
      : not(targetMinutes > 0 ? 'absent' : 'nothing_expected')
  return targetMinutes > 0
    ? { counts: true, minutes: targetMinutes, why: 'expected' }
    : not('nothing_expected')
}

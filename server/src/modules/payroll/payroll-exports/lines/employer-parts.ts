import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { PeriodRules } from '../../../time/work-days/port.ts'
import type { BlankDate, ReportedBlank } from './blank-dates.ts'
import type { FrozenLine } from './line.ts'
import type { BatchPeriod, Dates, MemberInBatch } from './stretches.ts'
import type { DayInBatch, DayInForce } from './reported-day.ts'

interface OfEmployer {
  /** Null for what belongs to no employer. */
  readonly employerId: Id | null
}

/** A day in force of which its employer is to be told that it is another one's now. */
export interface Withdrawal extends OfEmployer {
  readonly workDayId: Id
}

/** What stands of several days for an employer. */
export interface ReportedLine extends OfEmployer {
  readonly line: FrozenLine
}

/** All that a batch has to know of a member, whichever employer it is about. */
export interface MemberFacts {
  readonly days: readonly (DayInBatch & OfEmployer)[]
  readonly inForce: readonly (DayInForce & OfEmployer)[]
  readonly told: readonly ReportedLine[]
  readonly untold: readonly (Dates & OfEmployer)[]
  readonly withdrawals: readonly Withdrawal[]
  readonly toldBlanks: readonly (ReportedBlank & OfEmployer)[]
  /** By the employer of each date. */
  readonly blankDates: readonly (BlankDate & OfEmployer)[]
  readonly assignedOn: (date: PlainDate) => PeriodRules | null
}

/** The period of a batch, with those of later batches by the employer that they were for; null for every one. */
export interface ScopedPeriod extends Dates {
  readonly later: readonly (Dates & OfEmployer)[]
}

/** What of a member one employer has to do with. */
export interface EmployerPart extends OfEmployer {
  readonly member: MemberInBatch
  readonly period: BatchPeriod
}

/**
 * A member as each employer knows them, and what it has been told: whoever pays is told exactly what is theirs. A day that
 * went to another employer is in the part of the one that was told of it too, with nothing in it. `employerId`: the one
 * that the batch is for; null for all.
 */
export function employerParts(
  known: MemberFacts,
  employerId: Id | null,
  { from, to, later }: ScopedPeriod,
): EmployerPart[] {
  const days = [...known.withdrawals.flatMap(one => withdrawnDay(one, known.inForce)), ...known.days]
  const { inForce, toldBlanks, blankDates, assignedOn } = known
  const all = [days, inForce, known.told, known.untold, toldBlanks, blankDates].flat()
  const employers = employerId === null ? new Set(all.map(one => one.employerId)) : [employerId]
  return [...employers].map(employer => {
    const own = <T extends OfEmployer>(of: readonly T[]) => of.filter(one => one.employerId === employer)
    return {
      employerId: employer,
      member: {
        days: own(days),
        inForce: own(inForce),
        told: own(known.told).map(({ line }) => line),
        untold: own(known.untold),
        toldBlanks: own(toldBlanks),
        blankDates: own(blankDates),
        assignedOn,
      },
      period: {
        from,
        to,
        later: later.filter(batch => batch.employerId === null || batch.employerId === employer),
      },
    }
  })
}

function withdrawnDay(
  { workDayId, employerId }: Withdrawal,
  inForce: MemberFacts['inForce'],
): MemberFacts['days'] {
  const told = inForce.find(day => day.workDayId === workDayId && day.employerId === employerId)
  if (!told) return []
  const nothing = {
    model: null,
    dayType: null,
    absent: false,
    lines: [],
    flexMinutes: 0,
    correctsBatchId: null,
  }
  return [{ ...nothing, workDayId, employerId, workDate: told.workDate, withdrawn: true }]
}

import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { BlankDate, ReportedBlank } from './blank-dates.ts'
import type { Dates, MemberInBatch } from './stretches.ts'
import type { ReportedDay } from './reported-day.ts'

/** A date that an employer is told of as blank, or that it was told of and that is so no more. */
export interface BlankChange extends Dates {
  readonly workDate: PlainDate
  readonly flexMinutes: number
  /** To be added to what was told of it. */
  readonly change: number
  readonly model: ReportedDay['model']
}

/**
 * The dates without entries on which an employer is told something else than it was. A day that was recorded since takes
 * the place of its blank date when it goes into a batch; until then what was told stands.
 */
export function blankChanges(member: MemberInBatch, period: Dates): BlankChange[] {
  const daysInBatch = new Set(member.days.map(day => day.workDate))
  const nowOn = new Map(member.blankDates.map(date => [date.workDate, date]))
  const toldOn = new Map(member.toldBlanks.map(blank => [blank.workDate, blank]))
  const looked = new Set([
    ...member.toldBlanks.filter(({ workDate, inScope }) => inScope && workDate <= period.to).map(dateOf),
    ...member.blankDates.filter(({ isDue }) => isDue).map(dateOf),
  ])
  return [...looked].sort().flatMap(workDate => {
    const told = toldOn.get(workDate)
    const before = told?.flexMinutes ?? 0
    const now = daysInBatch.has(workDate) ? undefined : nowOn.get(workDate)
    const flexMinutes = minutesNow(now, before)
    if (flexMinutes === before) return []
    const { from, to } = told ? { from: told.toldFrom, to: told.toldTo } : period
    const model = (flexMinutes === 0 ? told?.model : now?.model) ?? null
    return [{ workDate, flexMinutes, change: flexMinutes - before, model, from, to }]
  })
}

const dateOf = ({ workDate }: { readonly workDate: PlainDate }): PlainDate => workDate

/** `undefined`: the date is not the employer's, or its day is in the batch. */
function minutesNow(now: BlankDate | undefined, told: number): number {
  if (!now || now.model === null || now.recorded === 'told') return 0
  return now.recorded === 'pending' ? told : now.flexMinutes
}

/** Dates that are blank to an employer, with what they come to. */
export interface BlanksOfPeriod {
  readonly dates: readonly PlainDate[]
  readonly minutes: number
}

/** Of each period, by its dates as `from to`, what is blank in it once the employer has the batch. */
export function blanksByPeriod(
  told: readonly ReportedBlank[],
  changes: readonly BlankChange[],
): ReadonlyMap<string, BlanksOfPeriod> {
  const changed = new Set(changes.map(dateOf))
  const all = [
    ...told
      .filter(({ workDate }) => !changed.has(workDate))
      .map(blank => ({ ...blank, from: blank.toldFrom, to: blank.toldTo })),
    ...changes,
  ].filter(({ flexMinutes }) => flexMinutes !== 0)
  return new Map(
    [...Map.groupBy(all, ({ from, to }) => `${from} ${to}`)].map(([period, blanks]) => [
      period,
      {
        dates: blanks.map(dateOf).sort(),
        minutes: blanks.reduce((sum, { flexMinutes }) => sum + flexMinutes, 0),
      },
    ]),
  )
}

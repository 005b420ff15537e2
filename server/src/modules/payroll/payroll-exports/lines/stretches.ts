import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type PeriodRules, type Stretch, stretchOf, weekOf } from '../../../time/work-days/port.ts'
import type { BlankDate, ReportedBlank } from './blank-dates.ts'
import { byDate } from './by-date.ts'
import type { CodeOf } from '../pay-types/coding.ts'
import type { FrozenLine, LineContent } from './line.ts'
import { linesOfStretch } from './stretch-lines.ts'
import type { DayInBatch, DayInForce, ReportedDay } from './reported-day.ts'

export interface BatchPeriod {
  readonly from: PlainDate
  readonly to: PlainDate
  /** The periods of batches made already that end after it: weeks and periods that end in them were told there. */
  readonly later: readonly Dates[]
}

/** Whether a week or period is left to a later batch. */
export const isOpen = ({ to }: Dates, period: BatchPeriod): boolean =>
  to > period.to && !period.later.some(later => later.from <= to && to <= later.to)

/** A member with all that a batch has to know of them, as far as one employer has to do with it. */
export interface MemberInBatch {
  readonly days: readonly DayInBatch[]
  /** The days of earlier batches that this one corrects, and those of the weeks and periods that it looks at. */
  readonly inForce: readonly DayInForce[]
  /** The overtime of weeks and periods, and the flex, that stands for them. */
  readonly told: readonly FrozenLine[]
  /** Weeks and periods whose overtime was told in a batch that was cancelled. */
  readonly untold: readonly Dates[]
  /** The dates without entries that were told, and those that the batch has to do with as they are. */
  readonly toldBlanks: readonly ReportedBlank[]
  readonly blankDates: readonly BlankDate[]
  /** The model that the member is assigned to on a date; null without one, or without employment. */
  readonly assignedOn: (date: PlainDate) => PeriodRules | null
}

export interface Dates {
  readonly from: PlainDate
  readonly to: PlainDate
}

/** The overtime of a week or period that the batch looks at: as it stands, and as it is. */
export interface LookedStretch extends Dates {
  readonly told: readonly FrozenLine[]
  readonly present: readonly LineContent[]
}

export interface StretchesOfBatch {
  readonly looked: readonly LookedStretch[]
  /** Periods with a day in the batch whose overtime is left to a later one. */
  readonly openPeriods: readonly Dates[]
}

/** The stretches of the same dates: one, or two where the model changed within them. */
interface KnownStretch {
  readonly dates: Dates
  readonly stretches: readonly { readonly stretch: Stretch; readonly days: readonly ReportedDay[] }[]
}

/**
 * The weeks and periods that a batch looks at, each with its days as payroll knows them once it has the batch: those that
 * end in its period, those with a day in the batch, and those that a cancelled batch told. A stretch that is none any more,
 * because the member's employment or model changed, is looked at with what lies in its place.
 */
export function lookedStretches(
  member: MemberInBatch,
  period: BatchPeriod,
  codeOf: CodeOf,
): StretchesOfBatch {
  const known = knownStretches(member)
  const told = Map.groupBy(member.told.filter(ofStretch), line => keyOf(datesOf(line)))
  const waits = (dates: Dates) => isOpen(dates, period)
  const looked = new Map(
    dueStretches(member, known, period)
      .filter(dates => !waits(dates))
      .map(dates => [keyOf(dates), dates]),
  )
  const look = (dates: Dates) => looked.set(keyOf(dates), dates)

  const batchDates = member.days.map(({ workDate }) => ({ from: workDate, to: workDate }))
  const isGone = (dates: Dates) => !known.has(keyOf(dates))
  for (let size = -1; size !== looked.size; ) {
    size = looked.size
    for (const [line] of told.values()) {
      if (!line) continue
      const dates = datesOf(line)
      if (isGone(dates) && [...looked.values(), ...batchDates].some(other => overlap(dates, other)))
        look(dates)
    }
    const gone = [...looked.values()].filter(isGone)
    for (const { dates } of known.values())
      if (!waits(dates) && gone.some(other => overlap(dates, other))) look(dates)
  }
  return {
    looked: [...looked].map(([key, dates]) => ({
      ...dates,
      told: told.get(key) ?? [],
      present: (known.get(key)?.stretches ?? []).flatMap(({ stretch, days }) =>
        linesOfStretch(stretch, days, codeOf),
      ),
    })),
    openPeriods: openPeriods(member, known).filter(waits),
  }
}

/** The line is overtime of a week or period: no line of one day, and no flex. */
const ofStretch = ({ workDayId, kind }: FrozenLine): boolean => workDayId === null && kind !== 'flex'

function knownStretches(member: MemberInBatch): Map<string, KnownStretch> {
  const known = new Map<string, KnownStretch>()
  const rulesOn = rulesOf(member)
  const stretched = knownDays(member).map(day => ({ day, stretch: stretchAt(day.workDate, rulesOn) }))
  for (const [key, ofDates] of Map.groupBy(stretched, ({ stretch }) => keyOf(stretch))) {
    const [first] = ofDates
    if (!first) continue
    const stretches = [...Map.groupBy(ofDates, ({ stretch }) => stretch.kind).values()].flatMap(ofKind =>
      ofKind[0] ? [{ stretch: ofKind[0].stretch, days: ofKind.map(({ day }) => day) }] : [],
    )
    known.set(key, { dates: datesIn(first.stretch), stretches })
  }
  return known
}

/** The days of the member as payroll knows them once it has the batch. */
function knownDays({ days, inForce }: MemberInBatch): ReportedDay[] {
  const inBatch = new Set(days.map(day => day.workDayId))
  return [...days, ...inForce.filter(day => !inBatch.has(day.workDayId))]
}

type RulesOn = (date: PlainDate) => PeriodRules | null

/** A day keeps to the model that it was frozen with; the others count by what the member is assigned to. */
function rulesOf(member: MemberInBatch): RulesOn {
  const frozen = new Map(knownDays(member).map(({ workDate, model }) => [workDate, model]))
  return date => frozen.get(date) ?? member.assignedOn(date)
}

function stretchAt(date: PlainDate, rulesOn: RulesOn): Stretch {
  if (rulesOn(date)?.kind === 'period') return stretchOf(date, rulesOn)
  return { kind: 'week', ...calendarWeekOf(date), brokenOff: false }
}

const calendarWeekOf = byDate(weekOf)

function dueStretches(
  member: MemberInBatch,
  known: ReadonlyMap<string, KnownStretch>,
  { from, to }: BatchPeriod,
): Dates[] {
  const { days, inForce, untold } = member
  const rulesOn = rulesOf(member)
  const inBatch = new Set(days.map(day => day.workDayId))
  const replaced = inForce.filter(day => inBatch.has(day.workDayId))
  const touched = [
    ...days.map(({ workDate }) => stretchAt(workDate, rulesOn)),
    ...replaced.map(({ workDate, model }) =>
      stretchAt(workDate, date => (date === workDate ? model : null) ?? rulesOn(date)),
    ),
  ]
  const inScope = new Set(inForce.filter(day => day.inScope).map(day => day.workDayId))
  const ending = [...known.values()]
    .filter(({ dates }) => from <= dates.to && dates.to <= to)
    .filter(({ stretches }) =>
      stretches.some(stretch => stretch.days.some(day => inScope.has(day.workDayId))),
    )
    .map(({ dates }) => dates)
  return [...touched.map(datesIn), ...ending, ...untold]
}

function openPeriods({ days }: MemberInBatch, known: ReadonlyMap<string, KnownStretch>): Dates[] {
  const inBatch = new Set(days.filter(day => !day.withdrawn).map(day => day.workDayId))
  return [...known.values()]
    .filter(({ stretches }) =>
      stretches.some(
        ({ stretch, days: own }) => stretch.kind === 'period' && own.some(day => inBatch.has(day.workDayId)),
      ),
    )
    .map(({ dates }) => dates)
}

const datesIn = ({ from, to }: Dates): Dates => ({ from, to })

const datesOf = ({ countedFrom, workDate }: FrozenLine): Dates => ({
  from: countedFrom ?? workDate,
  to: workDate,
})

const keyOf = ({ from, to }: Dates): string => `${from} ${to}`

const overlap = (one: Dates, other: Dates): boolean => one.from <= other.to && other.from <= one.to

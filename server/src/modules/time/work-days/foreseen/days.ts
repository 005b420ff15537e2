import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { DayTerms } from '../day/day.ts'
import type { EntryTypeVersion, InterpretedEntry, LineKind } from '../interpretation/day.ts'
import { premiumLineKinds } from '../interpretation/day.ts'
import { interpretDay } from '../interpretation/interpret.ts'
import { stretchOf } from '../interpretation/stretch.ts'
import type { DayOfStretch } from '../interpretation/threshold-overtime.ts'
import { modelOrHours } from '../day/meaning.ts'
import { thresholdOvertimeOf } from '../interpretation/overtime-of-stretch.ts'

/** Work that is planned and not recorded: a span on the clock of its date, with an unpaid break somewhere in it. */
export interface ForeseenWork {
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly startMinutes: number
  readonly endMinutes: number
  readonly breakMinutes: number
  /** What its time would be recorded as; null: plain work. */
  readonly entryTypeId: Id | null
}

/** Minutes of one kind, and what they are worth beyond plain pay. */
export interface ForeseenLine {
  readonly kind: LineKind
  readonly minutes: number
  /** What a minute is worth beyond plain pay; 5000 is half an hour's pay for an hour. */
  readonly premiumBp: number
}

/** What the planned work of a member would be on a date. */
export interface ForeseenDay {
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly workedMinutes: number
  readonly lines: readonly ForeseenLine[]
}

interface Circumstances {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly termsOn: (membershipId: Id, date: PlainDate) => DayTerms
  readonly typeOn: (entryTypeId: Id | null, date: PlainDate) => EntryTypeVersion
}

/** Interprets planned work, days that many members have alike once. */
export function foreseer(circumstances: Circumstances): (work: readonly ForeseenWork[]) => ForeseenDay[] {
  const interpreted = interpreterOf(circumstances)
  return work => {
    const byMember = Map.groupBy(work, ({ membershipId }) => membershipId)
    return [...byMember].flatMap(([membershipId, ofMember]) => {
      const days = [...Map.groupBy(ofMember, ({ workDate }) => workDate)].map(([workDate, ofDay]) =>
        interpreted(membershipId, workDate, ofDay),
      )
      const overtime = overtimeOfStretches(membershipId, days, circumstances)
      return days.map(({ workDate, workedMinutes, lines }) => ({
        membershipId,
        workDate,
        workedMinutes,
        lines: merged([...lines.map(premiumLine), ...(overtime.get(workDate) ?? [])]),
      }))
    })
  }
}

type InterpretedWork = DayOfStretch & { readonly workedMinutes: number }

function interpreterOf({ termsOn, typeOn }: Circumstances) {
  const known = new Map<string, InterpretedWork>()
  return (membershipId: Id, workDate: PlainDate, work: readonly ForeseenWork[]): InterpretedWork => {
    const terms = termsOn(membershipId, workDate)
    const spans = work.map(each => [each.startMinutes, each.endMinutes, each.breakMinutes, each.entryTypeId])
    const likeness = JSON.stringify([workDate, terms.employed, terms.model?.versionId, spans])
    const day = known.get(likeness) ?? interpreted(workDate, work, terms, typeOn)
    known.set(likeness, day)
    return day
  }
}

function interpreted(
  workDate: PlainDate,
  work: readonly ForeseenWork[],
  terms: DayTerms,
  typeOn: Circumstances['typeOn'],
): InterpretedWork {
  const model = modelOrHours(terms)
  const { interpretation } = interpretDay({
    workDate,
    timeZone: terms.timeZone,
    entries: work.flatMap((each, index) => entriesOf(each, index, typeOn(each.entryTypeId, workDate))),
    model,
    dayType: null,
    holiday: terms.employed ? terms.holiday : null,
    nextDayHoliday: terms.nextDayHoliday,
    employed: terms.employed,
    plannedMinutes: plannedMinutesOf(work),
  })
  const { workedMinutes, lines } = interpretation
  // What a holiday credits is no planned work.
  const ofWork = lines.filter(({ kind }) => kind !== 'credit' && kind !== 'absence')
  return { workDate, model, dayType: null, absent: false, workedMinutes, lines: ofWork }
}

/** What is planned is what a rota expects. */
const plannedMinutesOf = (work: readonly ForeseenWork[]): number =>
  work.reduce(
    (sum, { startMinutes, endMinutes, breakMinutes }) =>
      sum + Math.max(0, endMinutes - startMinutes - breakMinutes),
    0,
  )

function entriesOf(
  { startMinutes, endMinutes, breakMinutes }: ForeseenWork,
  index: number,
  entryType: EntryTypeVersion,
): InterpretedEntry[] {
  const work = { id: `work-${index}`, entryType, startMinutes, endMinutes, durationMinutes: null }
  if (breakMinutes === 0) return [work]
  const pause = { startMinutes: null, endMinutes: null, durationMinutes: breakMinutes }
  return [work, { id: `break-${index}`, entryType: unpaidBreak, ...pause }]
}

const unpaidBreak: EntryTypeVersion = {
  id: 'planned-break',
  versionId: 'planned-break',
  code: 'planned_break',
  category: 'break',
  countsToTarget: false,
  multiplierBp: 10_000,
  maxDurationMinutes: null,
  payTypeCode: null,
}

const PLAIN_BP = 10_000

/** A premium line has the addition alone; every other its whole worth, on-call and travel time that is not worked too. */
const premiumLine = ({ kind, minutes, creditBp }: InterpretedWork['lines'][number]): ForeseenLine => ({
  kind: kind as LineKind,
  minutes,
  premiumBp: (premiumLineKinds as readonly string[]).includes(kind)
    ? creditBp
    : Math.max(0, creditBp - PLAIN_BP),
})

/** What turns out to be overtime, or additional work, of the weeks and periods that lie in the window; plain minutes become it. */
function overtimeOfStretches(
  membershipId: Id,
  days: readonly InterpretedWork[],
  { from, to, termsOn }: Circumstances,
): ReadonlyMap<PlainDate, ForeseenLine[]> {
  const rulesOn = (date: PlainDate) => {
    const { model, employed } = termsOn(membershipId, date)
    return employed ? model : null
  }
  const stretches = new Map(
    days.map(({ workDate }) => {
      const stretch = stretchOf(workDate, rulesOn)
      return [`${stretch.kind} ${stretch.from} ${stretch.to}`, stretch] as const
    }),
  )
  const whole = [...stretches.values()].filter(stretch => from <= stretch.from && stretch.to <= to)
  const found = whole.flatMap(stretch => thresholdOvertimeOf(stretch, days).lines)
  return new Map(
    [...Map.groupBy(found, ({ workDate }) => workDate)].map(([date, lines]) => [
      date,
      lines.flatMap(({ kind, replaces, minutes, creditBp }) => [
        { kind, minutes, premiumBp: Math.max(0, creditBp - PLAIN_BP) },
        { kind: replaces, minutes: -minutes, premiumBp: 0 },
      ]),
    ]),
  )
}

/** One line for each kind and worth; those that were replaced whole are gone. */
function merged(lines: readonly ForeseenLine[]): ForeseenLine[] {
  const sums = new Map<string, ForeseenLine>()
  for (const line of lines) {
    const name = `${line.kind} ${line.premiumBp}`
    sums.set(name, { ...line, minutes: (sums.get(name)?.minutes ?? 0) + line.minutes })
  }
  return [...sums.values()].filter(({ minutes }) => minutes !== 0)
}

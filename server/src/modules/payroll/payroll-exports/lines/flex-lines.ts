import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { CodeOf } from '../pay-types/coding.ts'
import { type BlankChange, type BlanksOfPeriod, blankChanges, blanksByPeriod } from './blank-changes.ts'
import type { LineContent } from './line.ts'
import { type ExportLineReason, kept } from './reasons.ts'
import type { Dates, MemberInBatch } from './stretches.ts'
import type { DayInBatch } from './reported-day.ts'

/** What a batch changes in the flex of the period of a batch: its own, or that of an earlier one. */
export interface FlexChange extends Dates {
  /** To be added to what payroll was told of the period; negative takes from it. */
  readonly minutes: number
  /** The model of one of its days; null where they have none. */
  readonly model: DayInBatch['model']
  /** What is blank in the period once payroll has the batch. */
  readonly blanks: BlanksOfPeriod
}

export interface FlexOfBatch {
  readonly changes: readonly FlexChange[]
  readonly blanks: readonly BlankChange[]
}

/**
 * What the days of a batch and the dates without entries change, by period. A day or date keeps to the period of the batch
 * that told it first; a day that no batch has told is of the present period, or of its own date where it lies before that.
 */
export function flexOfBatch(member: MemberInBatch, period: Dates): FlexOfBatch {
  const blanks = blankChanges(member, period)
  const changes = new Map<string, Omit<FlexChange, 'blanks'>>()
  for (const { from, to, change, model } of [...dayChanges(member, period), ...blanks]) {
    const key = `${from} ${to}`
    const known = changes.get(key)
    const minutes = (known?.minutes ?? 0) + change
    changes.set(key, { from, to, minutes, model: known?.model ?? model })
  }
  const blankIn = blanksByPeriod(member.toldBlanks, blanks)
  return {
    changes: [...changes]
      .filter(([, { minutes }]) => minutes !== 0)
      .map(([key, change]) => ({ ...change, blanks: blankIn.get(key) ?? { dates: [], minutes: 0 } })),
    blanks,
  }
}

type DayChange = Pick<BlankChange, 'from' | 'to' | 'change' | 'model'>

function dayChanges({ days, inForce, toldBlanks }: MemberInBatch, period: Dates): DayChange[] {
  const dayInForce = new Map(inForce.map(day => [day.workDayId, day]))
  const blankOn = new Map(toldBlanks.map(blank => [blank.workDate, blank]))
  return days.map(day => {
    const told = dayInForce.get(day.workDayId)
    const first = blankOn.get(day.workDate) ?? told
    return {
      ...flexPeriodOf(day.workDate, first ? { from: first.toldFrom, to: first.toldTo } : period),
      change: day.flexMinutes - (told?.flexMinutes ?? 0),
      model: day.model ?? told?.model ?? null,
    }
  })
}

const flexPeriodOf = (date: PlainDate, period: Dates): Dates =>
  date < period.from ? { from: date, to: date } : { from: period.from, to: period.to }

/** The line that tells the movement of a period; none when it adds up to nothing. */
export function linesOfFlex(
  { from, to, model, blanks }: FlexChange,
  minutes: number,
  codeOf: CodeOf,
): LineContent[] {
  if (minutes === 0 || model === null) return []
  const told = { kind: 'flex', compensation: 'paid' } as const
  const facts = { ...told, entryTypeId: null, dayTypeId: null, ownCode: null }
  return [
    {
      ...told,
      ...codeOf(facts, to),
      minutes,
      creditBp: 10_000,
      fromMinutes: null,
      toMinutes: null,
      parts: [],
      rule: { id: model.id, versionId: model.versionId },
      ...kept(reasonOf({ minutes, from, to }, blanks)),
    },
  ]
}

/** Dates that an explanation names one by one. */
const datesNamed = 7

function reasonOf(
  flex: { readonly minutes: number } & Dates,
  { dates, minutes: blankMinutes }: BlanksOfPeriod,
): ExportLineReason {
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return { code: 'flex_of_period', values: flex }
  return dates.length <= datesNamed
    ? { code: 'flex_of_period_with_blank_dates', values: { ...flex, blankMinutes, dates } }
    : {
        code: 'flex_of_period_with_many_blank_dates',
        values: { ...flex, blankMinutes, count: dates.length, first, last },
      }
}

import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { CodeOf } from '../pay-types/coding.ts'
import type { LineContent } from './line.ts'
import type { DayInBatch, DayInForce } from './told-day.ts'

/** What a batch changes in the flex of the period of a batch: its own, or that of an earlier one. */
export interface FlexChange {
  readonly from: PlainDate
  readonly to: PlainDate
  /** To be added to what payroll was told of the period; negative takes from it. */
  readonly minutes: number
  /** The model of one of its days; null where they have none. */
  readonly model: DayInBatch['model']
}

/**
 * What the days of a batch change, by period. A day keeps to the period of the batch that told it first; one that no batch
 * has told is of the present period, or of its own date where it lies before that.
 */
export function flexChanges(
  days: readonly DayInBatch[],
  inForce: ReadonlyMap<string, DayInForce>,
  period: { readonly from: PlainDate; readonly to: PlainDate },
): FlexChange[] {
  const changes = new Map<string, FlexChange>()
  for (const day of days) {
    const told = inForce.get(day.workDayId)
    const { from, to } = flexPeriodOf(day.workDate, told ? { from: told.toldFrom, to: told.toldTo } : period)
    const key = `${from} ${to}`
    const { minutes = 0, model = null } = changes.get(key) ?? {}
    changes.set(key, {
      from,
      to,
      minutes: minutes + day.flexMinutes - (told?.flexMinutes ?? 0),
      model: model ?? day.model ?? told?.model ?? null,
    })
  }
  return [...changes.values()].filter(({ minutes }) => minutes !== 0)
}

const flexPeriodOf = (date: PlainDate, period: { readonly from: PlainDate; readonly to: PlainDate }) =>
  date < period.from ? { from: date, to: date } : period

/** The line that tells the movement of a period; none when it adds up to nothing. */
export function linesOfFlex({ from, to, model }: FlexChange, minutes: number, codeOf: CodeOf): LineContent[] {
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
      explain: `${minutes} min moved to the flex balance from ${from} to ${to}.`,
    },
  ]
}

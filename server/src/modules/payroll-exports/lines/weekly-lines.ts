import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { type DayOfWeek, type ThresholdOvertimeLine, weeklyOvertimeOf } from '../../work-days/port.ts'
import type { CodeOf } from '../pay-types/coding.ts'
import { shareOfParts } from './attribution.ts'
import { type LineContent, negated } from './line.ts'

/** A day of a week as payroll has been told of it, in this batch or an earlier one. */
export interface ToldDay extends Pick<DayOfWeek, 'workDate' | 'dayType'> {
  /** Null for a day that was confirmed without one; it takes no part in weekly overtime. */
  readonly model: DayOfWeek['model'] | null
  readonly lines: readonly LineContent[]
}

type ModelledDay = ToldDay & { readonly model: DayOfWeek['model'] }

/**
 * Weekly overtime of a week (Working Time Act 16 § and 20 §): for each of its minutes the plain minute it replaces is
 * taken back and told again as overtime, so that the worked minutes of the week stay what they are.
 */
export function linesOfWeek(week: readonly ToldDay[], codeOf: CodeOf): LineContent[] {
  const days = week.filter(hasModel).sort((a, b) => (a.workDate < b.workDate ? -1 : 1))
  const overtime = weeklyOvertimeOf(days.map(day => ({ ...day, lines: day.lines.map(asInterpreted) })))
  const replaced = new ReplacedMinutes(days, overtime)
  return overtime.flatMap(line => {
    const plain = replaced.next(line)
    const parts = shareOfParts(line.minutes, plain.parts, plain.minutes).filter(part => part.minutes > 0)
    const moved = { minutes: line.minutes, parts }
    return [
      {
        ...plain,
        ...negated(moved),
        fromMinutes: null,
        toMinutes: null,
        explain: `${line.minutes} min of ${line.replaces} work on ${line.workDate} are told as weekly overtime instead.`,
      },
      {
        ...moved,
        kind: line.kind,
        ...codeOf(
          {
            kind: line.kind,
            compensation: 'paid',
            entryTypeId: plain.entryTypeId,
            dayTypeId: plain.dayTypeId,
            ownCode: null,
          },
          line.workDate,
        ),
        creditBp: line.creditBp,
        fromMinutes: null,
        toMinutes: null,
        rule: { id: line.rule.id, versionId: line.rule.versionId },
        explain: line.explain,
      },
    ]
  })
}

/** Days of period-based work have overtime of their period instead. */
const hasModel = (day: ToldDay): day is ModelledDay => day.model !== null && day.model.kind !== 'period'

const asInterpreted = ({ kind, minutes, fromMinutes, toMinutes, creditBp, rule, explain }: LineContent) => ({
  kind,
  minutes,
  creditBp,
  rule,
  explain,
  ...(fromMinutes !== null && toMinutes !== null && { fromMinutes, toMinutes }),
})

/** Weekly overtime takes the last plain minutes of the week that it can take; walks along them line by line. */
class ReplacedMinutes {
  readonly #plain: readonly { readonly workDate: PlainDate; readonly line: LineContent }[]
  #index = 0
  /** Minutes of the present line that are passed. */
  #passed: number

  constructor(days: readonly ModelledDay[], overtime: readonly ThresholdOvertimeLine[]) {
    // Of a flexitime day only the additional minutes, the ordered work, can become overtime (12 §).
    this.#plain = days.flatMap(({ workDate, model, lines }) =>
      lines
        .filter(({ kind }) => kind === 'additional' || (kind === 'normal' && model.kind !== 'flex'))
        .map(line => ({ workDate, line })),
    )
    const minutes = (all: readonly { readonly minutes: number }[]) =>
      all.reduce((sum, one) => sum + one.minutes, 0)
    this.#passed = minutes(this.#plain.map(({ line }) => line)) - minutes(overtime)
  }

  next({ workDate, replaces, minutes }: ThresholdOvertimeLine): LineContent {
    let plain = this.#plain[this.#index]
    while (plain && this.#passed >= plain.line.minutes) {
      this.#passed -= plain.line.minutes
      plain = this.#plain[++this.#index]
    }
    if (!plain || plain.workDate !== workDate || plain.line.kind !== replaces)
      throw new Error(`weekly overtime of ${workDate} replaces no ${replaces} line`)
    this.#passed += minutes
    return plain.line
  }
}

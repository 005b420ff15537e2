import { type Stretch, thresholdOvertimeOf } from '../../../time/work-days/port.ts'
import { shareOfParts } from './attribution.ts'
import type { CodeOf } from '../pay-types/coding.ts'
import { type LineContent, negated } from './line.ts'
import { kept } from './reasons.ts'
import type { ReportedDay } from './reported-day.ts'

type ModelledDay = ReportedDay & { readonly model: NonNullable<ReportedDay['model']> }

/**
 * Overtime of a week or of a period (Working Time Act 16 §, 7 § and 20 §): for each of its minutes the plain minute it
 * replaces is taken back and told again as overtime, so that the worked minutes of the stretch stay what they are.
 */
export function linesOfStretch(
  stretch: Stretch,
  days: readonly ReportedDay[],
  codeOf: CodeOf,
): LineContent[] {
  const inOrder = days.filter(hasModel).sort((a, b) => (a.workDate < b.workDate ? -1 : 1))
  const interpreted = inOrder.map(day => ({ ...day, lines: day.lines.map(asInterpreted) }))
  const { lines: overtime } = thresholdOvertimeOf(stretch, interpreted)
  const dayOn = new Map(inOrder.map(day => [day.workDate, day]))
  return overtime.flatMap(line => {
    const plain = dayOn.get(line.workDate)?.lines[line.lineIndex]
    if (!plain) throw new Error(`overtime of ${line.workDate} replaces no line`)
    const parts = shareOfParts(line.minutes, plain.parts, plain.minutes).filter(part => part.minutes > 0)
    const moved = { minutes: line.minutes, parts }
    const told = { kind: line.kind, compensation: line.compensation }
    const facts = { ...told, entryTypeId: plain.entryTypeId, dayTypeId: plain.dayTypeId, ownCode: null }
    return [
      {
        ...contentOf(plain),
        ...negated(moved),
        fromMinutes: null,
        toMinutes: null,
        ...kept({
          code: 'told_of_stretch_instead',
          values: {
            ...{ minutes: line.minutes, replaces: line.replaces, date: line.workDate },
            told: line.kind === 'additional' ? 'additional' : 'overtime',
            stretch: stretch.kind,
          },
        }),
      },
      {
        ...moved,
        ...told,
        ...codeOf(facts, line.workDate),
        creditBp: line.creditBp,
        fromMinutes: null,
        toMinutes: null,
        rule: { id: line.rule.id, versionId: line.rule.versionId },
        ...kept(line.explanation),
      },
    ]
  })
}

/** What a line says, without what makes it one of an earlier batch. */
const contentOf = ({
  kind,
  compensation,
  payTypeCode,
  leftOut,
  entryTypeId,
  dayTypeId,
  creditBp,
  rule,
}: LineContent) => ({ kind, compensation, payTypeCode, leftOut, entryTypeId, dayTypeId, creditBp, rule })

const hasModel = (day: ReportedDay): day is ModelledDay => day.model !== null

const asInterpreted = ({ fromMinutes, toMinutes, ...line }: LineContent) => ({
  kind: line.kind,
  compensation: line.compensation,
  minutes: line.minutes,
  creditBp: line.creditBp,
  rule: line.rule,
  ...(fromMinutes !== null && toMinutes !== null && { fromMinutes, toMinutes }),
})

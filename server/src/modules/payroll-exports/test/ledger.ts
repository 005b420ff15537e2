import { newId } from '../../../platform/vocabulary/ids.ts'
import { weekOf } from '../../work-days/port.ts'
import { type DayInBatch, linesOfBatch, type InForce } from '../lines/batch-lines.ts'
import type { FrozenLine, LineContent } from '../lines/line.ts'
import { noRules } from './days.ts'

/** A batch as a payroll system has it. */
export interface LedgerBatch {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly days: readonly DayInBatch[]
  readonly lines: readonly FrozenLine[]
}

export const payrollNumbers = new Map<string, string | null>()

/** The batches that stand, oldest first, and what they leave in force: the database in miniature, to try rules on. */
export class Ledger {
  readonly batches: LedgerBatch[] = []

  /** Freezes days, as creating a batch does. */
  add(period: { from: string; to: string }, days: readonly DayInBatch[], id = newId()): LedgerBatch {
    const lastSunday = weekOf(period.to).to
    const isTold = this.batches.some(batch => batch.from <= lastSunday && batch.to >= lastSunday)
    const weeksUntil = isTold ? lastSunday : period.to
    const number = (member: string) => payrollNumbers.get(member) ?? null
    const lines = linesOfBatch(days, this.inForce(), { ...period, weeksUntil }, number, noRules).map(
      line => ({
        ...line,
        id: newId(),
        batchId: id,
      }),
    )
    const batch = { id, ...period, days, lines }
    this.batches.push(batch)
    return batch
  }

  /** Whether a day or a line of the batch was corrected since. */
  isCorrected(id: string): boolean {
    return this.batches.some(batch => batch.lines.some(line => line.correctionOf?.batchId === id))
  }

  cancel(id: string): void {
    this.batches.splice(
      this.batches.findIndex(batch => batch.id === id),
      1,
    )
  }

  inForce(): InForce {
    const days = new Map(
      this.batches.flatMap(batch =>
        batch.days.map(day => [
          day.workDayId,
          { ...day, lines: batch.lines.filter(line => line.workDayId === day.workDayId && told(line)) },
        ]),
      ),
    )
    const weeks = new Map(
      this.batches.flatMap(({ lines }) =>
        [...Map.groupBy(lines.filter(ofWeek), weekOfLine)].map(([week, own]) => [week, own.filter(told)]),
      ),
    )
    return { days: [...days.values()], weekLines: [...weeks.values()].flat() }
  }

  /** What all batches together say of a day, or of a week by its Sunday. */
  sumOf(about: (line: FrozenLine) => boolean): Record<string, number> {
    return minutesByContent(this.batches.flatMap(({ lines }) => lines.filter(about)))
  }
}

export const ofWeek = (line: FrozenLine): boolean => line.workDayId === null

const told = (line: FrozenLine): boolean => line.correctionOf?.sign !== -1

const weekOfLine = ({ membershipId, workDate }: FrozenLine) => `${membershipId} ${workDate}`

/** Minutes by all that a line says besides, its targets too; what adds up to nothing is left out. */
export function minutesByContent(lines: readonly LineContent[]): Record<string, number> {
  const sums = new Map<string, number>()
  const add = (key: string, minutes: number) => sums.set(key, (sums.get(key) ?? 0) + minutes)
  for (const {
    kind,
    payTypeCode,
    creditBp,
    fromMinutes,
    toMinutes,
    rule,
    explain,
    minutes,
    parts,
  } of lines) {
    const key = [kind, payTypeCode, creditBp, fromMinutes, toMinutes, rule.versionId, explain].join(' ')
    add(key, minutes)
    for (const part of parts)
      add(`${key} ${part.values.map(value => value.valueCode).join('+')}`, part.minutes)
  }
  return Object.fromEntries([...sums].filter(([, minutes]) => minutes !== 0))
}

import { newId } from '../../../platform/vocabulary/ids.ts'
import { type PeriodRules, weekOf } from '../../work-days/port.ts'
import type { FrozenLine, LineContent } from '../lines/line.ts'
import { byPayrollNumber, linesOfMember } from '../lines/member-lines.ts'
import type { Dates, MemberInBatch } from '../lines/stretches.ts'
import type { DayInForce } from '../lines/told-day.ts'
import { type ExampleDayInBatch, noRules } from './days.ts'

/** A batch as a payroll system has it. */
export interface LedgerBatch extends Dates {
  readonly id: string
  readonly days: readonly ExampleDayInBatch[]
  readonly lines: readonly FrozenLine[]
  readonly daysInForce: readonly (DayInForce & { readonly membershipId: string })[]
}

export const payrollNumbers = new Map<string, string | null>()

/** Whose days a batch is for. */
type Scope = (membershipId: string, date: string) => boolean
const everybody: Scope = () => true

/** The batches that stand, oldest first, and what they leave in force: the database in miniature, to try rules on. */
export class Ledger {
  readonly batches: LedgerBatch[] = []
  readonly #cancelled: LedgerBatch[] = []
  readonly #assignedOn: (membershipId: string, date: string) => PeriodRules | null

  /** `assignedOn`: the model of a member on a date without a day. */
  constructor(assignedOn: (membershipId: string, date: string) => PeriodRules | null = () => null) {
    this.#assignedOn = assignedOn
  }

  /** Freezes days, as creating a batch does. */
  add(period: Dates, days: readonly ExampleDayInBatch[], scope = everybody, id = newId()): LedgerBatch {
    const until = this.untilOf(period)
    const members = new Set([
      ...days.map(day => day.membershipId),
      ...this.batches.flatMap(batch => batch.days.map(day => day.membershipId)),
    ])
    const inOrder = [...members]
      .map(membershipId => ({ membershipId, payrollNumber: payrollNumbers.get(membershipId) ?? null }))
      .sort(byPayrollNumber)
    const lines: FrozenLine[] = []
    const daysInForce: LedgerBatch['daysInForce'][number][] = []
    for (const payrollMember of inOrder) {
      const { membershipId } = payrollMember
      const member = this.#memberInBatch(membershipId, days, scope, until)
      const told = linesOfMember(payrollMember, member, { ...period, until }, noRules)
      const own = told.lines.map(line => ({ ...line, id: newId(), batchId: id }))
      lines.push(...own)
      const before = new Map(member.inForce.map(day => [day.workDayId, day]))
      for (const { day, linesBatchId, linesFrom, linesTo } of told.days) {
        const known = before.get(day.workDayId)
        daysInForce.push({
          ...day,
          membershipId,
          lines: linesBatchId === null ? own.slice(linesFrom, linesTo) : (known?.lines ?? []),
          linesBatchId: linesBatchId ?? id,
          linesFrom,
          linesTo,
          toldFrom: known?.toldFrom ?? period.from,
          toldTo: known?.toldTo ?? period.to,
          inScope: true,
        })
      }
    }
    const batch = { id, ...period, days, lines, daysInForce }
    this.batches.push(batch)
    return batch
  }

  /** Weeks and periods that end later are left to a later batch. */
  untilOf({ to }: Dates): string {
    const lastSunday = weekOf(to).to
    return this.batches.some(batch => batch.from <= lastSunday && batch.to >= lastSunday) ? lastSunday : to
  }

  /** Whether a later batch takes lines of this one back, or told overtime that its days are counted in. */
  isCorrected(id: string): boolean {
    const index = this.batches.findIndex(batch => batch.id === id)
    const own = this.batches[index]?.days ?? []
    return this.batches.some(
      (batch, other) =>
        batch.lines.some(line => line.correctionOf?.batchId === id) ||
        (other > index &&
          batch.lines.filter(ofOvertime).some(line => own.some(day => isCountedIn(day, line)))),
    )
  }

  cancel(id: string): void {
    this.#cancelled.push(
      ...this.batches.splice(
        this.batches.findIndex(batch => batch.id === id),
        1,
      ),
    )
  }

  /** What stands for the days of a member: the latest batch with each. */
  inForce(membershipId: string): DayInForce[] {
    const all = this.batches.flatMap(batch => batch.daysInForce)
    const own = all.filter(day => day.membershipId === membershipId)
    return [...new Map(own.map(day => [day.workDayId, day])).values()]
  }

  /** The overtime of weeks and periods, and the flex, that stands: of each stretch what the latest batch told of it. */
  told(membershipId: string): FrozenLine[] {
    const stretches = new Map(
      this.batches.flatMap(({ lines }) => [
        ...Map.groupBy(
          lines.filter(line => line.membershipId === membershipId && line.workDayId === null),
          stretchOfLine,
        ),
      ]),
    )
    return [...stretches.values()].flat().filter(line => line.correctionOf?.sign !== -1)
  }

  /** What all batches together say of a day, of a stretch or of flex. */
  sumOf(about: (line: FrozenLine) => boolean): Record<string, number> {
    return minutesByContent(this.batches.flatMap(({ lines }) => lines.filter(about)))
  }

  #memberInBatch(
    membershipId: string,
    days: readonly ExampleDayInBatch[],
    scope: Scope,
    until: string,
  ): MemberInBatch {
    const told = this.told(membershipId)
    const inForce = new Set(told.map(stretchOfLine))
    const untold = this.#cancelled
      .flatMap(({ lines }) => lines)
      .filter(
        line => line.membershipId === membershipId && ofOvertime(line) && line.correctionOf?.sign !== -1,
      )
      .filter(line => line.workDate <= until && !inForce.has(stretchOfLine(line)))
      .map(line => ({ from: line.countedFrom ?? '', to: line.workDate }))
    return {
      days: days.filter(day => day.membershipId === membershipId),
      inForce: this.inForce(membershipId).map(day => ({
        ...day,
        inScope: scope(membershipId, day.workDate),
      })),
      told,
      untold,
      assignedOn: date => this.#assignedOn(membershipId, date),
    }
  }
}

export const ofOvertime = ({ workDayId, kind }: FrozenLine): boolean => workDayId === null && kind !== 'flex'

const isCountedIn = (day: ExampleDayInBatch, line: FrozenLine): boolean =>
  day.membershipId === line.membershipId &&
  (line.countedFrom ?? '') <= day.workDate &&
  day.workDate <= line.workDate

export const stretchOfLine = ({ countedFrom, workDate, kind }: FrozenLine): string =>
  `${countedFrom} ${workDate} ${kind === 'flex'}`

/** Minutes by all that payroll is told besides, targets too; what adds up to nothing is left out. */
export function minutesByContent(lines: readonly LineContent[]): Record<string, number> {
  const sums = new Map<string, number>()
  const add = (key: string, minutes: number) => sums.set(key, (sums.get(key) ?? 0) + minutes)
  for (const line of lines) {
    const { kind, compensation, payTypeCode, leftOut, creditBp, fromMinutes, toMinutes, minutes, parts } =
      line
    const key = [kind, compensation, payTypeCode, leftOut, creditBp, fromMinutes, toMinutes].join(' ')
    add(key, minutes)
    for (const part of parts)
      add(`${key} ${part.values.map(value => value.valueCode).join('+')}`, part.minutes)
  }
  return Object.fromEntries([...sums].filter(([, minutes]) => minutes !== 0))
}

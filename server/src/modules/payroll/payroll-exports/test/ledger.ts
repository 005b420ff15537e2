import { datesInRange } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { PeriodRules } from '../../../time/work-days/port.ts'
import { blankDatesOf, type DatesOfMember, type ReportedBlank } from '../lines/blank-dates.ts'
import type { FrozenLine, LineContent } from '../lines/line.ts'
import { employerParts, type MemberFacts } from '../lines/employer-parts.ts'
import { byPayrollNumber, linesOfMember, type PlacedBlank } from '../lines/member-lines.ts'
import type { Dates } from '../lines/stretches.ts'
import type { DayInForce } from '../lines/reported-day.ts'
import { type ExampleDayInBatch, noRules } from './days.ts'

/** A batch as a payroll system has it. */
export interface LedgerBatch extends Dates {
  readonly id: string
  readonly employerId: string | null
  readonly group: string | null
  readonly days: readonly ExampleDayInBatch[]
  readonly lines: readonly FrozenLine[]
  readonly daysInForce: readonly LedgerDay[]
  readonly blanks: readonly LedgerBlank[]
}

type LedgerBlank = PlacedBlank & { readonly membershipId: string }

export interface LedgerDay extends DayInForce {
  readonly membershipId: string
  readonly employerId: string | null
  readonly withdrawn: boolean
}

export const payrollNumbers = new Map<string, string | null>()

/** Whose days a batch is for, and which employer a day has now that is no longer as it was told. */
export interface Scope {
  readonly employerId: string | null
  readonly group: string | null
  readonly inGroup: (membershipId: string, date: string) => boolean
  readonly employerNow: (workDayId: string) => string | null | undefined
  /** Those with dates of which payroll is told though nothing is recorded on them. */
  readonly dates: ReadonlyMap<string, DatesOfMember>
}
const everybody: Scope = {
  employerId: null,
  group: null,
  inGroup: () => true,
  employerNow: () => undefined,
  dates: new Map(),
}

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
    const { employerId, group } = scope
    const scoped = { ...period, later: this.batches.filter(batch => batch.to > period.to) }
    const members = new Set([
      ...days.map(day => day.membershipId),
      ...this.batches.flatMap(batch => batch.days.map(day => day.membershipId)),
      ...scope.dates.keys(),
    ])
    const inOrder = [...members]
      .map(membershipId => ({
        membershipId,
        payrollNumber: payrollNumbers.get(membershipId) ?? null,
        employerId: null,
      }))
      .sort(byPayrollNumber)
    const lines: FrozenLine[] = []
    const daysInForce: LedgerDay[] = []
    const blanks: LedgerBlank[] = []
    for (const payrollMember of inOrder) {
      const { membershipId } = payrollMember
      const member = this.#known(membershipId, days, scope, period)
      const told = linesOfMember(payrollMember, employerParts(member, employerId, scoped), noRules)
      const own = told.lines.map(line => ({ ...line, id: newId(), batchId: id }))
      lines.push(...own)
      blanks.push(...told.blanks.map(blank => ({ ...blank, membershipId })))
      const before = new Map(member.inForce.map(day => [keyOf(day), day]))
      for (const placed of told.days) {
        const { day, linesBatchId, linesFrom, linesTo } = placed
        const known = before.get(keyOf({ ...day, employerId: placed.employerId }))
        daysInForce.push({
          ...day,
          membershipId,
          employerId: placed.employerId,
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
    const batch = { id, ...period, employerId, group, days, lines, daysInForce, blanks }
    this.batches.push(batch)
    return batch
  }

  /** The days that employers were told and that are another one's now, as far as a batch has to do with them. */
  withdrawals(membershipId: string, { to }: Dates, scope: Scope): LedgerDay[] {
    const latest = new Map(this.#toldDays(membershipId).map(day => [day.workDayId, day.employerId]))
    return this.inForce(membershipId).filter(day => {
      const told = this.batches.findLast(({ daysInForce }) =>
        daysInForce.some(own => keyOf(own) === keyOf(day)),
      )
      return (
        day.workDate <= to &&
        day.employerId !== (scope.employerNow(day.workDayId) ?? latest.get(day.workDayId)) &&
        (scope.employerId === null || scope.employerId === day.employerId) &&
        (scope.inGroup(membershipId, day.workDate) || told?.group === scope.group)
      )
    })
  }

  /** Whether a week or period that ends on a date is told by a batch of the period. */
  isTold(to: string, period: Dates, employerId: string | null = null): boolean {
    const others = this.batches
      .filter(batch => batch.to > period.to)
      .filter(batch => batch.employerId === null || batch.employerId === employerId)
    return to <= period.to || others.some(batch => batch.from <= to && to <= batch.to)
  }

  /**
   * Whether a later batch takes lines of this one back, told overtime that its days are counted in, told an employer of
   * a day again that this one took from it, or tells something else of a date without entries.
   */
  isCorrected(id: string): boolean {
    const index = this.batches.findIndex(batch => batch.id === id)
    const own = this.batches[index]?.daysInForce ?? []
    const withdrawn = new Set(own.filter(day => day.withdrawn).map(keyOf))
    const blanks = new Set(this.batches[index]?.blanks.map(dateKeyOf))
    return this.batches.some(
      (batch, other) =>
        batch.lines.some(line => line.correctionOf?.batchId === id) ||
        (other > index &&
          (batch.lines.filter(ofOvertime).some(line => own.some(day => isCountedIn(day, line))) ||
            batch.daysInForce.some(day => withdrawn.has(keyOf(day))) ||
            batch.blanks.some(blank => blanks.has(dateKeyOf(blank))))),
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

  /** What stands for the days of a member, by employer: the latest batch with each. */
  inForce(membershipId: string): LedgerDay[] {
    const all = this.batches.flatMap(batch => batch.daysInForce)
    const own = all.filter(day => day.membershipId === membershipId)
    return [...new Map(own.map(day => [keyOf(day), day])).values()].filter(day => !day.withdrawn)
  }

  #toldDays(membershipId: string): LedgerDay[] {
    return this.batches
      .flatMap(batch => batch.daysInForce)
      .filter(day => day.membershipId === membershipId && !day.withdrawn)
  }

  /** What stands for the dates without entries of a member, by employer: what the latest batch with each says. */
  toldBlanks(
    membershipId: string,
    scope: Scope = everybody,
  ): (ReportedBlank & { employerId: string | null })[] {
    const all = this.batches.flatMap(batch =>
      batch.blanks.filter(blank => blank.membershipId === membershipId).map(blank => ({ blank, batch })),
    )
    return [...Map.groupBy(all, ({ blank }) => dateKeyOf(blank)).values()].flatMap(ofDate => {
      const [first, last] = [ofDate[0], ofDate.at(-1)]
      if (!first || !last) return []
      const { workDate, employerId, flexMinutes, model } = last.blank
      const inScope = scope.inGroup(membershipId, workDate) || last.batch.group === scope.group
      const { from: toldFrom, to: toldTo } = first.batch
      return [{ workDate, employerId, flexMinutes, model, toldFrom, toldTo, inScope }]
    })
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

  #known(
    membershipId: string,
    days: readonly ExampleDayInBatch[],
    scope: Scope,
    period: Dates,
  ): MemberFacts & { readonly inForce: readonly LedgerDay[] } {
    const told = this.told(membershipId)
    const inForce = new Set(told.map(stretchOfLine))
    const untold = this.#cancelled
      .flatMap(({ lines }) => lines)
      .filter(
        line => line.membershipId === membershipId && ofOvertime(line) && line.correctionOf?.sign !== -1,
      )
      .filter(
        line => !inForce.has(stretchOfLine(line)) && this.isTold(line.workDate, period, line.employerId),
      )
      .map(line => ({ from: line.countedFrom ?? '', to: line.workDate, employerId: line.employerId }))
    const toldBlanks = this.toldBlanks(membershipId, scope)
    const dates = scope.dates.get(membershipId)
    return {
      toldBlanks,
      blankDates: dates ? blankDatesOf(datesInRange(period.from, period.to), toldBlanks, dates) : [],
      days: days.filter(day => day.membershipId === membershipId),
      inForce: this.inForce(membershipId).map(day => ({
        ...day,
        inScope: scope.inGroup(membershipId, day.workDate),
      })),
      told: told.map(line => ({ line, employerId: line.employerId })),
      untold,
      withdrawals: this.withdrawals(membershipId, period, scope),
      assignedOn: date => this.#assignedOn(membershipId, date),
    }
  }
}

const keyOf = ({ workDayId, employerId }: Pick<LedgerDay, 'workDayId' | 'employerId'>): string =>
  `${workDayId} ${employerId}`

const dateKeyOf = ({ membershipId, workDate, employerId }: LedgerBlank): string =>
  `${membershipId} ${workDate} ${employerId}`

export const ofOvertime = ({ workDayId, kind }: FrozenLine): boolean => workDayId === null && kind !== 'flex'

const isCountedIn = (day: LedgerDay, line: FrozenLine): boolean =>
  day.employerId === line.employerId &&
  day.membershipId === line.membershipId &&
  (line.countedFrom ?? '') <= day.workDate &&
  day.workDate <= line.workDate

export const stretchOfLine = ({ employerId, countedFrom, workDate, kind }: FrozenLine): string =>
  `${employerId} ${countedFrom} ${workDate} ${kind === 'flex'}`

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

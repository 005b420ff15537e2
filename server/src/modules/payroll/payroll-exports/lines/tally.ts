import { createHash } from 'node:crypto'
import { ordered } from '../../../../platform/vocabulary/canonical-json.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { compensations, lineKinds } from '../kinds.ts'
import { allocationsOf } from './allocations.ts'
import type { LineToFreeze } from './line.ts'
import type { KindTotal, PayTypeTotal } from './shapes.ts'

/** The keys stand in alphabetical order, which is what makes the JSON canonical. */
const canonical = (line: LineToFreeze): string =>
  JSON.stringify({
    allocations: allocationsOf(line.parts).map(({ dimensionId, minutes, valueCode, valueId }) => ({
      dimensionId,
      minutes,
      valueCode,
      valueId,
    })),
    compensation: line.compensation,
    correctionOf: line.correctionOf && {
      batchId: line.correctionOf.batchId,
      lineId: line.correctionOf.lineId,
      sign: line.correctionOf.sign,
    },
    countedFrom: line.countedFrom,
    creditBp: line.creditBp,
    dayTypeId: line.dayTypeId,
    entryTypeId: line.entryTypeId,
    explain: line.explain,
    ...(line.explanation && { explanation: ordered(line.explanation) }),
    fromMinutes: line.fromMinutes,
    kind: line.kind,
    leftOut: line.leftOut,
    membershipId: line.membershipId,
    minutes: line.minutes,
    payTypeCode: line.payTypeCode,
    payrollNumber: line.payrollNumber,
    rule: { id: line.rule.id, versionId: line.rule.versionId },
    toMinutes: line.toMinutes,
    workDate: line.workDate,
    workDayId: line.workDayId,
  })

/** Hundredths of an hour, half of one away from zero, so that a reversal mirrors its line. */
const hundredthsOf = (minutes: number): number =>
  Math.sign(minutes) * Math.round((Math.abs(minutes) * 100) / 60)

interface PayTypeSum {
  minutes: number
  days: number
  hundredths: number
  /** The member and day that were added last, whose lines come one after the other. */
  membershipId: Id | null
  minutesOfMember: number
  dayId: Id | null
}

/** What the lines of a batch say in all, added up while they are made. */
export class Tally {
  readonly #hash = createHash('sha256')
  readonly #kinds = new Map<string, number>()
  readonly #payTypes = new Map<string | null, PayTypeSum>()
  #lineCount = 0

  /** To be called with the lines in the order of the batch. */
  add(lines: readonly LineToFreeze[]): void {
    for (const line of lines) {
      this.#hash.update(`${this.#lineCount > 0 ? '\n' : ''}${canonical(line)}`)
      this.#lineCount += 1
      const kind = `${line.kind} ${line.compensation}`
      this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + line.minutes)
      if (!line.leftOut) this.#addToPayType(line)
    }
  }

  get lineCount(): number {
    return this.#lineCount
  }

  /**
   * SHA-256 over what the lines say, as the contract describes it: whoever reads the lines can work it out again. Ids of
   * lines and batch are left out, so that a dry run can be compared with the batch made after it.
   */
  get snapshotHash(): string {
    return this.#hash.copy().digest('hex')
  }

  /** In the order of the kinds; a kind without lines is left out. */
  get totals(): KindTotal[] {
    return lineKinds.flatMap(kind =>
      compensations.flatMap(compensation => {
        const minutes = this.#kinds.get(`${kind} ${compensation}`)
        return minutes === undefined ? [] : [{ kind, compensation, minutes }]
      }),
    )
  }

  /** By code, lines without one last. Hours are the sum of what each member's hours are rounded to. */
  get payTypes(): PayTypeTotal[] {
    return [...this.#payTypes]
      .sort(([a], [b]) => (a === null ? 1 : b === null ? -1 : a < b ? -1 : 1))
      .map(([payTypeCode, { minutes, days, hundredths, minutesOfMember }]) => ({
        payTypeCode,
        minutes,
        days,
        hours: (hundredths + hundredthsOf(minutesOfMember)) / 100,
      }))
  }

  #addToPayType({ payTypeCode, membershipId, workDayId, minutes }: LineToFreeze): void {
    const sum = this.#payTypes.get(payTypeCode) ?? {
      minutes: 0,
      days: 0,
      hundredths: 0,
      membershipId,
      minutesOfMember: 0,
      dayId: null,
    }
    if (sum.membershipId !== membershipId) {
      sum.hundredths += hundredthsOf(sum.minutesOfMember)
      sum.membershipId = membershipId
      sum.minutesOfMember = 0
    }
    if (workDayId !== null && sum.dayId !== workDayId) {
      sum.days += 1
      sum.dayId = workDayId
    }
    sum.minutes += minutes
    sum.minutesOfMember += minutes
    this.#payTypes.set(payTypeCode, sum)
  }
}

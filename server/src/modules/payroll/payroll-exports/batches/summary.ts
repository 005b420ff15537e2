import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Compensation, LineKind } from '../kinds.ts'
import type { LineToFreeze } from '../lines/line.ts'
import type { MemberDates } from '../lines/store.ts'
import { Tally } from '../lines/tally.ts'
import type { MemberMaterial } from './material.ts'
import type { BatchScope } from './scope.ts'
import type { Material } from './rules.ts'

/** Lines of one kind and type that no rule gives a pay type. */
export interface PayTypeGap {
  readonly kind: LineKind
  readonly compensation: Compensation
  readonly entryTypeId: Id | null
  readonly dayTypeId: Id | null
}

/** What the parts of a batch come to, added up while they are worked out. */
export class Summary {
  readonly #scope: BatchScope
  readonly #numbers: ReadonlyMap<Id, string | null>
  readonly #tally = new Tally()
  readonly #members = new Set<Id>()
  #days = 0
  readonly #gaps = new Map<string, PayTypeGap>()
  readonly #openPeriods: MemberDates[] = []

  constructor(scope: BatchScope) {
    this.#scope = scope
    this.#numbers = new Map(
      scope.members.map(({ membershipId, payrollNumber }) => [membershipId, payrollNumber]),
    )
  }

  /** To be called with the parts in the order of the batch. */
  add({ days, lines, openPeriods }: MemberMaterial): void {
    this.#days += days.filter(day => !day.withdrawn).length
    this.#tally.add(lines)
    for (const { membershipId } of [...days, ...lines]) this.#members.add(membershipId)
    for (const line of lines) this.#addGap(line)
    this.#openPeriods.push(...openPeriods)
  }

  get material(): Material {
    const { unapproved } = this.#scope
    const { lineCount, snapshotHash, totals } = this.#tally
    return {
      dayCount: this.#days,
      lineCount,
      snapshotHash,
      totals,
      membersWithoutPayrollNumber: [...this.#members].filter(id => (this.#numbers.get(id) ?? null) === null),
      unapprovedDays: unapproved.days,
      openCorrections: unapproved.corrections,
    }
  }

  get lineCount(): number {
    return this.#tally.lineCount
  }

  get memberCount(): number {
    return this.#members.size
  }

  get payTypes() {
    return this.#tally.payTypes
  }

  get gaps(): readonly PayTypeGap[] {
    return [...this.#gaps.values()]
  }

  /** Periods with a day in the batch whose overtime waits for a later one. */
  get openPeriods(): readonly MemberDates[] {
    return this.#openPeriods
  }

  #addGap({ kind, compensation, entryTypeId, dayTypeId, payTypeCode, leftOut, correctionOf }: LineToFreeze) {
    if (payTypeCode !== null || leftOut || correctionOf?.sign === -1) return
    const key = `${kind} ${compensation} ${entryTypeId} ${dayTypeId}`
    this.#gaps.set(key, { kind, compensation, entryTypeId, dayTypeId })
  }
}

import { createHash } from 'node:crypto'
import { type LineKind, lineKinds } from '../kinds.ts'
import { allocationsOf } from './allocations.ts'
import type { LineToFreeze } from './line.ts'

/**
 * SHA-256 over what the lines say, as the contract describes it: whoever reads the lines can work it out again.
 * Ids of lines and batch are left out, so that a dry run can be compared with the batch made after it. The lines may
 * come in parts, one after the other.
 */
export class SnapshotHash {
  readonly #hash = createHash('sha256')
  #lines = 0

  add(lines: readonly LineToFreeze[]): void {
    for (const line of lines) this.#hash.update(`${this.#lines++ > 0 ? '\n' : ''}${canonical(line)}`)
  }

  /** Of the lines so far. */
  get hex(): string {
    return this.#hash.copy().digest('hex')
  }
}

export function snapshotHash(lines: readonly LineToFreeze[]): string {
  const hash = new SnapshotHash()
  hash.add(lines)
  return hash.hex
}

/** The keys stand in alphabetical order, which is what makes the JSON canonical. */
const canonical = (line: LineToFreeze): string =>
  JSON.stringify({
    allocations: allocationsOf(line.parts).map(({ dimensionId, minutes, valueCode, valueId }) => ({
      dimensionId,
      minutes,
      valueCode,
      valueId,
    })),
    correctionOf: line.correctionOf && {
      batchId: line.correctionOf.batchId,
      lineId: line.correctionOf.lineId,
      sign: line.correctionOf.sign,
    },
    creditBp: line.creditBp,
    explain: line.explain,
    fromMinutes: line.fromMinutes,
    kind: line.kind,
    membershipId: line.membershipId,
    minutes: line.minutes,
    payTypeCode: line.payTypeCode,
    payrollNumber: line.payrollNumber,
    rule: { id: line.rule.id, versionId: line.rule.versionId },
    toMinutes: line.toMinutes,
    workDate: line.workDate,
    workDayId: line.workDayId,
  })

/** Minutes by kind. The lines may come in parts. */
export class Totals {
  readonly #minutes = new Map<LineKind, number>()

  add(lines: readonly { readonly kind: LineKind; readonly minutes: number }[]): void {
    for (const { kind, minutes } of lines) this.#minutes.set(kind, (this.#minutes.get(kind) ?? 0) + minutes)
  }

  /** In the order of the kinds; a kind without lines is left out. */
  get byKind(): { kind: LineKind; minutes: number }[] {
    return lineKinds.flatMap(kind => {
      const minutes = this.#minutes.get(kind)
      return minutes === undefined ? [] : [{ kind, minutes }]
    })
  }
}

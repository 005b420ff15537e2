import { createHash } from 'node:crypto'
import { type LineKind, lineKinds } from '../kinds.ts'
import { allocationsOf } from './allocations.ts'
import type { LineToFreeze } from './line.ts'

/**
 * SHA-256 over what the lines say, as the contract describes it: whoever reads the lines can work it out again.
 * Ids of lines and batch are left out, so that a dry run can be compared with the batch made after it.
 */
export function snapshotHash(lines: readonly LineToFreeze[]): string {
  const hash = createHash('sha256')
  for (const [index, line] of lines.entries()) hash.update(`${index > 0 ? '\n' : ''}${canonical(line)}`)
  return hash.digest('hex')
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
    dayTypeId: line.dayTypeId,
    entryTypeId: line.entryTypeId,
    explain: line.explain,
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

/** Minutes by kind, in the order of the kinds; a kind without lines is left out. */
export function totalsOf(
  lines: readonly { readonly kind: LineKind; readonly minutes: number }[],
): { kind: LineKind; minutes: number }[] {
  const totals = new Map<LineKind, number>()
  for (const { kind, minutes } of lines) totals.set(kind, (totals.get(kind) ?? 0) + minutes)
  return lineKinds.flatMap(kind => {
    const minutes = totals.get(kind)
    return minutes === undefined ? [] : [{ kind, minutes }]
  })
}

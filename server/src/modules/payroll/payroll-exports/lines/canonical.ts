import { allocationsOf } from './allocations.ts'
import type { LineToFreeze } from './line.ts'

/** The keys stand in alphabetical order, which is what makes the JSON canonical. */
export const canonical = (line: LineToFreeze): string =>
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

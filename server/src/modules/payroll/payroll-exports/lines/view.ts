import { explained } from '../../../../platform/contract/sentences.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { allocationsOf } from './allocations.ts'
import { exportLineReasons } from './reasons.ts'
import type { ExportLine } from './shapes.ts'
import type { LineRow } from './store.ts'

/** A line as it is answered; it changed last when its batch was made. */
export const exportLine = (
  row: LineRow,
  batch: { readonly createdAt: Instant },
  language: Locale,
): ExportLine => ({
  id: row.id,
  batchId: row.batchId,
  membershipId: row.membershipId,
  payrollNumber: row.payrollNumber,
  workDate: row.workDate,
  workDayId: row.workDayId,
  countedFrom: row.countedFrom,
  kind: row.kind,
  compensation: row.compensation,
  payTypeCode: row.payTypeCode,
  leftOut: row.leftOut,
  entryTypeId: row.entryTypeId,
  dayTypeId: row.dayTypeId,
  minutes: row.minutes,
  creditBp: row.creditBp,
  fromMinutes: row.fromMinutes,
  toMinutes: row.toMinutes,
  allocations: allocationsOf(row.parts),
  rule: { id: row.ruleId, versionId: row.ruleVersionId },
  // Of a line that was told before reasons had codes there is the sentence alone, as its hash has it.
  ...(row.explanation ? explained(exportLineReasons, row.explanation, language) : { explain: row.explain }),
  correctionOf:
    row.correctionOfBatchId === null || row.correctionSign === null
      ? null
      : { batchId: row.correctionOfBatchId, lineId: row.correctionOfLineId, sign: row.correctionSign },
  updatedAt: batch.createdAt,
})

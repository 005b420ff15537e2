import type { Static } from '../../../../../platform/contract/shapes.ts'
import type { ExportBatch } from '../../batches/shapes.ts'
import { exportLine } from '../../lines/view.ts'
import { type CodedLine, paidMinutesOf } from './coded-line.ts'
import { decimalHours } from './decimal-hours.ts'
import type { DocumentForm } from './document.ts'
import type { JsonDocument } from './json-shapes.ts'

type Document = Static<typeof JsonDocument>

/** `{batch, lines}` as the interface shows them, with the codes of the target and decimal hours. */
export function jsonDocument(batch: ExportBatch): DocumentForm {
  const {
    id,
    employerId,
    groupId,
    periodStart,
    periodEnd,
    dayCount,
    lineCount,
    snapshotHash,
    totals,
    createdAt,
  } = batch
  const told = {
    id,
    employerId,
    groupId,
    periodStart,
    periodEnd,
    dayCount,
    lineCount,
    snapshotHash,
    totals,
    createdAt,
  }
  const opening = `{"batch":${JSON.stringify(told satisfies Document['batch'])},"lines":[`
  const closing = ']}'
  return {
    opening,
    separator: ',',
    closing,
    empty: opening + closing,
    piece: lines => JSON.stringify(linesOf(batch, lines)).slice(1, -1),
  }
}

function linesOf(batch: ExportBatch, lines: readonly CodedLine[]): Document['lines'] {
  const hundredths = decimalHours(
    lines.map(line => paidMinutesOf(line, line.minutes)),
    2,
  )
  return lines.map(({ code, ...line }, index) => ({
    ...exportLine(line, batch),
    payTypeCode: code,
    hours: (hundredths[index] ?? 0) / 100,
  }))
}

import type { Static } from '../../../../platform/contract/shapes.ts'
import type { ExportBatch } from '../../batches/shapes.ts'
import { exportLine } from '../../lines/view.ts'
import { type CodedLine, paidMinutesOf } from './coded-line.ts'
import { decimalHours } from './decimal-hours.ts'
import type { JsonDocument } from './json-shapes.ts'

/** `{batch, lines}` as the interface shows them, with the codes of the target and decimal hours. */
export function jsonDocument(batch: ExportBatch, lines: readonly CodedLine[]): string {
  const hundredths = decimalHours(
    lines.map(line => paidMinutesOf(line, line.minutes)),
    2,
  )
  const { id, groupId, periodStart, periodEnd, dayCount, lineCount, snapshotHash, totals, createdAt } = batch
  const document: Static<typeof JsonDocument> = {
    batch: { id, groupId, periodStart, periodEnd, dayCount, lineCount, snapshotHash, totals, createdAt },
    lines: lines.map(({ code, ...line }, index) => ({
      ...exportLine(line, batch),
      payTypeCode: code,
      hours: (hundredths[index] ?? 0) / 100,
    })),
  }
  return JSON.stringify(document)
}

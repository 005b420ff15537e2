import type { ExportBatch } from '../../batches/shapes.ts'
import { exportLine } from '../../lines/view.ts'
import type { CodedLine } from './coded-line.ts'

/** `{batch, lines}` as the interface shows them, without what changes after the batch is made. */
export const jsonDocument = (batch: ExportBatch, lines: readonly CodedLine[]): string =>
  JSON.stringify({
    batch: {
      id: batch.id,
      groupId: batch.groupId,
      periodStart: batch.periodStart,
      periodEnd: batch.periodEnd,
      dayCount: batch.dayCount,
      lineCount: batch.lineCount,
      snapshotHash: batch.snapshotHash,
      totals: batch.totals,
      createdAt: batch.createdAt,
    },
    lines: lines.map(({ code, ...line }) => ({ ...exportLine(line, batch), payTypeCode: code })),
  })

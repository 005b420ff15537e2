import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { ExportBatch } from './shapes.ts'
import { saidOf } from './warning-reasons.ts'

/** A batch as it is read in a language; what is kept of it has none. */
export const batchView = <Batch extends Pick<ExportBatch, 'warnings'>>(
  batch: Batch,
  language: Locale,
): Batch => ({
  ...batch,
  warnings: batch.warnings.map(({ code, count }) => ({ code, ...saidOf({ code, count }, language), count })),
})

import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import type { ExportBatch } from '../../batches/shapes.ts'

/** When and where a document is made. */
export interface Making {
  readonly now: Instant
  readonly timeZone: string
}

/** The name of a document's file: by the target's pattern, or one that tells the period and the batch. */
export function fileNameOf(
  pattern: string | null,
  { id, periodStart, periodEnd }: ExportBatch,
  { now, timeZone }: Making,
  extension: string,
): string {
  const batch = id.slice(-12)
  const known: Readonly<Record<string, string>> = {
    period_start: periodStart,
    period_end: periodEnd,
    batch,
    timestamp: timestamp(now, timeZone),
  }
  return pattern === null
    ? `payroll_${periodStart}_${periodEnd}_${batch}.${extension}`
    : pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '')
}

/** As the clock shows it where the organisation is, `YYYYMMDDhhmmss`. */
const timestamp = (now: Instant, timeZone: string): string =>
  Temporal.Instant.from(now)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replaceAll(/\D/g, '')

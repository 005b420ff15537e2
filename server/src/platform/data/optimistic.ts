/**
 * Whether a record is still as the caller last saw it: `expectedUpdatedAt` (RFC 3339, any zone, up to nine decimals)
 * names the record's `updatedAt` to the millisecond. Without an expectation it is; a record that does not exist yet
 * (`updatedAt` undefined or null) meets none. Throws `RangeError` when the expectation is no instant.
 */
export function unchangedSince(
  expectedUpdatedAt: string | null | undefined,
  updatedAt: string | null | undefined,
): boolean {
  if (expectedUpdatedAt === undefined || expectedUpdatedAt === null) return true
  if (updatedAt === undefined || updatedAt === null) return false
  return millisecondOf(expectedUpdatedAt) === millisecondOf(updatedAt)
}

/** Finer decimals than milliseconds are cut off, as clients that keep microseconds add them as zeros or as noise. */
const millisecondOf = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds

import type { Instant } from '../../../../platform/vocabulary/dates.ts'

const firstHour = 7

/** Whether it is late enough, where the organisation is, for a mail that nobody shall be woken by. */
export const isMorning = (timeZone: string, now: Instant): boolean =>
  Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).hour >= firstHour

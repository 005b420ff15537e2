import { type Instant, instantFromMilliseconds } from '../../../platform/vocabulary/dates.ts'

/** The present instant in real time, which codes and tokens live by: an app does not have a sandbox's clock. */
export const realInstant = (): Instant => instantFromMilliseconds(Date.now())

/** Minutes of a project: half a million hours. */
export const minutesLimit = 30_000_000
/** Cents of a project: a billion euros. */
export const centsLimit = 100_000_000_000

/** The highest rate of an hour, in cents. */
export const rateLimit = 10_000_000

/** Versions that a new rule may be given at once. */
export const versionsAtOnce = 50

/** So many days of hours are looked at by a what-if, from the first day of the version on. */
export const whatIfDays = 366

/** So many changed rows are listed; the others are counted. */
export const listedChanges = 100

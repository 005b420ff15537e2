/** Cents of one unit: ten million euros. */
export const priceLimit = 1_000_000_000
/** Cents of a change order: a billion euros. */
export const valueLimit = 100_000_000_000
export const minutesLimit = 10_000_000
export const daysLimit = 3650
export const linesOfChangeOrder = 200
/** How long a link may be good, in days, and how long it is when nobody says. */
export const longestValidity = 365
export const usualValidity = 30

/** Days of one batch: a month of 5,000 people, and some corrections. Each takes about half a millisecond. */
export const batchDays = 160_000
/**
 * Days that one transaction freezes or gives back. A batch with more is made and cancelled in several: everybody else's
 * writes wait for one of them at a time, a few tenths of a second.
 */
export const daysAtOnce = 200
/** Export targets of one organisation: their list is answered whole. */
export const targetCount = 50
/** For one upload from connection to the file in its place; the lease of its attempt lasts longer. */
export const uploadDeadlineMs = 45_000
/** Documents of one organisation on their way at a time: they are large, and held in memory meanwhile. */
export const sendingsAtOnce = 4

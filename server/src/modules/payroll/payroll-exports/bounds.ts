/** Days of one batch: a month of 5,000 people, and some corrections. Each takes about half a millisecond. */
export const batchDays = 160_000
/**
 * Days that one transaction freezes or gives back. A batch with more is made and cancelled in several: everybody else's
 * writes wait for one of them at a time, a few tenths of a second.
 */
export const daysAtOnce = 200
/** Dates of members on flexitime, recorded or not, that one transaction looks at. */
export const flexDatesAtOnce = 6_000
/** How far before the end of its period a batch looks again at dates that were told without entries. */
export const blankDaysBack = 366
/**
 * Lines of a batch that is delivered in one transaction. The document of one with more is rendered before the
 * transaction that keeps it, so that nobody's writes wait for it.
 */
export const linesRenderedAtOnce = 3_000
/** Lines that are read at a time for such a document, and rendered in one go of the event loop. */
export const linesOfPiece = 500
/** Export targets of one organisation: their list is answered whole. */
export const targetCount = 50
/** For one upload from connection to the file in its place; the lease of its attempt lasts longer. */
export const uploadDeadlineMs = 45_000
/** Documents of one organisation on their way at a time: they are large, and held in memory meanwhile. */
export const sendingsAtOnce = 4

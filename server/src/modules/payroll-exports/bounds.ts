/** Days of one batch: its transaction reads, computes and writes them all, and everybody else's writes wait meanwhile. */
export const batchDays = 10_000
/** Export targets of one organisation: their list is answered whole. */
export const targetCount = 50
/** For one upload from connection to the file in its place; the lease of its attempt lasts longer. */
export const uploadDeadlineMs = 45_000
/** Documents of one organisation on their way at a time: they are large, and held in memory meanwhile. */
export const sendingsAtOnce = 4

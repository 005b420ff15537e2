/** Days of one batch: its turn reads, computes and writes them all, and everybody else's writes wait meanwhile. */
export const batchDays = 10_000
/** Export targets of one organisation: their list is answered whole. */
export const targetCount = 50
/** Attempts of one sending under way at a time; documents are large and held in memory. */
export const sendingsAtOnce = 4

/** Child-care leave, the longest, lasts until the child is three. */
export const longestDays = 1100
export const longestReason = 1000

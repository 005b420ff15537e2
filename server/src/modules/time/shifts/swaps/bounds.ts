/** How many days the shifts of a swap may lie apart: no more than those of any other change of a plan. */
export const longestSpan = 184
/** How many days are looked at for candidates. */
export const candidateDays = 42

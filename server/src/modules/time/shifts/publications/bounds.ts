/** Days of one publication. */
export const longestPeriod = 182
/** Days that are compared at once. */
export const longestChanges = 92
/** Changes that are told one by one. */
export const mostChanges = 1000
/** Warnings that are told one by one. */
export const mostWarnings = 100

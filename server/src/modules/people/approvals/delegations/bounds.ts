/** How long a delegation lasts at most, in days. */
export const longestDelegationDays = 366

/** Delegations of one member that are not over, given and received each. */
export const delegationsAtOnce = 20

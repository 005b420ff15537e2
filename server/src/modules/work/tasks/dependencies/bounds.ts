/** A year, before or after. */
export const lagLimit = 525_600
/** Dependencies in which one task stands, on either side. */
export const dependenciesOfTask = 200
export const dependenciesOfProject = 5000

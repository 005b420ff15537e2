/** How late a punch may come. */
export const oldestDays = 60

/** How far ahead of the organisation's clock a punch may be. */
export const aheadSeconds = 120

/** The dates of a list of punches, at most. */
export const listedDays = 62

/** The longest window of utilisation. */
export const windowDays = 366

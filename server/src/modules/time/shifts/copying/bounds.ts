/** How many days are copied at most, and how many shifts. */
export const longestCopy = 92
export const shiftsOfCopy = 2000

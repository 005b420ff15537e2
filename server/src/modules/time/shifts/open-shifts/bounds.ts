/** So many may work one open shift. */
export const slotsLimit = 100
/** So many members are named in a list. */
export const listLimit = 500

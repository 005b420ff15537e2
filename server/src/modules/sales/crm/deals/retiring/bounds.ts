/** Deals that the deactivation of a stage or pipeline moves, each with an event of its own. */
export const movedAtOnce = 5000

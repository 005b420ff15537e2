export const statusesOfSet = 30
/** Every move between thirty statuses. */
export const transitionsOfSet = 870
export const wipLimit = 10_000

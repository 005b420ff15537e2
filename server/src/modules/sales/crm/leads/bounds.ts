/** Rules of one version of the scoring. */
export const scoreRules = 100
/** Members who take turns with the leads of one source. */
export const membersInRotation = 100

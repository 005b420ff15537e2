/** What of the days of a holiday on which somebody was ill is given anew. */
export interface Postponed {
  readonly waiting: number
  readonly moved: number
}

/**
 * Falling ill on holiday: the days are given anew on request, beyond waiting days, which never take of the four weeks (25 §).
 * Waiting days are counted for the holiday of an earning year; those of earlier illness are `waited`.
 */
export function postponedDays(
  illDays: number,
  earnedDays: number,
  waited: number,
  rules: { readonly illnessWaitingDays: number; readonly illnessWaitingAboveDays: number },
): Postponed {
  const beyond = Math.max(0, Math.floor(earnedDays - rules.illnessWaitingAboveDays))
  const waiting = Math.min(illDays, Math.max(0, Math.min(rules.illnessWaitingDays, beyond) - waited))
  return { waiting, moved: illDays - waiting }
}

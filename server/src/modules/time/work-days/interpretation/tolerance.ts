import type { WorktimeModelVersion } from './day.ts'

/**
 * How far a day is from what it is measured by: nothing within the tolerance, for such a day counts as exactly on time, and
 * beyond it the whole difference.
 */
export function beyondTolerance(
  { toleranceMinutes: { over, under } }: Pick<WorktimeModelVersion, 'toleranceMinutes'>,
  difference: number,
): number {
  return difference > over || difference < -under ? difference : 0
}

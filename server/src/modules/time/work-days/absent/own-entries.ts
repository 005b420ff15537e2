import type { Entry } from '../day.ts'

/** Whether an entry is the day's own: that of an absence comes and goes with the absence. */
export const isOwnEntry = ({ absencePeriodId = null }: Pick<Entry, 'absencePeriodId'>): boolean =>
  absencePeriodId === null

import { addDays, dateIn, type PlainDate } from '../../src/platform/vocabulary/dates.ts'

/** The date where organisations of tests are. In UTC it is still yesterday for two or three hours of the night. */
export const dateOfToday = (): PlainDate => dateIn('Europe/Helsinki', new Date().toISOString())

export const daysFromToday = (days: number): PlainDate => addDays(dateOfToday(), days)

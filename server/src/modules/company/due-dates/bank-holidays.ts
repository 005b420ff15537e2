import type { PlainDate } from '../../../platform/vocabulary/dates.ts'

/** What the catalogue of holidays says of a day. */
interface Holiday {
  readonly date: PlainDate
  readonly code: string
  readonly kind: 'public' | 'eve'
}

/**
 * Eves on which banks are closed, by the date from which that is so; the latest that began holds. The law on the
 * computing of times (150/1930, 5 §) lets a payment wait over Christmas Eve and Midsummer Eve, and the terms of the
 * banks call neither a bank day. State of knowledge 2026-11-23, from memory: look it up before a row is relied on. An
 * organisation changes what counts for itself in its catalogue of holidays.
 */
const closedEves: readonly { readonly validFrom: PlainDate; readonly codes: readonly string[] }[] = [
  { validFrom: '1992-01-01', codes: ['christmas_eve', 'midsummer_eve'] },
]

const closedOn = (date: PlainDate): readonly string[] =>
  closedEves.findLast(({ validFrom }) => validFrom <= date)?.codes ?? []

/** The code of the holiday for which banks are closed, by date; nothing where they are open. */
export type BankHoliday = (date: PlainDate) => string | undefined

/** Public holidays and the eves on which banks are closed, of the holidays that the organisation observes. */
export function bankHolidaysAmong(observed: readonly Holiday[]): BankHoliday {
  const closed = new Map(
    observed
      .filter(({ date, code, kind }) => kind === 'public' || closedOn(date).includes(code))
      .map(({ date, code }) => [date, code]),
  )
  return date => closed.get(date)
}

import { addDays, type Instant, type PlainDate } from '../vocabulary/dates.ts'

/** For how many days at least what is deprecated goes on to work, from the day on which answers say so. ADR 87. */
export const noticeDays = 180

/** That an operation will go. Both days begin at midnight UTC. */
export interface Deprecation {
  /** From this day on its answers say so. */
  readonly since: PlainDate
  /** From this day on it answers 410 `operation_retired`. */
  readonly sunset: PlainDate
  /** The page that says why and what to do, below the base address or a URL. */
  readonly documentation: string
  /** The id of the operation that takes its place, `workDays.list`. */
  readonly successor?: string
}

/** Throws `RangeError` where the sunset comes before the notice period is over. */
export function deprecation(declared: Deprecation): Deprecation {
  const earliest = addDays(declared.since, noticeDays)
  if (declared.sunset < earliest)
    throw new RangeError(
      `deprecated since ${declared.since}, so the sunset is ${earliest} or later, not ${declared.sunset}`,
    )
  return declared
}

export const beginningOf = (date: PlainDate): Instant => `${date}T00:00:00.000Z`

/** What the description has of it, in a sentence. */
export function deprecationSentence({
  deprecated,
}: {
  readonly deprecated?: Deprecation
}): string | undefined {
  if (!deprecated) return undefined
  const { since, sunset, successor } = deprecated
  const instead = successor === undefined ? '' : ` Use \`${successor}\` in its place.`
  return `Deprecated since ${since}; answers 410 \`operation_retired\` from ${sunset} on.${instead}`
}

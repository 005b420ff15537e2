import { addDays, type PlainDate } from './dates.ts'
import { type Refused, refuse } from './decision.ts'

/** The dates a version is in force, both ends included; a null end means until further notice. */
export interface Validity {
  readonly validFrom: PlainDate
  readonly validTo: PlainDate | null
}

export const covers = ({ validFrom, validTo }: Validity, date: PlainDate): boolean =>
  validFrom <= date && (validTo === null || date <= validTo)

/** The version in force on a date. */
export const versionAt = <V extends Validity>(versions: readonly V[], date: PlainDate): V | undefined =>
  versions.find(version => covers(version, date))

export type OverlapCode = 'range_end_before_start' | 'version_ranges_overlap'

/** A record's versions with one more among them, and the open version that was ended to make room. */
export interface Placement<V extends Validity> {
  /** Oldest first. */
  readonly versions: readonly V[]
  readonly added: V
  readonly closed: V | null
}

/**
 * Places a version among a record's others. A version still open when the new one begins ends the day before;
 * a day that two versions would cover is refused. No other version is touched, because days were made with it.
 */
export function placeVersion<V extends Validity>(
  versions: readonly V[],
  added: V,
): Placement<V> | Refused<OverlapCode> {
  if (added.validTo !== null && added.validTo < added.validFrom)
    return refuse(
      'range_end_before_start',
      `A version from ${added.validFrom} cannot end on ${added.validTo}.`,
    )

  const open = versions.find(({ validFrom, validTo }) => validTo === null && validFrom < added.validFrom)
  const closed = open ? { ...open, validTo: addDays(added.validFrom, -1) } : null
  const others = versions.map(version => (version === open && closed ? closed : version))

  const clash = others.find(version => share(version, added))
  if (clash)
    return refuse(
      'version_ranges_overlap',
      `The version ${period(added)} would overlap the one ${period(clash)}.`,
    )
  return { versions: [...others, added].sort(byStart), added, closed }
}

/** The same for a record's first versions, given all at once. */
export function placeVersions<V extends Validity>(added: readonly V[]): readonly V[] | Refused<OverlapCode> {
  let placed: readonly V[] = []
  for (const version of [...added].sort(byStart)) {
    const placement = placeVersion(placed, version)
    if ('refusal' in placement) return placement
    placed = placement.versions
  }
  return placed
}

const byStart = (a: Validity, b: Validity): number =>
  a.validFrom < b.validFrom ? -1 : a.validFrom > b.validFrom ? 1 : 0

/** Whether two of them have a date in common; a null beginning is that of time. */
export const share = (
  a: { readonly [End in keyof Validity]: PlainDate | null },
  b: { readonly [End in keyof Validity]: PlainDate | null },
): boolean =>
  (a.validFrom === null || b.validTo === null || a.validFrom <= b.validTo) &&
  (b.validFrom === null || a.validTo === null || b.validFrom <= a.validTo)

const period = ({ validFrom, validTo }: Validity): string =>
  validTo === null ? `from ${validFrom} on` : `from ${validFrom} to ${validTo}`

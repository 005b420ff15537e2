import type { Movement, RowInForce } from './record.ts'

/** What has to be done so that what stands is what should. */
export interface Alignment {
  readonly reversed: readonly RowInForce[]
  readonly written: readonly Movement[]
}

type Keyed = Pick<
  RowInForce,
  'membershipId' | 'kind' | 'timeBankId' | 'sourceType' | 'sourceId' | 'effectiveDate' | 'transactionKind'
> & { readonly countedFrom?: string | null }

const keyOf = (row: Keyed): string =>
  [
    row.membershipId,
    row.kind,
    row.timeBankId,
    row.sourceType,
    row.sourceId,
    row.countedFrom,
    row.effectiveDate,
  ].join(' ')

/** Rows are compared by account, source, dates and minutes; another version of a rule that says the same changes nothing. */
export function alignmentOf(inForce: readonly RowInForce[], wanted: readonly Movement[]): Alignment {
  const left = new Map<string, RowInForce[]>()
  for (const row of inForce) left.set(keyOf(row), [...(left.get(keyOf(row)) ?? []), row])
  const written = wanted.filter(movement => {
    if (movement.minutes === 0) return false
    const there = left.get(keyOf(movement))
    const same = there?.find(
      ({ minutes, transactionKind }) =>
        minutes === movement.minutes && transactionKind === movement.transactionKind,
    )
    if (!there || !same) return true
    left.set(
      keyOf(movement),
      there.filter(row => row !== same),
    )
    return false
  })
  return { reversed: [...left.values()].flat(), written }
}

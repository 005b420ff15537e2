import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { Entry } from '../day/day.ts'

type Told = Pick<Entry, 'startMinutes' | 'endMinutes' | 'durationMinutes' | 'allocations'> & {
  readonly entryType: { readonly id: Id }
}

/** What an entry is told by, the closest first: the time and what it was for, what it was for, the time. */
const likenesses: readonly ((entry: Told) => string)[] = [
  entry => canonicalJson([entry.entryType.id, ...timeOf(entry), entry.allocations.map(placeOf)]),
  entry => canonicalJson([entry.entryType.id, entry.allocations.map(targetOf)]),
  entry => canonicalJson([entry.entryType.id, ...timeOf(entry)]),
]

const timeOf = ({ startMinutes, endMinutes, durationMinutes }: Told) => [
  startMinutes,
  endMinutes,
  durationMinutes,
]

const targetOf = ({ dimensionId, valueId, phaseId, taskId }: Entry['allocations'][number]) => [
  dimensionId,
  valueId,
  phaseId ?? null,
  taskId ?? null,
]

const placeOf = (allocation: Entry['allocations'][number]) => [
  ...targetOf(allocation),
  allocation.minutes ?? null,
  allocation.shareBp ?? null,
]

/**
 * Entries as they are written in place of others, with the ids of those that they still are: what refers to an entry finds it
 * after the day was written anew. An entry that is like none keeps the new one that it came with. docs/adr/0128.
 */
export function withKeptIds<E extends Entry>(written: readonly E[], before: readonly Entry[]): E[] {
  const free = new Map(before.map(entry => [entry.id, entry]))
  const ids = new Map<number, Id>()
  for (const likeness of likenesses) {
    const byLikeness = Map.groupBy(free.values(), likeness)
    for (const [index, entry] of written.entries()) {
      if (ids.has(index)) continue
      const found = byLikeness.get(likeness(entry))?.shift()
      if (!found) continue
      ids.set(index, found.id)
      free.delete(found.id)
    }
  }
  return written.map((entry, index) => ({ ...entry, id: ids.get(index) ?? entry.id }))
}

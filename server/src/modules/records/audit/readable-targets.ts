import type { Caller } from '../../../platform/access/caller.ts'
import { type Contract, operationsOf } from '../../../platform/contract/family.ts'
import type { Capability } from '../../../platform/vocabulary/capabilities.ts'

/**
 * Of which types of record the caller is told values by the trail: of those that they could read themself. Holding a
 * capability that some read of the family asks for is enough; records that everybody reads are told to everybody.
 */
export function readableTargets(
  contracts: readonly Contract[],
  { capabilities }: Pick<Caller, 'capabilities'>,
): (targetType: string) => boolean {
  const readers = readersOf(contracts)
  return targetType => {
    const families = readers.get(targetType) ?? []
    return families.every(needed => needed.some(capability => capabilities.has(capability)))
  }
}

type Readers = ReadonlyMap<string, readonly (readonly Capability[])[]>

const known = new WeakMap<readonly Contract[], Readers>()

/**
 * By type of record, for each family that has it and is not read by everybody: the capabilities of which one opens a read. The
 * contracts of a family share its name.
 */
function readersOf(contracts: readonly Contract[]): Readers {
  const before = known.get(contracts)
  if (before) return before
  const readers = new Map<string, (readonly Capability[])[]>()
  for (const [, family] of Map.groupBy(contracts, ({ name }) => name)) {
    const opening = family
      .flatMap(operationsOf)
      .flatMap(({ method, needs }) => (method === 'GET' && needs !== 'none' ? needs : []))
    if (opening.length === 0) continue
    for (const type of family.flatMap(({ audited = {} }) => Object.keys(audited)))
      readers.set(type, [...(readers.get(type) ?? []), opening])
  }
  known.set(contracts, readers)
  return readers
}

import type { Caller } from '../../platform/access/caller.ts'
import type { Contract } from '../../platform/contract/family.ts'

/**
 * Of which types of record the caller is told values by the trail: of those that they could read themself. Holding a
 * capability that some read of the family asks for is enough; records that everybody reads are told to everybody.
 */
export function toldOf(
  contracts: readonly Contract[],
  { capabilities }: Pick<Caller, 'capabilities'>,
): (targetType: string) => boolean {
  const withheld = new Set(
    contracts.flatMap(({ name, audited = {} }) =>
      reads(contracts, name, capabilities) ? [] : Object.keys(audited),
    ),
  )
  return targetType => !withheld.has(targetType)
}

/** The reads of all contracts of a family, which share its name. */
function reads(
  contracts: readonly Contract[],
  family: string,
  capabilities: Caller['capabilities'],
): boolean {
  const asked = contracts
    .filter(({ name }) => name === family)
    .flatMap(({ operations }) => Object.values(operations))
    .filter(({ method }) => method === 'GET')
    .flatMap(({ needs }) => (needs === 'none' ? [] : [needs]))
  return asked.length === 0 || asked.some(needs => needs.some(capability => capabilities.has(capability)))
}

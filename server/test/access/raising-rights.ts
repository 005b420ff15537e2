import type { Capability, Role } from '../../src/platform/vocabulary/capabilities.ts'
import { table } from './table.ts'

export interface Rights {
  readonly capabilities: ReadonlySet<string>
  readonly reach: string
}
export interface Row {
  readonly id: string
  readonly role: Role
  readonly status: string
  readonly email: string
  readonly unit: string | null
  readonly lastDay: string | null
  readonly grants: readonly Capability[]
  readonly above: string | null
}
export interface KeyRow {
  readonly id: string
  readonly kind: string
  readonly owner: string | null
  readonly scope: readonly Capability[]
  readonly live: boolean
}

/** By the table, not by the service's own: what somebody may do today or later. */
export const rightsOf = ({ role, grants }: Pick<Row, 'role' | 'grants'>): Rights => ({
  capabilities: new Set([...table[role].capabilities, ...grants]),
  reach: table[role].reach,
})
const breadth = ['own', 'reports', 'organisation']
export const within = (rights: Rights, actor: Rights): boolean =>
  breadth.indexOf(rights.reach) <= breadth.indexOf(actor.reach) &&
  [...rights.capabilities].every(capability => actor.capabilities.has(capability))

export const effectiveOf = (key: KeyRow, people: ReadonlyMap<string, Row>): string[] => {
  const owner = key.owner === null ? undefined : people.get(key.owner)
  if (!owner || owner.status !== 'active' || !key.live) return []
  const { capabilities } = rightsOf(owner)
  return key.scope.filter(capability => capabilities.has(capability))
}

export const chainOf = (people: ReadonlyMap<string, Row>, id: string): string[] => {
  const chain: string[] = []
  for (let at = people.get(id)?.above ?? null; at !== null; at = people.get(at)?.above ?? null) chain.push(at)
  return chain
}

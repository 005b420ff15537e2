import type { Capability, Reach, Role } from '../../src/platform/vocabulary/capabilities.ts'
import { table } from './table.ts'

/** A member as the model knows them. */
export interface Person {
  readonly id: string
  role: Role
  active: boolean
  supervisor: Person | null
  deleted: boolean
}

export interface Key {
  readonly id: string
  readonly kind: 'personal' | 'service'
  readonly scope: readonly Capability[]
  readonly readOnly: boolean
  owner: Person
  revoked: boolean
  /** The secret in force first; the others until their overlap ends, or never again. */
  secrets: { readonly text: string; live: boolean }[]
}

/** What the holder of a secret is to be told by `GET /v1/me/access`: a refusal, or exactly this access. */
export type Access =
  | { readonly code: 'invalid_token' | 'api_key_owner_inactive' }
  | { readonly membershipId: string; readonly role: Role; readonly capabilities: readonly Capability[] }

export const capabilitiesIn = (role: Role, scope: readonly Capability[]): Capability[] =>
  table.admin.capabilities.filter(
    capability => table[role].capabilities.includes(capability) && scope.includes(capability),
  )

export function accessOf(key: Key, live: boolean): Access {
  if (key.revoked || !live || (key.owner.deleted && key.kind === 'personal')) return { code: 'invalid_token' }
  if (key.owner.deleted || !key.owner.active) return { code: 'api_key_owner_inactive' }
  const { id, role } = key.owner
  return { membershipId: id, role, capabilities: capabilitiesIn(role, key.scope) }
}

export function isAbove(upper: Person, lower: Person): boolean {
  for (let at = lower.supervisor; at; at = at.supervisor) if (at === upper) return true
  return false
}

/** The members whom somebody reaches. */
export function reachedBy(person: Person, everybody: readonly Person[]): Person[] {
  const reaches: Record<Reach, (other: Person) => boolean> = {
    own: other => other === person,
    reports: other => other === person || isAbove(person, other),
    organisation: () => true,
  }
  return everybody.filter(other => !other.deleted && reaches[table[person.role].reach](other))
}

/** The capabilities that open the roster; without any of them it is refused. */
export const rosterCapabilities: readonly Capability[] = [
  'members.manage',
  'reports.team',
  'worktime.supervise',
  'payroll.run',
  'hr.manage',
  'org.admin',
]

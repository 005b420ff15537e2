import type { Capability, Reach, Role } from '../vocabulary/capabilities.ts'
import type { Feature } from '../vocabulary/features.ts'
import type { Id } from '../vocabulary/ids.ts'
import type { Caller } from './caller.ts'

/** What decides which rows and fields a caller is shown: capabilities, modules and reach. */
export interface ViewRights {
  readonly role: Role
  readonly reach: Reach
  readonly capabilities: readonly Capability[]
  /** The modules that are switched on. */
  readonly modules: readonly Feature[]
  /** The members whom the caller supervises, directly or through others. */
  readonly reports: readonly Id[]
}

export const viewRightsOf = (caller: Caller, reports: readonly Id[]): ViewRights => ({
  role: caller.membership.role,
  reach: caller.reach,
  capabilities: [...caller.capabilities],
  modules: [...caller.features].filter(([, { active }]) => active).map(([feature]) => feature),
  reports,
})

/** A device is shown what its operations show, whatever anybody may see. */
export const rightsOfDevices: ViewRights = {
  role: 'employee',
  reach: 'own',
  capabilities: [],
  modules: [],
  reports: [],
}

/** Whether a caller with `held` is shown everything that one with `needed` was shown. */
export function covers(held: ViewRights, needed: ViewRights): boolean {
  if (!includesAll(held.capabilities, needed.capabilities)) return false
  if (!includesAll(held.modules, needed.modules)) return false
  // An administrator has authority over everybody. Between other roles, what only the role decides may differ.
  if (held.role === 'admin') return true
  return held.role === needed.role && held.reach === needed.reach && includesAll(held.reports, needed.reports)
}

function includesAll<T>(held: readonly T[], needed: readonly T[]): boolean {
  const set = new Set(held)
  return needed.every(one => set.has(one))
}

import type { Caller } from '../../platform/access/caller.ts'
import type { RateBudget } from '../../platform/services.ts'
import { capabilities } from '../../platform/vocabulary/capabilities.ts'
import { features } from '../../platform/vocabulary/features.ts'
import type { Access } from './contract.ts'

export const access = (caller: Caller, budgets: readonly RateBudget[]): Access => {
  const { membership, organisation, credential } = caller
  return {
    membership: { id: membership.id, displayName: membership.displayName, role: membership.role },
    organisation: {
      id: organisation.id,
      name: organisation.name,
      timeZone: organisation.timeZone,
      sandbox: organisation.sandbox,
    },
    capabilities: capabilities.filter(capability => caller.capabilities.has(capability)),
    modules: features.map(module => ({
      module,
      licensed: caller.features.has(module),
      active: caller.features.get(module)?.active ?? false,
    })),
    credential: {
      kind: credential.kind,
      id: credential.id,
      name: credential.name,
      scope: credential.scope === null ? null : [...credential.scope],
      readOnly: credential.readOnly,
      expiresAt: credential.expiresAt,
    },
    rateLimits: budgets.map(({ scope, limit, windowSeconds, remaining, resetAt }) => ({
      scope,
      limit,
      windowSeconds,
      remaining,
      resetAt,
    })),
  }
}

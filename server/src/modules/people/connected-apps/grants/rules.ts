import { step } from '../../../../platform/contract/lifecycle.ts'
import type { Capability } from '../../../../platform/vocabulary/capabilities.ts'
import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import { accept, type AuditFact, type Decision } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { oauthGrantLife } from './contract.ts'
import type { EndReason, Grant, GrantState } from './grant.ts'

/** How long an app has to fetch its first tokens; they carry the grant on. */
const firstTokensSeconds = 10 * 60

/**
 * A member allows an app something. `scope` is what it asked for, cut to what it may ask and the member holds. `now` is
 * the organisation's instant, `realNow` the real one.
 */
export function consent(
  given: {
    readonly clientId: Id
    readonly membershipId: Id
    readonly scope: readonly Capability[]
    readonly readOnly: boolean
    readonly offlineAccess: boolean
  },
  made: { readonly id: Id; readonly now: Instant; readonly realNow: Instant },
): Decision<Grant, never, never> {
  const { id, now, realNow } = made
  const grant: Grant = {
    id,
    clientId: given.clientId,
    membershipId: given.membershipId,
    scope: given.scope,
    readOnly: given.readOnly,
    offlineAccess: given.offlineAccess,
    expiresAt: addSeconds(realNow, firstTokensSeconds),
    endedAt: null,
    endReason: null,
    createdAt: now,
    updatedAt: now,
  }
  const changes = (['clientId', 'membershipId', 'scope', 'readOnly', 'offlineAccess'] as const).map(
    field => ({
      field,
      to: grant[field],
    }),
  )
  return accept(grant, { audit: [{ ...auditOf('oauth_grants.consent', grant), changes }] })
}

/** Ends a grant for good; one that has ended stays as it is. Reuse gets an audit line of its own. */
export function end(grant: Grant, reason: EndReason, now: Instant): Decision<Grant, never, never> {
  // Every state allows it, so time and the member's status need not be known.
  const before: GrantState = grant.endedAt === null ? 'active' : 'ended'
  if (step(oauthGrantLife, 'end', before).state === before) return accept(grant)
  const ended = auditOf('oauth_grants.end', grant)
  const reused = reason === 'refresh_token_reused' || reason === 'code_reused'
  return accept(
    { ...grant, endedAt: now, endReason: reason, updatedAt: now },
    {
      audit: [
        ...(reused ? [auditOf(`oauth_grants.${reason}`, grant)] : []),
        { ...ended, changes: [{ field: 'endReason', from: null, to: reason }] },
      ],
    },
  )
}

export function endAll(
  grants: readonly Grant[],
  reason: EndReason,
  now: Instant,
): Decision<readonly Grant[], never, never> {
  const decisions = grants.map(grant => end(grant, reason, now))
  const accepted = decisions.filter(decision => decision.refusal === undefined)
  return accept(
    accepted.map(({ state }) => state),
    { audit: accepted.flatMap(({ audit }) => audit) },
  )
}

const auditOf = (action: string, { id }: { readonly id: Id }): AuditFact => ({
  action,
  targetType: 'oauth_grant',
  targetId: id,
})

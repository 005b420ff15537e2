import type { Services } from '../../../../platform/services.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { auditLine, noted } from '../persons/audit-lines.ts'
import { signingIn } from '../persons/actor.ts'

export interface FailedSignIn {
  /** Those of the person whose address was given: every one, or that of the organisation they named. */
  readonly memberships: readonly { readonly orgId: Id; readonly membershipId: Id }[]
  readonly organisationId: Id | undefined
  readonly requestId: string
  readonly address: string
}

/**
 * Records a wrong password on the audit trail of each organisation that the person belongs to. It is not awaited: an
 * answer that took longer would tell which accounts exist. The limits of signing in bound how many run at once.
 */
export function recordFailedSignIn(services: Services, failed: FailedSignIn): void {
  const { memberships, organisationId, requestId, address } = failed
  const named = memberships.filter(({ orgId }) => orgId === organisationId)
  for (const { orgId, membershipId } of named.length > 0 ? named : memberships)
    services.transactions
      .run(
        { orgId, actor: signingIn(null), operation: 'session.create', requestId, address },
        (_tx, commit) => commit(noted(auditLine('sign_in.password_failed', membershipId))),
      )
      .catch(error =>
        services.log.warn('a failed sign-in is not on the audit trail', { orgId, error: String(error) }),
      )
}

import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'

/**
 * A write transaction of the caller's organisation, for an operation that has something to do once it is committed: a
 * cookie must not go out for a session that was rolled back.
 */
export const writeAs = <T>(
  services: Services,
  { organisation, membership, credential }: Caller,
  request: { readonly operation: string; readonly requestId: string },
  work: (tx: WriteTransaction, commit: Commit) => Promise<T>,
): Promise<T> =>
  services.transactions.run(
    {
      orgId: organisation.id,
      actor: { membershipId: membership.id, credentialKind: credential.kind, credentialId: credential.id },
      ...request,
    },
    work,
  )

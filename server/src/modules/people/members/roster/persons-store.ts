import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** Takes over from the directory which account signs in as each of the members: another does since their address was proven. */
export const relinkPersons = (
  tx: WriteTransaction,
  _commit: Commit,
  membershipIds: readonly Id[],
): Promise<unknown> =>
  tx.sql`
    update memberships m set person_id = l.person_id from directory.person_memberships l
    where m.org_id = ${tx.orgId} and m.id = any(${membershipIds}::uuid[])
      and l.org_id = m.org_id and l.membership_id = m.id and m.person_id is distinct from l.person_id`

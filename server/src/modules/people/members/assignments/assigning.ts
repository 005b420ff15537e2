import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import { chainUpFrom } from '../access/reach.ts'
import { assignedFields } from '../record/assignment.ts'
import { missingReferences } from '../record/references-store.ts'
import { findRecord, saveMember } from '../record/store.ts'
import { followAssignedDays } from './assigned-days.ts'
import { assign, type Assigned, type WantedAssignment } from './rules.ts'
import { circleOn, holdersOfNumberOf, saveAssigned } from './store.ts'

/** Assigns something to a member from a date on. Throws `RequestRefused` with the rule's code, or with `period_locked`. */
export async function assignMember(
  tx: WriteTransaction,
  commit: Commit,
  membershipId: Id,
  wanted: WantedAssignment,
  { today, contributions }: { readonly today: PlainDate; readonly contributions: Contributions },
): Promise<Assigned> {
  const { kind, assignedId, from } = wanted
  const supervisor = kind === 'supervisor' ? assignedId : null
  const [record, missing, supervisorChain, circle, numberHolders] = await Promise.all([
    findRecord(tx, membershipId, sql`true`),
    missingReferences(tx, { [assignedFields[kind]]: assignedId }),
    supervisor === null ? null : chainUpFrom(tx, supervisor),
    supervisor === null ? null : circleOn(tx, membershipId, supervisor, from),
    kind === 'employer' ? holdersOfNumberOf(tx, membershipId) : [],
  ])
  if (!record) throw new RequestRefused('membership_not_found', `No member has the id ${membershipId}.`)
  const decision = assign(record, wanted, {
    today,
    now: tx.now,
    missing,
    supervisorChain,
    circleOn: circle,
    numberHolders,
  })
  return commit(decision, async ({ member, row, changesMember }) => {
    if (row) {
      followAssignedDays(tx, contributions, [{ ...record, rows: [row] }])
      tx.defer(saveAssigned(tx, [{ ...row, membershipId }]))
    }
    if (changesMember) tx.defer(saveMember(tx, member))
  })
}

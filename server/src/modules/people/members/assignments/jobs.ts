import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { Hourly } from '../../../../platform/events/periodic.ts'
import type { Worker } from '../../../../platform/module.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { dateOfTransaction, inEveryOrganisation, presentDate } from '../every-organisation.ts'
import { recordsToFollow, saveMember } from '../record/store.ts'
import { follow } from './rules.ts'
import { countAsCome, hasComing } from './store.ts'

/** How many members one write transaction brings up to date. */
const membersAtOnce = 200

/** Once an hour, lets the records of members follow the assignments that have come into force. */
export const followingAssignments = (services: Services): Worker =>
  new Hourly('assignments', stopping => followEverywhere(services, stopping), services.log)

export const followEverywhere = (services: Services, stopping?: AbortSignal): Promise<void> =>
  inEveryOrganisation(services, stopping, orgId => followDue(services, orgId, stopping))

/** Writes only where something has come into force. An organisation that is too busy is tried again the next time. */
export async function followDue(
  { database, transactions, log }: Services,
  orgId: Id,
  stopping?: AbortSignal,
): Promise<void> {
  const request = { orgId, actor: systemActor, operation: 'members.follow_assignments', requestId: newId() }
  try {
    const today = await presentDate(database.reader(orgId), orgId)
    while (today !== undefined && !stopping?.aborted && (await hasComing(database.reader(orgId), today)))
      await transactions.run(request, followSome)
  } catch (error) {
    log.warn('assignments skipped an organisation', { orgId, error: String(error) })
  }
}

async function followSome(tx: WriteTransaction, commit: Commit): Promise<void> {
  const today = await dateOfTransaction(tx)
  const records = await recordsToFollow(tx, today, membersAtOnce)
  for (const record of records)
    await commit(follow(record, { today, now: tx.now }), async ({ member, changed }) => {
      if (changed) tx.defer(saveMember(tx, member))
    })
  tx.defer(
    countAsCome(
      tx,
      records.map(({ member }) => member.id),
      today,
    ),
  )
}

import type { Caller } from '../../../../platform/access/caller.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { chainUpFrom, newAuthority } from '../access/reach.ts'
import { actorOf, visibleTo } from '../access/visible.ts'
import { followAssignedDays } from '../assignments/assigned-days.ts'
import { circleOn, holdersOfNumberOf } from '../assignments/store.ts'
import { hasOtherAdmin } from '../deactivation/store.ts'
import { touchMovedDays } from '../employment/moved-days.ts'
import type { MemberRecord } from '../record/member.ts'
import { missingReferences } from '../record/references-store.ts'
import { findRecord } from '../record/store.ts'
import type { MemberPatch } from './contract.ts'
import { saveUpdated } from './saving.ts'
import { holderOfAddress } from './store.ts'
import { update, type UpdatedMember } from './update.ts'

export interface Updating {
  readonly db: WriteTransaction
  readonly caller: Caller
}

/** A change of a member whom the caller reaches, decided; undefined when there is no such member. */
export async function decideUpdate({ db, caller }: Updating, id: Id, patch: MemberPatch) {
  const today = dateIn(caller.organisation.timeZone, db.now)
  const supervisor = patch.supervisorMembershipId ?? null
  const [record, addressHolder, supervisorChain, circle, authority, numberHolders, missing, otherAdmin] =
    await Promise.all([
      findRecord(db, id, visibleTo(caller)),
      patch.email === undefined ? null : holderOfAddress(db, patch.email),
      supervisor === null ? null : chainUpFrom(db, supervisor),
      supervisor === null ? null : circleOn(db, id, supervisor, today),
      supervisor === null ? null : newAuthority(db, id, supervisor),
      patch.employerId === undefined ? [] : holdersOfNumberOf(db, id),
      missingReferences(db, patch),
      hasOtherAdmin(db, id, today),
    ])
  if (!record) return undefined
  const decision = update(record, patch, {
    now: db.now,
    today,
    newAssignmentId: newId(),
    actor: actorOf(caller),
    unchanged: unchangedSince(patch.expectedUpdatedAt, record.member.updatedAt),
    addressHolder,
    supervisorChain,
    circleOn: circle,
    newAuthority: authority,
    numberHolders,
    missing,
    otherAdmin,
  })
  return { record, decision }
}

/** A member before a change and after it. */
export interface ChangedMember {
  readonly before: MemberRecord
  readonly updated: UpdatedMember
}

/** Saves changes of members, each of another one, with what follows from them for the members' days. */
export function saveChanges(
  db: WriteTransaction,
  { contributions }: Services,
  changes: readonly ChangedMember[],
): Promise<void> {
  for (const { before, updated } of changes) touchMovedDays(db, contributions, before.member, updated)
  followAssignedDays(
    db,
    contributions,
    changes.map(({ before, updated }) => ({ ...before, rows: updated.assigned })),
  )
  return saveUpdated(
    db,
    changes.map(({ updated }) => updated),
  )
}

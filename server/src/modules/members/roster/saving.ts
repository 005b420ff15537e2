import type { WriteTransaction } from '../../../platform/data/database.ts'
import { endSessionsOf } from '../../session/port.ts'
import { endInvitation } from '../invitations/mailing.ts'
import { saveInvitations } from '../invitations/store.ts'
import { saveFormer, saveTermination } from '../employment/store.ts'
import { firstAssignments } from '../assignments/rows.ts'
import { saveAssigned } from '../assignments/store.ts'
import { saveAssignments, upsertAssignments } from '../units/store.ts'
import type { CreatedMember } from './creation.ts'
import { insertMembers, saveMember } from '../record/store.ts'
import type { UpdatedMember } from './update.ts'

/** New members with their units and links, as sets, however many they are. */
export async function saveCreated(tx: WriteTransaction, created: readonly CreatedMember[]): Promise<void> {
  if (created.length === 0) return
  tx.defer(
    insertMembers(
      tx,
      created.map(({ member }) => member),
    ),
  )
  tx.defer(
    saveAssigned(
      tx,
      created.flatMap(({ member }) =>
        firstAssignments(member).map(row => ({ ...row, membershipId: member.id })),
      ),
    ),
  )
  const units = created.flatMap(({ member, units }) =>
    units.map(unit => ({ ...unit, membershipId: member.id })),
  )
  if (units.length > 0) tx.defer(upsertAssignments(tx, units))
  const invitations = created.flatMap(({ invitation }) => invitation ?? [])
  if (invitations.length > 0) tx.defer(saveInvitations(tx, invitations))
}

export async function saveUpdated(tx: WriteTransaction, updated: UpdatedMember): Promise<void> {
  if (!updated.changed) return
  const { member, assignments } = updated
  tx.defer(saveMember(tx, member))
  saveAssignments(tx, member.id, assignments)
  tx.defer(
    saveAssigned(
      tx,
      updated.assigned.map(row => ({ ...row, membershipId: member.id })),
    ),
  )
  if (updated.ended) tx.defer(saveFormer(tx, member.id, updated.ended))
  if (updated.dropsTermination) tx.defer(saveTermination(tx, member.id, null))
  if (updated.dropsInvitation) endInvitation(tx, member.id)
  // A session that merely did not fit the role would be good again when the role is given back.
  if (updated.changesRole) tx.defer(endSessionsOf(tx, member.id))
}

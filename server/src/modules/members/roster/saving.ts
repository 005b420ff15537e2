import type { WriteTurn } from '../../../platform/data/database.ts'
import { endSessionsOf } from '../../session/port.ts'
import { endInvitation } from '../invitations/mailing.ts'
import { saveInvitations } from '../invitations/store.ts'
import { saveFormer, saveTermination } from '../employment/store.ts'
import { saveAssignments, upsertAssignments } from '../units/store.ts'
import type { CreatedMember } from './creation.ts'
import { insertMembers, saveMember } from './store.ts'
import type { UpdatedMember } from './update.ts'

/** New members with their units and links, as sets, however many they are. */
export async function saveCreated(turn: WriteTurn, created: readonly CreatedMember[]): Promise<void> {
  if (created.length === 0) return
  turn.defer(
    insertMembers(
      turn,
      created.map(({ member }) => member),
    ),
  )
  const units = created.flatMap(({ member, units }) =>
    units.map(unit => ({ ...unit, membershipId: member.id })),
  )
  if (units.length > 0) turn.defer(upsertAssignments(turn, units))
  const invitations = created.flatMap(({ invitation }) => invitation ?? [])
  if (invitations.length > 0) turn.defer(saveInvitations(turn, invitations))
}

export async function saveUpdated(turn: WriteTurn, updated: UpdatedMember): Promise<void> {
  if (!updated.changed) return
  const { member, assignments } = updated
  turn.defer(saveMember(turn, member))
  saveAssignments(turn, member.id, assignments)
  if (updated.ended) turn.defer(saveFormer(turn, member.id, updated.ended))
  if (updated.dropsTermination) turn.defer(saveTermination(turn, member.id, null))
  if (updated.dropsInvitation) endInvitation(turn, member.id)
  // A session that merely did not fit the role would be good again when the role is given back.
  if (updated.changesRole) turn.defer(endSessionsOf(turn, member.id))
}

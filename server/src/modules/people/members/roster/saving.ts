import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { endSessionsOf } from '../../session/port.ts'
import { endInvitations } from '../invitations/mailing.ts'
import { saveInvitations } from '../invitations/store.ts'
import { saveFormer, saveTermination } from '../employment/store.ts'
import { firstAssignments } from '../assignments/rows.ts'
import { saveAssigned } from '../assignments/store.ts'
import { saveAssignments, upsertAssignments } from '../units/store.ts'
import type { CreatedMember } from './creation.ts'
import { insertMembers, saveMembers } from '../record/store.ts'
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

/** Changes of members, each of another one, as sets. */
export async function saveUpdated(tx: WriteTransaction, updated: readonly UpdatedMember[]): Promise<void> {
  const changes = updated.filter(({ changed }) => changed)
  if (changes.length === 0) return
  tx.defer(
    saveMembers(
      tx,
      changes.map(({ member }) => member),
    ),
  )
  saveAssignments(
    tx,
    changes.map(({ member, assignments }) => ({ membershipId: member.id, ...assignments })),
  )
  tx.defer(
    saveAssigned(
      tx,
      changes.flatMap(({ member, assigned }) => assigned.map(row => ({ ...row, membershipId: member.id }))),
    ),
  )
  for (const { member, ended, dropsTermination } of changes) {
    if (ended) tx.defer(saveFormer(tx, member.id, ended))
    if (dropsTermination) tx.defer(saveTermination(tx, member.id, null))
  }
  endInvitations(tx, idsOf(changes.filter(({ dropsInvitation }) => dropsInvitation)))
  // A session that merely did not fit the role would be good again when the role is given back.
  const withOtherRole = idsOf(changes.filter(({ changesRole }) => changesRole))
  if (withOtherRole.length > 0) tx.defer(endSessionsOf(tx, withOtherRole))
}

const idsOf = (changes: readonly UpdatedMember[]): Id[] => changes.map(({ member }) => member.id)

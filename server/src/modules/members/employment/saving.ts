import type { WriteTurn } from '../../../platform/data/database.ts'
import { endSessionsOf } from '../../session/port.ts'
import { endInvitation } from '../invitations/mailing.ts'
import type { MemberRecord } from '../member.ts'
import { saveMember } from '../roster/store.ts'
import type { Employment } from './rules.ts'
import { saveFormer, saveTermination, saveTerms } from './store.ts'

/** Saves of an employment what differs from the record it was decided on. */
export async function saveEmployment(
  turn: WriteTurn,
  record: MemberRecord,
  changed: Employment,
): Promise<void> {
  if (!changed.changed) return
  const { member, terms, termination } = changed
  turn.defer(saveMember(turn, member))
  if (terms !== record.terms) turn.defer(saveTerms(turn, member.id, terms))
  if (changed.ended) turn.defer(saveFormer(turn, member.id, changed.ended))
  if (termination !== record.termination) turn.defer(saveTermination(turn, member.id, termination))
  if (member.status === 'deactivated' && record.member.status !== 'deactivated') {
    endInvitation(turn, member.id)
    turn.defer(endSessionsOf(turn, member.id))
  }
}

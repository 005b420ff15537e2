import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { MemberRecord } from '../record/member.ts'
import { saveMember } from '../record/store.ts'
import { touchMovedDays } from './moved-days.ts'
import type { Employment } from './rules.ts'
import { saveFormer, saveTermination, saveTerms } from './store.ts'

/** Saves of an employment what differs from the record it was decided on. */
export async function saveEmployment(
  tx: WriteTransaction,
  record: MemberRecord,
  changed: Employment,
  contributions: Contributions,
): Promise<void> {
  if (!changed.changed) return
  const { member, terms, termination } = changed
  tx.defer(saveMember(tx, member))
  touchMovedDays(tx, contributions, record.member, changed)
  if (terms !== record.terms) tx.defer(saveTerms(tx, member.id, terms))
  if (changed.ended) tx.defer(saveFormer(tx, member.id, changed.ended))
  if (termination !== record.termination) tx.defer(saveTermination(tx, member.id, termination))
}

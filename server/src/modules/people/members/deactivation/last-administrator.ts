import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import { isSynthetic } from '../record/address.ts'
import type { Member } from '../record/member.ts'

/**
 * An organisation keeps somebody who can sign in and administer it: active, with an account, not past their last day. Who
 * has only been granted `org.admin` does not count: it makes nobody who could follow.
 */
export const refuseWithoutAdmin = (
  member: Member,
  otherAdmin: boolean,
  today: PlainDate,
): Refused<'last_admin'> | undefined =>
  administers(member, today) && !otherAdmin
    ? refuse(
        'last_admin',
        `${member.displayName} is the only administrator who can sign in as long as they can.`,
      )
    : undefined

/** The same where only the last day changes: an earlier one takes an administrator away from that day on. */
export const refuseLeavingWithoutAdmin = (
  member: Member,
  lastDay: PlainDate | null,
  otherAdmin: boolean,
  today: PlainDate,
): Refused<'last_admin'> | undefined =>
  isEarlier(lastDay, member.employmentEndDate) ? refuseWithoutAdmin(member, otherAdmin, today) : undefined

const administers = (member: Member, today: PlainDate): boolean =>
  member.role === 'admin' &&
  member.status === 'active' &&
  member.personId !== null &&
  !isSynthetic(member.email) &&
  (member.employmentEndDate === null || today <= member.employmentEndDate)

/** Null is no last day: later than any. */
export const isEarlier = (day: PlainDate | null, other: PlainDate | null): boolean =>
  day !== null && (other === null || day < other)

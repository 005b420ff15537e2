import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import { planningUnitNames } from '../../../company/catalogs/planning-units/port.ts'
import { mailableMembers } from '../../../people/members/port.ts'
import { organisationAccessOf } from '../../../company/organisation/port.ts'
import { dateAndTime, type NewMail, sendMails } from '../../../company/outgoing-mail/port.ts'
import { claimMail } from '../claims/letter.ts'
import type { Claim } from '../claims/record.ts'
import { claimTitle } from '../claims/subjects.ts'
import type { OpenShift } from './record.ts'

/** Writes to members what has become of their claims, each in their language. The statements travel together. */
export async function notifyClaimers(
  tx: WriteTransaction,
  services: Services,
  openShifts: readonly OpenShift[],
  claims: readonly Claim[],
): Promise<void> {
  const [members, { name: organisation, timeZone }, unitName] = await Promise.all([
    mailableMembers(
      tx,
      claims.map(({ membershipId }) => membershipId),
    ),
    organisationAccessOf(tx),
    planningUnitNames(
      tx,
      openShifts.map(({ planningUnitId }) => planningUnitId),
    ),
  ])
  const people = new Map(members.map(member => [member.id, member]))
  const claimed = new Map(openShifts.map(openShift => [openShift.id, openShift]))
  const mails = claims.flatMap(
    ({ id, openShiftId, membershipId, state, declineReason, endedAt }): NewMail[] => {
      const [member, openShift] = [people.get(membershipId), claimed.get(openShiftId)]
      if (!member || !openShift || (state !== 'approved' && state !== 'declined' && state !== 'superseded'))
        return []
      const { startAt, planningUnitId, withdrawReason } = openShift
      const news = {
        ...{
          organisation,
          name: member.callName,
          state: endedAt === null ? state : ('ended' as const),
          unit: unitName(planningUnitId, member.locale),
        },
        reason: declineReason ?? withdrawReason,
        title: claimTitle(openShift, timeZone, member.locale),
        begins: dateAndTime(startAt, timeZone, member.locale),
      }
      return [
        {
          kind: 'open_shift_claim',
          to: { address: member.email, name: member.displayName, membershipId },
          locale: member.locale,
          ...claimMail(news, member.locale),
          about: { type: 'open_shift_claim', id },
          usefulUntil: startAt,
        },
      ]
    },
  )
  sendMails(tx, services, mails)
}

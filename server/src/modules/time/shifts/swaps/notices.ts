import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { planningUnitNames } from '../../../company/catalogs/planning-units/port.ts'
import { displayNamesOf, mailableMembers } from '../../../people/members/port.ts'
import { organisationAccessOf } from '../../../company/organisation/port.ts'
import { dateAndTime, sendMails } from '../../../company/outgoing-mail/port.ts'
import { type SwapNews, swapMail } from './letter.ts'
import type { Swap } from './record.ts'
import { swapTitle } from './subjects.ts'

/** Whom a swap in a state is told to. */
const addressees = ({ fromMembershipId, toMembershipId }: Swap, what: SwapNews['what']): readonly Id[] => {
  const peer = toMembershipId === null ? [] : [toMembershipId]
  if (what === 'proposed') return peer
  return what === 'peer_declined' ? [fromMembershipId] : [fromMembershipId, ...peer]
}

/** Writes to the members of a swap what has become of it, each in their language. The statements travel together. */
export async function notifyOfSwap(
  tx: WriteTransaction,
  services: Services,
  swap: Swap,
  what: SwapNews['what'],
): Promise<void> {
  const { id, fromMembershipId, fromShift, note, declineReason } = swap
  const told = addressees(swap, what)
  if (told.length === 0) return
  const [members, names, unitName, { name: organisation, timeZone }] = await Promise.all([
    mailableMembers(tx, told),
    displayNamesOf(tx, [fromMembershipId]),
    planningUnitNames(tx, [fromShift.planningUnitId]),
    organisationAccessOf(tx),
  ])
  const common = {
    ...{ organisation, what },
    proposer: names.get(fromMembershipId) ?? '',
    words: what === 'proposed' ? note : what === 'declined' ? declineReason : null,
  }
  sendMails(
    tx,
    services,
    members.map(member => {
      const own = {
        ...{ name: member.callName, unit: unitName(fromShift.planningUnitId, member.locale) },
        title: swapTitle(swap, timeZone, member.locale),
        begins: dateAndTime(fromShift.startAt, timeZone, member.locale),
      }
      return {
        kind: 'shift_swap',
        to: { address: member.email, name: member.displayName, membershipId: member.id },
        locale: member.locale,
        ...swapMail({ ...common, ...own }, member.locale),
        about: { type: 'shift_swap', id },
        usefulUntil: fromShift.startAt,
      }
    }),
  )
}

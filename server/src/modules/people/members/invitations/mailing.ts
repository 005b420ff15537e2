import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { defaultLocale } from '../../../../platform/vocabulary/locales.ts'
import { dateAndTime, type NewMail, sendMails, withdrawMails } from '../../../company/outgoing-mail/port.ts'
import type { Member } from '../record/member.ts'
import { callName } from '../record/names.ts'
import { invitationMail } from './letter.ts'
import type { PendingInvitation } from './rules.ts'
import { deleteInvitations, saveMailedLinks } from './store.ts'
import { type ActivationToken, newActivationToken } from './token.ts'
import { activationUrl } from './view.ts'

/** An invitation that was decided on, with the link that its maker is shown. */
export interface Invited {
  readonly member: Member
  readonly invitation: PendingInvitation
  readonly token: ActivationToken
}

/**
 * Mails activation links, in the transaction that makes them. False when they are held for want of a mail server. What goes to
 * a mail server has a link of its own, which nobody else sees: whoever uses it reads the mail of the address. What is
 * held has the link that its maker was shown too, for anyone who hands it on.
 */
export function mailInvitations(
  tx: WriteTransaction,
  services: Services,
  caller: Caller,
  invited: readonly Invited[],
): boolean {
  const bringing =
    services.mail === null ? invited : invited.map(one => ({ ...one, token: newActivationToken(tx.orgId) }))
  if (services.mail !== null && invited.length > 0)
    tx.defer(
      saveMailedLinks(
        tx,
        bringing.map(({ member, token }) => ({ membershipId: member.id, hash: token.hash })),
      ),
    )
  return sendMails(
    tx,
    services,
    bringing.map(one => mailOf(one, caller, services.baseUrl)),
  )
}

function mailOf({ member, invitation, token }: Invited, caller: Caller, baseUrl: string): NewMail {
  const { organisation, membership, credential } = caller
  const locale = invitation.locale ?? defaultLocale
  const news = {
    organisation: organisation.name,
    // A service key is another system at work: its owner need not even know of it.
    inviter: credential.kind === 'service_key' ? null : membership.displayName,
    name: callName(member),
    url: activationUrl(token, baseUrl),
    until: dateAndTime(invitation.expiresAt, organisation.timeZone, locale),
  }
  return {
    kind: 'invitation',
    to: { address: member.email, name: member.displayName, membershipId: member.id },
    locale,
    ...invitationMail(news, locale),
    about: { type: 'membership', id: member.id },
    usefulUntil: invitation.expiresAt,
  }
}

/** Ends the links of members, and the mails that were to bring them. */
export function endInvitations(tx: WriteTransaction, membershipIds: readonly Id[]): void {
  if (membershipIds.length === 0) return
  tx.defer(deleteInvitations(tx, membershipIds))
  withdrawInvitationMails(tx, membershipIds)
}

/** Ends the mails that wait to bring a link which another one has replaced. */
export const withdrawInvitationMails = (tx: WriteTransaction, membershipIds: readonly Id[]): void =>
  tx.defer(withdrawMails(tx, 'invitation', membershipIds))

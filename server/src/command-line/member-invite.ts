import { renewInvitation } from '../modules/people/members/port.ts'
import { settingsOf } from '../modules/company/organisation/port.ts'
import { dateIn } from '../platform/vocabulary/dates.ts'
import { linkBaseOf, noteOn } from './base-url.ts'
import type { Circumstances, Given, Outcome } from './command.ts'
import type { memberInviteOptions } from './options/member-invite.ts'
import { onInstallation } from './installation.ts'
import { giving, memberNamed, operatorRequest, reasonIn } from './operator-transactions.ts'
import { findOrganisation } from './organisations.ts'

/** Makes a new activation link for a member, which is not stored, and ends the earlier one. */
export async function inviteMemberAnew(
  wanted: Given<typeof memberInviteOptions>,
  circumstances: Circumstances,
): Promise<Outcome> {
  const reason = reasonIn(wanted)
  const { membershipId, invitation, base } = await onInstallation(
    circumstances,
    async ({ database, transactions }) => {
      const linkBase = await linkBaseOf(wanted['base-url'], circumstances, database)
      const orgId = await findOrganisation(database, wanted.organisation)
      const request = { ...operatorRequest('member invite'), orgId }
      return transactions.run(request, async (tx, commit) => {
        const [id, { timeZone }] = await Promise.all([memberNamed(tx, wanted.member), settingsOf(tx)])
        const renewed = await renewInvitation(tx, giving(reason, commit), id, dateIn(timeZone, tx.now))
        return { membershipId: id, invitation: renewed, base: linkBase }
      })
    },
  )
  const { displayName, email, token, expiresAt } = invitation
  const activationUrl = `${base.baseUrl}/activate?token=${token}`
  return {
    result: { membershipId, email, activationUrl, expiresAt },
    text: [
      `${displayName} (${email}) activates their account by opening this link before ${expiresAt}:`,
      `  ${activationUrl}`,
      'The earlier link has ended.',
    ].join('\n'),
    ...noteOn(base),
  }
}

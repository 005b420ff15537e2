import { addresseeOf, mailableAdministrators } from '../modules/people/members/port.ts'
import { settingsOf } from '../modules/company/organisation/port.ts'
import {
  mailResetByOperator,
  resetSignIn,
  settleElsewhere,
  signInEndings,
} from '../modules/people/session/port.ts'
import type { WriteTransaction } from '../platform/data/database.ts'
import { findServiceAddress } from '../platform/data/service-address.ts'
import { silentLog } from '../platform/telemetry/log.ts'
import type { Id } from '../platform/vocabulary/ids.ts'
import { defaultLocale } from '../platform/vocabulary/locales.ts'
import { linkBaseOf, noteOn } from './base-url.ts'
import type { Circumstances, Given, Outcome } from './command.ts'
import type { memberResetSignInOptions } from './options/member-reset-sign-in.ts'
import { type Installation, onInstallation } from './installation.ts'
import { operatorName } from './operator.ts'
import { giving, memberNamed, operatorRequest, reasonIn } from './operator-transactions.ts'
import { findOrganisation } from './organisations.ts'

type Wanted = Given<typeof memberResetSignInOptions>

/**
 * Ends all that a member signs in with, tells them and every administrator, and answers the link to a new password,
 * which is not stored.
 */
export async function resetMemberSignIn(wanted: Wanted, circumstances: Circumstances): Promise<Outcome> {
  const reason = reasonIn(wanted)
  const { membershipId, link, told, mails, base } = await onInstallation(
    circumstances,
    async installation => {
      const { database, transactions, contributions } = installation
      const linkBase = await linkBaseOf(wanted['base-url'], circumstances, database)
      const sending = await hasMailServer(installation)
      const endings = contributions(signInEndings)
      const orgId = await findOrganisation(database, wanted.organisation)
      const request = operatorRequest('member reset-sign-in')
      const done = await transactions.run({ ...request, orgId }, async (tx, commit) => {
        const id = await memberNamed(tx, wanted.member)
        const made = await resetSignIn(tx, giving(reason, commit), endings, id)
        const notice = { membershipId: id, email: made.email, reason }
        return { membershipId: id, link: made, told: await tell(tx, installation, sending, notice) }
      })
      // What fails here is done by the service, which sweeps for it.
      await settleElsewhere({ transactions, log: silentLog }, endings, done.link.endedIn, request)
      return { ...done, mails: sending, base: linkBase }
    },
  )
  const resetUrl = `${base.baseUrl}/reset-password?token=${link.token}`
  const { email, expiresAt } = link
  const text = [
    `What ${email} signed in with has ended.`,
    `They choose a new password by opening this link before ${expiresAt}:`,
    `  ${resetUrl}`,
    `Told by mail${mails ? '' : ', which is held for administrators'}: ${told.join(', ')}.`,
  ].join('\n')
  return { result: { membershipId, email, resetUrl, expiresAt, told }, text, ...noteOn(base) }
}

/** Whether the service hands mail over; before its first start the settings of the command say so. */
async function hasMailServer({ database, configuration }: Installation): Promise<boolean> {
  return (await findServiceAddress(database))?.mails ?? configuration.mail !== null
}

/** Writes the mails, and answers the addresses that they are for. */
async function tell(
  tx: WriteTransaction,
  { database, keyring }: Installation,
  sending: boolean,
  { membershipId, email, reason }: { membershipId: Id; email: string; reason: string },
): Promise<string[]> {
  const [addressee, administrators, { name }] = await Promise.all([
    addresseeOf(tx, membershipId),
    mailableAdministrators(tx),
    settingsOf(tx),
  ])
  if (!addressee) throw new Error('the member whose sign-in was reset is gone')
  const member = { ...addressee, email, locale: addressee.locale ?? defaultLocale }
  const services = { database, keyring, mail: sending ? {} : null }
  const news = { organisation: name, member, operator: operatorName(), reason }
  mailResetByOperator(tx, services, news, administrators)
  return [email, ...administrators.filter(({ id }) => id !== membershipId).map(one => one.email)]
}

import { resetSignIn, settleElsewhere, signInEndings } from '../modules/session/port.ts'
import type { Commit } from '../platform/transactions/transactions.ts'
import { silentLog } from '../platform/telemetry/log.ts'
import { linkBaseOf, noteOn } from './base-url.ts'
import { type Circumstances, type Given, type Outcome, UsageError } from './command.ts'
import type { memberResetSignInOptions } from './options/member-reset-sign-in.ts'
import { onInstallation } from './installation.ts'
import { memberNamed, operatorRequest } from './operator-transactions.ts'
import { findOrganisation } from './organisations.ts'

type Wanted = Given<typeof memberResetSignInOptions>

/** Ends all that a member signs in with, and tells the link to a new password, which is not stored. */
export async function resetMemberSignIn(wanted: Wanted, circumstances: Circumstances): Promise<Outcome> {
  const reason = wanted.reason.trim()
  if (reason === '') throw new UsageError('--reason must say why, for the audit trail.')
  const { membershipId, link, base } = await onInstallation(
    circumstances,
    async ({ database, transactions, contributions }) => {
      const base = await linkBaseOf(wanted['base-url'], circumstances, database)
      const endings = contributions(signInEndings)
      const orgId = await findOrganisation(database, wanted.organisation)
      const request = operatorRequest('member reset-sign-in')
      const done = await transactions.run({ ...request, orgId }, async (tx, commit) => {
        const id = await memberNamed(tx, wanted.member)
        return { membershipId: id, link: await resetSignIn(tx, giving(reason, commit), endings, id) }
      })
      // What fails here is done by the service, which sweeps for it.
      await settleElsewhere({ transactions, log: silentLog }, endings, done.link.endedIn, request)
      return { ...done, base }
    },
  )
  const resetUrl = `${base.baseUrl}/reset-password?token=${link.token}`
  const text = [
    `What ${link.email} signed in with has ended.`,
    `They choose a new password by opening this link before ${link.expiresAt}:`,
    `  ${resetUrl}`,
  ].join('\n')
  return {
    result: { membershipId, email: link.email, resetUrl, expiresAt: link.expiresAt },
    text,
    ...noteOn(base),
  }
}

const giving =
  (reason: string, commit: Commit): Commit =>
  (decision, save) =>
    commit(
      decision.refusal === undefined
        ? { ...decision, audit: decision.audit.map(line => ({ ...line, reason })) }
        : decision,
      save,
    )

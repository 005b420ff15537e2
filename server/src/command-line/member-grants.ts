import { type Grant, grantCapability, revokeCapability } from '../modules/people/members/port.ts'
import { settingsOf } from '../modules/company/organisation/port.ts'
import type { Capability } from '../platform/vocabulary/capabilities.ts'
import { dateIn } from '../platform/vocabulary/dates.ts'
import type { Circumstances, Given, Outcome } from './command.ts'
import type { memberGrantOptions } from './options/member-grant.ts'
import { onInstallation } from './installation.ts'
import { memberNamed, operatorRequest, reasonIn } from './operator-transactions.ts'
import { findOrganisation } from './organisations.ts'
import { dateOf } from './values.ts'

type Wanted = Given<typeof memberGrantOptions>

/** Gives a capability or takes it away, and tells what the member is granted from then on. */
export async function changeGrants(
  verb: 'grant' | 'revoke',
  wanted: Wanted,
  circumstances: Circumstances,
): Promise<Outcome> {
  const from = wanted.from === undefined ? undefined : dateOf('from', wanted.from)
  const to = wanted.to === undefined ? null : dateOf('to', wanted.to)
  const reason = reasonIn(wanted)
  // The parser has checked it against the list.
  const capability = wanted.capability as Capability
  const change = verb === 'grant' ? grantCapability : revokeCapability
  return onInstallation(circumstances, async ({ database, transactions }) => {
    const orgId = await findOrganisation(database, wanted.organisation)
    const request = { ...operatorRequest(`member ${verb}`), orgId }
    const { membershipId, grants } = await transactions.run(request, async (tx, commit) => {
      const [id, { timeZone }] = await Promise.all([memberNamed(tx, wanted.member), settingsOf(tx)])
      const today = dateIn(timeZone, tx.now)
      const asked = { membershipId: id, capability, from: from ?? today, to, reason }
      return { membershipId: id, grants: await change(tx, commit, asked, today) }
    })
    return {
      result: { membershipId, grants },
      text: [`${wanted.member} is granted:`, ...linesOf(grants)].join('\n'),
    }
  })
}

const linesOf = (grants: readonly Grant[]): string[] =>
  grants.length === 0
    ? ['  nothing beyond the role']
    : grants.map(
        ({ capability, validFrom, validTo }) =>
          `  ${capability} from ${validFrom}${validTo === null ? '' : ` to ${validTo}`}`,
      )

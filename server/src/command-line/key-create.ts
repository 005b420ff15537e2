import { type IssuedKey, issueKey } from '../modules/people/api-keys/port.ts'
import * as roster from '../modules/people/members/port.ts'
import { organisationTerms } from '../modules/company/organisation/port.ts'
import type { Capability } from '../platform/vocabulary/capabilities.ts'
import { type Circumstances, type Given, type Outcome, UsageError } from './command.ts'
import type { keyCreateOptions } from './options/key-create.ts'
import { onInstallation } from './installation.ts'
import { memberNamed, operatorRequest } from './operator-transactions.ts'
import { findOrganisation } from './organisations.ts'
import { instantOf } from './values.ts'

type Wanted = Given<typeof keyCreateOptions>

const longestName = 200

export async function createApiKey(wanted: Wanted, circumstances: Circumstances): Promise<Outcome> {
  const name = wanted.name.trim()
  if (name === '' || name.length > longestName)
    throw new UsageError(`--name must be a text of 1 to ${longestName} characters.`)
  const { key, secret } = await onInstallation(circumstances, async ({ database, transactions }) => {
    const orgId = await findOrganisation(database, wanted.organisation)
    return transactions.run({ ...operatorRequest('key create'), orgId }, async (tx, commit) => {
      const [ownerMembershipId, organisation] = await Promise.all([
        memberNamed(tx, wanted.owner),
        organisationTerms(tx),
      ])
      return issueKey(tx, commit, roster, organisation, {
        name,
        kind: wanted.service ? 'service' : 'personal',
        // The parser has checked them against the list.
        scope: [...new Set(wanted.scope)] as Capability[],
        readOnly: wanted['read-only'],
        expiresAt:
          wanted.expires === undefined ? null : instantOf('expires', wanted.expires, organisation.timeZone),
        ownerMembershipId,
      })
    })
  })
  const { id, kind, scope, readOnly, expiresAt, ownerMembershipId } = key
  return {
    result: { id, name, kind, scope, readOnly, expiresAt, ownerMembershipId, key: secret },
    text: secret,
    note: described(key, wanted.owner),
  }
}

/** The key itself is alone on standard output, for a program to take. */
function described({ kind, scope, readOnly, expiresAt }: IssuedKey['key'], owner: string): string {
  const may =
    scope.length === 0
      ? 'It has no capability: it does what needs none, such as GET /v1/me/access. For more, make another with --scope, such as --scope org.admin.'
      : `It may: ${scope.join(', ')}.`
  const until = expiresAt === null ? 'until it is revoked' : `until ${expiresAt}`
  return `A ${kind} key of ${owner}, good ${until}${readOnly ? ', which only reads' : ''}. ${may} It is shown this once.`
}

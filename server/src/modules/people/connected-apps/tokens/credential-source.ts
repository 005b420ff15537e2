import type { CredentialSource } from '../../../../platform/access/authenticator.ts'
import type { Database } from '../../../../platform/data/database.ts'
import {
  CredentialUses,
  type MemberLookup,
  organisationInstant,
  perDatabase,
} from '../../../company/organisation/port.ts'
import { saveUses } from '../grants/store.ts'
import { realInstant } from '../real-time.ts'
import { callerWith, findAccessToken, findTokenOfGrant, isUseNews } from './look-up.ts'
import { findPlace } from './store.ts'
import { claimsToBeOurs, hashOf, isAccessToken } from './token.ts'

/** The last uses of grants that are still to be written down. */
export const grantUses = perDatabase(database => new CredentialUses(database, saveUses))

/**
 * Resolves access tokens: one statement in the directory, one in the organisation, none for a malformed one. Codes,
 * refresh tokens and secrets of apps authenticate nobody.
 */
export const accessTokenSource = (database: Database, members: MemberLookup): CredentialSource => ({
  async resolve(secret) {
    if (!claimsToBeOurs(secret)) return undefined
    if (!isAccessToken(secret)) return unknown
    const place = await findPlace(database, hashOf(secret))
    if (!place) return unknown
    const found = await findAccessToken(database.reader(place.orgId), members, place.tokenId)
    if (!found) return unknown
    const now = organisationInstant(found.organisation)
    const resolution = callerWith(found, now, realInstant())
    if ('caller' in resolution && isUseNews(found, now))
      grantUses(database).note(place.orgId, { id: found.grantId, at: now })
    return resolution
  },

  async find(orgId, { kind, id }) {
    if (kind !== 'oauth') return undefined
    const found = await findTokenOfGrant(database.reader(orgId), members, id)
    return found ? callerWith(found, organisationInstant(found.organisation), realInstant()) : unknown
  },
})

const unknown = { refusal: 'invalid_token' } as const

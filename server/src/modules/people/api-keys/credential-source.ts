import type { CredentialSource } from '../../../platform/access/authenticator.ts'
import type { Database } from '../../../platform/data/database.ts'
import {
  CredentialUses,
  type MemberLookup,
  organisationInstant,
  perDatabase,
} from '../../company/organisation/port.ts'
import * as directory from './credential-directory.ts'
import { callerWith, findById, findBySecret, isUseNews } from './look-up.ts'
import { saveUses } from './store.ts'
import { claimsToBeKey, hashOf, isWellFormed } from './token.ts'

/** The last uses of keys that are still to be written down. */
export const keyUses = perDatabase(database => new CredentialUses(database, saveUses))

/**
 * Resolves API keys: one statement in the organisation, before the first time one in the directory, none for a
 * malformed key.
 */
export function apiKeySource(database: Database, members: MemberLookup): CredentialSource {
  const places = new directory.Places(database)
  return {
    async resolve(secret) {
      if (!claimsToBeKey(secret)) return undefined
      if (!isWellFormed(secret)) return unknown
      const place = await places.find(hashOf(secret))
      if (!place) return unknown
      const db = database.reader(place.orgId)
      const found = await findBySecret(db, members, place.credentialId)
      if (!found) return unknown
      const now = organisationInstant(found.organisation)
      const resolution = callerWith(found, now)
      if ('caller' in resolution && isUseNews(found, now))
        keyUses(database).note(place.orgId, { id: found.id, at: now })
      return resolution
    },

    async find(orgId, { kind, id }) {
      if (kind !== 'personal_key' && kind !== 'service_key') return undefined
      const found = await findById(database.reader(orgId), members, id)
      return found ? callerWith(found, organisationInstant(found.organisation)) : unknown
    },
  }
}

const unknown = { refusal: 'invalid_token' } as const

import type { AnyResolution, CredentialSource } from '../../../../platform/access/authenticator.ts'
import type { Database } from '../../../../platform/data/database.ts'
import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  CredentialUses,
  type OrganisationAccess,
  organisationInstant,
  perDatabase,
} from '../../../company/organisation/port.ts'
import { findPlace } from './directory.ts'
import { type FoundDevice, findDevice, saveUses } from './store.ts'
import { claimsToBeDevice, hashOf, isWellFormed } from './token.ts'

/** When devices were last seen, as far as it is still to be written down. */
export const deviceUses = perDatabase(database => new CredentialUses(database, saveUses))

/** Resolves credentials of devices: one statement in the directory, one in the organisation, none for a malformed one. */
export const deviceSource = (database: Database): CredentialSource => ({
  async resolve(secret) {
    if (!claimsToBeDevice(secret)) return undefined
    if (!isWellFormed(secret)) return unknown
    const place = await findPlace(database, hashOf(secret))
    if (!place) return unknown
    const found = await findDevice(database.reader(place.orgId), place.credentialId)
    if (!found) return unknown
    const { organisation } = found
    if (!organisation) return unknown
    const now = organisationInstant(organisation)
    const resolution = callerWith(found, organisation, now)
    if ('caller' in resolution && isNews(found, now))
      deviceUses(database).note(place.orgId, { id: found.terminalId, at: now })
    return resolution
  },
})

const unknown = { refusal: 'invalid_token' } as const

/** The device that a credential stands for at an instant of its organisation, or why there is none. */
export function callerWith(
  found: Omit<FoundDevice, 'organisation'>,
  organisation: OrganisationAccess,
  now: Instant,
): AnyResolution {
  const { validUntil, state } = found
  if (state !== 'paired' || (validUntil !== null && validUntil <= now)) return unknown
  if (!found.active) return { refusal: 'device_inactive' }
  return {
    caller: {
      organisation: {
        id: organisation.id,
        name: organisation.name,
        timeZone: organisation.timeZone,
        sandbox: organisation.sandbox,
        clockOffsetMs: organisation.clockOffsetMs,
      },
      credential: { kind: 'device', id: found.terminalId, name: found.name },
      until: validUntil,
    },
  }
}

const noteUseAfterSeconds = 60

/** Whether the present use is worth writing down: at most once a minute. */
const isNews = ({ lastSeenAt }: FoundDevice, now: Instant): boolean =>
  lastSeenAt === null || now >= addSeconds(lastSeenAt, noteUseAfterSeconds)

import type { Caller } from '../../../platform/access/caller.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { readOrganisationToken } from '../../../platform/secrets/organisation-token.ts'
import type { Services } from '../../../platform/services.ts'
import { addSeconds, dateIn, type Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { planningUnitNames } from '../../company/catalogs/planning-units/port.ts'
import {
  callerOf,
  isActive,
  organisationAccessOf,
  organisationInstant,
} from '../../company/organisation/port.ts'
import { memberAsCaller } from '../../people/members/port.ts'
import { calendarOf, type TypedEntry } from './calendar.ts'
import { calendarEntries, type CalendarWindow, unitCalendarEntries } from './entries.ts'
import type { Feed } from './record.ts'
import { feedByToken } from './store.ts'
import { unitFeedByToken } from './units/store.ts'
import { supervises } from './units/supervising.ts'

const day = 86_400
/** How far a calendar looks, in days, and how many entries a family may put into it. */
export const reach = { back: 90, ahead: 400, entriesOfFamily: 1000 }

/**
 * The calendar of a token as of now, or undefined for one that is none, was revoked or is no active member's any more. What
 * the member may not read any more is not in it.
 */
export async function readCalendar(services: Services, token: string): Promise<string | undefined> {
  const named = readOrganisationToken(token)
  if (!named) return undefined
  const db = services.database.reader(named.orgId)
  const [own, ofUnit] = await Promise.all([feedByToken(db, named.hash), unitFeedByToken(db, named.hash)])
  const feed = own ?? ofUnit
  const member = feed && (await readerOf(services, db, feed))
  if (!member) return undefined
  const window = windowAround(organisationInstant(member.organisation))
  return ofUnit
    ? unitCalendar(services, db, member, ofUnit.planningUnitId, window)
    : ownCalendar(services, db, member, window)
}

async function ownCalendar(
  services: Services,
  db: TenantDb,
  member: Caller,
  window: CalendarWindow,
): Promise<string> {
  const sources = services.contributions(calendarEntries).filter(source => source.sees(member))
  const entries = await Promise.all(
    sources.map(async ({ type, entries: read }) =>
      (await read(db, member, window)).map((entry): TypedEntry => ({ type, ...entry })),
    ),
  )
  return calendarOf(member.organisation.name, entries.flat())
}

const windowAround = (now: Instant): CalendarWindow => ({
  from: addSeconds(now, -reach.back * day),
  now,
  to: addSeconds(now, reach.ahead * day),
  limit: reach.entriesOfFamily,
})

/** The member of a feed with the rights of now: all of theirs, or what the key that made it still carries. */
async function readerOf(
  services: Services,
  db: TenantDb,
  feed: Pick<Feed, 'membershipId' | 'keyKind' | 'keyId'>,
): Promise<Caller | undefined> {
  const { membershipId, keyKind, keyId } = feed
  if (keyKind !== null && keyId !== null) {
    const found = await services.authenticator.find(db.orgId, { kind: keyKind, id: keyId })
    return 'caller' in found && found.caller.membership.id === membershipId ? found.caller : undefined
  }
  const [organisation, member] = await Promise.all([
    organisationAccessOf(db),
    memberAsCaller(db, membershipId),
  ])
  const now = organisationInstant(organisation)
  if (!member || !isActive(member, organisation.timeZone, now)) return undefined
  const credential = {
    kind: 'session',
    id: membershipId,
    name: 'calendar feed',
    scope: null,
    readOnly: true,
    expiresAt: null,
  } as const
  return callerOf(organisation, member, credential, now)
}

/** The calendar of a unit as of now, or undefined for who does not supervise anybody of it any more. */
async function unitCalendar(
  services: Services,
  db: TenantDb,
  supervisor: Caller,
  planningUnitId: Id,
  window: CalendarWindow,
): Promise<string | undefined> {
  const today = dateIn(supervisor.organisation.timeZone, window.now)
  const [supervised, unitName, ...entries] = await Promise.all([
    supervises(db, supervisor, planningUnitId, today),
    planningUnitNames(db, [planningUnitId]),
    ...services
      .contributions(unitCalendarEntries)
      .map(async ({ type, entries: read }) =>
        (await read(db, supervisor, planningUnitId, window)).map(entry => ({ type, ...entry })),
      ),
  ])
  if (!supervised) return undefined
  const name = unitName(planningUnitId, null)
  return calendarOf(`${supervisor.organisation.name} – ${name}`, entries.flat())
}

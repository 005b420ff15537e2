import type { Caller } from '../../../../platform/access/caller.ts'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { Hourly } from '../../../../platform/events/periodic.ts'
import type { Services } from '../../../../platform/services.ts'
import { dateIn, type Instant } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { Worker } from '../../../../platform/worker.ts'
import {
  callerOf,
  isActive,
  type OrganisationAccess,
  organisationAccessOf,
  organisationInstant,
  settingsOf,
} from '../../../company/organisation/port.ts'
import { type NewMail, sendMails } from '../../../company/outgoing-mail/port.ts'
import { inEveryOrganisation, mailableMembers, signingMembers } from '../../members/port.ts'
import { actingFor } from '../delegations/acting.ts'
import { countOf, oldestOf } from '../queue/reading.ts'
import { approvalSources } from '../queue/slots.ts'
import { withSubjects } from '../queue/subjects.ts'
import { reminderMail } from './letter.ts'
import { isDone, membersAsCallers, noteDone } from './store.ts'

const firstHour = 7

/** How much of what waits a mail tells one by one. */
const mostNamed = 5

/** Whether it is late enough, where the organisation is, for a mail that nobody shall be woken by. */
export const isMorning = (timeZone: string, now: Instant): boolean =>
  Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).hour >= firstHour

/** Once an hour, reminds anyone who has something to decide in organisations where the day's reminders are still to come. */
export const remindingApprovers = (services: Services): Worker =>
  new Hourly(
    'approval reminders',
    stopping => inEveryOrganisation(services, stopping, orgId => remindDue(services, orgId)),
    services.log,
  )

/** An organisation that is too busy is tried again the next time. */
export async function remindDue(services: Services, orgId: Id): Promise<void> {
  try {
    const organisation = await organisationAccessOf(services.database.reader(orgId))
    if (isMorning(organisation.timeZone, organisationInstant(organisation)))
      await remindToday(services, organisation)
  } catch (error) {
    services.log.warn('approvers of an organisation were not reminded', { orgId, error: String(error) })
  }
}

/**
 * Writes today's mails together with the note that they are written, so that they are there once or not at all, whoever
 * else does the same, and wherever it is cut off.
 */
export async function remindToday(services: Services, organisation: OrganisationAccess): Promise<void> {
  const { id: orgId, timeZone } = organisation
  const db = services.database.reader(orgId)
  const now = organisationInstant(organisation)
  const day = dateIn(timeZone, now)
  const [settings, done] = await Promise.all([settingsOf(db), isDone(db, day)])
  if (!settings.approvalReminders || done) return
  const mails = await mailsOf(services, db, organisation, now)
  if (mails.length === 0) return
  const request = { orgId, actor: systemActor, operation: 'approvals.remind', requestId: newId() }
  await services.transactions.run(request, async tx => {
    if (await noteDone(tx, day, mails.length)) sendMails(tx, services, mails)
  })
}

async function mailsOf(
  services: Services,
  db: TenantDb,
  organisation: OrganisationAccess,
  now: Instant,
): Promise<NewMail[]> {
  const approvers = await approversOf(db, organisation, now)
  const people = await mailableMembers(
    db,
    approvers.map(({ membership }) => membership.id),
  )
  const callers = new Map(approvers.map(caller => [caller.membership.id, caller]))
  const sources = services.contributions(approvalSources)
  const mails: NewMail[] = []
  // One after the other: nobody waits for it, and a large organisation has some dozens.
  for (const person of people) {
    const caller = callers.get(person.id)
    if (!caller) continue
    const holders = [{ caller, kinds: null }, ...(await actingFor(db, caller, now))]
    const { count, oldestAt } = await countOf(db, sources, holders, now)
    if (oldestAt === null) continue
    const { contributions } = services
    const reading = { now, language: person.locale, chosen: person.locale, contributions, inMail: true }
    const oldest = await oldestOf(db, sources, holders, now, mostNamed)
    const reminder = {
      ...{ organisation: organisation.name, name: person.callName, count },
      since: dateIn(organisation.timeZone, oldestAt),
      oldest: (await withSubjects(db, sources, holders, oldest, reading)).map(({ subject }) => subject),
    }
    mails.push({
      kind: 'approval_reminder',
      to: { address: person.email, name: person.displayName, membershipId: person.id },
      locale: person.locale,
      ...reminderMail(reminder, person.locale),
    })
  }
  return mails
}

/** Those who may decide, as whoever calls when they sign in. */
async function approversOf(db: TenantDb, organisation: OrganisationAccess, now: Instant): Promise<Caller[]> {
  const members = await membersAsCallers(
    db,
    (await signingMembers(db)).map(({ id }) => id),
  )
  return members
    .filter(member => isActive(member, organisation.timeZone, now))
    .map(member => callerOf(organisation, member, asSession(member.id), now))
    .filter(({ capabilities }) => capabilities.has('worktime.supervise'))
}

const asSession = (id: Id): Caller['credential'] => ({
  ...{ kind: 'session', id, name: 'approval reminder', scope: null },
  ...{ readOnly: false, expiresAt: null },
})

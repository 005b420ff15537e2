import * as store from './store.ts'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { EveryFiveMinutes } from '../../../../platform/events/periodic.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { Worker } from '../../../../platform/worker.ts'
import { inEveryOrganisation, mailableMembers } from '../../../people/members/port.ts'
import { organisationNow, settingsOf } from '../../../company/organisation/port.ts'
import { type NewMail, sendMails } from '../../../company/outgoing-mail/port.ts'
import { usualTypesOf } from '../punches/store.ts'
import { type Change, place } from '../sessions/placing.ts'
import { dueSessions, type Since } from '../sessions/store.ts'
import { forgottenMail } from './letter.ts'

/** So many sessions or punches are looked at in one transaction. */
const atOnce = 200

/** A clock-out may be on its way for so long before its member is asked for it. */
const graceSeconds = 15 * 60

/** At start and every five minutes, ends what is over, places what its day takes by now, and asks for clock-outs. */
export const followingTheClock = (services: Services): Worker =>
  new EveryFiveMinutes(
    'punch clock',
    stopping => inEveryOrganisation(services, stopping, orgId => followClock(services, orgId, stopping)),
    services.log,
  )

interface Due {
  readonly ended: readonly Since[]
  readonly waiting: readonly store.Waiting[]
  readonly unasked: readonly store.ForgottenSession[]
}

const hasAny = ({ ended, waiting, unasked }: Due): boolean =>
  ended.length + waiting.length + unasked.length > 0

/** Writes only where something is due. An organisation that is too busy is tried again the next time. */
export async function followClock(services: Services, orgId: Id, stopping?: AbortSignal): Promise<void> {
  const { database, transactions, log } = services
  const request = { orgId, actor: systemActor, operation: 'punch_clock.follow', requestId: newId() }
  try {
    const reader = database.reader(orgId)
    for (let more = true; more && !stopping?.aborted; ) {
      const { now } = await organisationNow(reader)
      if (!hasAny(await dueOf(reader, now))) return
      more = await transactions.run(request, async (tx, commit) => {
        const due = await dueOf(tx, tx.now)
        await placeDue(tx, commit, services, due)
        await askMembers(tx, services, due.unasked)
        return [due.ended, due.waiting, due.unasked].some(list => list.length === atOnce)
      })
    }
  } catch (error) {
    log.warn('the punch clock of an organisation was not followed', { orgId, error: String(error) })
  }
}

async function dueOf(db: TenantDb, now: Instant): Promise<Due> {
  const [ended, waiting, unasked] = await Promise.all([
    dueSessions(db, now, atOnce),
    store.waitingForDays(db, addSeconds(now, -3600), atOnce),
    store.sessionsToRemindOf(db, addSeconds(now, -graceSeconds), atOnce),
  ])
  return { ended, waiting, unasked }
}

async function placeDue(
  tx: WriteTransaction,
  commit: Commit,
  { contributions }: Services,
  { ended, waiting }: Due,
): Promise<void> {
  const changes = [...Map.groupBy([...ended, ...waiting], ({ membershipId }) => membershipId)].map(
    ([membershipId, all]): Change => ({
      membershipId,
      from: all.map(({ from }) => from).toSorted()[0] ?? tx.now,
      punches: [],
    }),
  )
  if (changes.length === 0) return
  const [{ timeZone }, usual] = await Promise.all([organisationNow(tx), usualTypesOf(tx)])
  const placed = await place({ tx, contributions, timeZone, usual, actorMembershipId: null }, changes)
  await placed.save(commit)
  if (waiting.length > 0)
    tx.defer(
      store.markTried(
        tx,
        waiting.map(({ punchId }) => punchId),
      ),
    )
}

/** A member without an address sees it in the list of their requests alone. */
async function askMembers(
  tx: WriteTransaction,
  services: Services,
  unasked: readonly store.ForgottenSession[],
): Promise<void> {
  if (unasked.length === 0) return
  const [members, { name: organisation }] = await Promise.all([
    mailableMembers(
      tx,
      unasked.map(({ membershipId }) => membershipId),
    ),
    settingsOf(tx),
  ])
  const people = new Map(members.map(member => [member.id, member]))
  const mails = unasked.flatMap(({ id, membershipId, workDate, isClosed }): NewMail[] => {
    const member = people.get(membershipId)
    if (!member) return []
    const news = { organisation, name: member.callName, workDate, isClosed }
    return [
      {
        kind: 'forgotten_clock_out',
        to: { address: member.email, name: member.displayName, membershipId },
        locale: member.locale,
        ...forgottenMail(news, member.locale),
        about: { type: 'punch_session', id },
      },
    ]
  })
  sendMails(tx, services, mails)
  tx.defer(
    store.markReminded(
      tx,
      unasked.map(({ id }) => id),
    ),
  )
}

import { sql } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { by, keysetPage } from '../../../platform/data/paging.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { Continuation } from '../../../platform/http/continuation.ts'
import { type CommitOf, committingWithin, type Handlers } from '../../../platform/http/handler.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import { callerOf, isActive, organisationAccessOf } from '../../company/organisation/port.ts'
import { memberNamed } from '../members/port.ts'
import type { approvals } from './contract.ts'
import { decideSome } from './deciding/batch.ts'
import type { ItemResult } from './deciding/shapes.ts'
import { actingFor } from './delegations/acting.ts'
import { approvalSources, decisions } from './port.ts'
import { warningReasonsOf } from './queue/shapes.ts'
import { type Holder, queuePage, type QueueRow } from './queue/statement.ts'
import { withSubjects } from './queue/subjects.ts'
import { itemView } from './queue/view.ts'
import { membersAsCallers } from './reminders/store.ts'

type Approvals = typeof approvals
type CommitBatch = CommitOf<Approvals, Approvals['operations']['decideBatch']>

/** In which order the queue is, and how it is looked through. */
const listing = ({ orgId }: TenantDb) => ({
  operation: 'approvals.list',
  keys: [by('a.submittedAt'), by('a.subjectId')] as const,
  listed: {
    alias: 'a',
    id: 'a.subjectId',
    text: memberNamed(orgId, sql`a.membership_id`),
    sorts: { submittedAt: 'a.submittedAt' },
  },
})

/** The handlers of the contract with what families contribute: a batch announces what theirs do. */
export const handlersOf = ({ operations }: Approvals): Handlers<Approvals> => ({
  async list({ query, caller, db, now, language, reader, services }) {
    const sources = services.contributions(approvalSources)
    const own: Holder = { caller, kinds: null }
    const pageOf = (holders: readonly Holder[]) =>
      keysetPage(db, query, {
        ...listing(db),
        rows: keyset => db.sql<QueueRow>`${queuePage(sources, holders, query, now, keyset)}`,
      })
    // Most decide for nobody else: what they are told is asked for along with whether they do.
    const [acting, ofOwn] = await Promise.all([actingFor(db, caller, now), pageOf([own])])
    const holders = [own, ...acting]
    const { items, pageInfo } = acting.length === 0 ? ofOwn : await pageOf(holders)
    const { contributions } = services
    const reading = { now, language, chosen: reader.chosen, contributions, inMail: false }
    const reasons = warningReasonsOf(sources)
    const waiting = await withSubjects(db, sources, holders, items, reading)
    return { items: waiting.map(each => itemView(each, reasons, reading)), pageInfo }
  },

  async decideBatch({ body, caller, db, services, requestId, browser, language, reader, dryRun, commit }) {
    const families = {
      decisions: services.contributions(decisions),
      sources: services.contributions(approvalSources),
    }
    const decideIn = (tx: WriteTransaction, committing: CommitBatch, items: typeof body.items, by = caller) =>
      decideSome(
        {
          ...{ services, requestId, browser, language, reader, dryRun, now: tx.now, db: tx },
          commit: committingWithin(operations.decideBatch, committing),
        },
        by,
        families,
        items,
      )
    const decided = await decideIn(db, commit, body.items)
    // Tried out, all of it is rolled back together; else nobody else waits for more than a part of it.
    while (dryRun && decided.length < body.items.length)
      decided.push(...(await decideIn(db, commit, body.items.slice(decided.length))))
    if (decided.length === body.items.length) return summary(decided)
    return new Continuation(async steps => {
      while (decided.length < body.items.length) {
        const left = body.items.slice(decided.length)
        const further = await steps.write(async (tx, committing) =>
          decideIn(tx, committing, left, await asTheyAreNow(tx, caller, tx.now)),
        )
        decided.push(...further)
      }
      return steps.finish(() => Promise.resolve(summary(decided)))
    })
  },
})

function summary(items: ItemResult[]) {
  const decidedCount = items.filter(({ outcome }) => outcome === 'decided').length
  return { decidedCount, refusedCount: items.length - decidedCount, items }
}

/**
 * Who asked, as they are now: a batch that goes on in a further transaction decides nothing with what they have lost since it
 * began. Anyone who has left may nothing.
 */
async function asTheyAreNow(db: TenantDb, caller: Caller, now: Instant): Promise<Caller> {
  const [organisation, [member]] = await Promise.all([
    organisationAccessOf(db),
    membersAsCallers(db, [caller.membership.id]),
  ])
  const { timeZone } = organisation
  return member && isActive(member, timeZone, now)
    ? callerOf(organisation, member, caller.credential, now)
    : { ...caller, capabilities: new Set() }
}

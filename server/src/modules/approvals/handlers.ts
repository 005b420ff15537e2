import { by, keysetPage } from '../../platform/data/paging.ts'
import { handle } from '../../platform/http/handler.ts'
import type { Commit } from '../../platform/transactions/transactions.ts'
import { approvals } from './contract.ts'
import { decideAll } from './deciding/batch.ts'
import { actingFor } from './delegations/acting.ts'
import { approvalSources, decisions } from './port.ts'
import { type Holder, queuePage, type QueueRow } from './queue/statement.ts'
import { itemView } from './queue/view.ts'

export const handlers = handle(approvals, {
  async list({ query, caller, db, now, services }) {
    const sources = services.contributions(approvalSources)
    const own: Holder = { caller, kinds: null }
    const pageOf = (holders: readonly Holder[]) =>
      keysetPage(db, query, {
        operation: 'approvals.list',
        keys: [by('a.submittedAt'), by('a.subjectId')],
        rows: keyset => db.sql<QueueRow>`${queuePage(sources, holders, query, now, keyset)}`,
        show: row => itemView(row, now),
      })
    // Most decide for nobody else: what they are told is asked for along with whether they do.
    const [acting, page] = await Promise.all([actingFor(db, caller, now), pageOf([own])])
    return acting.length === 0 ? page : pageOf([own, ...acting])
  },

  async decideBatch({ body, caller, db, now, services, requestId, browser, dryRun, commit }) {
    const families = {
      decisions: services.contributions(decisions),
      sources: services.contributions(approvalSources),
    }
    // What the families announce is what the contract says: each of their operations was checked against its own.
    const around = { services, requestId, browser, dryRun, now, db, commit: commit as unknown as Commit }
    const items = await decideAll(around, caller, families, body.items)
    const decidedCount = items.filter(({ outcome }) => outcome === 'decided').length
    return { decidedCount, refusedCount: items.length - decidedCount, items }
  },
})

import { sql } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import { by, openPage, type PageQuery } from '../../../platform/data/paging.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { handle } from '../../../platform/http/handler.ts'
import type { Services } from '../../../platform/services.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { timeline } from './contract.ts'
import { timelineEntries, type TimelineSubject, timelineSubjects } from './port.ts'
import { readTimeline } from './store.ts'

export const handlers = handle(timeline, {
  async ofDeal({ params, refuse, ...call }) {
    return (await read(call, 'ofDeal', params.id)) ?? refuse('crm_deal_not_found')
  },

  async ofCustomer({ params, refuse, ...call }) {
    return (await read(call, 'ofCustomer', params.id)) ?? refuse('customer_not_found')
  },
})

const keys = [
  by('e.at', { direction: 'desc' }),
  by('e.kind', { direction: 'desc' }),
  by('e.id', { direction: 'desc' }),
]

interface Call {
  readonly db: TenantDb
  readonly caller: Caller
  readonly services: Services
  readonly query: PageQuery
}

/** A page of a timeline; undefined where nothing has the id. */
async function read({ db, caller, services, query }: Call, whose: TimelineSubject['of'], id: Id) {
  const sources = services.contributions(timelineEntries)
  const seen = sources.map(source => source.sees(caller))
  const entries = sources.flatMap((source, place) =>
    seen[place] ? (source[whose]?.(db.orgId, sql`${id}::uuid`) ?? []) : [],
  )
  const subject = services.contributions(timelineSubjects).find(({ of }) => of === whose)
  const page = openPage(db, query, { operation: `timeline.${whose}`, keys, within: [id, seen] })
  const [exists, rows] = await Promise.all([subject?.exists(db, id), readTimeline(db, entries, page)])
  return exists ? page.answer(rows) : undefined
}

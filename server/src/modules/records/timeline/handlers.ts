import { sql } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import { by, openPage, type PageQuery } from '../../../platform/data/paging.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { contributedCode } from '../../../platform/contract/refusals.ts'
import type { Services } from '../../../platform/services.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { timeline } from './contract.ts'
import { timelineEntries, type TimelineSubject } from './port.ts'
import { readTimeline } from './store.ts'

/** One for each record that has a timeline. */
export const handlersFor = (subjects: readonly TimelineSubject[]): Handlers<typeof timeline> =>
  Object.fromEntries(
    subjects.map((subject): [string, Handlers<typeof timeline>[string]] => [
      subject.operation,
      async ({ params, refuse, ...call }) =>
        (await read(call, subject, params.id)) ?? refuse(contributedCode(subject.missing)),
    ]),
  )

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
async function read({ db, caller, services, query }: Call, subject: TimelineSubject, id: Id) {
  const sources = services.contributions(timelineEntries)
  const seen = sources.map(source => source.sees(caller))
  const entries = sources.flatMap((source, place) =>
    seen[place] ? (source.of[subject.record]?.entries(db.orgId, sql`${id}::uuid`) ?? []) : [],
  )
  const operation = `timeline.${subject.operation}`
  const page = openPage(db, query, { operation, keys, within: [id, seen] })
  const [exists, rows] = await Promise.all([subject.exists(db, id), readTimeline(db, entries, page)])
  return exists ? page.answer(rows) : undefined
}

import type { Caller } from '../../../platform/access/caller.ts'
import { by, keysetPage } from '../../../platform/data/paging.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { checkedDate } from '../../../platform/http/checked-date.ts'
import { handle } from '../../../platform/http/handler.ts'
import {
  addDays,
  addSeconds,
  dateIn,
  type Instant,
  instantFromMilliseconds,
} from '../../../platform/vocabulary/dates.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { whole } from '../../../platform/vocabulary/page.ts'
import { me } from './contract.ts'
import { readInbox } from './inbox/reading.ts'
import { listBehind } from './inbox/slots.ts'
import * as port from './port.ts'
import * as store from './store.ts'
import * as view from './view.ts'

const requestsOrder = {
  operation: 'me.requests',
  keys: [by('r.updatedAt', { direction: 'desc' }), by('r.subjectId')],
  sweep: [by('r.updatedAt'), by('r.subjectId')],
}

const decisionsOfSeconds = 7 * 24 * 60 * 60

export const handlers = handle(me, {
  /** Answers from what the gates already have of the caller: no statement is sent. */
  async access({ caller, services }) {
    const budgets = await services.rateBudgets.of(caller.organisation.id, caller.credential.id)
    return view.access(caller, budgets)
  },

  /** However many families contribute, their statements travel together. */
  async overview({ query, caller, now, db, services: { contributions }, reader }) {
    const today = dateIn(caller.organisation.timeZone, now)
    const since = sinceOf(query, now)
    // The days of one range that the member can confirm at once.
    const missingFrom = addDays(today, -limits.rangeDays.lifecycle)
    const [days, requests, punch, nextShift, balances, entitlements] = await Promise.all([
      contributions(port.ownDays)(db, caller, { today, missingFrom }),
      store.countRequests(db, contributions(port.requestSources), caller, since),
      contributions(port.openPunch)?.(db, caller) ?? null,
      contributions(port.nextShift)?.(db, caller, today) ?? null,
      told(contributions(port.balances).map(tell => tell(db, caller, today))),
      told(contributions(port.entitlements).map(tell => tell(db, caller, today, reader.chosen))),
    ])
    return view.overview({ today, since, days, requests, punch, nextShift, balances, entitlements })
  },

  async entitlements({ query, caller, now, db, services: { contributions }, reader, refuse }) {
    const today = dateIn(caller.organisation.timeZone, now)
    const asOf = checkedDate(query.date ?? today, today, refuse)
    const tellers = contributions(port.entitlements)
    return whole(await told(tellers.map(tell => tell(db, caller, asOf, reader.chosen))))
  },

  async inbox({ query, caller, now, db, services }) {
    const requests = services.contributions(port.requestSources)
    const since = sinceOf(query, now)
    return readInbox({ db, caller, now, services }, services.contributions(port.inboxSources), {
      ...{ requests, since, list: listBehind(me, 'requests') },
    })
  },

  async requests({ query, caller, db, now, language, reader, services: { contributions } }) {
    const sources = contributions(port.requestSources)
    const { items, pageInfo } = await keysetPage(db, query, {
      ...requestsOrder,
      within: caller.membership.id,
      rows: keyset => store.requestsPage(db, sources, caller, query, keyset),
    })
    const subjects = await subjectsOf(db, sources, caller, items, {
      ...{ now, language, chosen: reader.chosen, contributions, inMail: false },
    })
    const reasonsOf = new Map(sources.map(({ kind, reasons = {} }) => [kind, reasons]))
    const shown = items.flatMap(
      row => view.request(row, subjects(row), reasonsOf.get(row.kind) ?? {}, language) ?? [],
    )
    return { items: shown, pageInfo }
  },
})

const told = async <T>(lists: readonly Promise<readonly T[]>[]): Promise<T[]> =>
  (await Promise.all(lists)).flat()

/** From when on decisions are counted. */
const sinceOf = ({ since }: { readonly since?: string }, now: Instant): Instant =>
  since === undefined ? addSeconds(now, -decisionsOfSeconds) : inUtc(since)

const inUtc = (instant: string): Instant =>
  instantFromMilliseconds(Temporal.Instant.from(instant).epochMilliseconds)

/** What requests are: one statement for each kind among them. What is gone since they were read is nothing any more. */
async function subjectsOf(
  db: TenantDb,
  sources: readonly port.RequestSource[],
  caller: Caller,
  rows: readonly store.RequestRow[],
  reading: port.Reading,
): Promise<(row: store.RequestRow) => port.Subject | undefined> {
  const byKind = new Map(
    await Promise.all(
      sources.map(async ({ kind, subjectsOf: read }) => {
        const ids = rows.flatMap(row => (row.kind === kind ? row.subjectId : []))
        const found = ids.length === 0 ? undefined : await read(db, caller, ids, reading)
        return [kind, found] as const
      }),
    ),
  )
  return ({ kind, subjectId }) => byKind.get(kind)?.get(subjectId)
}

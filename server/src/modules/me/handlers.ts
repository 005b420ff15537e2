import { by, keysetPage } from '../../platform/data/paging.ts'
import { handle } from '../../platform/http/handler.ts'
import {
  addDays,
  addSeconds,
  dateIn,
  type Instant,
  instantFromMilliseconds,
} from '../../platform/vocabulary/dates.ts'
import { limits } from '../../platform/vocabulary/limits.ts'
import { whole } from '../../platform/vocabulary/page.ts'
import { me } from './contract.ts'
import type { OwnMatters } from './port.ts'
import * as store from './store.ts'
import * as view from './view.ts'

const requestsOrder = {
  operation: 'me.requests',
  keys: [by('r.updatedAt', { direction: 'desc' }), by('r.subjectId')],
  sweep: [by('r.updatedAt'), by('r.subjectId')],
}

const decisionsOfSeconds = 7 * 24 * 60 * 60

export const handlers = (own: OwnMatters) =>
  handle(me, {
    /** Answers from what the gates already know of the caller: no statement is sent. */
    async access({ caller, services }) {
      const budgets = await services.rateBudgets.of(caller.organisation.id, caller.credential.id)
      return view.access(caller, budgets)
    },

    /** However many families tell something, their statements travel together. */
    async overview({ query, caller, now, db }) {
      const today = dateIn(caller.organisation.timeZone, now)
      const since = query.since === undefined ? addSeconds(now, -decisionsOfSeconds) : inUtc(query.since)
      // The days of one range that the member can confirm at once.
      const missingFrom = addDays(today, -limits.rangeDays.lifecycle)
      const [days, requests, punch, nextShift, balances, entitlements] = await Promise.all([
        own.days(db, caller, { today, missingFrom }),
        store.countRequests(db, own.requests, caller, since),
        own.punch?.(db, caller) ?? null,
        own.nextShift?.(db, caller, today) ?? null,
        own.balances?.(db, caller, today) ?? [],
        own.entitlements?.(db, caller, today) ?? [],
      ])
      return view.overview({ today, since, days, requests, punch, nextShift, balances, entitlements })
    },

    async entitlements({ query, caller, now, db }) {
      const asOf = query.date ?? dateIn(caller.organisation.timeZone, now)
      return whole([...((await own.entitlements?.(db, caller, asOf)) ?? [])])
    },

    async requests({ query, caller, db }) {
      return keysetPage(db, query, {
        ...requestsOrder,
        within: caller.membership.id,
        rows: keyset => store.requestsPage(db, own.requests, caller, query, keyset),
      })
    },
  })

const inUtc = (instant: string): Instant =>
  instantFromMilliseconds(Temporal.Instant.from(instant).epochMilliseconds)

import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { checkedRange } from '../../../../platform/http/date-range.ts'
import { handle } from '../../../../platform/http/handler.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Services } from '../../../../platform/services.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import { changeTerms } from '../terms-changed.ts'
import { holidays } from './contract.ts'
import { calendarHolidays, fromCalendar, observedHolidays, ownHoliday } from './observed-holidays.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export const handlers = handle(holidays, {
  async list({ query, db, refuse }) {
    const { from, to } = checkedRange(query, limits.rangeDays.register, refuse)
    return whole(observedHolidays(from, to, await store.changesBetween(db, from, to)))
  },

  async create({ body, db, now, services, commit }) {
    const state = await stateOf(db, body.date, body.code)
    const decision = rules.add(newId(), body, state, now)
    return ownHoliday(
      await commit(decision, addition => {
        touchDraftsAround(db, services, addition.date)
        return store.insertAddition(db, addition)
      }),
    )
  },

  async remove({ params, db, now, services, commit }) {
    const state = await stateOf(db, params.date, params.code)
    await commit(rules.remove(newId(), state, now), ({ withdrawn, removal }) => {
      touchDraftsAround(db, services, params.date)
      return withdrawn ? store.deleteChange(db, withdrawn.id) : store.insertRemoval(db, removal)
    })
    return undefined
  },

  async restore({ params, db, services, commit }) {
    const state = await stateOf(db, params.date, params.code)
    const restored = await commit(rules.restore(state), async ({ removal }) => {
      if (!removal) return
      touchDraftsAround(db, services, params.date)
      await store.deleteChange(db, removal.id)
    })
    return fromCalendar(restored.holiday)
  },
})

const touchDraftsAround = (tx: WriteTransaction, { contributions }: Services, holiday: PlainDate) =>
  tx.defer(changeTerms(tx, { from: holiday, to: holiday, withShiftsInto: true }, contributions))

async function stateOf(db: TenantDb, date: PlainDate, code: string): Promise<rules.HolidayState> {
  const change = await store.findChange(db, date, code)
  const inCalendar = calendarHolidays(date, date).find(holiday => holiday.code === code)
  return { inCalendar: inCalendar ?? null, change: change ?? null }
}

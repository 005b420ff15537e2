import { keysetPage } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import * as calls from './calls.ts'
import type { absences } from './contract.ts'
import * as moves from './moves.ts'
import type { ownAbsenceOperations } from './own-operations.ts'
import * as store from './store.ts'
import { absenceView, dayView } from './view.ts'
import * as writing from './writing.ts'

type Own = Pick<Handlers<typeof absences>, keyof typeof ownAbsenceOperations>

export const ownHandlers: Own = {
  async listOwn({ query, caller, db, now, reader }) {
    const today = calls.todayOf({ caller, now })
    const filter = { ...query, today, visible: store.isOwn(caller) }
    return keysetPage(db, query, {
      operation: 'absences.listOwn',
      listed: { alias: 'p', sorts: { startDate: 'p.startDate', updatedAt: 'p.updatedAt' } },
      keys: store.byStart,
      sweep: store.sweep,
      rows: keyset => store.listAbsences(db, caller, filter, keyset),
      show: found => absenceView(caller, found, today, reader.chosen),
    })
  },

  async getOwn({ params, caller, db, now, reader, refuse }) {
    const found = (await findOwn(db, caller, params.id, now)) ?? refuse('absence_not_found')
    return absenceView(caller, found, calls.todayOf({ caller, now }), reader.chosen)
  },

  async ownDays({ params, caller, db, now, reader, refuse }) {
    const [found, days] = await Promise.all([
      findOwn(db, caller, params.id, now),
      store.daysOfPeriod(db, params.id),
    ])
    if (!found) return refuse('absence_not_found')
    return { items: days.map(day => dayView(day, true, reader.language)) }
  },

  async createOwn(call) {
    return writing.writeNew(call, call.caller.membership.id, 'own', call.body)
  },

  async updateOwn(call) {
    const { params, caller, db, now, refuse, body } = call
    const found = (await findOwn(db, caller, params.id, now)) ?? refuse('absence_not_found')
    return writing.update(call, found, body)
  },

  async submitOwn(call) {
    const { params, caller, db, now, refuse, body } = call
    const found = (await findOwn(db, caller, params.id, now)) ?? refuse('absence_not_found')
    return writing.submit(call, found, body)
  },

  async withdrawOwn(call) {
    const { params, caller, db, now, refuse, body, commit } = call
    const found = (await findOwn(db, caller, params.id, now)) ?? refuse('absence_not_found')
    const decision = moves.withdraw(calls.recordOf(found), calls.movingOf(call, found, body))
    const { after } = await commit(decision, calls.savingMoved(db, null))
    return calls.shown(call, after.id)
  },

  async requestOwnCancellation(call) {
    const { params, caller, db, now, refuse, body } = call
    const found = (await findOwn(db, caller, params.id, now)) ?? refuse('absence_not_found')
    return writing.requestCancellation(call, found, body)
  },
}

const findOwn = (db: TenantDb, caller: Caller, id: string, now: Instant) =>
  store.findAbsence(db, caller, id, calls.todayOf({ caller, now }), store.isOwn(caller))

import { handle } from '../../../platform/http/handler.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { whole } from '../../../platform/vocabulary/page.ts'
import { staffGroupExists } from '../../company/catalogs/staff-groups/port.ts'
import { payrollLocks } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export const handlers = handle(payrollLocks, {
  async list({ db }) {
    return whole(await store.listLocks(db))
  },

  async get({ params, db, refuse }) {
    return (await store.findLock(db, params.id)) ?? refuse('payroll_lock_not_found')
  },

  async create({ body, caller, db, now, refuse, commit }) {
    const { periodStart, periodEnd, groupId = null, reason = null } = body
    const [live, groupExists] = await Promise.all([
      store.liveLocks(db),
      groupId === null || staffGroupExists(db, groupId),
    ])
    if (!groupExists) refuse('staff_group_not_found')
    const made = { id: newId(), by: caller.membership.id, now }
    const decision = rules.lock({ periodStart, periodEnd, groupId, reason }, live, made)
    return commit(decision, lock => store.insertLock(db, lock))
  },

  async lift({ params, body, caller, db, now, refuse, commit }) {
    const held = (await store.findLock(db, params.id)) ?? refuse('payroll_lock_not_found')
    const decision = rules.lift(held, body.reason ?? null, caller.membership.id, now)
    return commit(decision, lock => store.saveLifted(db, lock))
  },
})

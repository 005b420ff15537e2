import { unchangedSince } from '../../../../../platform/data/optimistic.ts'
import { handle } from '../../../../../platform/http/handler.ts'
import { dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { planningUnitExists } from '../../../../company/catalogs/planning-units/port.ts'
import { staffingMinimums } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import * as view from './view.ts'

export const handlers = handle(staffingMinimums, {
  async get({ params, db, refuse }) {
    const planningUnitId = params.id.toLowerCase()
    const [known, rows] = await Promise.all([
      planningUnitExists(db, planningUnitId),
      store.minimumsOf(db, planningUnitId),
    ])
    return known ? view.minimums(planningUnitId, rows) : refuse('planning_unit_not_found')
  },

  async set({ params, body, caller, now, db, refuse, commit }) {
    const planningUnitId = params.id.toLowerCase()
    const [known, held] = await Promise.all([
      planningUnitExists(db, planningUnitId),
      store.minimumsOf(db, planningUnitId),
    ])
    if (!known) refuse('planning_unit_not_found')
    const decision = rules.set(body.minimums, {
      planningUnitId,
      held,
      unchanged: unchangedSince(body.expectedUpdatedAt, rules.lastChangeOf(held)),
      today: dateIn(caller.organisation.timeZone, now),
      now,
    })
    const changed = await commit(decision, state => store.save(db, planningUnitId, state))
    return view.minimums(planningUnitId, changed.rows)
  },
})

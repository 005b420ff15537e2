import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { planningUnitExists } from '../../../company/catalogs/planning-units/port.ts'
import { lastChangeOf } from '../coming-rows.ts'
import { shiftRules } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import * as view from './view.ts'

export const handlers = handle(shiftRules, {
  async get({ params, caller, now, db, refuse }) {
    const planningUnitId = params.id.toLowerCase()
    const [known, rows] = await Promise.all([
      planningUnitExists(db, planningUnitId),
      store.settingsOf(db, planningUnitId),
    ])
    if (!known) refuse('planning_unit_not_found')
    return view.rules(planningUnitId, rows, dateIn(caller.organisation.timeZone, now))
  },

  async set({ params, body, caller, now, db, refuse, commit }) {
    const planningUnitId = params.id.toLowerCase()
    const [known, held] = await Promise.all([
      planningUnitExists(db, planningUnitId),
      store.settingsOf(db, planningUnitId),
    ])
    if (!known) refuse('planning_unit_not_found')
    const today = dateIn(caller.organisation.timeZone, now)
    const unchanged = unchangedSince(body.expectedUpdatedAt, lastChangeOf(held))
    const decision = rules.set(body.versions, { planningUnitId, held, unchanged, today, now })
    const changed = await commit(decision, state => store.save(db, planningUnitId, state))
    return view.rules(planningUnitId, changed.rows, today)
  },
})

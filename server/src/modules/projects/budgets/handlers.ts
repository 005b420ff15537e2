import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { handle } from '../../../platform/http/handler.ts'
import { dateIn, type PlainDate } from '../../../platform/vocabulary/dates.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { phasesOf } from '../phases/port.ts'
import { baselinesOf, type KnownProject, projectWithId } from '../record/port.ts'
import { budgets } from './contract.ts'
import { usedOf } from './reading.ts'
import { usualSetting } from './record.ts'
import * as rules from './rules.ts'
import type { Budget } from './shapes.ts'
import { addSetting, settingsOf, warningsOf } from './store.ts'
import { budgetView } from './view.ts'

export const handlers = handle(budgets, {
  async get({ params, query, caller, db, now, refuse }) {
    const project = (await projectWithId(db, params.id)) ?? refuse('project_not_found')
    return onDay(db, project, query.asOf ?? dateIn(caller.organisation.timeZone, now))
  },

  async setWarnings({ params, body, caller, db, now, refuse, commit }) {
    const [found, [before]] = await Promise.all([projectWithId(db, params.id), settingsOf(db, [params.id])])
    const project = found ?? refuse('project_not_found')
    const { warningSharesBp, includesPurchases = false } = body
    const wanted = { warningSharesBp, includesPurchases }
    const decision = rules.set(before ?? usualSetting, wanted, { id: newId(), now, project })
    const setting = await commit(decision, after => addSetting(db, after))
    const budget = await onDay(db, project, dateIn(caller.organisation.timeZone, now))
    // A dry run has written nothing that could be read.
    return { ...budget, ...wanted, warningSharesBp: [...setting.warningSharesBp] }
  },
})

async function onDay(db: TenantDb, project: KnownProject, asOf: PlainDate): Promise<Budget> {
  const [used, [baseline], phases] = await Promise.all([
    usedOf(db, [project], asOf),
    baselinesOf(db, [project.id], asOf),
    phasesOf(db, [project.id]),
  ])
  const warnings = baseline ? await warningsOf(db, [baseline.id]) : []
  return budgetView({ project, asOf, baseline, phases, used: used(project.id), warnings })
}

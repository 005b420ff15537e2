import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import { dateIn, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { phasesOf } from '../phases/port.ts'
import { baselinesOf, projectWithId } from '../record/port.ts'
import { budgets } from './contract.ts'
import { usedOf } from './reading.ts'
import { usualSetting } from './record.ts'
import * as rules from './rules.ts'
import type { Budget } from './shapes.ts'
import { addSetting, settingsOf, warningsOfProject } from './store.ts'
import { budgetView } from './view.ts'

export const handlers = handle(budgets, {
  async get({ params, query, caller, db, now, services, refuse }) {
    const asOf = query.asOf ?? dateIn(caller.organisation.timeZone, now)
    const budget = await onDay(db, services.contributions, params.id, asOf)
    return budget ?? refuse('project_not_found')
  },

  async setWarnings({ params, body, caller, db, now, services, refuse, commit }) {
    const [found, [before]] = await Promise.all([projectWithId(db, params.id), settingsOf(db, [params.id])])
    const project = found ?? refuse('project_not_found')
    const { warningSharesBp, includesPurchases = false } = body
    const wanted = { warningSharesBp, includesPurchases }
    const decision = rules.set(before ?? usualSetting, wanted, { id: newId(), now, project })
    const setting = await commit(decision, after => addSetting(db, after))
    const today = dateIn(caller.organisation.timeZone, now)
    const budget = await onDay(db, services.contributions, project.id, today)
    if (!budget) return refuse('project_not_found')
    // A dry run has written nothing that could be read.
    return { ...budget, ...wanted, warningSharesBp: [...setting.warningSharesBp] }
  },
})

/** The budget of a project; nothing where it is not there. */
async function onDay(
  db: TenantDb,
  contributions: Contributions,
  projectId: Id,
  asOf: PlainDate,
): Promise<Budget | undefined> {
  const [project, used, [baseline], phases, told] = await Promise.all([
    projectWithId(db, projectId),
    usedOf(db, contributions, [projectId], asOf),
    baselinesOf(db, [projectId], asOf),
    phasesOf(db, [projectId]),
    warningsOfProject(db, projectId),
  ])
  if (!project) return undefined
  const warnings = told.filter(({ baselineId }) => baselineId === baseline?.id)
  return budgetView({ project, asOf, baseline, phases, used: used(project.id), warnings })
}

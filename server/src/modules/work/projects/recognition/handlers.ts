import { handle } from '../../../../platform/http/handler.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { projectWithId } from '../record/port.ts'
import { projectRecognition } from './contract.ts'
import * as rules from './rules.ts'
import { addRules, recognitionRulesOf } from './store.ts'

export const handlers = handle(projectRecognition, {
  async list({ params, db, refuse }) {
    const [project, items] = await Promise.all([
      projectWithId(db, params.id),
      recognitionRulesOf(db, [params.id]),
    ])
    return project ? { items } : refuse('project_not_found')
  },

  async add({ params, body, db, now, refuse, commit }) {
    const { dryRun: _, ...wanted } = body
    const [found, held] = await Promise.all([
      projectWithId(db, params.id),
      recognitionRulesOf(db, [params.id]),
    ])
    const project = found ?? refuse('project_not_found')
    const decision = rules.add(wanted, { id: newId(), now, project, last: held.at(-1) })
    return commit(decision, rule => addRules(db, [rule]))
  },
})

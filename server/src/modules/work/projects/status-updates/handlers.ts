import { keysetPage } from '../../../../platform/data/paging.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { projectWithId } from '../record/port.ts'
import { statusUpdates } from './contract.ts'
import { statusPosted } from './port.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export const handlers = handle(statusUpdates, {
  async list({ params, query, db, refuse }) {
    const projectId = params.id
    const [project, page] = await Promise.all([
      projectWithId(db, projectId),
      keysetPage(db, query, {
        operation: 'statusUpdates.list',
        listed: { alias: 'u' },
        keys: store.newestFirst,
        sweep: store.sweep,
        within: projectId,
        rows: keyset => store.listUpdates(db, { projectId, rag: query.rag }, keyset),
      }),
    ])
    return project ? page : refuse('project_not_found')
  },

  async get({ params: { id: projectId, statusUpdateId: id }, db, refuse }) {
    const [project, update] = await Promise.all([
      projectWithId(db, projectId),
      store.findUpdate(db, { projectId, id }),
    ])
    if (!project) return refuse('project_not_found')
    return update ?? refuse('status_update_not_found')
  },

  async create({ params, body, caller, db, now, services, refuse, commit }) {
    const project = (await projectWithId(db, params.id)) ?? refuse('project_not_found')
    const { dryRun: _, ...wanted } = body
    const decision = rules.post(wanted, {
      id: newId(),
      projectId: project.id,
      projectClosed: project.state === 'closed',
      now,
      actorMembershipId: caller.membership.id,
    })
    const posted = await commit(decision, update => store.insertUpdate(db, update))
    for (const hear of services.contributions(statusPosted)) await hear(db, posted)
    return posted
  },
})

import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { type Decision, isRefused } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import {
  type ProjectFact,
  projectsWithIds,
  projectUpdated,
  touchProjects,
} from '../../projects/record/port.ts'
import { taskStatuses } from './contract.ts'
import type { StatusSet } from './record.ts'
import { replace } from './rules.ts'
import type { GivenSet } from './shapes.ts'
import { replaceSet, setOf, statusesInUse } from './store.ts'
import { setView } from './view.ts'

export const handlers = handle(taskStatuses, {
  async get({ db, reader }) {
    return setView(await setOf(db, null), reader.chosen)
  },

  async replace({ body, db, reader, commit }) {
    const { set, decision } = await decisionOn(db, null, body)
    return setView(await commit(decision, saving(db, set)), reader.chosen)
  },

  async getOfProject({ params, db, reader, refuse }) {
    const [[project], set] = await Promise.all([
      projectsWithIds(db, [params.id]),
      setOf(db, lower(params.id)),
    ])
    if (!project) refuse('project_not_found')
    return setView(set, reader.chosen)
  },

  async replaceOfProject({ params, body, db, reader, refuse, commit }) {
    const [[project], { set, decision }] = await Promise.all([
      projectsWithIds(db, [params.id]),
      decisionOn(db, lower(params.id), body),
    ])
    if (!project) return refuse('project_not_found')
    if (project.state === 'closed') refuse('project_closed')
    const told = telling(decision, set, projectUpdated({ id: project.id, updatedAt: db.now }))
    const saved = await commit(told, after => {
      if (after !== set) db.defer(touchProjects(db, [project.id]))
      return saving(db, set)(after)
    })
    return setView(saved, reader.chosen)
  },
})

const lower = (id: string): Id => id.toLowerCase()

async function decisionOn(db: WriteTransaction, projectId: Id | null, body: GivenSet) {
  const set = await setOf(db, projectId)
  const inUse = await statusesInUse(
    db,
    set.id,
    set.statuses.map(({ id }) => id),
  )
  const unchanged = unchangedSince(body.expectedUpdatedAt, set.updatedAt)
  return { set, decision: replace(set, body, { now: db.now, unchanged, inUse, nextId: newId }) }
}

/** A project whose statuses are others has changed. */
const telling = <Code extends string>(
  decision: Decision<StatusSet, never, Code>,
  before: StatusSet,
  fact: ProjectFact<'project.updated'>,
): Decision<StatusSet, ProjectFact<'project.updated'>, Code> =>
  isRefused(decision) || decision.state === before ? decision : { ...decision, facts: [fact] }

const saving = (tx: WriteTransaction, before: StatusSet) => (after: StatusSet) =>
  after === before ? Promise.resolve() : replaceSet(tx, before, after)

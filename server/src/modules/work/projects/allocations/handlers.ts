import { sql } from 'kysely'
import { by, keysetPage, sweepKeys } from '../../../../platform/data/paging.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { mondayOf } from '../../../../platform/vocabulary/weekdays.ts'
import { memberDayContexts, memberNamed } from '../../../people/members/port.ts'
import { phasesWithIds } from '../phases/port.ts'
import { projectWithId } from '../record/port.ts'
import { projectAllocations } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

const order = {
  operation: 'projectAllocations.list',
  keys: [by('a.weekStart'), by('a.id')],
  sweep: sweepKeys('a'),
}

export const handlers = handle(projectAllocations, {
  async list({ params, query, db, refuse }) {
    const { from, to, membershipId, phaseId } = query
    if (from !== undefined && to !== undefined && to < from)
      refuse('range_end_before_start', `${to} is earlier than ${from}.`)
    const projectId = params.id.toLowerCase()
    const filter = {
      projectId,
      fromWeek: from === undefined ? undefined : mondayOf(from),
      toWeek: to,
      membershipId,
      phaseId,
    }
    const [project, page] = await Promise.all([
      projectWithId(db, projectId),
      keysetPage(db, query, {
        ...order,
        within: projectId,
        listed: { alias: 'a', text: memberNamed(db.orgId, sql`a.membership_id`) },
        rows: keyset => store.list(db, filter, keyset),
      }),
    ])
    return project ? page : refuse('project_not_found')
  },

  async plan({ params, body, db, dryRun, refuse, commit }) {
    const places = body.allocations.map(rules.placeOf)
    const memberIds = [...new Set(places.map(({ membershipId }) => membershipId))]
    const phaseIds = [...new Set(places.flatMap(({ phaseId }) => phaseId ?? []))]
    const [found, held, before, members, phases] = await Promise.all([
      projectWithId(db, params.id),
      store.heldIn(db, params.id, places),
      store.plannedIn(db, places),
      memberDayContexts(db, memberIds),
      phaseIds.length === 0 ? [] : phasesWithIds(db, phaseIds),
    ])
    const project = found ?? refuse('project_not_found')
    const decision = rules.plan(body.allocations, {
      now: db.now,
      project,
      held,
      members: new Map(members.map(({ id, status }) => [id, { active: status !== 'deactivated' }])),
      phases: new Map(phases.map(phase => [phase.id, phase])),
      ids: places.map(newId),
    })
    const planned = await commit(decision, state => store.save(db, state))
    return {
      dryRun,
      changes: [...planned.changes],
      weeks: rules.weeksAfter(body.allocations, before, planned),
    }
  },
})

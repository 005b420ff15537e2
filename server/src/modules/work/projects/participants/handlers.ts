import { sql } from 'kysely'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { openPage } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import { memberDayContexts, memberNamed } from '../../../people/members/port.ts'
import { projectWithId } from '../record/lookup.ts'
import { projectRolesWithIds } from '../roles/port.ts'
import { participants } from './contract.ts'
import { refusalOfRepricing } from './pricing.ts'
import type { Participant } from './record.ts'
import * as rules from './rules.ts'
import type { MissingReference } from './rules.ts'
import * as store from './store.ts'

export const handlers = handle(participants, {
  async listParticipants({ params, query, db, refuse }) {
    const page = openPage(db, query, {
      operation: 'projects.listParticipants',
      listed: {
        alias: 't',
        text: memberNamed(db.orgId, sql`t.membership_id`),
        sorts: { createdAt: 't.createdAt', updatedAt: 't.updatedAt' },
      },
      keys: store.keys,
      sweep: store.sweep,
      within: params.id,
    })
    const [project, rows] = await Promise.all([
      projectWithId(db, params.id),
      store.listOf(db, params.id, query, page.fragment),
    ])
    if (!project) refuse('project_not_found')
    return page.answer(rows)
  },

  async getParticipant({ params, db, refuse }) {
    const [project, participant] = await Promise.all([
      projectWithId(db, params.id),
      store.find(db, params.id, params.participantId),
    ])
    if (!project) refuse('project_not_found')
    return participant ?? refuse('project_participant_not_found')
  },

  async addParticipant({ params, body: { reprice, ...body }, db, now, services, refuse, commit }) {
    const { membershipId } = body
    const [found, others, missing, repricing] = await Promise.all([
      projectWithId(db, params.id),
      store.timesOf(db, params.id, membershipId),
      missingReference(db, [body]),
      refusalOfRepricing(db, services.contributions, { projectIds: [params.id], membershipId }, reprice),
    ])
    const project = found ?? refuse('project_not_found')
    const decision = rules.add(body, { id: newId(), now, project, others, missing, repricing })
    return commit(decision, added => store.save(db, { saved: [added], gone: [] }))
  },

  async replaceParticipants({ params, body, caller, db, now, services, refuse, commit }) {
    const today = dateIn(caller.organisation.timeZone, now)
    const [found, others] = await Promise.all([
      projectWithId(db, params.id),
      store.fromDateOn(db, params.id, today),
    ])
    const project = found ?? refuse('project_not_found')
    const everybody = { projectIds: [project.id], membershipId: null }
    const [missing, repricing] = await Promise.all([
      missingReference(db, body.participants, others),
      refusalOfRepricing(db, services.contributions, everybody, body.reprice),
    ])
    const circumstances = { now, today, project, others, missing, repricing, nextId: newId }
    const decision = rules.replace(body, circumstances)
    await commit(decision, changed => store.save(db, changed))
    return whole(await store.fromDateOn(db, params.id, today))
  },

  async updateParticipant({ params, body, db, now, services, refuse, commit }) {
    const { expectedUpdatedAt, reprice, ...patch } = body
    const [found, stored] = await Promise.all([
      projectWithId(db, params.id),
      store.find(db, params.id, params.participantId),
    ])
    const project = found ?? refuse('project_not_found')
    const participant = stored ?? refuse('project_participant_not_found')
    const { projectId, membershipId } = participant
    const [others, missing, repricing] = await Promise.all([
      store.timesOf(db, projectId, membershipId),
      missingRole(db, [patch], [participant]),
      refusalOfRepricing(db, services.contributions, { projectIds: [projectId], membershipId }, reprice),
    ])
    const unchanged = unchangedSince(expectedUpdatedAt, participant.updatedAt)
    const circumstances = { now, project, others, missing, repricing, unchanged }
    const decision = rules.update(participant, patch, circumstances)
    return commit(decision, async after => {
      if (after !== participant) db.defer(store.save(db, { saved: [after], gone: [] }))
    })
  },

  async removeParticipant({ params, caller, db, now, refuse, commit }) {
    const [found, stored] = await Promise.all([
      projectWithId(db, params.id),
      store.find(db, params.id, params.participantId),
    ])
    const project = found ?? refuse('project_not_found')
    const participant = stored ?? refuse('project_participant_not_found')
    const today = dateIn(caller.organisation.timeZone, now)
    await commit(rules.end(participant, { project, now, today }), changed => store.save(db, changed))
    return undefined
  },
})

type Named = Pick<Participant, 'membershipId'> & Partial<Pick<Participant, 'projectRoleId'>>

/** The first of the members and roles that are named and not there or not in use; what is `held` may stay. */
async function missingReference(
  db: TenantDb,
  wanted: readonly Named[],
  held: readonly Named[] = [],
): Promise<MissingReference | null> {
  const kept = new Set(held.map(({ membershipId }) => membershipId))
  const named = wanted.map(({ membershipId }) => membershipId.toLowerCase())
  const memberIds = [...new Set(named)].filter(id => !kept.has(id))
  const [members, role] = await Promise.all([
    memberIds.length === 0 ? [] : memberDayContexts(db, memberIds),
    missingRole(db, wanted, held),
  ])
  const active = members.filter(({ status }) => status !== 'deactivated')
  return active.length < memberIds.length ? 'membership_not_found' : role
}

/** The same of roles alone. */
async function missingRole(
  db: TenantDb,
  wanted: readonly Pick<Named, 'projectRoleId'>[],
  held: readonly Pick<Named, 'projectRoleId'>[],
): Promise<'project_role_not_found' | null> {
  const kept = new Set<Id | null | undefined>(held.map(({ projectRoleId }) => projectRoleId))
  const named = wanted.flatMap(({ projectRoleId }) => projectRoleId?.toLowerCase() ?? [])
  const roleIds = [...new Set(named)].filter(id => !kept.has(id))
  const roles = roleIds.length === 0 ? [] : await projectRolesWithIds(db, roleIds)
  return roles.filter(({ active }) => active).length < roleIds.length ? 'project_role_not_found' : null
}

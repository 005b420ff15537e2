import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { by, openPage } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle, type Handlers } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import { type ListedHours, pageOfHours, phasesWithApprovedHours } from '../../../time/work-days/port.ts'
import { projectWithId } from '../record/port.ts'
import { touchProjects } from '../record/record.ts'
import { projectPhases } from './contract.ts'
import type { ProjectHours } from './hours-operation.ts'
import type { Phase } from './record.ts'
import * as rules from './rules.ts'
import { phaseCompleted } from './slots.ts'
import * as steps from './steps.ts'
import * as store from './store.ts'
import { namesTerms } from './terms.ts'
import { phaseView, phaseViews } from './view.ts'

type PhaseHandlers = Handlers<typeof projectPhases>

/** A project with all of its phases, as far as they are there. */
async function readTree(db: TenantDb, projectId: Id) {
  const [project, phases] = await Promise.all([projectWithId(db, projectId), store.phasesOf(db, [projectId])])
  return { project, phases }
}

/** Saves phases; their project has changed with them. */
const saving =
  (tx: WriteTransaction, { organisation }: Caller) =>
  async ({ phase, saved }: rules.ChangedPhases): Promise<void> => {
    if (saved.length === 0) return
    tx.defer(touchProjects(tx, [phase.projectId]))
    await store.savePhases(tx, saved, dateIn(organisation.timeZone, tx.now))
  }

/** The phases of a project once some have changed. */
const after = (phases: readonly Phase[], { saved }: rules.ChangedPhases) => [
  ...phases.filter(({ id }) => !saved.some(each => each.id === id)),
  ...saved,
]

/** One of the steps that nothing but the states decide. */
const taking =
  (name: steps.PhaseStepName): PhaseHandlers[steps.PhaseStepName] =>
  async ({ params, body, caller, db, services, language, refuse, commit }) => {
    const { project: found, phases } = await readTree(db, params.id)
    const project = found ?? refuse('project_not_found')
    const phase = phases.find(({ id }) => id === params.phaseId) ?? refuse('project_phase_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, phase.updatedAt)
    const circumstances = { project, phases, now: db.now, unchanged, reason: body.reason ?? null }
    const changed = await commit(steps.take(name, phase, circumstances), async state => {
      await saving(db, caller)(state)
      if (name === 'complete')
        for (const hear of services.contributions(phaseCompleted))
          await hear(db, [{ id: phase.id, projectId: phase.projectId }])
    })
    return phaseView(changed.phase, after(phases, changed), project, language)
  }

const locking =
  (locked: boolean): PhaseHandlers['lock'] =>
  async ({ params, body, caller, db, language, refuse, commit }) => {
    const { project: found, phases } = await readTree(db, params.id)
    const project = found ?? refuse('project_not_found')
    const phase = phases.find(({ id }) => id === params.phaseId) ?? refuse('project_phase_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, phase.updatedAt)
    const circumstances = { project, phases, now: db.now, unchanged, reason: body.reason ?? null }
    const changed = await commit(steps.setLock(phase, locked, circumstances), saving(db, caller))
    return phaseView(changed.phase, after(phases, changed), project, language)
  }

export const handlers = handle(projectPhases, {
  async list({ params, db, language, refuse }) {
    const { project, phases } = await readTree(db, params.id)
    return whole(phaseViews(phases, project ?? refuse('project_not_found'), language))
  },

  async get({ params, db, language, refuse }) {
    const { project, phases } = await readTree(db, params.id)
    if (!project) return refuse('project_not_found')
    const phase = phases.find(({ id }) => id === params.phaseId)
    return phaseView(phase ?? refuse('project_phase_not_found'), phases, project, language)
  },

  async create({ params, body, caller, db, language, refuse, commit }) {
    const { project: found, phases } = await readTree(db, params.id)
    const project = found ?? refuse('project_not_found')
    const { dryRun: _, ...wanted } = body
    const decision = rules.create(inSmallLetters(wanted), { project, phases, now: db.now, id: newId() })
    const changed = await commit(decision, saving(db, caller))
    return phaseView(changed.phase, after(phases, changed), project, language)
  },

  async update({ params, body, caller, db, language, refuse, commit }) {
    const { expectedUpdatedAt, dryRun: _, ...patch } = body
    const [{ project: found, phases }, approved] = await Promise.all([
      readTree(db, params.id),
      phasesWithApprovedHours(db, namesTerms(patch) ? [params.id] : []),
    ])
    const project = found ?? refuse('project_not_found')
    const phase = phases.find(({ id }) => id === params.phaseId) ?? refuse('project_phase_not_found')
    const unchanged = unchangedSince(expectedUpdatedAt, phase.updatedAt)
    const decision = rules.update(phase, patch, { project, phases, now: db.now, unchanged, approved })
    const changed = await commit(decision, saving(db, caller))
    return phaseView(changed.phase, after(phases, changed), project, language)
  },

  async move({ params, body, caller, db, language, refuse, commit }) {
    const { expectedUpdatedAt, dryRun: _, ...place } = body
    const [{ project: found, phases }, approved] = await Promise.all([
      readTree(db, params.id),
      phasesWithApprovedHours(db, [params.id]),
    ])
    const project = found ?? refuse('project_not_found')
    const phase = phases.find(({ id }) => id === params.phaseId) ?? refuse('project_phase_not_found')
    const circumstances = {
      ...{ project, phases, now: db.now, approved },
      unchanged: unchangedSince(expectedUpdatedAt, phase.updatedAt),
    }
    const decision = rules.move(phase, inSmallLetters(place), circumstances)
    const changed = await commit(decision, saving(db, caller))
    return phaseView(changed.phase, after(phases, changed), project, language)
  },

  lock: locking(true),
  unlock: locking(false),
  start: taking('start'),
  complete: taking('complete'),
  cancel: taking('cancel'),
  reopen: taking('reopen'),

  async listHours({ params, query, caller, db, refuse }) {
    const { from, to, phaseId, membershipId, status } = query
    if (from !== undefined && to !== undefined && to < from) refuse('range_end_before_start')
    const page = openPage(db, query, {
      operation: 'projectPhases.listHours',
      ...hoursOrder,
      within: params.id,
    })
    const filter = {
      projectIds: [params.id],
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(phaseId !== undefined && { phaseIds: [phaseId] }),
      ...(membershipId !== undefined && { membershipIds: [membershipId] }),
      ...(status !== undefined && { statuses: [status] }),
    }
    const [project, rows] = await Promise.all([
      projectWithId(db, params.id),
      pageOfHours(db, filter, page.fragment),
    ])
    if (!project) refuse('project_not_found')
    const { items, pageInfo } = page.answer(rows)
    const notes = caller.capabilities.has('projects.manage')
    return { items: items.map(row => hoursView(row, notes)), pageInfo }
  },
})

const placeOfHours = [by('h.workDayId'), by('h.entryId'), by('h.position')]
const hoursOrder = {
  keys: [by('h.workDate'), ...placeOfHours],
  sweep: [by('d.updatedAt'), ...placeOfHours],
}

/** Ids as they are stored. */
function inSmallLetters<Place extends { parentPhaseId?: Id | null; afterPhaseId?: Id | null }>(
  place: Place,
): Place {
  const { parentPhaseId, afterPhaseId } = place
  return {
    ...place,
    ...(parentPhaseId && { parentPhaseId: parentPhaseId.toLowerCase() }),
    ...(afterPhaseId && { afterPhaseId: afterPhaseId.toLowerCase() }),
  }
}

/** What a remark says of a person is for those who manage projects. */
const hoursView = ({ position, projectId: _, note, ...row }: ListedHours, notes: boolean): ProjectHours => ({
  id: `${row.entryId}:${position}`,
  ...row,
  note: notes ? note : null,
  noteMasked: !notes,
})

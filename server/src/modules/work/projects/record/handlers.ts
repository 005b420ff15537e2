import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { openPage } from '../../../../platform/data/paging.ts'
import { handle, type Handlers } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { isRefused } from '../../../../platform/vocabulary/decision.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { fieldsOf, heldValues } from '../../../records/custom-fields/port.ts'
import { projectsWithApprovedHours } from '../../../time/work-days/port.ts'
import { baselineKeys, listBaselines } from './baseline-store.ts'
import { circumstancesOf, surroundingsOf } from './circumstances.ts'
import { toldMatter } from './closing-reasons.ts'
import { projects } from './contract.ts'
import { copyHandler } from './copying.ts'
import * as listStore from './list-store.ts'
import { projectWithId } from './lookup.ts'
import * as moves from './moves.ts'
import { openMatters } from './open-matters.ts'
import { type ChangedProject, orderOf, projectKind, type ProjectRecord } from './record.ts'
import * as rules from './rules.ts'
import { projectClosedWith } from './slots.ts'
import * as store from './store.ts'
import { projectView } from './view.ts'

/** One of the steps that nothing but the state of the project decides. */
const moving =
  (action: moves.Move): Handlers<typeof projects>[moves.Move] =>
  async ({ params, body, db, refuse, commit }) => {
    const project = (await store.findProject(db, params.id)) ?? refuse('project_not_found')
    const decision = moves.move(action, project, movingIn(db, project, body))
    return projectView((await commit(decision, saving(db))).after)
  }

export const handlers = handle(projects, {
  async list({ query, db, refuse }) {
    if ((query.externalSource === undefined) !== (query.externalId === undefined))
      refuse('external_ref_incomplete', 'Send externalSource and externalId together.')
    const { sort, direction } = orderOf(query)
    const page = openPage(db, query, {
      operation: 'projects.list',
      listed: { alias: 'p' },
      keys: listStore.keysOf(sort, direction),
      sweep: listStore.sweep,
    })
    const held = query.cf === undefined ? [] : heldValues(await fieldsOf(db, projectKind.kind), query.cf)
    const rows = held && (await listStore.listProjects(db, { filter: query, held, page }))
    const { items, pageInfo } = page.answer(rows ?? [])
    return { items: items.map(projectView), pageInfo }
  },

  async get({ params, db, refuse }) {
    return projectView((await store.findProject(db, params.id)) ?? refuse('project_not_found'))
  },

  async listBaselines({ params, query, db, refuse }) {
    const page = openPage(db, query, {
      operation: 'projects.listBaselines',
      keys: baselineKeys,
      within: params.id,
    })
    const [project, rows] = await Promise.all([
      projectWithId(db, params.id),
      listBaselines(db, params.id, page.fragment),
    ])
    if (!project) refuse('project_not_found')
    return page.answer(rows)
  },

  async create({ body, caller, db, services, commit }) {
    const { fields, ...circumstances } = await circumstancesOf(db, surroundingsOf(caller, services), body)
    const decision = rules.create(body, { ...circumstances, id: newId() })
    const { after } = await commit(decision, change => store.saveProjects(db, [change], fields))
    return projectView(after)
  },

  async update({ params, body, caller, db, services, refuse, commit }) {
    const { expectedUpdatedAt, dryRun: _, ...patch } = body
    const project = (await store.findProject(db, params.id)) ?? refuse('project_not_found')
    const around = surroundingsOf(caller, services)
    const [{ fields, ...circumstances }, approved] = await Promise.all([
      circumstancesOf(db, around, patch, project),
      projectsWithApprovedHours(db, rules.namesTerms(patch) ? [project.id] : []),
    ])
    const decision = rules.update(project, patch, {
      ...circumstances,
      unchanged: unchangedSince(expectedUpdatedAt, project.updatedAt),
      hoursApproved: approved.has(project.id),
    })
    const { after } = await commit(decision, change => store.saveProjects(db, [change], fields))
    return projectView(after)
  },

  ...copyHandler,

  start: moving('start'),
  hold: moving('hold'),
  resume: moving('resume'),
  complete: moving('complete'),

  async close(call) {
    const { params, body, caller, db, dryRun, services, refuse, commit } = call
    const [found, matters] = await Promise.all([
      store.findProject(db, params.id),
      openMatters(db, services.contributions, params.id),
    ])
    const project = found ?? refuse('project_not_found')
    const decision = moves.close(
      project,
      {
        ...movingIn(db, project, body),
        acceptUnbilled: body.acceptUnbilled ?? false,
        language: call.language,
      },
      matters,
    )
    if (dryRun && decision.refusal === 'project_close_blocked')
      return {
        project: projectView(project),
        blockers: matters.map(matter => toldMatter(matter, call.language)),
      }
    const today = dateIn(caller.organisation.timeZone, db.now)
    const ends = isRefused(decision) ? [] : services.contributions(projectClosedWith)
    const ended = (await Promise.all(ends.map(end => end(db, project.id, today)))).flat()
    const { after } = await commit(
      isRefused(decision) ? decision : { ...decision, audit: [...decision.audit, ...ended] },
      saving(db),
    )
    return { project: projectView(after), blockers: [] }
  },

  async reopen({ params, body, db, refuse, commit }) {
    const project = (await store.findProject(db, params.id)) ?? refuse('project_not_found')
    const decision = moves.reopen(project, movingIn(db, project, body))
    return projectView((await commit(decision, saving(db))).after)
  },
})

const movingIn = (
  { now }: WriteTransaction,
  { updatedAt }: ProjectRecord,
  { expectedUpdatedAt, reason }: { readonly expectedUpdatedAt?: string; readonly reason?: string },
): moves.MoveCircumstances => ({
  now,
  unchanged: unchangedSince(expectedUpdatedAt, updatedAt),
  reason: reason ?? null,
})

/** Saves a project whose custom fields stay. */
const saving = (tx: WriteTransaction) => (change: ChangedProject) => store.saveProjects(tx, [change], [])

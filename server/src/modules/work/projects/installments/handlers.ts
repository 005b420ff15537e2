import { textOfRow } from '../../../../platform/data/listing.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { keysetPage } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { dateIn, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { phasesWithIds } from '../phases/port.ts'
import { isBilled, type KnownProject, projectWithId } from '../record/port.ts'
import { latestUpdates } from '../status-updates/port.ts'
import { installments } from './contract.ts'
import { sharesOn } from './progress.ts'
import type { Installment } from './record.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export const handlers = handle(installments, {
  async list({ params, query, db, refuse }) {
    const projectId = params.id
    const [project, page] = await Promise.all([
      projectWithId(db, projectId),
      keysetPage(db, query, {
        operation: 'installments.list',
        listed: {
          alias: 'i',
          text: textOfRow('i'),
          sorts: { title: 'i.title', createdAt: 'i.createdAt', updatedAt: 'i.updatedAt' },
        },
        keys: store.inOrder,
        sweep: store.sweep,
        within: projectId,
        rows: keyset => store.listInstallments(db, { projectId, state: query.state }, keyset),
      }),
    ])
    return project ? page : refuse('project_not_found')
  },

  async get({ params, db, refuse }) {
    const { project, installment } = await foundIn(db, params)
    if (!project) return refuse('project_not_found')
    return installment ?? refuse('installment_not_found')
  },

  async create({ params, body, caller, db, now, refuse, commit }) {
    const project = (await projectWithId(db, params.id)) ?? refuse('project_not_found')
    const { dryRun: _, ...wanted } = body
    const writing = await writingIn(db, project, wanted.phaseId, null)
    const decision = rules.create(wanted, { ...writing, now, id: newId(), projectId: project.id })
    const made = await commit(decision, each => store.saveInstallments(db, [each]))
    const today = dateIn(caller.organisation.timeZone, now)
    if (!rules.isMet(made, await progressOf(db, made, today))) return made
    const shares = await sharesOn(db, [project.id], today)
    const ready = await commit(rules.makeAllReady([made], shares, now), all =>
      store.saveInstallments(db, all),
    )
    return ready[0] ?? made
  },

  async update({ params, body, caller, db, now, refuse, commit }) {
    const { project, installment } = await foundIn(db, params)
    if (!project) return refuse('project_not_found')
    if (!installment) return refuse('installment_not_found')
    const { dryRun: _, expectedUpdatedAt, ...patch } = body
    const writing = await writingIn(db, project, patch.phaseId, installment.id)
    const unchanged = unchangedSince(expectedUpdatedAt, installment.updatedAt)
    const changed = await commit(rules.update(installment, patch, { ...writing, now, unchanged }), each =>
      store.saveInstallments(db, [each]),
    )
    const today = dateIn(caller.organisation.timeZone, now)
    if (!rules.isMet(changed, await progressOf(db, changed, today))) return changed
    const shares = await sharesOn(db, [project.id], today)
    const ready = await commit(rules.makeAllReady([changed], shares, now), all =>
      store.saveInstallments(db, all),
    )
    return ready[0] ?? changed
  },

  async makeReady({ params, body, caller, db, now, refuse, commit }) {
    const { project, installment } = await foundIn(db, params)
    if (!project) return refuse('project_not_found')
    if (!installment) return refuse('installment_not_found')
    const shares = await sharesOn(db, [project.id], dateIn(caller.organisation.timeZone, now))
    const decision = rules.makeReady(installment, {
      now,
      unchanged: unchangedSince(body.expectedUpdatedAt, installment.updatedAt),
      projectClosed: project.state === 'closed',
      shareCents: shares.get(installment.id) ?? null,
    })
    return commit(decision, each => store.saveInstallments(db, [each]))
  },

  async cancel({ params, body, db, now, services, refuse, commit }) {
    const { project, installment } = await foundIn(db, params)
    if (!project) return refuse('project_not_found')
    if (!installment) return refuse('installment_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, installment.updatedAt)
    const billed = await isBilled(db, services.contributions, 'installment', installment.id)
    return commit(rules.cancel(installment, { now, unchanged, billed }), each =>
      store.saveInstallments(db, [each]),
    )
  },
})

async function foundIn(db: TenantDb, params: { readonly id: string; readonly installmentId: string }) {
  const [project, installment] = await Promise.all([
    projectWithId(db, params.id),
    store.findInstallment(db, params.id, params.installmentId),
  ])
  return { project, installment }
}

async function writingIn(
  db: WriteTransaction,
  project: KnownProject,
  phaseId: Id | null | undefined,
  installmentId: Id | null,
) {
  const [phases, otherSharesBp] = await Promise.all([
    phaseId == null ? [] : phasesWithIds(db, [phaseId]),
    store.sharesBut(db, project.id, installmentId),
  ])
  const phaseFits = phaseId == null || phases[0]?.projectId === project.id
  return { phaseFits, otherSharesBp, projectClosed: project.state === 'closed' }
}

async function progressOf(
  db: WriteTransaction,
  { projectId, phaseId, percentBp }: Installment,
  today: PlainDate,
): Promise<rules.Progress> {
  const [phases, updates] = await Promise.all([
    phaseId === null ? [] : phasesWithIds(db, [phaseId]),
    percentBp === null ? [] : latestUpdates(db, [projectId]),
  ])
  const isPhaseCompleted = phases[0]?.state === 'completed'
  return { today, percentBp: updates[0]?.percentBp ?? null, isPhaseCompleted }
}

import { sql } from 'kysely'
import { module } from '../../../../platform/module.ts'
import { namedFor } from '../../../../platform/names.ts'
import { freeTexts, datedWork, workers, namedRecords } from '../../../../platform/port.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { type RecordUse, recordUses } from '../../../records/imports/port.ts'
import { phaseCompleted } from '../phases/port.ts'
import { closingBlockers, type LeftOut, projectCopies, type ProjectCopy } from '../record/port.ts'
import { statusPosted } from '../status-updates/port.ts'
import { unbilledInstallments } from './closing.ts'
import { installments } from './contract.ts'
import { handlers } from './handlers.ts'
import { installmentsOfToday, readyDue } from './jobs.ts'
import { mayOfInstallments } from './may.ts'
import * as port from './port.ts'
import { readyByPhases, readyByStatus } from './progress.ts'
import { installmentsOfProjects, saveInstallments } from './store.ts'

/** The plan of installments: a copy has all that were not cancelled, planned anew. */
const copyInstallments: ProjectCopy = {
  kind: 'installments',
  order: 5,
  async copy(tx, { from, to, days, phaseIds }) {
    const all = await installmentsOfProjects(tx, [from])
    const wanted = all.filter(({ state }) => state !== 'cancelled')
    const plan = wanted.filter(({ phaseId }) => phaseId === null || phaseIds.has(phaseId))
    const copies = plan.map(each => ({
      ...each,
      id: newId(),
      projectId: to,
      dueOn: each.dueOn === null ? null : addDays(each.dueOn, days),
      phaseId: each.phaseId === null ? null : (phaseIds.get(each.phaseId) ?? null),
      state: 'planned' as const,
      ...{ cents: null, readyAt: null, invoiceLineId: null, endedAt: null },
      ...{ createdAt: tx.now, updatedAt: tx.now },
    }))
    tx.defer(saveInstallments(tx, copies))
    const leftOut = (reason: LeftOut['reason'], count: number) => ({ kind: 'installments', reason, count })
    return {
      count: copies.length,
      leftOut: [
        leftOut('cancelled', all.length - wanted.length),
        leftOut('outside_the_copy', wanted.length - plan.length),
      ],
    }
  },
}

/** Installments are of a project. */
const usesOfProjects: RecordUse = {
  register: 'projects',
  by: 'project_installments',
  used: (db, ids) =>
    db.sql`
      select distinct i.project_id as id from project_installments i
      where i.org_id = ${db.orgId} and i.project_id = any(${ids}::uuid[])`,
}

/** Installments wait for phases. */
const installmentsOfPhases: RecordUse = {
  register: 'project-phases',
  by: 'project_installments',
  used: (db, ids) =>
    db.sql`
      select distinct i.phase_id as id from project_installments i
      where i.org_id = ${db.orgId} and i.phase_id = any(${ids}::uuid[])`,
}

export const installmentsModule = module({
  contract: installments,
  handlers,
  port,
  contributes: [
    freeTexts.of({ table: 'project_installments', texts: ['title'] }),
    mayOfInstallments,
    namedRecords.of(
      namedFor('project_installment', 'project_installments', installments.operations.list, sql`r.title`),
    ),
    namedRecords.of({ type: 'invoice_line', nameless: 'A line is known by its invoice and its text.' }),
    phaseCompleted.of(readyByPhases),
    statusPosted.of(readyByStatus),
    workers.of(installmentsOfToday),
    datedWork.of(readyDue),
    closingBlockers.of(unbilledInstallments),
    projectCopies.of(copyInstallments),
    recordUses.of(usesOfProjects),
    recordUses.of(installmentsOfPhases),
  ],
})

import { codesOf, exportOf } from '../../../../records/imports/port.ts'
import { phasesWithIds } from '../../phases/port.ts'
import { projects } from '../../record/contract.ts'
import { handlers } from '../../record/handlers.ts'
import { projectCodes } from '../../record/in-cells.ts'
import { installments } from '../contract.ts'
import { counts } from '../rules.ts'
import { installmentsOfProjects } from '../store.ts'
import { installmentRow } from './row.ts'

export const installmentExportModule = exportOf(installmentRow, {
  contract: projects,
  key: 'list',
  handlers,
})({
  operation: 'projectInstallments',
  summary: 'Export installments of projects',
  description:
    'A row is an installment of one of these projects; cancelled and credited ones, and those of a template, are left out.',
  pageSize: 20,
  reads: installments.operations.list,
  async rows(items, { db }) {
    const codes = projectCodes(items)
    const all = (await installmentsOfProjects(db, [...codes.keys()])).filter(counts)
    const phaseIds = [...new Set(all.flatMap(({ phaseId }) => phaseId ?? []))]
    const phase = await phasesWithIds(db, phaseIds).then(codesOf)
    return all.map(installment => ({
      projectCode: codes.get(installment.projectId),
      title: installment.title,
      basis: installment.basis,
      dueOn: installment.dueOn,
      phaseCode: phase(installment.phaseId),
      percentBp: installment.percentBp,
      amountCents: installment.amountCents,
      shareBp: installment.shareBp,
    }))
  },
})

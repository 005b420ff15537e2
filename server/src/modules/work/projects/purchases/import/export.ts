import { codesOf, exportOf } from '../../../../records/imports/port.ts'
import { phasesWithIds } from '../../phases/port.ts'
import { projects } from '../../record/contract.ts'
import { handlers } from '../../record/handlers.ts'
import { projectCodes } from '../../record/in-cells.ts'
import { purchases } from '../contract.ts'
import { allOf } from '../store.ts'
import { purchaseRow } from './row.ts'

export const purchaseExportModule = exportOf(purchaseRow, { contract: projects, key: 'list', handlers })({
  operation: 'projectPurchases',
  summary: 'Export purchases of projects',
  description:
    'A row is a purchase for one of these projects, cancelled ones too; those of a template are left out.',
  pageSize: 20,
  reads: purchases.operations.list,
  async rows(items, { db }) {
    const codes = projectCodes(items)
    const all = await allOf(db, [...codes.keys()])
    const phaseIds = [...new Set(all.flatMap(({ phaseId }) => phaseId ?? []))]
    const phase = await phasesWithIds(db, phaseIds).then(codesOf)
    return all.map(purchase => ({
      projectCode: codes.get(purchase.projectId),
      supplier: purchase.supplier,
      description: purchase.description,
      purchaseDate: purchase.purchaseDate,
      netCents: purchase.netCents,
      vatBp: purchase.vatBp,
      markupBp: purchase.markupBp,
      rebillable: purchase.rebillable,
      phaseCode: phase(purchase.phaseId),
      state: purchase.state,
    }))
  },
})

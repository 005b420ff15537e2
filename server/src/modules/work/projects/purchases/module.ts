import { mayOfPurchases } from './may.ts'
import { sql } from 'kysely'
import { module } from '../../../../platform/module.ts'
import { namedFor } from '../../../../platform/names.ts'
import { freeTexts, namedRecords } from '../../../../platform/port.ts'
import { attachmentTargets } from '../../../records/attachments/port.ts'
import { type RecordUse, recordUses } from '../../../records/imports/port.ts'
import { closingBlockers, leftBehindIn, projectLeftBehind } from '../record/port.ts'
import { purchaseFiles } from './attached-files.ts'
import { openPurchases } from './closing.ts'
import { purchases } from './contract.ts'
import { handlers } from './handlers.ts'

/** Purchases are for a project. */
const purchasesOfProjects: RecordUse = {
  register: 'projects',
  by: 'project_purchases',
  used: (db, ids) =>
    db.sql`
      select distinct u.project_id as id from project_purchases u
      where u.org_id = ${db.orgId} and u.project_id = any(${ids}::uuid[])`,
}

/** Purchases may be for a phase. */
const purchasesOfPhases: RecordUse = {
  register: 'project-phases',
  by: 'project_purchases',
  used: (db, ids) =>
    db.sql`
      select distinct u.phase_id as id from project_purchases u
      where u.org_id = ${db.orgId} and u.phase_id = any(${ids}::uuid[])`,
}

export const purchasesModule = module({
  contract: purchases,
  handlers,
  contributes: [
    projectLeftBehind.of(leftBehindIn('purchases', 'project_purchases')),
    freeTexts.of({ table: 'project_purchases', texts: ['description', 'supplier'] }),
    mayOfPurchases,
    namedRecords.of(namedFor('purchase', 'project_purchases', purchases.operations.get, sql`r.description`)),
    attachmentTargets.of(purchaseFiles),
    closingBlockers.of(openPurchases),
    recordUses.of(purchasesOfProjects),
    recordUses.of(purchasesOfPhases),
  ],
})

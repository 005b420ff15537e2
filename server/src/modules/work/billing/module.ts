import { module } from '../../../platform/module.ts'
import { recordUses, usedBy } from '../../records/imports/port.ts'
import { protectedHours } from '../../time/work-days/port.ts'
import { billedSums } from '../projects/figures/port.ts'
import { billedHours } from '../projects/rate-cards/port.ts'
import { billedRecords, closingBlockers } from '../projects/record/port.ts'
import {
  billedOfProjects,
  billedOfRecords,
  issuedDays,
  keptPricesOf,
  notIssuedHours,
} from './consumption/store.ts'
import { capsKind, feesKind, unbilledFees } from './kinds/fees.ts'
import { hoursKind } from './kinds/hours.ts'
import { installmentsKind } from './kinds/installments.ts'
import { purchasesKind } from './kinds/purchases.ts'
import * as port from './port.ts'
import { unbilled } from './unbilled/contract.ts'
import { handlers } from './unbilled/handlers.ts'

export const billingModule = module({
  contract: unbilled,
  handlers,
  port,
  contributes: [
    ...[hoursKind, purchasesKind, installmentsKind, feesKind, capsKind].map(kind =>
      port.sourceKinds.of(kind),
    ),
    protectedHours.of(issuedDays),
    billedHours.of({ of: keptPricesOf, notIssued: notIssuedHours }),
    billedRecords.of(billedOfRecords),
    closingBlockers.of(unbilledFees),
    billedSums.of({ kind: 'billed', sums: billedOfProjects }),
    recordUses.of(usedBy('projects', 'source_consumptions', 'project_id')),
    recordUses.of(usedBy('project-phases', 'source_consumptions', 'phase_id')),
  ],
})

import { module } from '../../../../platform/module.ts'
import { attachmentTargets } from '../../../records/attachments/port.ts'
import { recordUses } from '../../../records/imports/port.ts'
import { closingBlockers } from '../record/port.ts'
import { purchaseFiles } from './attached-files.ts'
import { purchases } from './contract.ts'
import { handlers } from './handlers.ts'
import { countOpen } from './store.ts'
import { purchasesOfPhases, purchasesOfProjects } from './uses.ts'

export const purchasesModule = module({
  contract: purchases,
  handlers,
  contributes: [
    attachmentTargets.of(purchaseFiles),
    closingBlockers.of({ kind: 'open_purchases', count: countOpen }),
    recordUses.of(purchasesOfProjects),
    recordUses.of(purchasesOfPhases),
  ],
})

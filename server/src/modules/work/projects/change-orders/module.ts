import { freeTexts } from '../../../../platform/port.ts'
import { mayOfChangeOrders } from './may.ts'
import { type Module, module } from '../../../../platform/module.ts'
import { approvalSources, deciding, decisions } from '../../../people/approvals/port.ts'
import { attachmentTargets } from '../../../records/attachments/port.ts'
import { recordUses } from '../../../records/imports/port.ts'
import { findable } from '../../../records/search/port.ts'
import { closingBlockers, leftBehindIn, projectLeftBehind } from '../record/port.ts'
import { changeOrderFiles } from './attached-files.ts'
import { openChangeOrders } from './closing.ts'
import { changeOrders } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'
import { publicChangeOrders } from './public/contract.ts'
import { handlers as publicHandlers } from './public/handlers.ts'
import { searchedChangeOrders } from './search.ts'
import { changeOrdersOfPhases, changeOrdersOfProjects } from './uses.ts'
import { changeOrdersWaiting } from './waiting.ts'

const decided = deciding(
  changeOrdersWaiting,
  changeOrders,
  handlers,
  {
    approve: { operation: 'approve', fields: { answeredByName: 'approvedByName' } },
    decline: { operation: 'decline', fields: { answeredByName: 'declinedByName' } },
  },
  ['get'],
)

export const changeOrderModules: readonly Module[] = [
  module({
    contract: changeOrders,
    handlers: decided.handlers,
    port,
    contributes: [
      mayOfChangeOrders,
      closingBlockers.of(openChangeOrders),
      ...findable(searchedChangeOrders),
      approvalSources.of(changeOrdersWaiting),
      decisions.of(decided.source),
      attachmentTargets.of(changeOrderFiles),
      projectLeftBehind.of(leftBehindIn('change_orders', 'change_orders')),
      freeTexts.of({ table: 'change_orders', texts: ['title', 'reason'] }),
      freeTexts.of({ table: 'change_order_lines', mirrored: false, texts: ['description'] }),
      recordUses.of(changeOrdersOfProjects),
      recordUses.of(changeOrdersOfPhases),
    ],
  }),
  module({ contract: publicChangeOrders, handlers: publicHandlers }),
]

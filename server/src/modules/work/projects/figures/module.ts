import { module } from '../../../../platform/module.ts'
import { closingBlockers } from '../record/port.ts'
import { unbilledHours } from './closing.ts'
import { projectFigures } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'
import { purchaseCosts } from './purchases.ts'

export const projectFiguresModule = module({
  contract: projectFigures,
  handlers,
  port,
  contributes: [port.projectCosts.of(purchaseCosts), closingBlockers.of(unbilledHours)],
})

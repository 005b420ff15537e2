import { handle } from '../../../platform/http/handler.ts'
import { batchHandlers } from './batches/handlers.ts'
import { payrollExports } from './contract.ts'
import { deliveryHandlers } from './deliveries/handlers.ts'
import { payTypeHandlers } from './pay-types/handlers.ts'
import { targetHandlers } from './targets/handlers.ts'

export const handlers = handle(payrollExports, {
  ...batchHandlers,
  ...deliveryHandlers,
  ...targetHandlers,
  ...payTypeHandlers,
})

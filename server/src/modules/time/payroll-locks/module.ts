import { module } from '../../../platform/module.ts'
import { keepInLocks as keepInLocksSlot } from '../../people/members/port.ts'
import { payrollLocks } from './contract.ts'
import { handlers } from './handlers.ts'
import { keepInLocks } from './left-locks.ts'

export const payrollLocksModule = module({
  contract: payrollLocks,
  handlers,
  contributes: [keepInLocksSlot.of(keepInLocks)],
})

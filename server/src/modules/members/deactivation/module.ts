import { type Module, module } from '../../../platform/module.ts'
import { deactivation } from './contract.ts'
import { handlers } from './handlers.ts'
import type { OpenWork } from './open-work.ts'

export const deactivationModule = (openWork: readonly OpenWork[]): Module =>
  module({ contract: deactivation, handlers: handlers(openWork) })

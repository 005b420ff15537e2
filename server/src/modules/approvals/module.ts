import { type Module, module } from '../../platform/module.ts'
import { approvals } from './contract.ts'
import { handlers } from './handlers.ts'
import type { ApprovalSource } from './port.ts'

/** `sources`: what each family has waiting for a decision. */
export const approvalsModule = (sources: readonly ApprovalSource[]): Module =>
  module({ contract: approvals, handlers: handlers(sources) })

import { module } from '../../../platform/module.ts'
import { workers } from '../../../platform/port.ts'
import { audit } from './contract.ts'
import { handlers } from './handlers.ts'
import { checkpointing } from './jobs.ts'

export const auditModule = module({
  contract: audit,
  handlers,
  contributes: [workers.of(checkpointing)],
})

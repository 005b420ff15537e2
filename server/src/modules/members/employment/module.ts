import { module } from '../../../platform/module.ts'
import { workers } from '../../../platform/port.ts'
import { employment } from './contract.ts'
import { handlers } from './handlers.ts'
import { offboarding } from './jobs.ts'

export const employmentModule = module({
  contract: employment,
  handlers,
  contributes: [workers.of(offboarding)],
})

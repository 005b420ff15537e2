import { module } from '../../../../platform/module.ts'
import { datedWork, workers } from '../../../../platform/port.ts'
import { employment } from './contract.ts'
import { handlers } from './handlers.ts'
import { offboardDue, offboarding } from './jobs.ts'

export const employmentModule = module({
  contract: employment,
  handlers,
  contributes: [workers.of(offboarding), datedWork.of(offboardDue)],
})

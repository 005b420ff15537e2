import { module } from '../../../../platform/module.ts'
import { workers } from '../../../../platform/port.ts'
import { importRegisters } from '../register.ts'
import { importJobs, importJobsOf } from './contract.ts'
import { handlers } from './handlers.ts'
import { jobsWorker } from './outbox.ts'

export const importJobsModule = module({
  contract: importJobs,
  completed: contributions => ({ contract: importJobsOf(contributions(importRegisters)) }),
  contributes: [workers.of(jobsWorker)],
  handlers,
})

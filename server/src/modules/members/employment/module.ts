import { module } from '../../../platform/module.ts'
import { employment } from './contract.ts'
import { handlers } from './handlers.ts'
import { offboarding } from './jobs.ts'

export const employmentModule = module({ contract: employment, handlers, works: offboarding })

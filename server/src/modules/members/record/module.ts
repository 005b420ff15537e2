import { module } from '../../../platform/module.ts'
import { memberRecord } from './contract.ts'

/** Only what the folders declare together: it has no operations. */
export const memberRecordModule = module({ contract: memberRecord, handlers: {} })

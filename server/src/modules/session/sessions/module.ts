import { module } from '../../../platform/module.ts'
import { sessionCodes } from './contract.ts'

/** Only what the folders declare together: it has no operations. */
export const sessionCodesModule = module({ contract: sessionCodes, handlers: {} })

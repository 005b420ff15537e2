import { module } from '../../../../platform/module.ts'
import { methodCodes } from './contract.ts'

/** Only what the folders declare together: it has no operations. */
export const methodCodesModule = module({ contract: methodCodes, handlers: {} })

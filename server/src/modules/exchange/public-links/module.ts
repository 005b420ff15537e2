import { module } from '../../../platform/module.ts'
import { publicLinks } from './contract.ts'
import * as port from './port.ts'

export const publicLinksModule = module({ contract: publicLinks, handlers: {}, port })

import { module } from '../../../../platform/module.ts'
import { importRegisters } from '../../../records/imports/port.ts'
import { openingImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { openingRegister } from './register.ts'

export const openingImportModule = module({
  contract: openingImport,
  handlers,
  contributes: [importRegisters.of(openingRegister)],
})

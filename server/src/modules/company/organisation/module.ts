import { namedRecords } from '../../../platform/port.ts'
import { module } from '../../../platform/module.ts'
import { settings } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

export const organisationModule = module({
  contract: settings,
  port,
  handlers,
  contributes: [
    namedRecords.of({
      type: 'organisation',
      nameless: 'Everything that a caller reads is of their organisation.',
    }),
  ],
})

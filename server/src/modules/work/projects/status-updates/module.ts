import { module } from '../../../../platform/module.ts'
import { recordUses } from '../../../records/imports/port.ts'
import { statusUpdates } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'
import { updatesOfProjects } from './uses.ts'

export const statusUpdatesModule = module({
  contract: statusUpdates,
  handlers,
  port,
  contributes: [recordUses.of(updatesOfProjects)],
})

import { module } from '../../platform/module.ts'
import { reportsOf, workers } from '../../platform/port.ts'
import { keyRoster } from '../api-keys/port.ts'
import { memberLookup } from '../organisation/port.ts'
import { memberRoster, signInEndings } from '../session/port.ts'
import { members } from './contract.ts'
import { offboarding } from './employment/jobs.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

export const membersModule = module({
  contract: members,
  port,
  handlers,
  contributes: [
    workers.of(offboarding),
    reportsOf.of(port.reportsOf),
    memberLookup.of(port),
    keyRoster.of(port),
    memberRoster.of(port),
    signInEndings.of(port.relinkPersons),
  ],
})

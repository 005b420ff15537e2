import { type Module, module } from '../../platform/module.ts'
import { searched, searchedRegister } from '../search/port.ts'
import { approvalFollowers } from '../work-days/port.ts'
import { followingApprovals } from './movements/following.ts'
import * as port from './port.ts'
import { timeBanks } from './time-banks/register.ts'

export const balanceModules: readonly Module[] = [
  module({
    ...timeBanks,
    port,
    contributes: [
      searched.of(searchedRegister('time_bank', 'time_banks')),
      approvalFollowers.of(followingApprovals),
    ],
  }),
]

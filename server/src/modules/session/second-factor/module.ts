import { type Module, module } from '../../../platform/module.ts'
import type { Ending } from '../accounts/endings.ts'
import type { Invited, Roster } from '../persons/roster.ts'
import { secondFactor } from './contract.ts'
import { handlers } from './handlers.ts'

export const secondFactorModule = <M extends Invited>(
  roster: Roster<M>,
  endings: readonly Ending[],
): Module => module({ contract: secondFactor, handlers: handlers(roster, endings) })

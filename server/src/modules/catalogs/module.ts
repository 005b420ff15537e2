import { type Module, module } from '../../platform/module.ts'
import { importRegisters } from '../imports/port.ts'
import { dayTypes } from './day-types/register.ts'
import { dimensions } from './dimensions/contract.ts'
import { handlers as dimensionHandlers } from './dimensions/handlers.ts'
import { targetImport } from './dimensions/import/contract.ts'
import { handlers as targetImportHandlers } from './dimensions/import/handlers.ts'
import { targetRegister } from './dimensions/import/register.ts'
import { employers } from './employers/register.ts'
import { entryTypes } from './entry-types/register.ts'
import { holidays } from './holidays/contract.ts'
import { handlers as holidayHandlers } from './holidays/handlers.ts'
import { planningUnits } from './planning-units/register.ts'
import * as port from './port.ts'
import { staffGroups } from './staff-groups/register.ts'
import { worktimeModels } from './worktime-models/register.ts'

/** The registers, in the order of the reference. */
export const catalogModules: readonly Module[] = [
  module(entryTypes),
  module(dayTypes),
  module(worktimeModels),
  module({ contract: dimensions, handlers: dimensionHandlers }),
  module({
    contract: targetImport,
    handlers: targetImportHandlers,
    contributes: [importRegisters.of(targetRegister)],
  }),
  module(planningUnits),
  module(staffGroups),
  module(employers),
  module({ contract: holidays, handlers: holidayHandlers, port }),
]

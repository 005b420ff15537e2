import { type Module, module } from '../../../platform/module.ts'
import { dayTypes } from './day-types/register.ts'
import { dimensions } from './dimensions/contract.ts'
import { handlers as dimensionHandlers } from './dimensions/handlers.ts'
import { targetImportModule } from './dimensions/import/module.ts'
import { employers } from './employers/register.ts'
import { entryTypes } from './entry-types/register.ts'
import { holidays } from './holidays/contract.ts'
import { handlers as holidayHandlers } from './holidays/handlers.ts'
import { unitImportModule } from './planning-units/import/module.ts'
import { overtimeRuleSets } from './overtime-rule-sets/register.ts'
import { planningUnits } from './planning-units/register.ts'
import { searched } from '../../records/search/port.ts'
import * as port from './port.ts'
import { searchedCatalogs } from './search.ts'
import { staffGroups } from './staff-groups/register.ts'
import { worktimeModels } from './worktime-models/register.ts'

/** The registers, in the order of the reference. */
export const catalogModules: readonly Module[] = [
  module({ ...entryTypes, contributes: [searched.of(searchedCatalogs.entryTypes)] }),
  module({ ...dayTypes, contributes: [searched.of(searchedCatalogs.dayTypes)] }),
  module({ ...overtimeRuleSets, contributes: [searched.of(searchedCatalogs.overtimeRuleSets)] }),
  module({ ...worktimeModels, contributes: [searched.of(searchedCatalogs.worktimeModels)] }),
  module({
    contract: dimensions,
    handlers: dimensionHandlers,
    contributes: [searched.of(searchedCatalogs.levels), searched.of(searchedCatalogs.targets)],
  }),
  targetImportModule,
  module({ ...planningUnits, contributes: [searched.of(searchedCatalogs.planningUnits)] }),
  unitImportModule,
  module({ ...staffGroups, contributes: [searched.of(searchedCatalogs.staffGroups)] }),
  module({ ...employers, contributes: [searched.of(searchedCatalogs.employers)] }),
  module({ contract: holidays, handlers: holidayHandlers, port }),
]

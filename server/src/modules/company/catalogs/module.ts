import { type Module, module } from '../../../platform/module.ts'
import { dayTypes } from './day-types/register.ts'
import { dimensions } from './dimensions/contract.ts'
import { handlers as dimensionHandlers } from './dimensions/handlers.ts'
import { targetExportModule } from './dimensions/import/export.ts'
import { targetImportModule } from './dimensions/import/module.ts'
import { employers } from './employers/register.ts'
import { entryTypes } from './entry-types/register.ts'
import { holidays } from './holidays/contract.ts'
import { handlers as holidayHandlers } from './holidays/handlers.ts'
import { unitExportModule } from './planning-units/import/export.ts'
import { unitImportModule } from './planning-units/import/module.ts'
import { overtimeRuleSets } from './overtime-rule-sets/register.ts'
import { planningUnits } from './planning-units/register.ts'
import { findable } from '../../records/search/port.ts'
import * as port from './port.ts'
import { searchedCatalogs } from './search.ts'
import { staffGroups } from './staff-groups/register.ts'
import { worktimeModels } from './worktime-models/register.ts'

/** The registers, in the order of the reference. */
export const catalogModules: readonly Module[] = [
  module({ ...entryTypes, contributes: findable(searchedCatalogs.entryTypes) }),
  module({ ...dayTypes, contributes: findable(searchedCatalogs.dayTypes) }),
  module({ ...overtimeRuleSets, contributes: findable(searchedCatalogs.overtimeRuleSets) }),
  module({ ...worktimeModels, contributes: findable(searchedCatalogs.worktimeModels) }),
  module({
    contract: dimensions,
    handlers: dimensionHandlers,
    contributes: [...findable(searchedCatalogs.levels), ...findable(searchedCatalogs.targets)],
  }),
  targetImportModule,
  targetExportModule,
  module({ ...planningUnits, contributes: findable(searchedCatalogs.planningUnits) }),
  unitImportModule,
  unitExportModule,
  module({ ...staffGroups, contributes: findable(searchedCatalogs.staffGroups) }),
  module({ ...employers, contributes: findable(searchedCatalogs.employers) }),
  module({ contract: holidays, handlers: holidayHandlers, port }),
]

import { type Module, module } from '../../platform/module.ts'
import { dayTypes } from './day-types/contract.ts'
import { handlers as dayTypeHandlers } from './day-types/handlers.ts'
import { dimensions } from './dimensions/contract.ts'
import { handlers as dimensionHandlers } from './dimensions/handlers.ts'
import { employers } from './employers/contract.ts'
import { handlers as employerHandlers } from './employers/handlers.ts'
import { entryTypes } from './entry-types/contract.ts'
import { handlers as entryTypeHandlers } from './entry-types/handlers.ts'
import { holidays } from './holidays/contract.ts'
import { handlers as holidayHandlers } from './holidays/handlers.ts'
import { planningUnits } from './planning-units/contract.ts'
import { handlers as planningUnitHandlers } from './planning-units/handlers.ts'
import { staffGroups } from './staff-groups/contract.ts'
import { handlers as staffGroupHandlers } from './staff-groups/handlers.ts'
import { worktimeModels } from './worktime-models/contract.ts'
import { handlers as worktimeModelHandlers } from './worktime-models/handlers.ts'

/** The catalogues, in the order of the reference. */
export const catalogModules: readonly Module[] = [
  module({ contract: entryTypes, handlers: entryTypeHandlers }),
  module({ contract: dayTypes, handlers: dayTypeHandlers }),
  module({ contract: worktimeModels, handlers: worktimeModelHandlers }),
  module({ contract: dimensions, handlers: dimensionHandlers }),
  module({ contract: planningUnits, handlers: planningUnitHandlers }),
  module({ contract: staffGroups, handlers: staffGroupHandlers }),
  module({ contract: employers, handlers: employerHandlers }),
  module({ contract: holidays, handlers: holidayHandlers }),
]

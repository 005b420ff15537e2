import { type Module, module } from '../../platform/module.ts'
import { searched, searchedRegister } from '../search/port.ts'
import { shiftBatches } from './bulk/contract.ts'
import { handlers as batchHandlers } from './bulk/handlers.ts'
import { shiftCopies } from './copying/contract.ts'
import { handlers as copyHandlers } from './copying/handlers.ts'
import { shiftRotations } from './rotations/contract.ts'
import { handlers as rotationHandlers } from './rotations/handlers.ts'
import { shiftPublicationsModule } from './publications/module.ts'
import { shiftTypes } from './types/register.ts'
import { shifts } from './writing/contract.ts'
import { handlers } from './writing/handlers.ts'

export const shiftModules: readonly Module[] = [
  module({ contract: shifts, handlers }),
  module({ contract: shiftBatches, handlers: batchHandlers }),
  module({ contract: shiftCopies, handlers: copyHandlers }),
  module({ contract: shiftRotations, handlers: rotationHandlers }),
  module({ ...shiftTypes, contributes: [searched.of(searchedRegister('shift_type', 'shift_types'))] }),
  shiftPublicationsModule,
]

import { type Module, module } from '../../platform/module.ts'
import { searched, searchedRegister } from '../search/port.ts'
import { shiftPublicationsModule } from './publications/module.ts'
import { shiftTypes } from './types/register.ts'
import { shifts } from './writing/contract.ts'

export const shiftModules: readonly Module[] = [
  module({ contract: shifts, handlers: {} }),
  module({ ...shiftTypes, contributes: [searched.of(searchedRegister('shift_type', 'shift_types'))] }),
  shiftPublicationsModule,
]

import { type Module, module } from '../../platform/module.ts'
import { recordUses } from '../imports/port.ts'
import { searched, searchedRegister } from '../search/port.ts'
import { membersWithAbsences } from './member-uses.ts'
import * as port from './port.ts'
import { absenceTypes } from './types/register.ts'

export const absenceModules: readonly Module[] = [
  module({
    ...absenceTypes,
    port,
    contributes: [
      searched.of(searchedRegister('absence_type', 'absence_types')),
      recordUses.of(membersWithAbsences),
    ],
  }),
]

import type { Module } from '../../../../platform/module.ts'
import { module } from '../../../../platform/module.ts'
import { unitCalendarEntries } from '../../../exchange/calendar-feeds/port.ts'
import { teamCalendar } from './contract.ts'
import { handlers } from './handlers.ts'
import { staffingMinimumsModule } from './staffing/module.ts'
import { unitAbsences } from './unit-calendar.ts'

export const absenceCalendarModules: readonly Module[] = [
  module({ contract: teamCalendar, handlers, contributes: [unitCalendarEntries.of(unitAbsences)] }),
  staffingMinimumsModule,
]

import type { Module } from '../../../../platform/module.ts'
import { module } from '../../../../platform/module.ts'
import { unitCalendarEntries } from '../../../exchange/calendar-feeds/port.ts'
import { recordUses } from '../../../records/imports/port.ts'
import { teamCalendar } from './contract.ts'
import { handlers } from './handlers.ts'
import { staffingMinimums } from './staffing/settings.ts'
import { unitAbsences } from './unit-calendar.ts'

export const absenceCalendarModules: readonly Module[] = [
  module({ contract: teamCalendar, handlers, contributes: [unitCalendarEntries.of(unitAbsences)] }),
  module({ ...staffingMinimums, contributes: [recordUses.of(staffingMinimums.use)] }),
]

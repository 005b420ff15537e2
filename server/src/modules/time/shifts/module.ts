import { type Module, module } from '../../../platform/module.ts'
import { datedWork, workers } from '../../../platform/port.ts'
import { calendarEntries, unitCalendarEntries } from '../../exchange/calendar-feeds/port.ts'
import { announcedUndoing, recordUses } from '../../records/imports/port.ts'
import { openWork } from '../../people/members/port.ts'
import { searched, searchedRegister } from '../../records/search/port.ts'
import { shiftBatches } from './bulk/contract.ts'
import { handlers as batchHandlers } from './bulk/handlers.ts'
import { shiftImportModule } from './import/module.ts'
import { openShiftModules } from './open-shifts/module.ts'
import { shiftCalendar, unitShiftCalendar } from './calendar/calendars.ts'
import { shiftCopies } from './copying/contract.ts'
import { handlers as copyHandlers } from './copying/handlers.ts'
import * as port from './port.ts'
import { releaseDue, shiftsOfThoseWhoLeft } from './leaving/jobs.ts'
import { shiftsToCome } from './leaving/open-work.ts'
import { membersWithShifts, shiftsOfUnits } from './record/uses.ts'
import { placesInRotations } from './rotations/leaving.ts'
import { membersInRotations, rotationsOfUnits } from './rotations/uses.ts'
import { shiftRotations } from './rotations/contract.ts'
import { handlers as rotationHandlers } from './rotations/handlers.ts'
import { ownShiftsModule } from './own/module.ts'
import { shiftPublicationsModule } from './publications/module.ts'
import { shiftSwapsModule } from './swaps/module.ts'
import { shiftTypes } from './types/register.ts'
import { shifts } from './writing/contract.ts'
import { handlers } from './writing/handlers.ts'
import { shiftEvents } from './record/events.ts'

export const shiftModules: readonly Module[] = [
  module({
    contract: shifts,
    handlers,
    port,
    contributes: [
      announcedUndoing('shift', shiftEvents, ['shift.changed']),
      calendarEntries.of(shiftCalendar),
      unitCalendarEntries.of(unitShiftCalendar),
      recordUses.of(shiftsOfUnits),
      recordUses.of(membersWithShifts),
      openWork.of(shiftsToCome),
      workers.of(shiftsOfThoseWhoLeft),
      datedWork.of(releaseDue),
    ],
  }),
  module({ contract: shiftBatches, handlers: batchHandlers }),
  shiftImportModule,
  module({ contract: shiftCopies, handlers: copyHandlers }),
  module({
    contract: shiftRotations,
    handlers: rotationHandlers,
    contributes: [
      recordUses.of(rotationsOfUnits),
      recordUses.of(membersInRotations),
      openWork.of(placesInRotations),
    ],
  }),
  module({ ...shiftTypes, contributes: [searched.of(searchedRegister('shift_type', 'shift_types'))] }),
  shiftPublicationsModule,
  ...openShiftModules,
  shiftSwapsModule,
  ownShiftsModule,
]

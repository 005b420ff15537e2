import { mayCall } from '../../../../platform/access/gates.ts'
import type {
  CalendarEntry,
  CalendarSource,
  UnitCalendarSource,
} from '../../../exchange/calendar-feeds/port.ts'
import { ownShifts } from '../own/contract.ts'
import { shiftPublications } from '../publications/contract.ts'
import { shiftsOfMember, shiftsOfUnit, type ShownShift } from './store.ts'

/** The published shifts of a member, in their calendar. Of a draft no calendar tells. */
export const shiftCalendar: CalendarSource = {
  type: 'shift',
  sees: member => mayCall(member, ownShifts.operations.list),
  entries: async (db, { membership }, window) =>
    (await shiftsOfMember(db, membership.id, window)).map(shift =>
      entryOf(shift, [titleOf(shift), shift.planningUnitName]),
    ),
}

/** The published shifts of a unit, in the calendar of somebody who plans it. */
export const unitShiftCalendar: UnitCalendarSource = {
  type: 'shift',
  entries: async (db, supervisor, planningUnitId, window) =>
    mayCall(supervisor, shiftPublications.operations.list)
      ? (await shiftsOfUnit(db, supervisor, planningUnitId, window)).map(shift =>
          entryOf(shift, [shift.displayName ?? 'Somebody', titleOf(shift)]),
        )
      : [],
}

const titleOf = ({ shiftTypeName }: ShownShift): string => shiftTypeName ?? 'Shift'

const entryOf = (
  { id, startAt, endAt, note, createdAt, updatedAt }: ShownShift,
  title: readonly (string | null)[],
): CalendarEntry => ({
  id,
  startsAt: startAt,
  endsAt: endAt,
  summary: title.filter(part => part !== null).join(': '),
  description: note,
  location: null,
  status: 'confirmed',
  category: null,
  createdAt,
  updatedAt,
})

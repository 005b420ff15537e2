export {
  type CalendarEntry,
  calendarEntries,
  type CalendarSource,
  type CalendarWindow,
  unitCalendarEntries,
  type UnitCalendarSource,
} from './entries.ts'
export { addCalendar } from './route.ts'

export { type CalendarEntry, calendarEntries, type CalendarSource, type CalendarWindow } from './entries.ts'
export { addCalendar } from './route.ts'

/** Where calendars are read, `/v1/calendar/<token>.ics`. */
export const calendarPath = '/v1/calendar'

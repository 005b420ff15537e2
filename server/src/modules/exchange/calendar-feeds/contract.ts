import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import type { Operation } from '../../../platform/contract/operation.ts'
import { described, Flag, Instant, nullable, object, Type } from '../../../platform/contract/shapes.ts'

const own = { path: '/v1/me/calendar-feed', needs: 'none', credential: 'personal' } as const

const operations = {
  get: {
    ...own,
    method: 'GET',
    summary: 'Read whether there is a calendar feed',
    description: 'Whether the member has a calendar feed. Its address is shown only when it is made.',
    answers: object({
      active: described(Flag, 'Whether there is a feed.'),
      createdAt: described(nullable(Instant), 'When its address was made; null without a feed.'),
    }),
  },
  create: {
    ...own,
    method: 'POST',
    summary: 'Make an address for a calendar',
    description:
      'Make an address at which calendars read what the member is to do, as iCalendar (RFC 5545): from 90 days back to 400 days ahead, with the rights that the member has when it is read. Whoever has the address reads it, so it is shown once and never again. An address made before stops working. One that is made with a key or a token shows what that may read, and ends with it.',
    status: 201,
    answers: object({
      url: Type.String({
        format: 'uri',
        examples: ['https://konttori.example/v1/calendar/AZqqs2sAfB6PAEtvDZwaAQ.ics'],
        description: 'The address, to be kept as a password is.',
      }),
      createdAt: described(Instant, 'When it was made.'),
    }),
  },
  remove: {
    ...own,
    method: 'DELETE',
    removes: { nobody: 'The address itself answers no more.' },
    summary: 'Revoke the calendar feed',
    description: 'The address stops working at once. Repeating it changes nothing.',
    status: 204,
  },
} as const satisfies Readonly<Record<string, Operation>>

export const calendarFeeds = contract({
  name: 'calendarFeeds',
  tag: 'Me',
  refusals: {},
  events: events({}),
  audited: { calendar_feed: { createdAt: 'open' } },
  operations,
})

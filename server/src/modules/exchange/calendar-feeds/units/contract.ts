import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { described, IdOf, Instant, object, Type, wholeList } from '../../../../platform/contract/shapes.ts'
import { planningUnitNotFound } from '../../../company/catalogs/planning-units/refusals.ts'

const path = '/v1/me/unit-calendar-feeds'
const planningUnitId = described(IdOf('planning_unit'), 'The planning unit whose calendar it is.')
const createdAt = described(Instant, 'When the address was made.')

export const unitCalendarFeeds = contract({
  name: 'unitCalendarFeeds',
  tag: 'Me',
  refusals: {},
  uses: { refusals: planningUnitNotFound },
  events: {},
  audited: { unit_calendar_feed: { '*': 'open' } },
  operations: {
    list: {
      method: 'GET',
      path,
      needs: 'none',
      credential: 'personal',
      summary: 'List the calendar feeds of units',
      description:
        'The planning units for which the member has a calendar feed. An address is shown only when it is made.',
      answers: wholeList(object({ planningUnitId, createdAt })),
    },
    create: {
      method: 'POST',
      path,
      needs: ['worktime.supervise', 'hr.manage'],
      credential: 'personal',
      summary: "Make an address for a unit's calendar",
      description:
        'Make an address at which calendars read who of a planning unit is absent when, as iCalendar (RFC 5545), with the rights that the member has when it is read: what an absence is of is told as its type says. It is for those who supervise somebody of the unit; once they do so no more, it has nothing at that address. Whoever has the address reads it, so it is shown once and never again. An address made for the same unit before stops working.',
      status: 201,
      body: object({ planningUnitId }),
      answers: object({
        planningUnitId,
        url: Type.String({
          format: 'uri',
          examples: ['https://konttori.example/v1/calendar/AZqqs2sAfB6PAEtvDZwaAQ.ics'],
          description: 'The address, to be kept as a password is.',
        }),
        createdAt,
      }),
      refuses: ['planning_unit_not_found'],
    },
    remove: {
      method: 'DELETE',
      removes: { left: '/v1/me/unit-calendar-feeds' },
      path: `${path}/{id}`,
      needs: 'none',
      credential: 'personal',
      summary: "Revoke a unit's calendar feed",
      description:
        'The address of the member for the planning unit stops working at once. Repeating it changes nothing.',
      params: { id: idOf('planning_unit_not_found') },
      status: 204,
      refuses: ['planning_unit_not_found'],
    },
  },
})

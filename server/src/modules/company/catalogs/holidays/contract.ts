import { contract } from '../../../../platform/contract/family.ts'
import { pathDate } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import {
  Code,
  described,
  Id,
  Instant,
  Name,
  named,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  type Static,
  wholeList,
} from '../../../../platform/contract/shapes.ts'
import { periodLocked } from '../refusals.ts'

const Kind = oneOf(['public', 'eve'], {
  description:
    '`public`: work is paid as on a Sunday. `eve`: an ordinary day by law, free in most agreements.',
})

const Holiday = named(
  'Holiday',
  object({
    id: described(nullable(Id), 'The record of an addition; null for a holiday of the calendar.'),
    date: described(PlainDate, 'The day.'),
    code: Code,
    name: described(
      object({
        fi: described(Name, 'In Finnish.'),
        sv: described(Name, 'In Swedish.'),
        en: described(Name, 'In English.'),
      }),
      'What people call it, by language.',
    ),
    kind: Kind,
    source: oneOf(['calendar', 'organisation'], { description: 'The calendar of Finland, or an addition.' }),
    updatedAt: described(
      nullable(Instant),
      'When the addition was made; null for a holiday of the calendar.',
    ),
  }),
)
export type Holiday = Static<typeof Holiday>

const NewHoliday = object({
  date: described(PlainDate, 'The day.'),
  code: Code,
  name: object({ fi: Name, sv: optional(Name), en: optional(Name) }, { description: 'Finnish stands in.' }),
  kind: Kind,
})
export type NewHoliday = Static<typeof NewHoliday>

const ByDateAndCode = {
  date: pathDate(described(PlainDate, 'The day of the holiday.')),
  code: pathDate(Code),
}

export const holidays = contract({
  name: 'holidays',
  tag: 'Catalogs',
  about:
    'What an organisation configures: entry types, day types, worktime models, tracking levels, holidays, planning units, staff groups, employers and payment terms.',
  refusals: refusals({
    holiday_not_found: {
      status: 404,
      title: 'No such holiday',
      when: 'No holiday of the date has this code: it is neither in the calendar nor added, or already removed.',
      remedy: 'Read the holidays from `GET /v1/holidays`.',
      translations: {
        fi: ['Pyhäpäivää ei löydy', 'Hae pyhäpäivät osoitteesta `GET /v1/holidays`.'],
        sv: ['Helgdagen finns inte', 'Hämta helgdagarna från `GET /v1/holidays`.'],
      },
    },
  }),
  uses: { refusals: periodLocked },
  events: {},
  audited: { holiday: { '*': 'open' } },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/holidays',
      summary: 'List holidays',
      description:
        'The calendar of Finland from 1992 on with what the organisation added and without what it removed, by date. ' +
        'A holiday of the calendar has neither `id` nor `updatedAt`. Two may share a date.',
      needs: 'none',
      query: object({
        from: described(PlainDate, 'The first day of the window.'),
        to: described(PlainDate, 'The last day of the window, which is part of it.'),
      }),
      answers: wholeList(Holiday),
      refuses: ['range_end_before_start', 'range_too_long'],
    },
    create: {
      method: 'POST',
      path: '/v1/holidays',
      summary: 'Add a holiday',
      description: 'Add a holiday of the organisation’s own.',
      needs: ['org.admin'],
      body: NewHoliday,
      status: 201,
      answers: Holiday,
      refuses: ['code_already_in_use', 'period_locked'],
      example: {
        body: { date: '2026-12-31', code: 'new_years_eve', name: { fi: 'Uudenvuodenaatto' }, kind: 'eve' },
      },
    },
    remove: {
      method: 'DELETE',
      removes: { left: '/v1/holidays' },
      path: '/v1/holidays/{date}/{code}',
      summary: 'Stop observing a holiday',
      description:
        'An addition is gone; a holiday of the calendar can be restored. Confirmed days stay as they are.',
      needs: ['org.admin'],
      params: ByDateAndCode,
      status: 204,
      refuses: ['holiday_not_found', 'period_locked'],
    },
    restore: {
      method: 'POST',
      path: '/v1/holidays/{date}/{code}/restore',
      summary: 'Restore a removed holiday',
      description: 'Observe a removed holiday of the calendar again.',
      needs: ['org.admin'],
      params: ByDateAndCode,
      answers: Holiday,
      refuses: ['holiday_not_found', 'period_locked'],
    },
  },
})

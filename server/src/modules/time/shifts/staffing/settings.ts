import { refusals } from '../../../../platform/contract/refusals.ts'
import { array, described, nullable, object, Type } from '../../../../platform/contract/shapes.ts'
import { unitSettings } from '../../../../platform/register/unit-settings/unit-settings.ts'
import { settingsUnits } from '../../../company/catalogs/planning-units/port.ts'
import { check } from './rules.ts'

/** Every hour of a week by itself. */
const mostHours = 168
const mostMembers = 10_000

const StaffedHours = object({
  weekday: Type.Integer({
    minimum: 1,
    maximum: 7,
    description: 'The weekday, 1 for Monday. A public holiday is staffed as a Sunday, an eve as a Saturday.',
  }),
  fromHour: Type.Integer({
    minimum: 0,
    maximum: 23,
    description: 'The first hour of the clock, 8 for 08:00–09:00.',
  }),
  toHour: Type.Integer({
    minimum: 1,
    maximum: 24,
    description: 'The hour in which they end, which is none of them.',
  }),
  minimum: Type.Integer({
    minimum: 0,
    maximum: mostMembers,
    description: 'How many members with a shift each of the hours needs at every moment; 0: nobody.',
  }),
  maximum: described(
    nullable(Type.Integer({ minimum: 0, maximum: mostMembers })),
    'How many it takes at any moment; null: as many as there are.',
  ),
})

/** How many a planning unit needs and takes in the hours of each weekday. */
export const hourlyStaffing = unitSettings({
  name: 'hourlyStaffing',
  tag: 'Shifts',
  units: settingsUnits,
  codes: 'shift_staffing',
  feature: 'scheduling',
  readers: ['scheduling.plan'],
  rows: { field: 'versions', most: 30 },
  from: 'validFrom',
  fields: {
    hours: array(StaffedHours, {
      maxItems: mostHours,
      description: 'Hours of weekdays. An hour that is not among them needs nobody and takes everybody.',
    }),
  },
  check,
  refusals: refusals({
    shift_staffing_invalid: {
      status: 422,
      title: 'The staffing contradicts itself',
      when: 'Hours end before they begin, a maximum is below its minimum, or an hour of a weekday is named twice.',
      remedy: 'Send each hour of a weekday once, with a maximum of at least its minimum.',
      translations: {
        fi: [
          'Vahvuus on ristiriitainen',
          'Lähetä viikonpäivän jokainen tunti kerran, enimmäismäärä vähintään vähimmäismäärän suuruisena.',
        ],
        sv: [
          'Bemanningen motsäger sig själv',
          'Skicka varje timme av en veckodag en gång, med ett högsta antal som är minst lika stort som det lägsta.',
        ],
      },
    },
  }),
  words: {
    one: 'staffing',
    all: 'staffing',
    unit: 'that is staffed',
    history: 'what was needed on a day that is over does not change',
    rows: 'Every row that was or will be in force, oldest first; none while nothing was ever set.',
    unset: 'nothing was ever set',
    translations: {
      in_past: {
        fi: [
          'Vahvuus alkaisi ennen tätä päivää',
          'Lähetä rivit vain tästä päivästä alkaen; aiemmin alkaneet säilyvät itsestään.',
        ],
        sv: [
          'Bemanningen skulle börja före i dag',
          'Skicka rader bara från och med i dag; de som började tidigare finns kvar av sig själva.',
        ],
      },
      repeated: {
        fi: [
          'Kaksi vahvuusriviä alkaa samana päivänä',
          'Lähetä yksi rivi jokaista päivää kohti, jona vahvuus muuttuu.',
        ],
        sv: [
          'Två rader med bemanning börjar samma dag',
          'Skicka en rad för varje dag då bemanningen ändras.',
        ],
      },
      stale: {
        fi: [
          'Yksikön vahvuudet ovat muuttuneet',
          'Lue vahvuudet uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
        ],
        sv: [
          'Enhetens bemanning har ändrats',
          'Läs bemanningen på nytt, se vad som har ändrats och skicka ändringen igen.',
        ],
      },
    },
    refusals: {
      stale: {
        when: '`expectedUpdatedAt` is not the current `updatedAt` of the hourly staffing of the unit.',
      },
    },
  },
  operations: {
    get: {
      summary: 'Read the hourly staffing of a unit',
      description:
        'How many members with a shift each hour of a weekday needs and takes, from which day on. Plans of the unit are checked by it. How many members a day needs in all, with a shift or without, is another number: `GET /v1/planning-units/{id}/staffing-minimum`.',
    },
    set: {
      summary: 'Set the hourly staffing of a unit',
      description:
        'Set the hourly staffing of a planning unit from today on. What it needed on days that are over never changes; a row that began before today holds until the first of these.',
      example: {
        body: {
          versions: [
            {
              validFrom: '2027-01-01',
              hours: [{ weekday: 1, fromHour: 8, toHour: 16, minimum: 2, maximum: 5 }],
            },
          ],
        },
      },
    },
  },
})

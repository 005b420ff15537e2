import { Type } from '../../../../../platform/contract/shapes.ts'
import { unitSettings } from '../../../../../platform/register/unit-settings/unit-settings.ts'
import { settingsUnits } from '../../../../company/catalogs/planning-units/port.ts'

const Weekdays = Type.Unsafe<readonly number[]>({
  type: 'array',
  items: { type: 'integer', minimum: 0, maximum: 10_000 },
  minItems: 7,
  maxItems: 7,
  description:
    'How many members each weekday needs, Monday first; 0 needs none. A public holiday needs as many as a Sunday, an eve as many as a Saturday.',
})

/** How many members a planning unit needs on each weekday, with a shift or without. */
export const staffingMinimums = unitSettings({
  name: 'staffingMinimums',
  tag: 'Absences',
  units: settingsUnits,
  path: 'staffing-minimum',
  codes: 'staffing_minimum',
  readers: 'none',
  rows: { field: 'minimums', shape: 'StaffingMinimum', most: 100 },
  from: 'validFrom',
  fields: { weekdays: Weekdays },
  words: {
    one: 'minimum',
    all: 'minimums',
    unit: 'that they are of',
    history: 'what was needed on a day that is over does not change',
    rows: 'Every row that was or will be in force, oldest first; none while nothing was ever set.',
    unset: 'nothing was ever set',
    translations: {
      in_past: {
        fi: [
          'Vähimmäisvahvuus alkaisi ennen tätä päivää',
          'Lähetä rivit vain tästä päivästä alkaen; aiemmin alkaneet säilyvät itsestään.',
        ],
        sv: [
          'Minimibemanningen skulle börja före i dag',
          'Skicka rader bara från och med i dag; de som började tidigare finns kvar av sig själva.',
        ],
      },
      repeated: {
        fi: [
          'Kaksi vähimmäisvahvuutta alkaa samana päivänä',
          'Lähetä yksi rivi jokaista päivää kohti, jona vahvuus muuttuu.',
        ],
        sv: ['Två minimibemanningar börjar samma dag', 'Skicka en rad för varje dag då bemanningen ändras.'],
      },
      stale: {
        fi: [
          'Yksikön vähimmäisvahvuudet ovat muuttuneet',
          'Lue vahvuudet uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
        ],
        sv: [
          'Enhetens minimibemanning har ändrats',
          'Läs bemanningen på nytt, se vad som har ändrats och skicka ändringen igen.',
        ],
      },
    },
    refusals: { stale: { title: 'The minimums have changed' } },
  },
  operations: {
    get: {
      summary: 'Read how many members a unit needs',
      description:
        'How many members a planning unit needs on each weekday, with the days from which that holds: what `GET /v1/team/calendar` warns by.',
    },
    set: {
      summary: 'Set how many members a unit needs',
      description:
        'Set what a planning unit needs from today on. What it needed on days that are over never changes; a row that began before today holds until the first of these.',
      example: { body: { minimums: [{ validFrom: '2027-01-01', weekdays: [3, 3, 3, 3, 3, 1, 0] }] } },
    },
  },
})

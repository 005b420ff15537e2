import { described, nullable, PlainDate, Text } from '../../../../platform/contract/shapes.ts'
import { unitSettings } from '../../../../platform/register/unit-settings/unit-settings.ts'
import { settingsUnits } from '../../../company/catalogs/planning-units/port.ts'

/** Days on which a planning unit is closed, both included. */
export const shiftClosures = unitSettings({
  name: 'shiftClosures',
  tag: 'Shifts',
  units: settingsUnits,
  codes: 'shift_closure',
  feature: 'scheduling',
  readers: ['scheduling.plan'],
  rows: { field: 'closures', most: 200 },
  from: 'closedFrom',
  to: 'closedTo',
  fields: {
    closedTo: described(PlainDate, 'The last one.'),
    name: described(
      nullable(Text(200, { examples: ['Summer holidays'] })),
      'What the closure is called; null: nothing.',
    ),
  },
  words: {
    one: 'closure',
    all: 'closures',
    row: 'closure',
    unit: 'that is closed',
    holds: 'the unit is closed',
    history: 'whether a unit was open on a day that is over does not change',
    rows: 'Every closure, oldest first, former ones too.',
    unset: 'there was never any',
    translations: {
      in_past: {
        fi: [
          'Sulku alkaisi ennen tätä päivää',
          'Lähetä sulut vain tästä päivästä alkaen; aiemmin alkaneet säilyvät itsestään.',
        ],
        sv: [
          'Stängningen skulle börja före i dag',
          'Skicka stängningar bara från och med i dag; de som började tidigare finns kvar av sig själva.',
        ],
      },
      repeated: {
        fi: [
          'Kaksi sulkua alkaa samana päivänä',
          'Lähetä yksi sulku jokaista päivää kohti, jona sellainen alkaa.',
        ],
        sv: ['Två stängningar börjar samma dag', 'Skicka en stängning för varje dag då en börjar.'],
      },
      stale: {
        fi: [
          'Yksikön sulut ovat muuttuneet',
          'Lue sulut uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
        ],
        sv: [
          'Enhetens stängningar har ändrats',
          'Läs stängningarna på nytt, se vad som har ändrats och skicka ändringen igen.',
        ],
      },
    },
    refusals: { repeated: { remedy: 'Send one closure for each day on which one begins.' } },
  },
  operations: {
    get: {
      summary: 'Read when a unit is closed',
      description:
        'The days on which a planning unit is closed, which its plan is checked by. Whether it is closed on public holidays is part of its rules, `GET /v1/planning-units/{id}/shift-rules`.',
    },
    set: {
      summary: 'Set when a unit is closed',
      description:
        'Set the days on which a planning unit is closed from today on. What began before today never changes. Shifts that are planned there stay, with a warning in the plan.',
      example: {
        body: { closures: [{ closedFrom: '2027-07-05', closedTo: '2027-07-25', name: 'Summer holidays' }] },
      },
    },
  },
})

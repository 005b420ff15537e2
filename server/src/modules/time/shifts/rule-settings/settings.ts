import { refusals } from '../../../../platform/contract/refusals.ts'
import {
  array,
  described,
  Flag,
  named,
  nullable,
  object,
  oneOf,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { unitSettings } from '../../../../platform/register/unit-settings/unit-settings.ts'
import { settingsUnits } from '../../../company/catalogs/planning-units/port.ts'
import { limitUnits, ruleCodes, severities } from '../rules/act.ts'
import { check, defaultsOn } from './rules.ts'

const RuleCode = oneOf(ruleCodes, {
  description: 'The rule: the code of its refusals and warnings.',
})

export const SeverityShape = oneOf(severities, {
  description:
    '`warning`: what breaks the rule is told, and planned. `override`: it is refused until an `overrideReason` is sent, which is kept with the shift and in the audit trail. `refusal`: it is refused whatever the reason.',
})

const Limit = nullable(Type.Integer({ minimum: 0, maximum: 10_080 }))

const RuleSetting = object({
  code: RuleCode,
  severity: SeverityShape,
  limit: described(
    Limit,
    'The limit in place of that of the act, for example by a collective agreement, in the `limitUnit` of the rule; null: the limit of the act.',
  ),
})

const RuleDefault = named(
  'ShiftRule',
  object({
    code: RuleCode,
    severity: SeverityShape,
    fixed: described(Flag, 'Whether no unit may change the severity.'),
    law: described(
      nullable(Type.String()),
      'The section of the act that the rule is from; null where it is from none.',
    ),
    limit: described(Limit, 'The limit of today by the act; null for a rule without one.'),
    limitUnit: described(
      nullable(oneOf(limitUnits)),
      'What limits of the rule are counted in; null for a rule without one.',
    ),
  }),
)

/** What a planning unit says of the rules of its plan. */
export const shiftRules = unitSettings({
  name: 'shiftRules',
  tag: 'Shifts',
  units: settingsUnits,
  table: 'shiftRuleSettings',
  codes: 'shift_rules',
  auditedAs: 'shift_rule_setting',
  feature: 'scheduling',
  readers: ['scheduling.plan'],
  rows: { field: 'versions', most: 100 },
  from: 'validFrom',
  fields: {
    closedOnPublicHolidays: described(Flag, 'Whether the unit is closed on public holidays.'),
    averageWeeks: described(
      nullable(Type.Integer({ minimum: 1, maximum: 52 })),
      'Over how many weeks `shift_weekly_maximum` is an average; null: the 17 weeks of four months.',
    ),
    rules: array(RuleSetting, {
      maxItems: ruleCodes.length,
      description: 'What the unit says of single rules; the others are as `defaults` says.',
    }),
  },
  check,
  refusals: refusals({
    shift_rule_invalid: {
      status: 422,
      title: 'The rule cannot be set so',
      when: 'A row names a rule twice, changes a severity that is fixed, or gives a limit to a rule that has none or to which it makes no sense.',
      remedy: 'Read `defaults`: `fixed` says which severities stay, `limitUnit` which rules have a limit.',
      translations: {
        fi: [
          'Sääntöä ei voi asettaa näin',
          'Katso `defaults`: `fixed` kertoo, mitkä vakavuudet pysyvät, ja `limitUnit`, millä säännöillä on raja.',
        ],
        sv: [
          'Regeln kan inte ställas in så',
          'Se `defaults`: `fixed` säger vilka allvarlighetsgrader som står fast, `limitUnit` vilka regler som har en gräns.',
        ],
      },
    },
  }),
  shows: {
    shapes: {
      defaults: array(RuleDefault, {
        description: 'Every rule as it is where the unit says nothing of it.',
      }),
    },
    on: today => ({ defaults: defaultsOn(today) }),
  },
  words: {
    one: 'rules',
    all: 'rules',
    unit: 'whose rules they are',
    history: 'what a plan of a day that is over went by does not change',
    rows: 'Every row that was or will be in force, oldest first; none while the unit goes by the defaults.',
    unset: 'the unit has none',
    translations: {
      in_past: {
        fi: [
          'Säännöt alkaisivat ennen tätä päivää',
          'Lähetä rivit vain tästä päivästä alkaen; aiemmin alkaneet säilyvät itsestään.',
        ],
        sv: [
          'Reglerna skulle börja före i dag',
          'Skicka rader bara från och med i dag; de som började tidigare finns kvar av sig själva.',
        ],
      },
      repeated: {
        fi: [
          'Kaksi sääntöriviä alkaa samana päivänä',
          'Lähetä yksi rivi jokaista päivää kohti, jona säännöt muuttuvat.',
        ],
        sv: ['Två rader med regler börjar samma dag', 'Skicka en rad för varje dag då reglerna ändras.'],
      },
      stale: {
        fi: [
          'Yksikön säännöt ovat muuttuneet',
          'Lue säännöt uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
        ],
        sv: [
          'Enhetens regler har ändrats',
          'Läs reglerna på nytt, se vad som har ändrats och skicka ändringen igen.',
        ],
      },
    },
  },
  operations: {
    get: {
      summary: "Read the rules of a unit's plan",
      description:
        'Every rule with its section of the Working Time Act, and the severities and limits that the unit sets, each from a day on.',
    },
    set: {
      summary: "Set the rules of a unit's plan",
      description:
        'Set the rules of a unit from today on. It needs an administrator, so that nobody softens the rules that they plan by. The rules of past days never change: a version that began before today holds until the first of those that are sent.',
      example: {
        body: {
          versions: [
            {
              validFrom: '2027-01-01',
              closedOnPublicHolidays: true,
              averageWeeks: null,
              rules: [{ code: 'shift_daily_rest', severity: 'override', limit: null }],
            },
          ],
        },
      },
    },
  },
})

import { refusals } from '../../../../platform/contract/refusals.ts'
import { Code, described, Name } from '../../../../platform/contract/shapes.ts'
import { required, workedOut } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { periodLocked } from '../refusals.ts'
import { changeTerms } from '../terms-changed.ts'
import { overtimeRuleSetNotFound } from './refusals.ts'
import { check, complete } from './rules.ts'
import { overtimeRuleShapes } from './shapes.ts'
import type { StarterNames } from '../../../../platform/vocabulary/starter-names.ts'

/** By code, what every organisation is given to begin with. */
export const starterNames = {
  act: { fi: 'Työaikalaki', sv: 'Arbetstidslagen', en: 'Working Time Act' },
  act_time_off: {
    fi: 'Työaikalaki, ylityöt vapaana',
    sv: 'Arbetstidslagen, övertid som ledighet',
    en: 'Working Time Act, overtime as time off',
  },
} as const satisfies StarterNames

/** What overtime and premiums are, agreed once for all the worktime models that name it. */
export const overtimeRuleSets = register({
  singular: 'overtime_rule_set',
  plural: 'overtime_rule_sets',
  called: {
    fi: { one: 'ylityösäännöstö', none: 'ylityösäännöstöä', many: 'säännöstöt' },
    sv: { one: 'övertidsregelverket', many: 'övertidsregelverken' },
  },
  starters: starterNames,
  fields: { code: required(Code), name: required(Name) },
  versions: {
    fields: workedOut({
      ...overtimeRuleShapes,
      periodOvertimeAfterMinutes: described(
        overtimeRuleShapes.periodOvertimeAfterMinutes,
        'Overtime of a period begins above this, of models of period-based work. Null: above what the law knows for two ' +
          'and three weeks (7 §), with its first tier; no such overtime in longer ones.',
      ),
    }),
    because: 'confirmed days keep the version they were made with',
    columns: [],
    complete,
    check,
    added: (tx, { recordId, from, to }, contributions) =>
      changeTerms(tx, { overtimeRuleSetId: recordId, from, to }, contributions),
  },
  uses: periodLocked,
  refusals: refusals({
    ...overtimeRuleSetNotFound,
    overtime_rule_set_rules_invalid: {
      status: 422,
      title: 'The overtime rules contradict each other',
      when: 'A version has rules that cannot hold together, such as a first tier of weekly overtime where there is none.',
      remedy: 'Read `detail`: it names the fields that contradict each other.',
      translations: {
        fi: [
          'Ylityösäännöt ovat ristiriidassa',
          'Katso `detail`: siinä nimetään kentät, jotka ovat ristiriidassa.',
        ],
        sv: ['Övertidsreglerna motsäger varandra', 'Se `detail`: där nämns fälten som motsäger varandra.'],
      },
    },
  }),
  operations: {
    list: {
      description:
        'Overtime and premiums as they are agreed for many at once, by code: versions of worktime models name a set by ' +
        '`overtimeRuleSetId`. All of them with all their versions, inactive ones too. `currentVersionId` names the version in ' +
        'force today, or is null.',
    },
    create: {
      description:
        'A rule that is left out gets what the Working Time Act 872/2019 says, and the version keeps that value.',
      refuses: ['overtime_rule_set_rules_invalid'],
      example: {
        body: {
          code: 'commerce',
          name: 'Commerce, weekly overtime in tiers',
          versions: [
            {
              validFrom: '2026-01-01',
              weeklyFirstTierMinutes: 480,
              evening: { fromMinutes: 1080, toMinutes: 1440, premiumBp: 1500 },
            },
          ],
        },
      },
    },
    addVersion: {
      description:
        'Gives it other rules from a date on, and with it every worktime model that names it: drafts are worked out by them, ' +
        'confirmed days keep what they were made with. A version still open on that date ends the day before. Versions are ' +
        'never edited or removed. Rules that are left out are those of the law, not of the version before.',
      refuses: ['period_locked', 'overtime_rule_set_rules_invalid'],
      example: { body: { validFrom: '2027-01-01', weeklyFirstTierMinutes: 480 } },
    },
  },
})

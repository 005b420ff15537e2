import { refusals } from '../../../../platform/contract/refusals.ts'
import { Code, Name, nullable, oneOf, Text, Type } from '../../../../platform/contract/shapes.ts'
import { defaulted, required } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { periodLocked } from '../refusals.ts'
import { changeTerms } from '../terms-changed.ts'
import { dayTypeNotFound } from './refusals.ts'
import { check } from './rules.ts'
import type { StarterNames } from '../../../../platform/vocabulary/starter-names.ts'

const rules = {
  credit: required(
    oneOf(['none', 'target', 'fixed'], {
      description:
        "`target`: the day's target is fulfilled; `fixed`: `creditMinutes` are given; `none`: nothing is.",
    }),
  ),
  creditMinutes: defaulted(
    nullable(
      Type.Integer({
        minimum: 1,
        maximum: 1440,
        description:
          'Minutes that the day is credited with, given with credit `fixed` and only with it; null for another credit.',
      }),
    ),
    null,
  ),
  countsAsWorked: defaulted(
    Type.Boolean({
      description: 'Whether the credit counts as work towards the limit of weekly or period overtime.',
    }),
    false,
  ),
  waivesTarget: defaulted(Type.Boolean({ description: 'Nothing is expected on such a day.' }), false),
  payTypeCode: defaulted(
    nullable(
      Text(50, {
        description:
          'The pay type of the credit in the payroll system; null leaves it to the target of an export.',
      }),
    ),
    null,
  ),
}

/** By code, what every organisation is given to begin with. */
export const starterNames = {
  annual_holiday: { fi: 'Vuosiloma', sv: 'Semester', en: 'Annual holiday' },
  paid_leave: { fi: 'Palkallinen vapaa', sv: 'Ledighet med lön', en: 'Paid leave' },
  unpaid_leave: { fi: 'Palkaton vapaa', sv: 'Ledighet utan lön', en: 'Unpaid leave' },
  training_day: { fi: 'Koulutuspäivä', sv: 'Utbildningsdag', en: 'Training day' },
  flex_leave: { fi: 'Saldovapaa', sv: 'Flexledighet', en: 'Flex leave' },
  absence_paid: { fi: 'Palkallinen poissaolo', sv: 'Frånvaro med lön', en: 'Paid absence' },
  absence_unpaid: { fi: 'Palkaton poissaolo', sv: 'Frånvaro utan lön', en: 'Unpaid absence' },
  absence_from_balance: { fi: 'Vapaa kertymästä', sv: 'Ledigt från saldo', en: 'Time off from balance' },
} as const satisfies StarterNames

/** What a whole day is, and what it credits. */
export const dayTypes = register({
  singular: 'day_type',
  plural: 'day_types',
  called: {
    fi: { one: 'päivälaji', none: 'päivälajia', many: 'päivälajit' },
    sv: { one: 'dagtypen', many: 'dagtyperna' },
  },
  starters: starterNames,
  fields: { code: required(Code), name: required(Name) },
  versions: {
    fields: rules,
    because: 'confirmed days keep the version they were made with',
    check,
    added: (tx, { recordId, from, to }, contributions) =>
      changeTerms(tx, { dayTypeId: recordId, from, to }, contributions),
  },
  uses: periodLocked,
  refusals: refusals({
    ...dayTypeNotFound,
    day_type_credit_invalid: {
      status: 422,
      title: 'The credit contradicts itself',
      when:
        'Credit `fixed` has no `creditMinutes`, another credit has some, or a day that expects nothing is to ' +
        'fulfil its target.',
      remedy: 'Send `creditMinutes` with `fixed` only, and `waivesTarget` without credit `target`.',
      translations: {
        fi: [
          'Hyvitys on ristiriitainen',
          'Lähetä `creditMinutes` vain arvon `fixed` kanssa ja `waivesTarget` ilman hyvitystä `target`.',
        ],
        sv: [
          'Krediteringen motsäger sig själv',
          'Skicka `creditMinutes` bara med `fixed`, och `waivesTarget` utan krediteringen `target`.',
        ],
      },
    },
  }),
  operations: {
    create: {
      refuses: ['day_type_credit_invalid'],
      example: {
        body: {
          code: 'training',
          name: 'Training day',
          versions: [{ validFrom: '2026-01-01', credit: 'target', countsAsWorked: true }],
        },
      },
    },
    addVersion: {
      refuses: ['period_locked', 'day_type_credit_invalid'],
      example: { body: { validFrom: '2027-01-01', credit: 'target', countsAsWorked: false } },
    },
  },
})

import { Code, Name, nullable, oneOf, Text, Type } from '../../../../platform/contract/shapes.ts'
import { defaulted, fixed, required } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { periodLocked } from '../refusals.ts'
import { changeTerms } from '../terms-changed.ts'
import { entryTypeNotFound } from './refusals.ts'
import type { StarterNames } from '../../../../platform/vocabulary/starter-names.ts'

const entryCategories = ['work', 'travel', 'standby', 'break', 'absence'] as const
export type EntryCategory = (typeof entryCategories)[number]

const Category = oneOf(entryCategories, {
  description: 'What kind of time an entry of the type is. It never changes: make another type instead.',
})

/** Basis points of plain pay. */
const PLAIN_PAY_BP = 10_000

const rules = {
  countsToTarget: required(
    Type.Boolean({
      description:
        "Whether the minutes help to fulfil the day's target. Work: false means ordered beyond the flexitime. " +
        'Travel and standby: false means no working time. Break: true means paid. Absence: true means credited.',
    }),
  ),
  multiplierBp: defaulted(
    Type.Integer({
      minimum: 0,
      maximum: 100_000,
      description: 'What a minute is worth against plain pay; 10000 = 1.0.',
    }),
    PLAIN_PAY_BP,
  ),
  maxDurationMinutes: defaulted(
    nullable(
      Type.Integer({
        minimum: 1,
        maximum: 2880,
        description: 'The longest entry that can be confirmed, minutes; null for any length.',
      }),
    ),
    null,
  ),
  payTypeCode: defaulted(
    nullable(
      Text(50, {
        description: 'The pay type in the payroll system; null leaves it to the target of an export.',
      }),
    ),
    null,
  ),
}

/** By code, what every organisation is given to begin with. */
export const starterNames = {
  work: { fi: 'Työ', sv: 'Arbete', en: 'Work' },
  overtime_ordered: { fi: 'Määrätty ylityö', sv: 'Beordrad övertid', en: 'Ordered overtime' },
  training: { fi: 'Koulutus', sv: 'Utbildning', en: 'Training' },
  travel: { fi: 'Matka työaikana', sv: 'Resa på arbetstid', en: 'Travel in working time' },
  travel_outside: { fi: 'Matka-aika', sv: 'Restid', en: 'Travel time' },
  standby: { fi: 'Varallaolo', sv: 'Beredskap', en: 'Standby' },
  break: { fi: 'Ruokatauko', sv: 'Lunchrast', en: 'Meal break' },
  coffee_break: { fi: 'Kahvitauko', sv: 'Kaffepaus', en: 'Coffee break' },
  errand: { fi: 'Palkallinen asiointi', sv: 'Ärende med lön', en: 'Paid errand' },
  absence_paid: { fi: 'Palkallinen poissaolo', sv: 'Frånvaro med lön', en: 'Paid absence' },
  absence_unpaid: { fi: 'Palkaton poissaolo', sv: 'Frånvaro utan lön', en: 'Unpaid absence' },
  absence_from_balance: { fi: 'Vapaa kertymästä', sv: 'Ledigt från saldo', en: 'Time off from balance' },
  training_absence: { fi: 'Koulutusvapaa', sv: 'Utbildningsledighet', en: 'Training leave' },
} as const satisfies StarterNames

/** What kind of time an entry is, how long it may be and what it pays. */
export const entryTypes = register({
  singular: 'entry_type',
  plural: 'entry_types',
  called: {
    fi: { one: 'kirjauslaji', none: 'kirjauslajia', many: 'kirjauslajit' },
    sv: { one: 'registreringstypen', many: 'registreringstyperna' },
  },
  starters: starterNames,
  fields: { code: required(Code), name: required(Name), category: fixed(required(Category)) },
  versions: {
    fields: rules,
    because: 'confirmed days keep the version they were made with',
    current: ['maxDurationMinutes'],
    added: (tx, { recordId, from, to }, contributions) =>
      changeTerms(tx, { entryTypeId: recordId, from, to }, contributions),
  },
  uses: periodLocked,
  refusals: entryTypeNotFound,
  operations: {
    list: {
      description:
        'All of them, inactive ones too, by code. `maxDurationMinutes` is that of the version in force today, named by ' +
        '`currentVersionId`; both are null when no version is in force.',
    },
    create: {
      example: {
        body: {
          code: 'stand_by',
          name: 'Stand-by',
          category: 'work',
          versions: [
            { validFrom: '2026-01-01', countsToTarget: true, maxDurationMinutes: 720, payTypeCode: '1300' },
          ],
        },
        answer: {
          id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01',
          code: 'stand_by',
          name: 'Stand-by',
          category: 'work',
          active: true,
          currentVersionId: '019aa3b2-6b00-7c1e-8f01-4b6f0d9c1a02',
          maxDurationMinutes: 720,
          versions: [
            {
              versionId: '019aa3b2-6b00-7c1e-8f01-4b6f0d9c1a02',
              validFrom: '2026-01-01',
              validTo: null,
              countsToTarget: true,
              multiplierBp: 10_000,
              maxDurationMinutes: 720,
              payTypeCode: '1300',
            },
          ],
          updatedAt: '2026-11-20T07:00:00.000Z',
        },
      },
    },
    addVersion: {
      refuses: ['period_locked'],
      example: { body: { validFrom: '2027-01-01', countsToTarget: true, maxDurationMinutes: 600 } },
    },
  },
})

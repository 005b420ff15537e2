import { refusals } from '../../../platform/contract/refusals.ts'
import type { TSchema } from '../../../platform/contract/shapes.ts'
import { Code, described, Flag, Name, nullable, Type } from '../../../platform/contract/shapes.ts'
import { defaulted, required } from '../../../platform/register/fields.ts'
import { register } from '../../../platform/register/register.ts'
import { paymentTermNotFound } from './refusals.ts'
import { check } from './rules.ts'
import type { StarterNames } from '../../../platform/vocabulary/starter-names.ts'

const days = (maximum: number, description: string) => Type.Integer({ minimum: 0, maximum, description })
const flag = (description: string) => defaulted(described(Flag, description), false)
const orNone = <T extends TSchema>(shape: T) => defaulted(nullable(shape), null)
const basisPoints = (description: string) => Type.Integer({ minimum: 1, maximum: 10_000, description })

/** By code, what every organisation is given to begin with. */
export const starterNames = {
  at_once: { fi: 'Heti', sv: 'Genast', en: 'At once' },
  net_7: { fi: '7 pv netto', sv: '7 dagar netto', en: '7 days net' },
  net_14: { fi: '14 pv netto', sv: '14 dagar netto', en: '14 days net' },
  net_30: { fi: '30 pv netto', sv: '30 dagar netto', en: '30 days net' },
} as const satisfies StarterNames

/** When an invoice is to be paid, and what paying early or late means. An invoice keeps to the version of its date. */
export const paymentTerms = register({
  singular: 'payment_term',
  plural: 'payment_terms',
  called: {
    fi: { one: 'maksuehto', none: 'maksuehtoa', many: 'maksuehdot' },
    sv: { one: 'betalningsvillkoret', many: 'betalningsvillkoren' },
  },
  starters: starterNames,
  fields: { code: required(Code), name: required(Name) },
  versions: {
    because: 'invoices keep to the version in force on their date',
    fields: {
      netDays: required(days(365, 'Days from the date of the invoice to its due date; 0: at once.')),
      fromEndOfMonth: flag('Whether days count from the last day of the month of the invoice.'),
      toBankDay: flag('Whether a date on a Saturday, Sunday or bank holiday moves to the next bank day.'),
      cashDiscountDays: orNone(days(365, 'Days in which a cash discount is given; null: there is none.')),
      cashDiscountBp: orNone(
        basisPoints('The cash discount for payment within `cashDiscountDays`, of the gross sum; null: none.'),
      ),
      lateInterestBp: orNone(
        basisPoints('Agreed interest a year on late payment; null: as the Interest Act 633/1982 says.'),
      ),
    },
    current: ['netDays'],
    check,
  },
  refusals: refusals({
    ...paymentTermNotFound,
    payment_term_cash_discount_invalid: {
      status: 422,
      title: 'The cash discount contradicts itself',
      when: '`cashDiscountDays` and `cashDiscountBp` are not given together, or the discount ends after the due date.',
      remedy: 'Send both or neither, with at most as many `cashDiscountDays` as `netDays`.',
      translations: {
        fi: [
          'Käteisalennus on ristiriitainen',
          'Lähetä molemmat tai ei kumpaakaan, ja `cashDiscountDays` enintään yhtä suurena kuin `netDays`.',
        ],
        sv: [
          'Kassarabatten motsäger sig själv',
          'Skicka båda eller ingendera, med högst lika många `cashDiscountDays` som `netDays`.',
        ],
      },
    },
  }),
  operations: {
    create: {
      refuses: ['payment_term_cash_discount_invalid'],
      example: {
        body: { code: 'net_45', name: '45 days net', versions: [{ validFrom: '2026-01-01', netDays: 45 }] },
      },
    },
    addVersion: { refuses: ['payment_term_cash_discount_invalid'] },
  },
})

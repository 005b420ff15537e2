import { Code, Name, Type } from '../../../platform/contract/shapes.ts'
import { fixed, required } from '../../../platform/register/fields.ts'
import { register } from '../../../platform/register/register.ts'
import type { StarterNames } from '../../../platform/vocabulary/starter-names.ts'
import { vatRateNotFound } from './refusals.ts'

/** By code, what every organisation is given to begin with. */
export const vatRateNames = {
  standard: { fi: 'Yleinen verokanta', sv: 'Allmän skattesats', en: 'Standard rate' },
  reduced: { fi: 'Alennettu verokanta', sv: 'Reducerad skattesats', en: 'Reduced rate' },
  lowest: { fi: 'Alin verokanta', sv: 'Lägsta skattesatsen', en: 'Lowest rate' },
  zero: { fi: 'Nollaverokanta', sv: 'Nollskattesats', en: 'Zero rate' },
} as const satisfies StarterNames

/** How much value added tax is, by date: what an invoice bears follows the day of what it bills. */
export const vatRates = register({
  singular: 'vat_rate',
  plural: 'vat_rates',
  called: {
    fi: { one: 'verokanta', none: 'verokantaa', many: 'verokannat' },
    sv: { one: 'momssatsen', many: 'momssatserna' },
  },
  starters: vatRateNames,
  fields: { code: fixed(required(Code)), name: required(Name) },
  versions: {
    because: 'what was delivered bears the rate of its day',
    fields: {
      rateBp: required(
        Type.Integer({
          minimum: 0,
          maximum: 10_000,
          examples: [2550],
          description: 'The rate in hundredths of a per cent: 2550 is 25.5 %.',
        }),
      ),
    },
    current: ['rateBp'],
  },
  refusals: vatRateNotFound,
  operations: {
    create: {
      example: {
        body: { code: 'books', name: 'Books', versions: [{ validFrom: '2026-01-01', rateBp: 1350 }] },
      },
    },
  },
})

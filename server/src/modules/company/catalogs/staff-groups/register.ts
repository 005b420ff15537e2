import { Code, Name } from '../../../../platform/contract/shapes.ts'
import { required } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { staffGroupNotFound } from './refusals.ts'
import type { StarterNames } from '../../../../platform/vocabulary/starter-names.ts'

/** By code, what every organisation is given to begin with. */
export const starterNames = {
  monthly: { fi: 'Kuukausipalkkaiset', sv: 'Månadsavlönade', en: 'Monthly paid' },
  hourly: { fi: 'Tuntipalkkaiset', sv: 'Timavlönade', en: 'Hourly paid' },
} as const satisfies StarterNames

/** Who is paid together. */
export const staffGroups = register({
  singular: 'staff_group',
  plural: 'staff_groups',
  called: {
    fi: { one: 'henkilöstöryhmä', none: 'henkilöstöryhmää', many: 'henkilöstöryhmät' },
    sv: { one: 'personalgruppen', many: 'personalgrupperna' },
  },
  starters: starterNames,
  fields: { code: required(Code), name: required(Name) },
  refusals: staffGroupNotFound,
  operations: { create: { example: { body: { code: 'seasonal', name: 'Seasonal workers' } } } },
})

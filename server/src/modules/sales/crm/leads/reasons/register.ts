import { Code, Name } from '../../../../../platform/contract/shapes.ts'
import { required } from '../../../../../platform/register/fields.ts'
import { register } from '../../../../../platform/register/register.ts'
import { leadRegister } from '../record.ts'
import { disqualifyReasonNotFound } from './refusals.ts'

/** Why leads come to nothing. */
export const disqualifyReasons = register({
  singular: 'disqualify_reason',
  plural: 'disqualify_reasons',
  called: {
    fi: { one: 'hylkäyssyy', none: 'hylkäyssyytä', many: 'syyt' },
    sv: { one: 'diskvalificeringsorsaken', many: 'orsakerna' },
  },
  part: leadRegister,
  fields: { code: required(Code), name: required(Name) },
  refusals: disqualifyReasonNotFound,
  operations: { create: { example: { body: { code: 'no_budget', name: 'No budget' } } } },
})

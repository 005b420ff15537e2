import { Code, Name } from '../../../../../platform/contract/shapes.ts'
import { required } from '../../../../../platform/register/fields.ts'
import { register } from '../../../../../platform/register/register.ts'
import { leadRegister } from '../record.ts'
import { leadSourceNotFound } from './refusals.ts'

/** Where leads come from: a form of the website, a fair, a partner. */
export const leadSources = register({
  singular: 'lead_source',
  plural: 'lead_sources',
  called: {
    fi: { one: 'liidin lähde', none: 'liidin lähdettä', many: 'lähteet' },
    sv: { one: 'leadkällan', many: 'källorna' },
  },
  part: leadRegister,
  fields: { code: required(Code), name: required(Name) },
  refusals: leadSourceNotFound,
  operations: { create: { example: { body: { code: 'website', name: 'Form of the website' } } } },
})

import { Code, Name } from '../../../../platform/contract/shapes.ts'
import { registerReaders } from '../listing.ts'
import { required } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { customerTagNotFound } from './refusals.ts'

/** What sales mark customers with; a customer may have many. */
export const customerTags = register({
  singular: 'customer_tag',
  plural: 'customer_tags',
  called: {
    fi: { one: 'asiakastunniste', none: 'asiakastunnistetta', many: 'asiakastunnisteet' },
    sv: { one: 'kundtaggen', many: 'kundtaggarna' },
  },
  readers: registerReaders,
  fields: { code: required(Code), name: required(Name) },
  refusals: customerTagNotFound,
  operations: { create: { example: { body: { code: 'key_account', name: 'Key account' } } } },
})

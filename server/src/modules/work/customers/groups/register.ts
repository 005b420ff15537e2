import { Code, Name } from '../../../../platform/contract/shapes.ts'
import { registerReaders } from '../listing.ts'
import { required } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { customerGroupNotFound } from './refusals.ts'

/** What kind of business a customer is to the organisation; a customer is in one group at most. */
export const customerGroups = register({
  singular: 'customer_group',
  plural: 'customer_groups',
  called: {
    fi: { one: 'asiakasryhmä', none: 'asiakasryhmää', many: 'asiakasryhmät' },
    sv: { one: 'kundgruppen', many: 'kundgrupperna' },
  },
  readers: registerReaders,
  fields: { code: required(Code), name: required(Name) },
  refusals: customerGroupNotFound,
  operations: { create: { example: { body: { code: 'housing', name: 'Housing companies' } } } },
})

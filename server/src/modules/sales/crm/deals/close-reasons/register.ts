import { Code, Name, oneOf } from '../../../../../platform/contract/shapes.ts'
import { fixed, required } from '../../../../../platform/register/fields.ts'
import { register } from '../../../../../platform/register/register.ts'
import { crmPart } from '../../part.ts'
import { closeReasonNotFound } from './refusals.ts'

/** Why deals are won and lost. */
export const closeReasons = register({
  singular: 'close_reason',
  plural: 'close_reasons',
  called: {
    fi: { one: 'päätössyy', none: 'päätössyytä', many: 'päätössyyt' },
    sv: { one: 'avslutsorsaken', many: 'avslutsorsakerna' },
  },
  part: crmPart,
  fields: {
    code: required(Code),
    name: required(Name),
    outcome: fixed(
      required(
        oneOf(['won', 'lost'], {
          description: 'Whether it says why a deal was won or why it was lost; it never changes.',
        }),
      ),
    ),
  },
  refusals: closeReasonNotFound,
  operations: {
    create: { example: { body: { code: 'too_expensive', name: 'Too expensive', outcome: 'lost' } } },
  },
})

import { refusals } from '../../../../platform/contract/refusals.ts'
import { Code, described, IdOf, Name, nullable, oneOf, Text } from '../../../../platform/contract/shapes.ts'
import { defaulted, fixed, required } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { compensations, lineKinds } from '../kinds.ts'
import { check } from './rules.ts'
import { lookUp } from './store.ts'

/** Which lines of a payroll export get which pay type code of the payroll system, or stay out of its documents. */
export const payTypeRules = register({
  singular: 'pay_type_rule',
  plural: 'pay_type_rules',
  fields: {
    code: required(Code),
    name: required(Name),
    kind: fixed(
      defaulted(
        nullable(
          oneOf(lineKinds, {
            description: 'The kind of line that it is for; null for every kind of the type.',
          }),
        ),
        null,
      ),
    ),
    compensation: fixed(
      defaulted(
        oneOf(compensations, {
          description:
            'Where the minutes of the lines go. Without a rule of their own, lines that are not `paid` stay out of documents.',
        }),
        'paid',
      ),
    ),
    entryTypeId: fixed(
      defaulted(
        described(
          nullable(IdOf('entry_type')),
          'The entry type whose lines it is for; null where it does not matter.',
        ),
        null,
      ),
    ),
    dayTypeId: fixed(
      defaulted(
        described(
          nullable(IdOf('day_type')),
          'The day type whose lines it is for; null where it does not matter.',
        ),
        null,
      ),
    ),
  },
  versions: {
    fields: {
      payTypeCode: required(
        nullable(
          Text(50, {
            description: "The payroll system's code; null leaves the lines out of documents on purpose.",
          }),
        ),
      ),
    },
    because: 'a line keeps to the version in force on its date',
    current: ['payTypeCode'],
  },
  refusals: refusals({
    pay_type_rule_invalid: {
      status: 422,
      title: 'No line fits the rule',
      when: 'The rule names neither a kind nor a type, both an entry type and a day type, or a kind or compensation that the type or kind never has.',
      remedy: 'Name a kind, a type, or a kind that the type gives; `detail` says what contradicts what.',
    },
    pay_type_rule_exists: {
      status: 409,
      title: 'There is a rule for these lines',
      when: 'Another rule, active or not, names the same kind, compensation and type; `ruleId` says which.',
      remedy: 'Add a version to that rule, or set it active.',
    },
    pay_type_rule_type_not_found: {
      status: 404,
      title: 'No such entry type or day type',
      when: 'The entry type or day type of a new rule does not exist.',
      remedy: 'Read the types from `GET /v1/entry-types` and `GET /v1/day-types`.',
    },
  }),
  operations: {
    list: {
      description:
        'All of them, inactive ones too, by code. A line gets its code when its export batch is made: from the active rule for its type and kind, else from the one for its type, else from the entry type or day type itself, else from the rule for its kind; each by the version in force on the date of the line. What is left has the code that a target gives the kind, or none: `GET /v1/pay-type-gaps` tells.',
    },
    create: {
      description:
        'What it is for never changes, so that the versions of a rule are about the same lines. `payTypeCode` null says that the lines stay out of documents on purpose.',
      refuses: ['pay_type_rule_invalid', 'pay_type_rule_exists', 'pay_type_rule_type_not_found'],
      example: {
        body: {
          code: 'overtime_50',
          name: 'Overtime +50 %',
          kind: 'overtime_50',
          versions: [{ validFrom: '2026-01-01', payTypeCode: '2050' }],
        },
      },
    },
    addVersion: { example: { body: { validFrom: '2027-01-01', payTypeCode: '2055' } } },
  },
  rules: { kept, lookUp, check },
})

/** Ids are kept, and looked for, in lower case. */
function kept<G extends { readonly entryTypeId?: string | null; readonly dayTypeId?: string | null }>(
  given: G,
): G {
  const { entryTypeId, dayTypeId } = given
  return {
    ...given,
    ...(entryTypeId != null && { entryTypeId: entryTypeId.toLowerCase() }),
    ...(dayTypeId != null && { dayTypeId: dayTypeId.toLowerCase() }),
  }
}

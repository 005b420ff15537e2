import { count, text } from '../../../platform/contract/reason-values.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import { fieldsOfKind } from './bounds.ts'
import { translations } from './refusal-translations.ts'

/** How writes of records refuse values of custom fields. */
export const customFieldValueRefusals = refusals(translations, {
  custom_field_unknown: {
    status: 422,
    title: 'No such custom field',
    when: 'The kind of record has no custom field with the key, or it is deactivated; `key` names it.',
    remedy: 'Read the fields from `GET /v1/custom-fields?kind=`; add or activate the field first.',
  },
  custom_field_value_invalid: {
    status: 422,
    title: 'The value does not fit the custom field',
    when: 'A value has not the form of its field, or names an option that there is not or that is not active; `key` names the field.',
    remedy: 'Send a value of the `type` of the field, for options one of its active codes.',
  },
  custom_field_required: {
    status: 422,
    title: 'A custom field needs a value',
    when: 'A required field would be left without a value; `key` names it.',
    remedy: 'Send a value for it.',
  },
})

export const customFieldRefusals = refusals(translations, {
  ...customFieldValueRefusals,
  custom_field_not_found: {
    status: 404,
    title: 'No such custom field',
    when: 'No custom field of the organisation has this id.',
    remedy: 'Read the fields from `GET /v1/custom-fields`.',
  },
  custom_field_stale: {
    status: 409,
    title: 'The custom field has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the field.',
    remedy: 'Read the field again, look at what changed, and send the change anew.',
  },
  custom_field_kind_unknown: {
    status: 422,
    title: 'Records of this kind have no custom fields',
    when: 'The `kind` of a new field is none whose records keep values; `kinds` names those that do.',
    remedy: 'Use one of `kinds`.',
  },
  custom_field_options_invalid: {
    status: 422,
    title: 'The options do not fit the field',
    when: 'A field of type `option` or `options` has none, a field of another type has some, or two have one code.',
    remedy: 'Send at least one option for those types and none for others, each code once.',
  },
  custom_field_option_in_use: {
    status: 409,
    title: 'Records have the option',
    when: 'An option was left out that records still have; `optionCode` names it.',
    remedy: 'Keep it in the list with `active: false`, or give those records another value first.',
  },
  custom_field_limit_reached: {
    status: 422,
    values: {
      existing: count('How many fields the kind of record has.'),
      kind: text('The kind of record.'),
    },
    title: 'There are too many custom fields',
    when: `The kind of record has ${fieldsOfKind} custom fields, deactivated ones counted.`,
    remedy: 'Use a field that is there.',
  },
})

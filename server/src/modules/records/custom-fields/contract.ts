import { contract } from '../../../platform/contract/family.ts'
import { idOf } from '../../../platform/contract/operation.ts'
import { object, wholeList } from '../../../platform/contract/shapes.ts'
import { customFieldRefusals } from './refusals.ts'
import { CustomField, CustomFieldPatch, kindFilter, NewCustomField } from './shapes.ts'

const ById = { id: idOf('custom_field_not_found') }

export const customFields = contract({
  name: 'customFields',
  tag: 'Catalogs',
  refusals: customFieldRefusals,
  events: {},
  audited: { custom_field: { '*': 'open' } },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/custom-fields',
      summary: 'List custom fields',
      description:
        'The fields that the organisation has added to the records that the caller reads, deactivated ones too, by kind and position. An administrator reads all.',
      needs: 'none',
      query: object({ kind: kindFilter }),
      listed: { ids: true },
      answers: wholeList(CustomField),
    },
    get: {
      method: 'GET',
      path: '/v1/custom-fields/{id}',
      summary: 'Read one custom field',
      needs: 'none',
      params: ById,
      answers: CustomField,
      refuses: ['custom_field_not_found'],
    },
    create: {
      method: 'POST',
      path: '/v1/custom-fields',
      summary: 'Add a custom field',
      description:
        'Add a field to a kind of record. Kind, key and type are chosen for good, so that a stored value never means something else; a field that is wrong is deactivated, and another one added.',
      needs: ['org.admin'],
      body: NewCustomField,
      status: 201,
      answers: CustomField,
      refuses: [
        'custom_field_kind_unknown',
        'custom_field_options_invalid',
        'custom_field_limit_reached',
        'code_already_in_use',
      ],
      example: {
        body: {
          kind: 'customer',
          key: 'region',
          type: 'option',
          name: 'Region',
          options: [
            { code: 'south', name: 'South' },
            { code: 'north', name: 'North' },
          ],
        },
      },
    },
    update: {
      method: 'PATCH',
      path: '/v1/custom-fields/{id}',
      summary: 'Change a custom field',
      description:
        'Change what people see of a field, its options and whether it is required, or deactivate it. Values that records have stay as they are: an option that some record has can be deactivated and not left out.',
      needs: ['org.admin'],
      params: ById,
      body: CustomFieldPatch,
      answers: CustomField,
      refuses: [
        'custom_field_not_found',
        'custom_field_stale',
        'custom_field_options_invalid',
        'custom_field_option_in_use',
      ],
      example: { body: { name: 'Sales region', required: true } },
    },
  },
})

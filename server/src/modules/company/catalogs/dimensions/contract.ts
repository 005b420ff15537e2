import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import {
  object,
  optional,
  page,
  sweeping,
  Text,
  Type,
  wholeList,
} from '../../../../platform/contract/shapes.ts'
import { dimensionRefusals } from './refusals.ts'
import {
  Dimension,
  DimensionPatch,
  DimensionValue,
  DimensionValuePatch,
  externalReference,
  NewDimension,
  NewDimensionValue,
} from './shapes.ts'

const ById = { id: idOf('dimension_not_found') }
const ByValueId = { ...ById, valueId: idOf('dimension_value_not_found') }

export const dimensions = contract({
  name: 'dimensions',
  tag: 'Catalogs',
  refusals: dimensionRefusals,
  events: {},
  audited: { dimension: { '*': 'open' }, dimension_value: { '*': 'open' } },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/dimensions',
      summary: 'List the tracking levels',
      description:
        'List the tracking levels, with their targets when asked. All of them, deactivated ones too, by position. Read `active`.',
      needs: 'none',
      query: object({
        includeValues: optional(Type.Boolean({ default: false, description: 'Whether targets come along.' })),
      }),
      listed: { ids: true },
      answers: wholeList(Dimension),
    },
    get: {
      method: 'GET',
      path: '/v1/dimensions/{id}',
      summary: 'Read one tracking level',
      needs: 'none',
      params: ById,
      answers: Dimension,
      refuses: ['dimension_not_found'],
    },
    create: {
      method: 'POST',
      path: '/v1/dimensions',
      summary: 'Add a tracking level',
      needs: ['org.admin'],
      body: NewDimension,
      status: 201,
      answers: Dimension,
      refuses: ['code_already_in_use'],
      example: { body: { code: 'machine', name: 'Machine', required: false, askInEntry: true } },
    },
    update: {
      method: 'PATCH',
      path: '/v1/dimensions/{id}',
      summary: 'Change a tracking level',
      description:
        'Change a tracking level, or deactivate it. The locked level `project` keeps its code and stays active; the rest of it can be changed.',
      needs: ['org.admin'],
      params: ById,
      body: DimensionPatch,
      answers: Dimension,
      refuses: ['dimension_not_found', 'dimension_stale', 'dimension_locked', 'code_already_in_use'],
      example: { body: { name: 'Cost centre of the work', askInEntry: false } },
    },
    listValues: {
      method: 'GET',
      path: '/v1/dimensions/{id}/values',
      sweeps: { table: 'dimension_values', deletions: 'within', of: 'dimension_id' },
      summary: 'List the targets of a tracking level',
      description:
        'Page through the targets of a tracking level. By code; inactive targets are returned by every form of the list. Read `active`.',
      needs: 'none',
      params: ById,
      listed: { sorts: ['code', 'name', 'updatedAt'] },
      query: object({
        ...sweeping,
        q: optional(Text(100, { description: 'Typeahead over code and name.', examples: ['inst'] })),
        ids: optional(
          Text(4000, {
            description: 'Exact lookup: ids with commas between.',
            examples: [exampleId('dimensionValueId')],
          }),
        ),
        code: optional(Text(50, { description: 'The exact code inside the level.', examples: ['4010'] })),
        ...externalReference,
      }),
      answers: page(DimensionValue),
      refuses: ['dimension_not_found', 'external_ref_incomplete'],
    },
    getValue: {
      method: 'GET',
      path: '/v1/dimensions/{id}/values/{valueId}',
      summary: 'Read a target of a tracking level',
      needs: 'none',
      params: ByValueId,
      answers: DimensionValue,
      refuses: ['dimension_not_found', 'dimension_value_not_found'],
    },
    createValue: {
      method: 'POST',
      path: '/v1/dimensions/{id}/values',
      summary: 'Add a target to a tracking level',
      needs: ['org.admin'],
      params: ById,
      body: NewDimensionValue,
      status: 201,
      answers: DimensionValue,
      refuses: [
        'dimension_not_found',
        'project_values_managed_in_projects',
        'dimension_inactive',
        'external_ref_incomplete',
        'external_ref_conflict',
        'code_already_in_use',
        'parent_not_found',
      ],
      example: {
        body: { code: '4010', name: 'Installation', externalSource: 'erp', externalId: 'cc-4010' },
      },
    },
    updateValue: {
      method: 'PATCH',
      path: '/v1/dimensions/{id}/values/{valueId}',
      summary: 'Change a target of a tracking level',
      description:
        'Change a target, or deactivate it. Deactivation replaces deletion. The external reference is set or cleared (both null) as a whole.',
      needs: ['org.admin'],
      params: ByValueId,
      body: DimensionValuePatch,
      answers: DimensionValue,
      refuses: [
        'dimension_not_found',
        'dimension_value_not_found',
        'dimension_value_stale',
        'project_values_managed_in_projects',
        'dimension_inactive',
        'external_ref_incomplete',
        'external_ref_conflict',
        'code_already_in_use',
        'parent_not_found',
        'dimension_value_cycle',
      ],
      example: { body: { name: 'Installation and repairs' } },
    },
  },
})

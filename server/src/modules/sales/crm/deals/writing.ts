import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  described,
  DryRun,
  expectedUpdatedAt,
  IdOf,
  nullable,
  object,
  optional,
  Text,
} from '../../../../platform/contract/shapes.ts'
import { Deal, DealPatch, NewDeal } from './shapes.ts'

const refusalsOfFields = [
  'membership_not_found',
  'customer_not_found',
  'crm_contact_not_found',
  'crm_contact_customer_mismatch',
  'product_not_found',
  'crm_deal_contacts_invalid',
  'crm_deal_line_incomplete',
  'crm_deal_value_too_large',
  'crm_deal_value_from_lines',
  'crm_deal_stage_fields_required',
  'external_ref_incomplete',
  'external_ref_conflict',
  'custom_field_unknown',
  'custom_field_value_invalid',
  'custom_field_required',
] as const
const refusalsOfStage = [
  'pipeline_not_found',
  'pipeline_stage_not_found',
  'pipeline_stage_mismatch',
  'crm_deal_stage_fields_required',
] as const

const write = { needs: ['crm.use'], feature: 'crm', answers: Deal } as const
const one = { ...write, method: 'POST', params: { id: idOf('crm_deal_not_found') } } as const
const path = '/v1/crm/deals'

const stage = {
  stageId: described(IdOf('pipeline_stage'), 'The stage, an active one of the pipeline.'),
  pipelineId: described(IdOf('pipeline'), 'The pipeline to move to; that of the deal when absent.'),
}
const guards = { expectedUpdatedAt, dryRun: DryRun }
const ChangeStage = object({ stageId: stage.stageId, pipelineId: optional(stage.pipelineId), ...guards })
const note = optional(
  Text(2000, { description: 'What there is to say of it.', examples: ['The budget was cut.'] }),
)

export const writing = {
  create: {
    ...write,
    method: 'POST',
    path,
    summary: 'Open a deal',
    description:
      'Open a deal in a stage of a pipeline. What the stage requires must be there. No event tells of it: the first is that of its next stage.',
    body: NewDeal,
    status: 201,
    refuses: [
      'pipeline_not_found',
      'pipeline_stage_not_found',
      'pipeline_stage_mismatch',
      ...refusalsOfFields,
    ],
    example: {
      body: { title: 'Heat pumps for the school', valueCents: 1_250_000, expectedCloseDate: '2027-03-31' },
    },
  },
  update: {
    ...write,
    method: 'PATCH',
    path: `${path}/{id}`,
    summary: 'Change a deal',
    description:
      'Change a deal: an absent field keeps, null clears. With `lines` their sum is the value, and a deal that loses all its lines keeps the last one. Of a closed deal what it was worth and with whom stays.',
    params: one.params,
    body: DealPatch,
    refuses: ['crm_deal_not_found', 'crm_deal_stale', 'crm_deal_closed', ...refusalsOfFields],
    example: { body: { valueCents: 1_400_000, expectedCloseDate: '2027-04-30' } },
  },
  changeStage: {
    ...one,
    path: `${path}/{id}/change-stage`,
    summary: 'Put a deal into another stage',
    description:
      'Put an open deal into another stage, with `pipelineId` also of another pipeline. A deal that is there already stays as it is.',
    body: ChangeStage,
    refuses: ['crm_deal_not_found', 'crm_deal_stale', 'crm_deal_closed', ...refusalsOfStage],
    emits: ['deal.stage_changed'],
    example: { body: { stageId: exampleId('stageId') } },
  },
  win: {
    ...one,
    path: `${path}/{id}/win`,
    summary: 'Win a deal',
    description:
      'Close an open deal as won, and say which project it became. A deal that is reopened has none again.',
    body: object({
      reasonId: optional(described(IdOf('close_reason'), 'An active close reason with the outcome `won`.')),
      projectId: optional(
        described(
          nullable(IdOf('project')),
          'The project that it became, of the same customer or of none; null, as when absent, for none.',
        ),
      ),
      note,
      ...guards,
    }),
    refuses: [
      'crm_deal_not_found',
      'crm_deal_stale',
      'crm_deal_closed',
      'close_reason_not_found',
      'project_not_found',
      'crm_deal_project_mismatch',
    ],
    emits: ['deal.won'],
    example: { body: { note: 'The best offer.' } },
  },
  lose: {
    ...one,
    path: `${path}/{id}/lose`,
    summary: 'Lose a deal',
    description: 'Close an open deal as lost, and say why.',
    body: object({
      reasonId: described(IdOf('close_reason'), 'An active close reason with the outcome `lost`.'),
      note,
      ...guards,
    }),
    refuses: ['crm_deal_not_found', 'crm_deal_stale', 'crm_deal_closed', 'close_reason_not_found'],
    emits: ['deal.lost'],
    example: { body: { reasonId: exampleId('closeReasonId'), note: 'The budget was cut.' } },
  },
  reopen: {
    ...one,
    path: `${path}/{id}/reopen`,
    summary: 'Reopen a deal',
    description:
      'Put a closed deal in play again, in the stage that is named or else in its last one, where its time begins anew. The reason and the note of the closing are in the audit trail.',
    body: object({ stageId: optional(stage.stageId), pipelineId: optional(stage.pipelineId), ...guards }),
    refuses: ['crm_deal_not_found', 'crm_deal_stale', 'crm_deal_open', ...refusalsOfStage],
    emits: ['deal.stage_changed'],
    example: { body: {} },
  },
} as const satisfies Readonly<Record<string, Operation>>

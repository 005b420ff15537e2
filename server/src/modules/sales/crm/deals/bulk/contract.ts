import { contract } from '../../../../../platform/contract/family.ts'
import { exampleId } from '../../../../../platform/contract/openapi/example-id.ts'
import { saidOfRefusal } from '../../../../../platform/contract/refused-ones.ts'
import {
  array,
  described,
  DryRun,
  expectedUpdatedAt,
  IdOf,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  Type,
} from '../../../../../platform/contract/shapes.ts'
import { limits } from '../../../../../platform/vocabulary/limits.ts'
import { dealEvents } from '../events.ts'

export const moveErrors = [
  'crm_deal_not_found',
  'crm_deal_stale',
  'crm_deal_closed',
  'crm_deal_stage_fields_required',
  'pipeline_not_found',
  'pipeline_stage_not_found',
  'pipeline_stage_mismatch',
] as const

const Result = object({
  index: Type.Integer({ minimum: 0, description: 'The place of the deal among those sent, from 0.' }),
  dealId: described(IdOf('deal'), 'The deal, as it was sent.'),
  status: oneOf(['moved', 'unchanged', 'error'], {
    description: 'Whether it was moved, was in the stage already, or stays where it is for a reason.',
  }),
  code: described(
    nullable(oneOf(moveErrors)),
    'Why it was not moved, as a single change would be refused; null unless `status` is `error`.',
  ),
  detail: described(
    nullable(Type.String()),
    'The same in words for people, in English; null unless there is a `code`.',
  ),
  ...saidOfRefusal,
  fields: optional(
    array(Type.String(), { description: 'What the stage requires and the deal lacks; only with that code.' }),
  ),
})
export type MoveResult = Static<typeof Result>

export const bulkMoves = contract({
  name: 'deals',
  tag: 'CRM',
  refusals: {},
  uses: { refusals: {}, events: dealEvents },
  events: {},
  operations: {
    changeStages: {
      method: 'POST',
      path: '/v1/crm/deals/change-stage',
      summary: 'Put many deals into a stage',
      description: `Put up to ${limits.batchIds} deals into one stage. Always 200, with a result for each in the order in which they were sent; what holds one back does not stop the others.`,
      needs: ['crm.use'],
      feature: 'crm',
      body: object({
        stageId: described(IdOf('pipeline_stage'), 'The stage, an active one.'),
        pipelineId: optional(
          described(
            IdOf('pipeline'),
            'The pipeline of the stage: without it only deals of that pipeline are moved.',
          ),
        ),
        deals: array(
          object({
            dealId: described(IdOf('deal'), 'A deal to move, as `GET /v1/crm/deals` shows it.'),
            expectedUpdatedAt,
          }),
          {
            minItems: 1,
            maxItems: limits.batchIds,
            description: 'The deals to move.',
          },
        ),
        dryRun: DryRun,
      }),
      answers: object({
        results: array(Result, { description: 'One result a deal.' }),
        dryRun: Type.Boolean({ description: 'Whether nothing was written, as asked.' }),
      }),
      emits: ['deal.stage_changed'],
      example: {
        body: { stageId: exampleId('stageId'), deals: [{ dealId: exampleId('dealId') }] },
        answer: {
          results: [{ index: 0, dealId: exampleId('dealId'), status: 'moved', code: null, detail: null }],
          dryRun: false,
        },
      },
    },
  },
})

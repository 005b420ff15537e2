import { contract } from '../../../../../platform/contract/family.ts'
import {
  described,
  DryRun,
  expectedUpdatedAt,
  IdOf,
  object,
  optional,
} from '../../../../../platform/contract/shapes.ts'
import { pipelineParams, stageParams } from '../../pipelines/contract.ts'
import { pipelineRefusals } from '../../pipelines/refusals.ts'
import { Pipeline } from '../../pipelines/shapes.ts'
import { dealEvents } from '../events.ts'
import { retiringRefusals } from './refusals.ts'

const write = {
  method: 'POST',
  needs: ['org.admin'],
  feature: 'crm',
  answers: Pipeline,
  emits: ['deal.stage_changed'],
} as const
const path = '/v1/crm/pipelines/{id}'

const Body = (where: string) =>
  object({
    toStageId: optional(
      described(IdOf('pipeline_stage'), `The active stage that open deals are moved to, ${where}.`),
    ),
    expectedUpdatedAt,
    dryRun: DryRun,
  })

const whatever = 'what the stage requires holds nothing back, and closed deals keep theirs.'
const codes = [
  'pipeline_not_found',
  'pipeline_stage_not_found',
  'pipeline_stale',
  'pipeline_stage_in_use',
  'pipeline_deals_too_many',
] as const

export const retiring = contract({
  name: 'pipelines',
  tag: 'CRM',
  refusals: retiringRefusals,
  uses: { refusals: pipelineRefusals, events: dealEvents },
  events: {},
  operations: {
    deactivate: {
      ...write,
      path: `${path}/deactivate`,
      summary: 'Take a pipeline out of use',
      description: `Take a pipeline out of use. Its open deals are moved to \`toStageId\`, each with an event: ${whatever} Repeating it changes nothing.`,
      params: pipelineParams,
      body: Body('of another pipeline'),
      refuses: [...codes, 'pipeline_default_needed'],
      example: { body: {} },
    },
    deactivateStage: {
      ...write,
      path: `${path}/stages/{stageId}/deactivate`,
      summary: 'Take a stage out of use',
      description: `Take a stage out of use. Its open deals are moved to \`toStageId\`, each with an event: ${whatever} Repeating it changes nothing.`,
      params: stageParams,
      body: Body('another one of the pipeline'),
      refuses: [...codes, 'pipeline_stage_mismatch', 'pipeline_stage_last'],
      example: { body: {} },
    },
  },
})

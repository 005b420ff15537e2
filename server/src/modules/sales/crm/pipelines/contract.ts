import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { wholeList } from '../../../../platform/contract/shapes.ts'
import { pipelineRefusals } from './refusals.ts'
import {
  NewPipeline,
  NewStage,
  Pipeline,
  PipelineOrder,
  PipelinePatch,
  StageOrder,
  StagePatch,
  State,
} from './shapes.ts'

const read = { needs: ['crm.use'], feature: 'crm' } as const
const write = { needs: ['org.admin'], feature: 'crm' } as const

const path = '/v1/crm/pipelines'
export const pipelineParams = { id: idOf('pipeline_not_found') }
export const stageParams = { ...pipelineParams, stageId: idOf('pipeline_stage_not_found') }

export const pipelines = contract({
  name: 'pipelines',
  tag: 'CRM',
  refusals: pipelineRefusals,
  events: {},
  audited: { pipeline: { '*': 'open' } },
  operations: {
    list: {
      ...read,
      method: 'GET',
      path,
      summary: 'List the pipelines',
      description: 'All of them with all their stages, deactivated ones too, in their order.',
      listed: { ids: true },
      answers: wholeList(Pipeline),
    },
    get: {
      ...read,
      method: 'GET',
      path: `${path}/{id}`,
      summary: 'Read one pipeline',
      params: pipelineParams,
      answers: Pipeline,
      refuses: ['pipeline_not_found'],
    },
    create: {
      ...write,
      method: 'POST',
      path,
      summary: 'Add a pipeline',
      description: 'Add a pipeline with its stages. The first one is the default.',
      body: NewPipeline,
      status: 201,
      answers: Pipeline,
      refuses: ['code_already_in_use', 'pipeline_required_field_unknown', 'pipeline_limit_reached'],
      example: {
        body: {
          code: 'new_business',
          name: 'New business',
          stages: [
            { code: 'contacted', name: 'Contacted', probabilityBp: 1000, rottingDays: 14 },
            {
              code: 'proposal',
              name: 'Proposal',
              probabilityBp: 5000,
              rottingDays: 30,
              requiredFields: ['valueCents', 'expectedCloseDate'],
            },
          ],
        },
      },
    },
    update: {
      ...write,
      method: 'PATCH',
      path: `${path}/{id}`,
      summary: 'Change a pipeline',
      description: 'Rename it, change its code, or make it the default.',
      params: pipelineParams,
      body: PipelinePatch,
      answers: Pipeline,
      refuses: ['pipeline_not_found', 'pipeline_stale', 'code_already_in_use', 'pipeline_default_needed'],
      example: { body: { name: 'New customers' } },
    },
    reorder: {
      ...write,
      method: 'PUT',
      path: `${path}/order`,
      summary: 'Put the pipelines in order',
      body: PipelineOrder,
      answers: wholeList(Pipeline),
      refuses: ['pipeline_order_incomplete'],
    },
    reactivate: {
      ...write,
      method: 'POST',
      path: `${path}/{id}/reactivate`,
      summary: 'Take a pipeline into use again',
      description: 'Take a deactivated pipeline into use again. Repeating it changes nothing.',
      params: pipelineParams,
      body: State,
      answers: Pipeline,
      refuses: ['pipeline_not_found', 'pipeline_stale'],
      example: { body: {} },
    },
    addStage: {
      ...write,
      method: 'POST',
      path: `${path}/{id}/stages`,
      summary: 'Add a stage to a pipeline',
      params: pipelineParams,
      body: NewStage,
      status: 201,
      answers: Pipeline,
      refuses: [
        'pipeline_not_found',
        'pipeline_stale',
        'code_already_in_use',
        'pipeline_required_field_unknown',
        'pipeline_limit_reached',
      ],
      example: { body: { code: 'negotiation', name: 'Negotiation', probabilityBp: 7500, rottingDays: 21 } },
    },
    updateStage: {
      ...write,
      method: 'PATCH',
      path: `${path}/{id}/stages/{stageId}`,
      summary: 'Change a stage of a pipeline',
      description:
        'Change a stage. Probability and rotting days hold for the deals in it from now on; required fields hold for deals that are put into it.',
      params: stageParams,
      body: StagePatch,
      answers: Pipeline,
      refuses: [
        'pipeline_not_found',
        'pipeline_stage_not_found',
        'pipeline_stale',
        'code_already_in_use',
        'pipeline_required_field_unknown',
      ],
      example: { body: { probabilityBp: 6000 } },
    },
    reorderStages: {
      ...write,
      method: 'PUT',
      path: `${path}/{id}/stages/order`,
      summary: 'Put the stages of a pipeline in order',
      params: pipelineParams,
      body: StageOrder,
      answers: Pipeline,
      refuses: ['pipeline_not_found', 'pipeline_stale', 'pipeline_order_incomplete'],
    },
    reactivateStage: {
      ...write,
      method: 'POST',
      path: `${path}/{id}/stages/{stageId}/reactivate`,
      summary: 'Take a stage into use again',
      description: 'Take a deactivated stage into use again. Repeating it changes nothing.',
      params: stageParams,
      body: State,
      answers: Pipeline,
      refuses: ['pipeline_not_found', 'pipeline_stage_not_found', 'pipeline_stale'],
      example: { body: {} },
    },
  },
})

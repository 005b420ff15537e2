import { refusals } from '../../../../platform/contract/refusals.ts'
import { pipelinesOfOrganisation, stagesOfPipeline } from './record.ts'
import { translations } from './refusal-translations.ts'

export const pipelineNotFound = refusals(translations, {
  pipeline_not_found: {
    status: 404,
    title: 'No such pipeline',
    when: 'No pipeline of the organisation has this id, or the one that a deal is to be put into is not active, or none was named and none is the default.',
    remedy: 'Read the pipelines from `GET /v1/crm/pipelines`, or add one.',
  },
})

export const stageNotFound = refusals(translations, {
  pipeline_stage_not_found: {
    status: 404,
    title: 'No such stage',
    when: 'No stage of the organisation has this id, or none of the pipeline in the path, or the one that a deal is to be put into is not active.',
    remedy: 'Read the stages with their pipelines from `GET /v1/crm/pipelines`.',
  },
})

/** Of putting deals into a stage. */
export const stagePipelineMismatch = refusals(translations, {
  pipeline_stage_mismatch: {
    status: 409,
    title: 'The stage is of another pipeline',
    when: 'The stage that a deal is to be put into is not of the pipeline that is meant: the one in `pipelineId`, or without one that of the deal.',
    remedy: 'Choose a stage of the pipeline, or send the `pipelineId` of the stage to move the deal there.',
  },
})

export const pipelineRefusals = refusals(translations, {
  ...pipelineNotFound,
  ...stageNotFound,
  ...stagePipelineMismatch,
  pipeline_stale: {
    status: 409,
    title: 'The pipeline has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the pipeline, which moves with its stages.',
    remedy: 'Read the pipeline again, look at what changed, and send the change anew.',
  },
  pipeline_default_needed: {
    status: 409,
    title: 'One pipeline is the default',
    when: 'The default pipeline was to be the default no more, or to be deactivated.',
    remedy: 'Make another pipeline the default first, with `isDefault: true`.',
  },
  pipeline_required_field_unknown: {
    status: 422,
    title: 'Deals have no such field',
    when: 'A name in `requiredFields` is no field of deals that can be required, nor `cf.` with the key of an active custom field of deals; `field` names it.',
    remedy: 'Use one of the names in the description, or add the custom field first, with `kind: deal`.',
  },
  pipeline_order_incomplete: {
    status: 422,
    title: 'The order does not name each one once',
    when: 'The ids that were sent are not those of all pipelines, or of all stages of the pipeline, each once.',
    remedy: 'Read them again and send every id, deactivated ones too, in the new order.',
  },
  pipeline_limit_reached: {
    status: 422,
    title: 'There are too many',
    when: `The organisation has ${pipelinesOfOrganisation} pipelines, or the pipeline ${stagesOfPipeline} stages, deactivated ones counted.`,
    remedy: 'Use or change one that is there.',
  },
})

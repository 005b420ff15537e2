import type { Pipeline } from './record.ts'
import type { ShownPipeline } from './shapes.ts'

export const pipelineView = ({ stages, ...pipeline }: Pipeline): ShownPipeline => ({
  ...pipeline,
  stages: stages.map(({ pipelineId: _, requiredFields, ...stage }) => ({
    ...stage,
    requiredFields: [...requiredFields],
  })),
})

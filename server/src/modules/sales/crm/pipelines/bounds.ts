export const pipelinesOfOrganisation = 50
export const stagesOfPipeline = 50

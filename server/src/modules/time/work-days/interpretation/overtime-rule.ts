import type { RuleReference, WorktimeModelVersion } from './day.ts'

type Versions = Pick<
  WorktimeModelVersion,
  'id' | 'versionId' | 'overtimeRuleSetId' | 'overtimeRuleSetVersionId'
>

/** What says the overtime and premiums of a model: the version of the set that they are of, or the model itself. */
export const overtimeRuleOf = (model: Versions): RuleReference =>
  model.overtimeRuleSetId !== null && model.overtimeRuleSetVersionId !== null
    ? { id: model.overtimeRuleSetId, versionId: model.overtimeRuleSetVersionId }
    : { id: model.id, versionId: model.versionId }

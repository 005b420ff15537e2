import { workingTimeAct } from '../../../../platform/vocabulary/working-time-act.ts'
import type { WorktimeModelVersion } from './worktime-model.ts'

/** Full time by law: a model needs only its identity and kind on top. */
export const finnishLaw: Omit<WorktimeModelVersion, 'id' | 'versionId' | 'code' | 'kind'> = {
  ...workingTimeAct,
  overtimeRuleSetId: null,
  overtimeRuleSetVersionId: null,
  weeklyMinutes: 2400,
  dayTargets: [480, 480, 480, 480, 480, 0, 0],
}

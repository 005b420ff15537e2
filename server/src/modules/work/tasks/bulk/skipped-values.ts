import { array, object, optional, type Static, Type } from '../../../../platform/contract/shapes.ts'

/** What the sentences of `detail` are made of, as the problem documents of a single change have it. */
export const valuesOfSkipped = {
  from: optional(
    Type.String({ description: 'The code of the status of the task; with `task_transition_not_allowed`.' }),
  ),
  to: optional(
    Type.String({ description: 'The code of the wanted status; with `task_transition_not_allowed`.' }),
  ),
  guards: optional(
    array(Type.String(), { description: 'What the wanted status waits for; with `task_guard_not_met`.' }),
  ),
  wipLimit: optional(
    Type.Integer({ description: 'How many tasks the status takes; with `task_wip_limit_reached`.' }),
  ),
}
const SkippedValues = object(valuesOfSkipped)
export type SkippedValues = Static<typeof SkippedValues>

import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CustomField } from '../../../records/custom-fields/port.ts'
import type { Label } from '../labels/lookup.ts'
import type { TaskRecord } from '../record/record.ts'
import { taskView } from '../record/view.ts'
import type { StatusSet } from '../statuses/record.ts'
import { statusView } from '../statuses/view.ts'
import type { TaskDependency } from '../dependencies/shapes.ts'
import type { Milestone } from '../milestones/shapes.ts'
import type { TaskBundle } from './shapes.ts'
import { shownOneByOne, Streamed } from '../../../../platform/http/streamed.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'

interface Parts {
  readonly set: StatusSet
  readonly tasks: readonly TaskRecord[]
  readonly spent: ReadonlyMap<Id, number>
  readonly fields: readonly CustomField[]
  readonly labels: readonly Label[]
  readonly dependencies: readonly TaskDependency[]
  readonly milestones: readonly Milestone[]
  /** The language of the reader. */
  readonly chosen: Locale | null
}

export function bundleView({
  set,
  tasks,
  spent,
  fields,
  labels,
  dependencies,
  milestones,
  chosen,
}: Parts): Streamed<TaskBundle> {
  const inStatus = Map.groupBy(tasks, ({ statusId }) => statusId)
  return new Streamed<TaskBundle>({
    statuses: set.statuses.map(status => statusView(status, chosen)),
    columns: set.statuses.map(({ id, wipLimit }) => ({
      statusId: id,
      wipLimit,
      taskIds: (inStatus.get(id) ?? []).toSorted(byRank).map(task => task.id),
    })),
    tasks: shownOneByOne(tasks, task => taskView(task, spent.get(task.id) ?? 0)),
    dependencies: [...dependencies],
    milestones: [...milestones],
    fields: fields.map(({ id, key, type, name, active }) => ({ id, key, type, name, active })),
    labels: labels.map(({ id, code, name, active }) => ({ id, code, name, active })),
  })
}

const byRank = (a: TaskRecord, b: TaskRecord): number => (a.rank < b.rank ? -1 : 1)

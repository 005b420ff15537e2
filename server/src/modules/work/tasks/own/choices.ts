import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { projectsWithIds } from '../../projects/record/port.ts'
import { endsOf, unmetGuards } from '../record/entering.ts'
import type { TaskRecord } from '../record/record.ts'
import type { ShownTask } from '../record/shapes.ts'
import type { Entering } from '../record/status-rules.ts'
import { projectsOfTasks } from '../record/store.ts'
import type { Status, StatusSet } from '../statuses/record.ts'
import { limitedStatuses, setsAmong } from '../statuses/store.ts'
import { statusView } from '../statuses/view.ts'
import { nextStatuses } from './rules.ts'
import type { OwnTask } from './shapes.ts'

/** What decides which statuses tasks may get. */
export interface Choices extends Pick<Entering, 'occupied' | 'unmet'> {
  readonly setOf: (projectId: Id | null) => StatusSet
  readonly closed: ReadonlySet<Id | null>
}

/** A constant number of statements, none of which waits for another. */
export async function choicesOf(
  db: TenantDb,
  { contributions }: Pick<Services, 'contributions'>,
  taskIds: IdSet,
): Promise<Choices> {
  const projectIds = projectsOfTasks(db.orgId, taskIds)
  const [setOf, projects, unmet, { occupied }] = await Promise.all([
    setsAmong(db, projectIds),
    projectsWithIds(db, projectIds),
    unmetGuards(db, contributions, taskIds, null),
    endsOf(db, limitedStatuses(db.orgId, projectIds)),
  ])
  const closed = new Set(projects.flatMap(({ id, state }) => (state === 'closed' ? id : [])))
  return { setOf, closed, unmet, occupied }
}

/** A task with the name of its status and of those that it may get. */
export function withChoices(
  shown: ShownTask,
  task: TaskRecord,
  { setOf, closed, ...of }: Choices,
  { chosen, now }: { readonly chosen: Locale | null; readonly now: string },
): OwnTask {
  const named = (status: Status) => {
    const { id, code, name, category } = statusView(status, chosen)
    return { id, code, name, category }
  }
  const set = setOf(task.projectId)
  const status = set.statuses.find(({ id }) => id === task.statusId)
  if (!status) throw new Error(`task ${task.id} has no status of its project`)
  const isOver = task.archivedAt !== null || closed.has(task.projectId)
  const next = isOver ? [] : nextStatuses(task, { ...of, set, now })
  return { ...shown, status: named(status), nextStatuses: next.map(named) }
}

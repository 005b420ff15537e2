import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { projectsWithIds } from '../../projects/record/port.ts'
import { endsOf, unmetGuards } from '../record/entering.ts'
import type { TaskRecord } from '../record/record.ts'
import type { ShownTask } from '../record/shapes.ts'
import { shownOne } from '../record/spent.ts'
import type { Status } from '../statuses/record.ts'
import { setsOf } from '../statuses/store.ts'
import { statusView } from '../statuses/view.ts'
import { nextStatuses } from './rules.ts'
import type { OwnTask } from './shapes.ts'

interface Around {
  readonly db: TenantDb
  readonly services: Pick<Services, 'contributions'>
  readonly chosen: Locale | null
  readonly now: string
}

/** Tasks with the names of their statuses and of those that they may get: a constant number of statements. */
export async function withChoices(
  tasks: readonly TaskRecord[],
  shown: readonly ShownTask[],
  { db, services, chosen, now }: Around,
): Promise<OwnTask[]> {
  if (tasks.length === 0) return []
  const projectIds = [...new Set(tasks.map(({ projectId }) => projectId))]
  const ids = tasks.map(({ id }) => id)
  const [sets, projects] = await Promise.all([
    setsOf(db, projectIds),
    projectsWithIds(
      db,
      projectIds.filter((id): id is Id => id !== null),
    ),
  ])
  const limited = [...sets.values()].flatMap(({ statuses }) =>
    statuses.flatMap(({ id, wipLimit }) => (wipLimit === null ? [] : id)),
  )
  const [unmet, ends] = await Promise.all([
    unmetGuards(db, services.contributions, ids, [...sets.values()]),
    endsOf(db, limited),
  ])
  const closed = new Set(projects.flatMap(({ id, state }) => (state === 'closed' ? id : [])))
  const named = (status: Status) => {
    const { id, code, name, category } = statusView(status, chosen)
    return { id, code, name, category }
  }
  return tasks.flatMap((task, place) => {
    const set = sets.get(task.projectId ?? db.orgId)
    const status = set?.statuses.find(({ id }) => id === task.statusId)
    const view = shown[place]
    if (!set || !status || !view) return []
    const isOver = task.archivedAt !== null || closed.has(task.projectId ?? '')
    const next = isOver ? [] : nextStatuses(task, { ...ends, unmet, set, now })
    return [{ ...view, status: named(status), nextStatuses: next.map(named) }]
  })
}

export async function oneWithChoices(task: TaskRecord, around: Around): Promise<OwnTask> {
  const [own] = await withChoices([task], [await shownOne(around.db, task)], around)
  if (!own) throw new Error(`task ${task.id} has no status of its project`)
  return own
}

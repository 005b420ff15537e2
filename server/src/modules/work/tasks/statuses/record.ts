import { instant, integer, text, texts, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

export const statusCategories = ['backlog', 'unstarted', 'started', 'completed', 'cancelled'] as const
export type StatusCategory = (typeof statusCategories)[number]

/** Whether work is over in a status of the category. */
export const isClosed = (category: StatusCategory): boolean =>
  category === 'completed' || category === 'cancelled'

/** What a move may require of a task besides. */
export const guards = ['open_dependencies', 'unfinished_checklist', 'approval_pending'] as const
export type Guard = (typeof guards)[number]

export const statusesOfSet = 30
/** Every move between thirty statuses. */
export const transitionsOfSet = 870
export const wipLimit = 10_000

export const setTable = table('taskStatusSets', {
  id: uuid,
  projectId: uuid.nullable().fixed(),
  updatedAt: instant,
})

export const statusTable = table('taskStatuses', {
  id: uuid,
  setId: uuid.fixed(),
  code: text,
  name: text,
  category: text.as<StatusCategory>(),
  position: integer,
  wipLimit: integer.nullable(),
})

export const transitionTable = table(
  'taskTransitions',
  { setId: uuid.fixed(), fromStatusId: uuid, toStatusId: uuid, guards: texts },
  { key: ['fromStatusId', 'toStatusId'] },
)

export type Status = RowOf<typeof statusTable>

export interface Transition {
  readonly setId: Id
  readonly fromStatusId: Id
  readonly toStatusId: Id
  readonly guards: readonly Guard[]
}

/** The statuses of a project or, as defaults, of the organisation, with the moves between them. */
export interface StatusSet {
  /** The project's, or for the defaults the organisation's. */
  readonly id: Id
  readonly projectId: Id | null
  /** False where it was never written: it is what the defaults say. */
  readonly stored: boolean
  /** In their order. */
  readonly statuses: readonly Status[]
  /** None where every move is allowed. */
  readonly transitions: readonly Transition[]
  readonly updatedAt: Instant | null
}

/** The status of a new task: the first in which work is not over. */
export const initialStatus = ({ statuses }: StatusSet): Status =>
  statuses.find(({ category }) => category !== 'completed' && category !== 'cancelled') as Status

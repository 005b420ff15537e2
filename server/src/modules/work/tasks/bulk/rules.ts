import {
  accept,
  type AuditFact,
  type Decision,
  type Refused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from '../record/announcements.ts'
import { auditLine, changesOf } from '../record/changes.ts'
import type { ExistingReferences, ProjectFacts } from '../record/facts.ts'
import { laidOver } from '../record/fields.ts'
import { type Rank, rankBetween } from '../record/ranks.ts'
import type { ChangedTask, TaskRecord } from '../record/record.ts'
import { cannotChange } from '../record/rules.ts'
import { type Entering, full, inStatus } from '../record/status-rules.ts'
import type { StatusSet } from '../statuses/record.ts'
import type { skipCodes, WantedChange } from './contract.ts'
import { type SkippedValues, valuesOfSkipped } from './skipped-values.ts'

type SkipCode = (typeof skipCodes)[number]
type BulkFact = announce.TaskFact<'task.status_changed' | 'task.updated'>

/** What is in a column at first. */
interface End {
  readonly lastRank: Rank | null
  readonly count: number
}

export interface Circumstances {
  readonly now: Instant
  readonly known: ExistingReferences
  readonly projects: ReadonlyMap<Id, ProjectFacts>
  readonly setOf: (projectId: Id | null) => StatusSet
  readonly columns: ReadonlyMap<Id, End>
  readonly unmet: Entering['unmet']
}

type Skipped = Pick<Refused<SkipCode>, 'detail'> &
  SkippedValues & { readonly id: Id; readonly code: SkipCode }

export interface Changed {
  readonly changes: readonly ChangedTask[]
  readonly actedCount: number
  readonly skipped: readonly Skipped[]
}

/** Changes tasks one after the other; each finds the columns as those before have left them. */
export function changeMany(
  ids: readonly Id[],
  change: WantedChange,
  tasks: readonly TaskRecord[],
  at: Circumstances,
): Decision<Changed, BulkFact, never> {
  const byId = new Map(tasks.map(task => [task.id, task]))
  const columns = new Map(at.columns)
  const changes: ChangedTask[] = []
  const skipped: Changed['skipped'][number][] = []
  const facts: BulkFact[] = []
  const audit: AuditFact[] = []
  for (const id of ids) {
    const before = byId.get(id.toLowerCase())
    const after = before
      ? changed(before, change, at, columns)
      : refuse('task_not_found', 'No task of the organisation has this id.')
    if ('refusal' in after) {
      skipped.push({ id, code: after.refusal, detail: after.detail, ...valuesOf(after) })
      continue
    }
    if (!before || after === before) continue
    take(columns, before, after)
    changes.push({ before, after })
    facts.push(...factsOf(before, after))
    audit.push(auditLine('change_many', after.id, changesOf(before, after)))
  }
  return accept({ changes, actedCount: ids.length - skipped.length, skipped }, { facts, audit })
}

/** What the refusal has beside its sentence, as far as the answer tells it. */
const valuesOf = ({ extra = {} }: Refused<SkipCode>): SkippedValues =>
  Object.fromEntries(Object.entries(extra).filter(([name]) => name in valuesOfSkipped))

/** One task with the change; the very same one where it says nothing new. */
function changed(
  task: TaskRecord,
  { statusId, archived, ...fields }: WantedChange,
  { now, known, projects, setOf, unmet }: Circumstances,
  columns: ReadonlyMap<Id, End>,
): TaskRecord | Refused<SkipCode> {
  const set = setOf(task.projectId)
  const at: Entering = {
    now,
    set,
    unmet,
    occupied: id => columns.get(id)?.count ?? 0,
    rank: id => rankBetween(columns.get(id)?.lastRank ?? null, null),
  }
  const project = task.projectId === null ? null : (projects.get(task.projectId) ?? null)
  const restored = archived === false ? { ...task, archivedAt: null } : task
  const refused = cannotChange(archived === undefined ? task : { ...task, archivedAt: null }, {
    now,
    project,
    unchanged: true,
  })
  if (refused) return refused as Refused<SkipCode>
  const laid = laidOver(restored, fields, {
    known,
    depthBelow: 0,
    custom: { values: task.customFields },
    nextId: () => task.id,
  })
  if ('refusal' in laid) return laid as Refused<SkipCode>
  const moved = statusId === undefined ? laid : inStatus(laid, statusId, at)
  if ('refusal' in moved) return moved
  const status = set.statuses.find(({ id }) => id === moved.statusId)
  const isBack = task.archivedAt !== null && restored.archivedAt === null
  const noPlace = isBack && status && moved.statusId === task.statusId && full(status, moved, at)
  if (noPlace) return noPlace
  const after = archived === true ? { ...moved, archivedAt: task.archivedAt ?? now } : moved
  return changesOf(task, after).length === 0 ? task : { ...after, updatedAt: now }
}

/** Writes down in the columns that a task has left its place and taken another. */
function take(columns: Map<Id, End>, before: TaskRecord, after: TaskRecord): void {
  const add = (statusId: Id, count: number, rank?: Rank) => {
    const end = columns.get(statusId) ?? { lastRank: null, count: 0 }
    columns.set(statusId, { lastRank: rank ?? end.lastRank, count: end.count + count })
  }
  if (before.archivedAt === null) add(before.statusId, -1)
  const isMoved = before.statusId !== after.statusId
  add(after.statusId, after.archivedAt === null ? 1 : 0, isMoved ? after.rank : undefined)
}

function factsOf(before: TaskRecord, after: TaskRecord): BulkFact[] {
  const own = changesOf(before, after).filter(({ field }) => field !== 'statusId' && field !== 'closedAt')
  return [
    ...(before.statusId === after.statusId ? [] : [announce.statusChanged(after)]),
    ...(own.length > 0 ? [announce.updated(after)] : []),
  ]
}

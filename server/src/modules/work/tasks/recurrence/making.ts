import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { fieldsOf } from '../../../records/custom-fields/port.ts'
import { memberDayContexts } from '../../../people/members/port.ts'
import * as announce from '../record/announcements.ts'
import { auditLine, changesOf } from '../record/changes.ts'
import { taskKind, type TaskRecord } from '../record/record.ts'
import { rankBetween } from '../record/ranks.ts'
import type { ClosingFact, Consequence } from '../record/slots.ts'
import { columnsOf, lastNumbers, saveTasks } from '../record/store.ts'
import { initialStatus, type StatusSet } from '../statuses/record.ts'
import { setsOf } from '../statuses/store.ts'
import { recurrenceTable } from './record.ts'
import { repeated, type Step, stepped } from './rules.ts'

/**
 * Carries series on: makes the tasks of their next days, each last in the column of new ones, and keeps how far the series
 * are. A constant number of statements, however many there are.
 */
export async function carryOn(
  tx: WriteTransaction,
  steps: readonly Step[],
  tasks: ReadonlyMap<Id, TaskRecord>,
): Promise<Consequence<ClosingFact>> {
  const wanted = steps.flatMap(step => {
    const task = tasks.get(step.before.taskId)
    return task && step.on !== null ? { step, task, on: step.on } : []
  })
  const places = await placesFor(
    tx,
    wanted.map(({ task }) => task),
  )
  const made = new Map(
    wanted.map(({ step, task, on }) => [step, repeated(task, on, step.before.id, places(task))] as const),
  )
  const kept = steps.map(step => ({
    ...step,
    after: { ...step.after, taskId: made.get(step)?.id ?? step.after.taskId },
  }))
  const fields = made.size === 0 ? [] : await fieldsOf(tx, taskKind.kind)
  const after = [...made.values()]
  if (after.length > 0)
    tx.defer(
      saveTasks(
        tx,
        after.map(task => ({ before: null, after: task })),
        fields,
      ),
    )
  tx.defer(
    recurrenceTable.upsert(
      tx,
      kept.map(step => step.after),
    ),
  )
  return {
    facts: after.map(announce.created),
    audit: [
      ...after.map(task => auditLine('repeat', task.id, changesOf(null, task))),
      ...kept.flatMap(step => stepped(step).audit),
    ],
  }
}

/** Gives each new task its number, its status and its place on the board, one after the other. */
async function placesFor(tx: WriteTransaction, tasks: readonly TaskRecord[]) {
  const scopes = [...new Set(tasks.map(({ projectId }) => projectId))]
  const members = [
    ...new Set(
      tasks.flatMap(task =>
        [...task.assigneeIds, ...task.watcherIds, task.reviewerMembershipId ?? []].flat(),
      ),
    ),
  ]
  const [sets, numbers, found] = await Promise.all([
    setsOf(tx, scopes),
    lastNumbers(
      tx,
      scopes.map(id => id ?? tx.orgId),
    ),
    members.length === 0 ? [] : memberDayContexts(tx, members),
  ])
  const active = new Set(found.flatMap(({ id, status }) => (status === 'deactivated' ? [] : [id])))
  const columns = await columnsOf(
    tx,
    [...sets.values()].map(set => initialStatus(set).id),
  )
  const last = new Map(numbers)
  const ranks = new Map([...columns].map(([id, { lastRank }]) => [id, lastRank]))
  return ({ projectId }: TaskRecord) => {
    const scopeId = projectId ?? tx.orgId
    const status = initialStatus(sets.get(scopeId) as StatusSet)
    const number = (last.get(scopeId) ?? 0) + 1
    const rank = rankBetween(ranks.get(status.id) ?? null, null)
    last.set(scopeId, number)
    ranks.set(status.id, rank)
    return {
      id: newId(),
      number,
      status,
      rank,
      now: tx.now,
      isActive: (id: Id) => active.has(id),
      nextId: newId,
    }
  }
}

import type { Id } from '../../../../platform/vocabulary/ids.ts'

export const dependencyTypes = ['fs', 'ss', 'ff', 'sf'] as const
export type DependencyType = (typeof dependencyTypes)[number]

/** One task waits for another. */
export interface Edge {
  readonly fromTaskId: Id
  readonly toTaskId: Id
}

/** The edges by the task that they begin at, in the order in which they are given. */
export const edgesFrom = <E extends Edge>(edges: readonly E[]): ReadonlyMap<Id, readonly E[]> =>
  Map.groupBy(edges, ({ fromTaskId }) => fromTaskId)

/** The edges by the task that they end at. */
export const edgesTo = <E extends Edge>(edges: readonly E[]): ReadonlyMap<Id, readonly E[]> =>
  Map.groupBy(edges, ({ toTaskId }) => toTaskId)

/**
 * The tasks of the circle that another edge would close, each before the one that waits for it, beginning with the task
 * that the edge begins at; null where it closes none.
 */
export function circleBy(edges: readonly Edge[], { fromTaskId, toTaskId }: Edge): Id[] | null {
  if (fromTaskId === toTaskId) return [fromTaskId]
  const from = edgesFrom(edges)
  const cameFrom = new Map<Id, Id>([[toTaskId, fromTaskId]])
  const open = [toTaskId]
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    if (task === fromTaskId) return circleThrough(fromTaskId, cameFrom)
    for (const { toTaskId: next } of from.get(task) ?? []) {
      if (cameFrom.has(next)) continue
      cameFrom.set(next, task)
      open.push(next)
    }
  }
  return null
}

/** A circle through the task, by where each of its tasks was come to from. */
function circleThrough(taskId: Id, cameFrom: ReadonlyMap<Id, Id>): Id[] {
  const backwards: Id[] = []
  for (let task = cameFrom.get(taskId); task !== undefined && task !== taskId; task = cameFrom.get(task))
    backwards.push(task)
  return [taskId, ...backwards.reverse()]
}

/**
 * The tasks that can be reached from some, those included, each after all that it waits for among them. The edges have no
 * circle.
 */
export function inOrder(edges: readonly Edge[], startIds: readonly Id[]): Id[] {
  const from = edgesFrom(edges)
  const ordered: Id[] = []
  const seen = new Set<Id>()
  const stack: { readonly task: Id; readonly next: Iterator<Edge> }[] = []
  const enter = (task: Id) => {
    if (seen.has(task)) return
    seen.add(task)
    stack.push({ task, next: (from.get(task) ?? []).values() })
  }
  for (const startId of startIds) {
    enter(startId)
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const { done, value } = top.next.next()
      if (done !== true) enter(value.toTaskId)
      else ordered.push((stack.pop() ?? top).task)
    }
  }
  return ordered.reverse()
}

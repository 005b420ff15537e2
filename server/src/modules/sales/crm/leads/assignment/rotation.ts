import type { Id } from '../../../../../platform/vocabulary/ids.ts'

/** Who takes the leads of a source in turn, as a transaction finds it. */
export interface Queue {
  /** The version that says so. */
  readonly versionId: Id
  /** What turns are counted by: the source, or all those without a version of their own. */
  readonly queueId: Id
  /** The members who can take a lead today, in the order of the version. */
  readonly available: readonly Id[]
  /** The number of the last turn of each member. */
  readonly numbers: ReadonlyMap<Id, number>
}

/** The queues of one day. */
export interface Queues {
  readonly ofSource: ReadonlyMap<Id, Queue>
  readonly ofOthers: Queue | null
}

/** A lead given to a member. */
export interface Allotment {
  readonly versionId: Id
  readonly queueId: Id
  readonly membershipId: Id
  /** Counted in the queue. */
  readonly number: number
}

/**
 * Whose turn it is: the member who has waited longest, the first of them in the order of the version. Null where nobody
 * is assigned by rule, or nobody in the queue can take a lead.
 */
export function allotmentOf({ ofSource, ofOthers }: Queues, sourceId: Id | null): Allotment | null {
  const queue = (sourceId === null ? undefined : ofSource.get(sourceId)) ?? ofOthers
  if (queue === null) return null
  const { versionId, queueId, available, numbers } = queue
  const [membershipId] = available.toSorted((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0))
  if (membershipId === undefined) return null
  return { versionId, queueId, membershipId, number: Math.max(0, ...numbers.values()) + 1 }
}
/** The queues after a turn was taken. */
export function afterAllotment(
  { ofSource, ofOthers }: Queues,
  { queueId, membershipId, number }: Allotment,
): Queues {
  const moved = (queue: Queue): Queue =>
    queue.queueId === queueId
      ? { ...queue, numbers: new Map(queue.numbers).set(membershipId, number) }
      : queue
  return {
    ofSource: new Map(Array.from(ofSource, ([sourceId, queue]) => [sourceId, moved(queue)])),
    ofOthers: ofOthers && moved(ofOthers),
  }
}

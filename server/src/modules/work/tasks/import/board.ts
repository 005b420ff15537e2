import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { rankBetween } from '../record/ranks.ts'
import type { TaskRecord } from '../record/record.ts'
import type { Status, StatusSet } from '../statuses/record.ts'

interface Column {
  readonly lastRank: string | null
  readonly count: number
}

/** Boards as rows fill them: the next number of each, and the end of each column. */
export class Boards {
  readonly #orgId: Id
  readonly #sets: ReadonlyMap<Id, StatusSet>
  readonly #columns: Map<Id, Column>
  readonly #numbers: Map<Id, number>

  constructor(
    orgId: Id,
    sets: ReadonlyMap<Id, StatusSet>,
    ends: { readonly columns: ReadonlyMap<Id, Column>; readonly numbers: ReadonlyMap<Id, number> },
  ) {
    this.#orgId = orgId
    this.#sets = sets
    this.#columns = new Map(ends.columns)
    this.#numbers = new Map(ends.numbers)
  }

  setOf(projectId: Id | null): StatusSet {
    const set = this.#sets.get(projectId ?? this.#orgId)
    if (!set) throw new RangeError('a row is in a project whose statuses were not read')
    return set
  }

  status(projectId: Id | null, code: string): Status | undefined {
    return this.setOf(projectId).statuses.find(status => status.code === code)
  }

  nextNumber(projectId: Id | null): number {
    return (this.#numbers.get(projectId ?? this.#orgId) ?? 0) + 1
  }

  readonly occupied = (statusId: Id): number => this.#columns.get(statusId)?.count ?? 0

  readonly rank = (statusId: Id): string => rankBetween(this.#columns.get(statusId)?.lastRank ?? null, null)

  /** The task as a row has left it: the next one comes after it. */
  put(before: TaskRecord | undefined, after: TaskRecord): void {
    if (!before) this.#numbers.set(after.projectId ?? this.#orgId, after.number)
    if (before?.statusId === after.statusId) return
    if (before) this.#set(before.statusId, { count: this.occupied(before.statusId) - 1 })
    this.#set(after.statusId, { count: this.occupied(after.statusId) + 1, lastRank: after.rank })
  }

  #set(statusId: Id, change: Partial<Column>): void {
    this.#columns.set(statusId, { lastRank: null, count: 0, ...this.#columns.get(statusId), ...change })
  }
}

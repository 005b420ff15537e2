import { mayCall } from '../../../../platform/access/gates.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { RequestSource } from '../port.ts'
import { decidedRequests } from '../store.ts'
import { countedAtMost, type Inbox, type InboxEntry } from './shapes.ts'
import type { InboxCall, InboxSource, ListBehind, ListQuery, WaitingRows } from './slots.ts'
import { countEach } from './store.ts'

/**
 * What waits for who asks and what was decided for them. Each source whose list they may call says what its rows are, and all are
 * counted by one statement.
 */
export async function readInbox(
  call: InboxCall,
  sources: readonly InboxSource[],
  {
    requests,
    list,
    since,
  }: { readonly requests: readonly RequestSource[]; readonly list: ListBehind; readonly since: Instant },
): Promise<Inbox> {
  const { db, caller } = call
  const open = sources.filter(source => mayCall(caller, source.list.operation))
  const waiting = await Promise.all(open.map(source => source.waiting(call)))
  const decided = requests.map(
    (source): WaitingRows => ({
      part: source.kind,
      query: { decidedSince: since, kind: source.kind },
      rows: decidedRequests([source], caller, since),
    }),
  )
  const counts = await countEach(
    db,
    [...waiting.flat(), ...decided].map(({ rows }) => rows),
    countedAtMost + 1,
  )
  let place = 0
  const countsOf = (rows: readonly WaitingRows[]) => counts.slice(place, (place += rows.length))
  const entries = open.map((source, index): InboxEntry => {
    const rows = waiting[index] ?? []
    const isCounted = open.some(({ kind }) => kind === source.among)
    return {
      kind: source.kind,
      ...told(source.list, source.query ?? rows[0]?.query ?? {}, rows, countsOf(rows)),
      among: isCounted ? (source.among ?? null) : null,
    }
  })
  const once = entries.filter(({ among }) => among === null)
  return {
    waiting: entries,
    total: counted(once.map(({ count, hasMore }) => count + Number(hasMore))),
    decided: { since, ...told(list, { decidedSince: since }, decided, countsOf(decided)) },
  }
}

/** The number of a list with its parts. */
function told(
  { operationId, operation }: ListBehind,
  query: ListQuery,
  rows: readonly WaitingRows[],
  counts: readonly number[],
): Omit<InboxEntry, 'kind' | 'among'> {
  const pathWith = (wanted: ListQuery) => {
    const parameters = new URLSearchParams(wanted).toString()
    return parameters === '' ? operation.path : `${operation.path}?${parameters}`
  }
  return {
    ...counted(counts),
    list: { operationId, path: pathWith(query) },
    parts: rows.flatMap((each, index) => {
      const count = counts[index] ?? 0
      if (each.part === null || count === 0) return []
      return [{ kind: each.part, ...counted([count]), path: pathWith(each.query) }]
    }),
  }
}

/** The sum of numbers, of which each that is above what is counted stands for more. */
function counted(counts: readonly number[]): { readonly count: number; readonly hasMore: boolean } {
  const sum = counts.reduce((total, count) => total + count, 0)
  return { count: Math.min(sum, countedAtMost), hasMore: sum > countedAtMost }
}

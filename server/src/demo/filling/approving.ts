import type { Id } from '../../platform/vocabulary/ids.ts'
import { limits } from '../../platform/vocabulary/limits.ts'
import type { Person } from '../companies/company.ts'
import type { Founded } from '../founding/founding.ts'
import type { Deed } from '../timeline/step.ts'

interface Queue {
  readonly items: readonly {
    readonly workDayId: Id
    readonly membershipId: Id
    readonly workDate: string
  }[]
  readonly pageInfo: { readonly hasMore: boolean; readonly nextCursor: string | null }
}

/** Reads the supervisor's queue and approves, in batches, what is of direct reports and not after a date. */
export async function approve(
  { by, until }: Extract<Deed, { kind: 'approve' }>,
  founded: Founded,
): Promise<void> {
  const reports = reportsOf(by, founded)
  const ids: Id[] = []
  for await (const { workDayId, membershipId, workDate } of queueOf(by, founded))
    if (reports.has(membershipId) && workDate <= until) ids.push(workDayId)
  for (let from = 0; from < ids.length; from += limits.batchIds) {
    const body = { ids: ids.slice(from, from + limits.batchIds) }
    await founded.office.as(by, 'workDays.approveBatch', { body })
  }
}

async function* queueOf(by: Person, { office }: Founded): AsyncGenerator<Queue['items'][number]> {
  const first = { kind: 'work_day', limit: limits.pageSize.max }
  let page = (await office.as(by, 'approvals.list', { query: first })) as Queue
  yield* page.items
  while (page.pageInfo.hasMore) {
    const query = { ...first, cursor: page.pageInfo.nextCursor }
    page = (await office.as(by, 'approvals.list', { query })) as Queue
    yield* page.items
  }
}

const reportsOf = ({ key }: Person, { company, members }: Founded): ReadonlySet<Id> =>
  new Set(
    company.people
      .filter(({ supervisor }) => supervisor === key)
      .map(report => members.get(report.key) ?? ''),
  )

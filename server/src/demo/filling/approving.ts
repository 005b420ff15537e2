import { approvalOperations } from '../../modules/people/approvals/port.ts'
import { workDayOperations } from '../../modules/time/work-days/port.ts'
import type { AnswerOf } from '../../platform/http/handler.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import { limits } from '../../platform/vocabulary/limits.ts'
import type { Person } from '../companies/company.ts'
import type { Founded } from '../founding/founding.ts'
import type { Action } from '../timeline/step.ts'

type Waiting = AnswerOf<typeof approvalOperations.list>['items'][number]

/** Reads the supervisor's queue and approves, in batches, what is of direct reports and not after a date. */
export async function approve(
  { by, until }: Extract<Action, { kind: 'approve' }>,
  founded: Founded,
): Promise<void> {
  const reports = reportsOf(by, founded)
  const ids: Id[] = []
  for await (const { workDayId, membershipId, workDate } of queueOf(by, founded))
    if (workDayId !== null && workDate !== null && reports.has(membershipId) && workDate <= until)
      ids.push(workDayId)
  for (let from = 0; from < ids.length; from += limits.batchIds) {
    const body = { ids: ids.slice(from, from + limits.batchIds) }
    await founded.office.as(by, workDayOperations.approveBatch, { body })
  }
}

async function* queueOf(by: Person, { office }: Founded): AsyncGenerator<Waiting> {
  const first = { kind: 'work_day', limit: limits.pageSize.max } as const
  let page = await office.as(by, approvalOperations.list, { query: first })
  yield* page.items
  while (page.pageInfo.nextCursor !== null) {
    const query = { ...first, cursor: page.pageInfo.nextCursor }
    page = await office.as(by, approvalOperations.list, { query })
    yield* page.items
  }
}

const reportsOf = ({ key }: Person, { company, members }: Founded): ReadonlySet<Id> =>
  new Set(
    company.people
      .filter(({ supervisor }) => supervisor === key)
      .map(report => members.get(report.key) ?? ''),
  )

import { statusFrom, workingDates } from '../server/test/world/large-company.ts'
import type { PlainDate } from '../server/src/platform/vocabulary/dates.ts'
import type { DataSet } from './data-set.ts'
import { get, type Request, send } from './request.ts'

/** One thing that the service must do fast. */
export interface HotPath {
  readonly name: string
  readonly title: string
  /** The path of the operation, as the contract has it. */
  readonly route: string
  readonly writes: boolean
  /** The part of the bare handler's rate that is to be reached. */
  readonly goal: number
  /** Each request of a round can be made once only, because it moves a day on. */
  readonly once: boolean
  /** Requests at random organisations, days and members. */
  requests(data: DataSet): Promise<readonly Request[]>
  /** Puts the data set back to where the requests of a round can be made again. */
  reset?(data: DataSet): Promise<void>
}

const perOrganisation = 10
const batches = 64
const daysInBatch = 500

export const hotPaths: readonly HotPath[] = [
  {
    name: 'register',
    title: 'Register page of 50 rows',
    route: '/v1/work-days',
    writes: false,
    goal: 0.7,
    once: false,
    requests: async ({ size, companies }) => {
      const dates = workingDates(size.days)
      return companies.flatMap(({ serviceKey }) =>
        times(perOrganisation, () => {
          const from = any(dates)
          const to = Temporal.PlainDate.from(from).add({ days: 30 }).toString()
          return get(serviceKey, `/v1/work-days?from=${from}&to=${to}&limit=50`)
        }),
      )
    },
  },
  {
    name: 'day',
    title: 'One day with its entries',
    route: '/v1/work-days/{id}',
    writes: false,
    goal: 0.7,
    once: false,
    requests: async ({ companies, owner }) => {
      const requests = companies.map(async ({ id, serviceKey }) => {
        const days = await owner<{ id: string }>(
          `select id from work_days where org_id = $1 and status <> 'draft' order by random() limit ${perOrganisation}`,
          [id],
        )
        return days.map(day => get(serviceKey, `/v1/work-days/${day.id}`))
      })
      return (await Promise.all(requests)).flat()
    },
  },
  {
    name: 'entries',
    title: 'Entries of a day, written',
    route: '/v1/team/members/{membershipId}/work-days/{date}/entries',
    writes: true,
    goal: 0.6,
    once: false,
    requests: async ({ companies, owner, size }) => {
      const drafts = workingDates(size.days).slice(Math.ceil(size.days * statusFrom.draft))
      const requests = companies.map(async ({ id, serviceKey, catalogs: { entryTypes } }) => {
        const members = await owner<{ id: string }>('select id from memberships where org_id = $1', [id])
        return times(perOrganisation, () =>
          send('PUT', serviceKey, `/v1/team/members/${any(members).id}/work-days/${any(drafts)}/entries`, {
            entries: [
              { entryTypeId: entryTypes.work, startMinutes: 480, endMinutes: 960 + 30 * any([0, 1, 2, 3]) },
              { entryTypeId: entryTypes.break, startMinutes: 690, endMinutes: 720 },
            ],
          }),
        )
      })
      return (await Promise.all(requests)).flat()
    },
  },
  {
    name: 'approve-batch',
    title: 'Approval of 500 days',
    route: '/v1/work-days/approve-batch',
    writes: true,
    goal: 0.6,
    once: true,
    requests: async ({ companies, owner }) => {
      const requests = companies.slice(0, batches).map(async ({ id, serviceKey }) => {
        const days = await owner<{ id: string }>(
          `select id from work_days where org_id = $1 and status = 'confirmed' and membership_id <> $2
           order by work_date, id limit ${daysInBatch}`,
          [id, companies.find(company => company.id === id)?.members.aino.id],
        )
        return send('POST', serviceKey, '/v1/work-days/approve-batch', { ids: days.map(day => day.id) })
      })
      return Promise.all(requests)
    },
    reset: async ({ companies, owner, size }) => {
      const confirmed = workingDates(size.days).at(Math.ceil(size.days * statusFrom.confirmed)) as PlainDate
      await owner(
        `update work_days set status = 'confirmed'
         where org_id = any($1::uuid[]) and status = 'approved' and work_date >= $2`,
        [companies.slice(0, batches).map(({ id }) => id), confirmed],
      )
    },
  },
]

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

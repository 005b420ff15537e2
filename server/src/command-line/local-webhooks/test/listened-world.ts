import { type ServedWorld, startServedWorld } from '../../../../test/browser/served-world.ts'
import { systemActor } from '../../../platform/audit/audit-trail.ts'
import { accept } from '../../../platform/vocabulary/decision.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'

/** The small named world where commands reach it, with events that a test makes and looks for. */
export interface ListenedWorld extends ServedWorld {
  /** So many events at once, as a batch makes them; of Meri unless another organisation is named. */
  announce(count: number, orgId?: string): Promise<void>
  /** A sample event of Meri. */
  trigger(event?: string): Promise<{ readonly id: string }>
  /** The end of Meri's log. */
  end(): Promise<string>
  /** The ids in Meri's log after a position, in its order. */
  loggedAfter(position: string): Promise<string[]>
}

export async function startListenedWorld(): Promise<ListenedWorld> {
  const world = await startServedWorld()
  const log = async (query: string) => (await world.service.get(`/v1/integration-events?${query}`)).body
  return {
    ...world,
    async announce(count, orgId = world.meri.id) {
      const request = { orgId, actor: systemActor, operation: 'workDays.approveBatch', requestId: newId() }
      const facts = Array.from({ length: count }, () => ({ event: 'workday.approved', payload: approval() }))
      await world.app.services.transactions.run(request, async (_tx, commit) =>
        commit(accept(null, { facts })),
      )
    },
    trigger: async (event = 'workday.approved') =>
      (await world.service.post('/v1/sandbox/events', { event })).body,
    end: async () => (await log('from=end')).pageInfo.nextCursor,
    async loggedAfter(position) {
      const ids: string[] = []
      for (let cursor = position; ; ) {
        const { items, pageInfo } = await log(`limit=100&cursor=${cursor}`)
        ids.push(...items.map(({ id }: { id: string }) => id))
        if (!pageInfo.hasMore) return ids
        cursor = pageInfo.nextCursor
      }
    },
  }
}

const approval = () => ({
  workDayId: newId(),
  membershipId: newId(),
  workDate: '2026-11-20',
  approvedAt: '2026-11-20T07:00:00.000Z',
})

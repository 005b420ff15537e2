import { describe, expect, test, vi } from 'vitest'
import { Capacity, type CapacityLimits } from '../sending/capacity.ts'
import type { Claimed } from '../sending/leases.ts'
import {
  type LaneState,
  type LaneRound,
  type LaneWork,
  OrganisationLane,
} from '../sending/organisation-lane.ts'
import type { Outcome } from '../sending/settlement.ts'
import { patience } from '../../../../test/world/patience.ts'

const claimedOf = (id: string, struggling = false): Claimed => ({
  id,
  redelivery: 0,
  endpointId: 'endpoint',
  leaseId: 'lease',
  startedAt: '2026-11-20T07:00:00.000Z',
  attemptsMade: 0,
  receiver: { url: 'https://hooks.example.com/', struggling, secrets: [] },
  message: { event: 'workday.approved', integrationEventId: 'event', tail: Buffer.from('}') },
  announced: 1,
  eventCreatedAt: '2026-11-20T07:00:00.000Z',
})

const made: Outcome = {
  kind: 'made',
  attempt: { at: '2026-11-20T07:00:00.000Z', responseStatus: 200, durationMs: 1, errorCode: null },
}

/** A queue of deliveries in memory, and attempts that end when told to. */
class Scene implements LaneWork {
  readonly waiting: Claimed[] = []
  readonly underWay = new Map<string, () => void>()
  readonly logged: string[] = []
  readonly failures: unknown[] = []
  failing = 0
  more = 0
  transactions = 0

  async round(_orgId: string, { ended, rooms }: LaneState): Promise<LaneRound> {
    this.transactions++
    await Promise.resolve()
    if (this.failing-- > 0) throw new Error('busy')
    this.logged.push(...ended.map(({ claimed }) => claimed.id))
    const take = (struggling: boolean, count: number) => {
      const taken = this.waiting.filter(one => one.receiver.struggling === struggling).slice(0, count)
      for (const one of taken) this.waiting.splice(this.waiting.indexOf(one), 1)
      return taken
    }
    return { claimed: [...take(false, rooms.steady), ...take(true, rooms.struggling)], more: this.more-- > 0 }
  }

  attempt(_orgId: string, { id }: Claimed): Promise<Outcome> {
    return new Promise(resolve => this.underWay.set(id, () => resolve(made)))
  }

  roundFailed(_orgId: string, error: unknown): void {
    this.failures.push(error)
  }

  end(...ids: string[]): void {
    for (const id of ids) {
      this.underWay.get(id)?.()
      this.underWay.delete(id)
    }
  }
}

/** Lets everything that is ready run. */
const quiet = () => new Promise<void>(resolve => setImmediate(resolve))

function stage(limits: Partial<CapacityLimits> = {}) {
  const scene = new Scene()
  const capacity = new Capacity({ perShare: 100, perOrganisation: 100, ...limits })
  const emptied: string[] = []
  const lane = new OrganisationLane('org', scene, capacity, () => emptied.push('org'))
  return { scene, capacity, lane, emptied }
}

describe('a lane', () => {
  test('sends what is due and logs it when it has ended', async () => {
    const { scene, lane, emptied } = stage()
    scene.waiting.push(claimedOf('a'), claimedOf('b'))
    lane.wake()
    await quiet()
    expect([...scene.underWay.keys()]).toEqual(['a', 'b'])
    expect(emptied).toEqual([])
    scene.end('a', 'b')
    await lane.settled()
    expect(scene.logged).toEqual(['a', 'b'])
    expect(emptied).not.toEqual([])
  })

  test('logs in one round whatever ended while the last one ran', async () => {
    const { scene, lane } = stage()
    scene.waiting.push(...Array.from({ length: 50 }, (_, index) => claimedOf(`d${index}`)))
    lane.wake()
    await quiet()
    scene.end(...scene.underWay.keys())
    await lane.settled()
    expect(scene.logged).toHaveLength(50)
    expect(scene.transactions).toBeLessThanOrEqual(4)
  })

  test('takes another round when it is woken during one, so that nothing committed meanwhile waits', async () => {
    const { scene, lane } = stage()
    lane.wake()
    await Promise.resolve()
    scene.waiting.push(claimedOf('late'))
    lane.wake()
    await quiet()
    expect([...scene.underWay.keys()]).toEqual(['late'])
    scene.end('late')
    await lane.settled()
  })

  test('takes round after round while there is more, and none once it stops', async () => {
    const { scene, lane } = stage()
    scene.more = 3
    lane.wake()
    await lane.settled()
    expect(scene.transactions).toBe(4)
    scene.more = 3
    lane.wake()
    // The round that runs is the last.
    lane.stopClaiming()
    await lane.settled()
    expect(scene.transactions).toBe(5)
  })

  test('logs what ends one after the other together, and waits for it no longer than a while', async () => {
    const { scene, lane } = stage()
    scene.waiting.push(...Array.from({ length: 6 }, (_, index) => claimedOf(`d${index}`)))
    lane.wake()
    await quiet()
    const transactions = scene.transactions
    for (const id of ['d0', 'd1']) {
      scene.end(id)
      await quiet()
    }
    expect([scene.logged, scene.transactions]).toEqual([[], transactions])
    // As much has ended as is under way.
    scene.end('d2')
    await quiet()
    expect([scene.logged, scene.transactions]).toEqual([['d0', 'd1', 'd2'], transactions + 1])
    scene.end('d3')
    await vi.waitFor(() => expect(scene.logged).toContain('d3'), patience)
    scene.end('d4', 'd5')
    await lane.settled()
  })

  test('never has more under way than one organisation may', async () => {
    const { scene, lane } = stage({ perOrganisation: 2 })
    scene.waiting.push(claimedOf('a'), claimedOf('b'), claimedOf('c'))
    lane.wake()
    await quiet()
    expect([...scene.underWay.keys()]).toEqual(['a', 'b'])
    scene.end('a')
    await quiet()
    expect([...scene.underWay.keys()]).toEqual(['b', 'c'])
    scene.end('b', 'c')
    await lane.settled()
  })

  test('sends to receivers that answer while all room of those that do not is taken', async () => {
    const { scene, lane } = stage({ perShare: 2 })
    scene.waiting.push(claimedOf('t1', true), claimedOf('t2', true), claimedOf('t3', true), claimedOf('ok'))
    lane.wake()
    await quiet()
    expect([...scene.underWay.keys()].sort()).toEqual(['ok', 't1', 't2'])
    scene.end('ok', 't1', 't2')
    await quiet()
    scene.end('t3')
    await lane.settled()
    expect(scene.logged.sort()).toEqual(['ok', 't1', 't2', 't3'])
  })

  test('crowded out by another organisation goes on when that gives room back', async () => {
    const { scene, capacity, lane, emptied } = stage({ perShare: 2 })
    expect(capacity.take('steady', 0)).toBe(2)
    scene.waiting.push(claimedOf('a'), claimedOf('b'))
    lane.wake()
    await quiet()
    // One of its own it always has.
    expect([...scene.underWay.keys()]).toEqual(['a'])
    capacity.give('steady', 2)
    await quiet()
    expect([...scene.underWay.keys()]).toEqual(['a', 'b'])
    expect(emptied).toEqual([])
    scene.end('a', 'b')
    await lane.settled()
  })

  test('keeps what has ended when a round fails, and logs it with the next', async () => {
    const { scene, lane, emptied } = stage()
    scene.waiting.push(claimedOf('a'))
    lane.wake()
    await quiet()
    scene.failing = 1
    scene.end('a')
    await lane.settled()
    expect(scene.failures).toHaveLength(1)
    expect(scene.logged).toEqual([])
    expect(emptied).toEqual([])
    lane.wake()
    await lane.settled()
    expect(scene.logged).toEqual(['a'])
  })

  test('that stops claims nothing more, and finishes what is under way', async () => {
    const { scene, lane } = stage()
    scene.waiting.push(claimedOf('a'))
    lane.wake()
    await quiet()
    scene.waiting.push(claimedOf('b'))
    lane.stopClaiming()
    const finished = lane.finish()
    scene.end('a')
    await finished
    expect(scene.logged).toEqual(['a'])
    expect(scene.waiting.map(({ id }) => id)).toEqual(['b'])
  })

  test('that stops gives up logging when the database stays away', async () => {
    const { scene, lane } = stage()
    scene.waiting.push(claimedOf('a'))
    lane.wake()
    await quiet()
    scene.failing = Number.POSITIVE_INFINITY
    lane.stopClaiming()
    scene.end('a')
    await lane.finish()
    expect(scene.failures).toHaveLength(5)
  })
})

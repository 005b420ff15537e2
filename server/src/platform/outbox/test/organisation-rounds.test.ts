import { describe, expect, test, vi } from 'vitest'
import { AttemptLimiter } from '../attempt-limiter.ts'
import {
  type Claimed,
  OrganisationRounds,
  type RoundBeginning,
  type RoundResult,
  type RoundWork,
} from '../organisation-rounds.ts'
import { patience } from '../../../../test/world/patience.ts'

interface Item extends Claimed {
  readonly id: string
}

const itemOf = (id: string, struggling = false): Item => ({ id, leaseId: `lease of ${id}`, struggling })

/** A queue in memory, and attempts that end when told to. */
class Scene implements RoundWork<Item, 'made'> {
  readonly waiting: Item[] = []
  readonly underWay = new Map<string, () => void>()
  readonly logged: string[] = []
  readonly failures: unknown[] = []
  held: readonly string[] = []
  failing = 0
  more = 0
  transactions = 0

  async round(
    _orgId: string,
    { ended, room, held }: RoundBeginning<Item, 'made'>,
  ): Promise<RoundResult<Item>> {
    this.held = held
    this.transactions++
    await Promise.resolve()
    if (this.failing-- > 0) throw new Error('busy')
    this.logged.push(...ended.map(({ claimed }) => claimed.id))
    const take = (struggling: boolean, count: number) => {
      const taken = this.waiting.filter(one => one.struggling === struggling).slice(0, count)
      for (const one of taken) this.waiting.splice(this.waiting.indexOf(one), 1)
      return taken
    }
    return { claimed: [...take(false, room.steady), ...take(true, room.struggling)], more: this.more-- > 0 }
  }

  attempt(_orgId: string, { id }: Item): Promise<'made'> {
    return new Promise(resolve => this.underWay.set(id, () => resolve('made')))
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

function stage({ attempts = 100, most = 100, guaranteed = 1 } = {}) {
  const scene = new Scene()
  const limiters = { steady: new AttemptLimiter(attempts), struggling: new AttemptLimiter(attempts) }
  const emptied: string[] = []
  const rounds = new OrganisationRounds('org', scene, { limiters, limits: { most, guaranteed } }, () =>
    emptied.push('org'),
  )
  return { scene, limiter: limiters.steady, rounds, emptied }
}

describe('an organisation', () => {
  test('sends what is due and logs it when it has ended', async () => {
    const { scene, rounds, emptied } = stage()
    scene.waiting.push(itemOf('a'), itemOf('b'))
    rounds.wake()
    await quiet()
    expect([...scene.underWay.keys()]).toEqual(['a', 'b'])
    expect(emptied).toEqual([])
    scene.end('a', 'b')
    await rounds.settled()
    expect(scene.logged).toEqual(['a', 'b'])
    expect(emptied).not.toEqual([])
  })

  test('logs in one round whatever ended while the last one ran', async () => {
    const { scene, rounds } = stage()
    scene.waiting.push(...Array.from({ length: 50 }, (_, index) => itemOf(`d${index}`)))
    rounds.wake()
    await quiet()
    scene.end(...scene.underWay.keys())
    await rounds.settled()
    expect(scene.logged).toHaveLength(50)
    expect(scene.transactions).toBeLessThanOrEqual(4)
  })

  test('takes another round when it is woken during one, so that nothing committed meanwhile waits', async () => {
    const { scene, rounds } = stage()
    rounds.wake()
    await Promise.resolve()
    scene.waiting.push(itemOf('late'))
    rounds.wake()
    await quiet()
    expect([...scene.underWay.keys()]).toEqual(['late'])
    scene.end('late')
    await rounds.settled()
  })

  test('takes round after round while there is more, and none once it stops', async () => {
    const { scene, rounds } = stage()
    scene.more = 3
    rounds.wake()
    await rounds.settled()
    expect(scene.transactions).toBe(4)
    scene.more = 3
    rounds.wake()
    // The round that runs is the last.
    rounds.stopClaiming()
    await rounds.settled()
    expect(scene.transactions).toBe(5)
  })

  test('logs what ends one after the other together, and waits for it no longer than a while', async () => {
    const { scene, rounds } = stage()
    scene.waiting.push(...Array.from({ length: 6 }, (_, index) => itemOf(`d${index}`)))
    rounds.wake()
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
    await rounds.settled()
  })

  test('never has more under way than one organisation may', async () => {
    const { scene, rounds } = stage({ most: 2 })
    scene.waiting.push(itemOf('a'), itemOf('b'), itemOf('c'))
    rounds.wake()
    await quiet()
    expect([...scene.underWay.keys()]).toEqual(['a', 'b'])
    scene.end('a')
    await quiet()
    expect([...scene.underWay.keys()]).toEqual(['b', 'c'])
    scene.end('b', 'c')
    await rounds.settled()
  })

  test('sends to receivers that answer while all room of those that do not is taken', async () => {
    const { scene, rounds } = stage({ attempts: 2 })
    scene.waiting.push(itemOf('t1', true), itemOf('t2', true), itemOf('t3', true), itemOf('ok'))
    rounds.wake()
    await quiet()
    expect([...scene.underWay.keys()].sort()).toEqual(['ok', 't1', 't2'])
    scene.end('ok', 't1', 't2')
    await quiet()
    scene.end('t3')
    await rounds.settled()
    expect(scene.logged.sort()).toEqual(['ok', 't1', 't2', 't3'])
  })

  test('crowded out by another organisation goes on when that gives room back', async () => {
    const { scene, limiter, rounds, emptied } = stage({ attempts: 2 })
    expect(limiter.take(2, 0)).toBe(2)
    scene.waiting.push(itemOf('a'), itemOf('b'))
    rounds.wake()
    await quiet()
    // One of its own it always has.
    expect([...scene.underWay.keys()]).toEqual(['a'])
    limiter.give(2)
    await quiet()
    expect([...scene.underWay.keys()]).toEqual(['a', 'b'])
    expect(emptied).toEqual([])
    scene.end('a', 'b')
    await rounds.settled()
  })

  test('that is guaranteed nothing waits until another gives back', async () => {
    const { scene, limiter, rounds } = stage({ attempts: 1, guaranteed: 0 })
    limiter.take(1, 0)
    scene.waiting.push(itemOf('a'))
    rounds.wake()
    await quiet()
    expect(scene.underWay.size).toBe(0)
    limiter.give(1)
    await quiet()
    expect([...scene.underWay.keys()]).toEqual(['a'])
    scene.end('a')
    await rounds.settled()
  })

  test('without attempts does its work in rounds alone', async () => {
    const { scene, rounds, emptied } = stage({ attempts: 0 })
    rounds.wake()
    await rounds.settled()
    expect([scene.transactions, emptied]).toEqual([1, ['org']])
  })

  test('tells every round the leases of what is under way, so that what else it holds is given back', async () => {
    const { scene, rounds } = stage()
    scene.waiting.push(itemOf('a'), itemOf('b'))
    rounds.wake()
    await quiet()
    expect(scene.held).toEqual([])
    scene.end('a')
    await quiet()
    expect(scene.held.toSorted()).toEqual(['lease of a', 'lease of b'])
    scene.end('b')
    await rounds.settled()
    rounds.wake()
    await rounds.settled()
    expect(scene.held).toEqual([])
  })

  test('keeps what has ended when a round fails, and logs it with the next', async () => {
    const { scene, rounds, emptied } = stage()
    scene.waiting.push(itemOf('a'))
    rounds.wake()
    await quiet()
    scene.failing = 1
    scene.end('a')
    await rounds.settled()
    expect(scene.failures).toHaveLength(1)
    expect(scene.logged).toEqual([])
    expect(emptied).toEqual([])
    rounds.wake()
    await rounds.settled()
    expect(scene.logged).toEqual(['a'])
  })

  test('that stops claims nothing more, and finishes what is under way', async () => {
    const { scene, rounds } = stage()
    scene.waiting.push(itemOf('a'))
    rounds.wake()
    await quiet()
    scene.waiting.push(itemOf('b'))
    rounds.stopClaiming()
    const finished = rounds.finish()
    scene.end('a')
    await finished
    expect(scene.logged).toEqual(['a'])
    expect(scene.waiting.map(({ id }) => id)).toEqual(['b'])
  })

  test('that stops gives up logging when the database stays away', async () => {
    const { scene, rounds } = stage()
    scene.waiting.push(itemOf('a'))
    rounds.wake()
    await quiet()
    scene.failing = Number.POSITIVE_INFINITY
    rounds.stopClaiming()
    scene.end('a')
    await rounds.finish()
    expect(scene.failures).toHaveLength(5)
  })
})

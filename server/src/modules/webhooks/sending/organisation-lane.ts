import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Capacity, Share } from './capacity.ts'
import type { Claimed } from './leases.ts'
import type { Outcome } from './settlement.ts'

export interface Ended {
  readonly claimed: Claimed
  readonly outcome: Outcome
}

export type Rooms = Readonly<Record<Share, number>>

/** What a turn begins with. */
export interface LaneState {
  /** What has ended since the last one. */
  readonly ended: readonly Ended[]
  /** What was claimed and has not ended, and the part of it whose attempts have begun. */
  readonly underWay: readonly Claimed[]
  readonly begun: readonly Claimed[]
  /** How much may be claimed. */
  readonly rooms: Rooms
}

/** What a lane is driven with. */
export interface LaneWork {
  /** One write turn: logs what has ended, and claims as much as there is room for. */
  turn(orgId: Id, lane: LaneState): Promise<readonly Claimed[]>
  /** Sends one delivery, and calls `begins` when its turn has come; never throws. */
  attempt(orgId: Id, claimed: Claimed, begins: () => void): Promise<Outcome>
  /** Told of a turn that failed; what had ended is kept for the next. */
  turnFailed(orgId: Id, error: unknown): void
}

const shares = ['steady', 'struggling'] as const
const shareOf = ({ struggling }: Claimed): Share => (struggling ? 'struggling' : 'steady')

/** Turns that fail in a row before what has ended is given up: the next turn lets go of it, and it is tried again. */
const turnTries = 5

/**
 * One organisation's deliveries in this process. Every turn both logs what has ended and claims what is due, and
 * while a turn is under way all that ends waits for the next: so a burst takes few turns of the organisation.
 */
export class OrganisationLane {
  readonly #orgId: Id
  readonly #work: LaneWork
  readonly #capacity: Capacity
  readonly #emptied: () => void
  readonly #underWay: Record<Share, number> = { steady: 0, struggling: 0 }
  readonly #attempts = new Map<Claimed, Promise<void>>()
  readonly #begun = new Set<Claimed>()
  #ended: Ended[] = []
  #woken = false
  #running: Promise<void> | null = null
  #claiming = true
  /** Waits for others to give back room. */
  #crowdedOut = false
  #failedTurns = 0

  /** `emptied` is called whenever it has nothing left to do; it may then be forgotten. */
  constructor(orgId: Id, work: LaneWork, capacity: Capacity, emptied: () => void) {
    this.#orgId = orgId
    this.#work = work
    this.#capacity = capacity
    this.#emptied = emptied
  }

  /** Takes a turn soon. Many calls may share one turn, but none is answered by a turn that began before it. */
  wake = (): void => {
    this.#woken = true
    this.#running ??= this.#run()
  }

  /** From now on claims nothing; what is under way is sent and logged. */
  stopClaiming(): void {
    this.#claiming = false
  }

  get busy(): boolean {
    return this.#running !== null || this.#attempts.size > 0
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    while (this.busy) {
      await this.#running
      await Promise.all(this.#attempts.values())
    }
  }

  /** Resolves when everything that was under way is logged, or has failed to be too often. */
  async finish(): Promise<void> {
    await this.settled()
    while (this.#ended.length > 0) {
      this.wake()
      await this.settled()
    }
  }

  async #run(): Promise<void> {
    while (this.#woken) {
      this.#woken = false
      await this.#turn()
    }
    this.#running = null
    if (this.#attempts.size === 0 && this.#ended.length === 0 && !this.#crowdedOut) this.#emptied()
  }

  async #turn(): Promise<void> {
    this.#crowdedOut = false
    const rooms = { steady: this.#take('steady'), struggling: this.#take('struggling') }
    const ended = this.#ended
    this.#ended = []
    const claimed = await this.#claimed(ended, rooms)
    for (const one of claimed) this.#start(one)
    for (const share of shares)
      this.#capacity.give(share, rooms[share] - claimed.filter(one => shareOf(one) === share).length)
  }

  async #claimed(ended: readonly Ended[], rooms: Rooms): Promise<readonly Claimed[]> {
    if (ended.length === 0 && shares.every(share => rooms[share] === 0)) return []
    try {
      const state = { ended, underWay: [...this.#attempts.keys()], begun: [...this.#begun], rooms }
      const claimed = await this.#work.turn(this.#orgId, state)
      this.#failedTurns = 0
      return claimed
    } catch (error) {
      this.#failedTurns++
      if (this.#failedTurns < turnTries) this.#ended = [...ended, ...this.#ended]
      this.#work.turnFailed(this.#orgId, error)
      return []
    }
  }

  #take(share: Share): number {
    if (!this.#claiming) return 0
    if (this.#capacity.exhausted(share)) {
      this.#crowdedOut = true
      this.#capacity.wait(share, this.wake)
    }
    return this.#capacity.take(share, this.#underWay[share])
  }

  #start(claimed: Claimed): void {
    const share = shareOf(claimed)
    this.#underWay[share]++
    const begins = () => void this.#begun.add(claimed)
    const attempt = this.#work.attempt(this.#orgId, claimed, begins).then(outcome => {
      this.#ended.push({ claimed, outcome })
      this.#underWay[share]--
      this.#attempts.delete(claimed)
      this.#begun.delete(claimed)
      this.#capacity.give(share, 1)
      this.wake()
    })
    this.#attempts.set(claimed, attempt)
  }
}

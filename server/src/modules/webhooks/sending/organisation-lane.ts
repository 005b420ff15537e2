import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Capacity, Share } from './capacity.ts'
import type { Claimed } from './leases.ts'
import type { Outcome } from './settlement.ts'

export interface Ended {
  readonly claimed: Claimed
  readonly outcome: Outcome
}

export type Rooms = Readonly<Record<Share, number>>

/** What a round begins with. */
export interface LaneState {
  /** What has ended since the last one. */
  readonly ended: readonly Ended[]
  /** What was claimed and has not ended, and the part of it whose attempts have begun. */
  readonly underWay: readonly Claimed[]
  readonly begun: ReadonlySet<Claimed>
  /** How much may be claimed. */
  readonly rooms: Rooms
  /** Whether it has less room than it would take, so that something due may be left behind. */
  readonly short: boolean
  /** Whether its last round was answered; otherwise the lease may hold what the lane does not know of. */
  readonly answered: boolean
}

/** What a round did. */
export interface LaneRound {
  readonly claimed: readonly Claimed[]
  /** Whether there is so much that another round is to follow at once. */
  readonly more: boolean
}

/** What a lane is driven with. */
export interface LaneWork {
  /** One write transaction: logs what has ended, and claims as much as there is room for. */
  round(orgId: Id, lane: LaneState): Promise<LaneRound>
  /** Sends one delivery, and calls `begins` when it is made; never throws. */
  attempt(orgId: Id, claimed: Claimed, begins: () => void): Promise<Outcome>
  /** Told of a round that failed; what had ended is kept for the next. */
  roundFailed(orgId: Id, error: unknown): void
}

const shares = ['steady', 'struggling'] as const
const shareOf = ({ receiver }: Claimed): Share => (receiver.struggling ? 'struggling' : 'steady')

/** How long what has ended waits for company before it is logged. */
const gatherMs = 50

/** Rounds that fail in a row before what has ended is given up: the next round lets go of it, and it is tried again. */
const triesAtMost = 5

/**
 * One organisation's deliveries in this process. Every round both logs what has ended and claims what is due. What ends
 * waits until as much has ended as is under way, but not long: so a burst takes few rounds of the organisation.
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
  /** What calls for a round: somebody who wants it now, or attempts that have ended. */
  #called: 'now' | 'soon' | null = null
  #hurry: (() => void) | null = null
  #running: Promise<void> | null = null
  #claiming = true
  /** Waits for others to give back room. */
  #crowdedOut = false
  #failedRounds = 0
  #answered = false

  /** `emptied` is called whenever it has nothing left to do; it may then be forgotten. */
  constructor(orgId: Id, work: LaneWork, capacity: Capacity, emptied: () => void) {
    this.#orgId = orgId
    this.#work = work
    this.#capacity = capacity
    this.#emptied = emptied
  }

  /** Takes a round soon. Many calls may share one round, but none is answered by a round that began before it. */
  wake = (): void => {
    this.#called = 'now'
    this.#hurry?.()
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
    while (this.#called) {
      if (this.#called === 'soon') await this.#gather()
      this.#called = null
      await this.#round()
    }
    this.#running = null
    if (this.#attempts.size === 0 && this.#ended.length === 0 && !this.#crowdedOut) this.#emptied()
  }

  /** Resolves when enough has ended, when somebody wants a round now, or after a while. */
  async #gather(): Promise<void> {
    if (this.#ended.length >= this.#attempts.size) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, gatherMs)
    this.#hurry = resolve
    await promise
    this.#hurry = null
    clearTimeout(timer)
  }

  async #round(): Promise<void> {
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
      const short = !this.#claiming || shares.some(share => this.#capacity.exhausted(share))
      const { claimed, more } = await this.#work.round(this.#orgId, {
        ended,
        underWay: [...this.#attempts.keys()],
        begun: new Set(this.#begun),
        rooms,
        short,
        answered: this.#answered,
      })
      this.#failedRounds = 0
      this.#answered = true
      if (more && this.#claiming) this.#called = 'now'
      return claimed
    } catch (error) {
      this.#answered = false
      this.#failedRounds++
      if (this.#failedRounds < triesAtMost) this.#ended = [...ended, ...this.#ended]
      this.#work.roundFailed(this.#orgId, error)
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
      this.#called ??= 'soon'
      if (this.#ended.length >= this.#attempts.size) this.#hurry?.()
      this.#running ??= this.#run()
    })
    this.#attempts.set(claimed, attempt)
  }
}

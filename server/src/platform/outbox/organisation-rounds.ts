import type { Id } from '../vocabulary/ids.ts'
import type { AttemptLimiter } from './attempt-limiter.ts'

/** Something that this process is to attempt now. */
export interface Claimed {
  readonly leaseId: Id
  /** Whether its receiver lately does not answer; such attempts have a limit of their own. */
  readonly struggling?: boolean
}

export interface Ended<C, O> {
  readonly claimed: C
  readonly outcome: O
}

/** For receivers that answer, and for those that lately do not: they may hold each attempt until its deadline. */
const kinds = ['steady', 'struggling'] as const
type Kind = (typeof kinds)[number]
const kindOf = ({ struggling }: Claimed): Kind => (struggling ? 'struggling' : 'steady')

/** How many of a kind may be claimed. */
export type Room = Readonly<Record<Kind, number>>

export type AttemptLimiters = Readonly<Record<Kind, AttemptLimiter>>

export interface OrganisationLimits {
  /** Attempts of each kind that may be under way for one organisation. */
  readonly most: number
  /** Attempts that it may have under way however many others have. */
  readonly guaranteed: number
}

/** What a round begins with. */
export interface RoundBeginning<C, O> {
  /** What has ended since the last one. */
  readonly ended: readonly Ended<C, O>[]
  /** The leases of what is under way, or has ended and is not logged. */
  readonly held: readonly Id[]
  readonly room: Room
}

export interface RoundResult<C> {
  readonly claimed: readonly C[]
  /** Whether another round is to follow at once. */
  readonly more: boolean
}

export interface RoundWork<C, O> {
  /** One write transaction: logs what has ended, and claims as much as there is room for. */
  round(orgId: Id, beginning: RoundBeginning<C, O>): Promise<RoundResult<C>>
  /** Never rejects. */
  attempt(orgId: Id, claimed: C): Promise<O>
  /** Called with a round that failed; what had ended is kept for the next. */
  roundFailed(orgId: Id, error: unknown): void
}

/** How long what has ended waits for company before it is logged. */
const gatherMs = 50

/** Rounds that may fail in a row before what has ended is given up: it is given back, and attempted again. */
const triesAtMost = 5

/**
 * What an outbox does for one organisation, one round after the other. Each logs what has ended and claims what is due.
 * What ends waits until as much has ended as is under way, but not long: so a burst takes few transactions.
 */
export class OrganisationRounds<C extends Claimed, O> {
  readonly #orgId: Id
  readonly #work: RoundWork<C, O>
  readonly #limiters: AttemptLimiters
  readonly #limits: OrganisationLimits
  readonly #emptied: () => void
  readonly #underWay = new Map<C, Promise<void>>()
  #ended: Ended<C, O>[] = []
  /** What calls for a round: somebody who wants it now, or attempts that have ended. */
  #called: 'now' | 'soon' | null = null
  #hurry: (() => void) | null = null
  #running: Promise<void> | null = null
  #claiming = true
  /** Waits for other organisations to give something back. */
  #waiting = false
  #failedRounds = 0

  /** `emptied` is called whenever nothing is left to do; the object may then be forgotten. */
  constructor(
    orgId: Id,
    work: RoundWork<C, O>,
    { limiters, limits }: { readonly limiters: AttemptLimiters; readonly limits: OrganisationLimits },
    emptied: () => void,
  ) {
    this.#orgId = orgId
    this.#work = work
    this.#limiters = limiters
    this.#limits = limits
    this.#emptied = emptied
  }

  /** Takes a round soon. Many calls may share one, but none is answered by a round that began before it. */
  wake = (): void => {
    this.#called = 'now'
    this.#hurry?.()
    this.#running ??= this.#run()
  }

  /** From now on claims nothing; what is under way is attempted and logged. */
  stopClaiming(): void {
    this.#claiming = false
  }

  get busy(): boolean {
    return this.#running !== null || this.#underWay.size > 0
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    while (this.busy) {
      await this.#running
      await Promise.all(this.#underWay.values())
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
    if (this.#underWay.size === 0 && this.#ended.length === 0 && !this.#waiting) this.#emptied()
  }

  /** Resolves when enough has ended, when somebody wants a round now, or after a while. */
  async #gather(): Promise<void> {
    if (this.#ended.length >= this.#underWay.size) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, gatherMs)
    this.#hurry = resolve
    await promise
    this.#hurry = null
    clearTimeout(timer)
  }

  async #round(): Promise<void> {
    this.#waiting = false
    const room = { steady: this.#take('steady'), struggling: this.#take('struggling') }
    const ended = this.#ended
    this.#ended = []
    const claimed = await this.#claimed(ended, room)
    for (const one of claimed) this.#begin(one)
    for (const kind of kinds)
      this.#limiters[kind].give(room[kind] - claimed.filter(one => kindOf(one) === kind).length)
  }

  async #claimed(ended: readonly Ended<C, O>[], room: Room): Promise<readonly C[]> {
    const full = this.#waiting || this.#underWay.size > 0
    if (ended.length === 0 && full && kinds.every(kind => room[kind] === 0)) return []
    try {
      const known = [...this.#underWay.keys(), ...ended.map(({ claimed }) => claimed)]
      const held = new Set(known.map(({ leaseId }) => leaseId))
      const { claimed, more } = await this.#work.round(this.#orgId, { ended, held: [...held], room })
      this.#failedRounds = 0
      if (more && this.#claiming) this.#called = 'now'
      return claimed
    } catch (error) {
      this.#failedRounds++
      if (this.#failedRounds < triesAtMost) this.#ended = [...ended, ...this.#ended]
      this.#work.roundFailed(this.#orgId, error)
      return []
    }
  }

  #take(kind: Kind): number {
    const limiter = this.#limiters[kind]
    if (!this.#claiming || limiter.most === 0) return 0
    if (limiter.exhausted) {
      this.#waiting = true
      limiter.wait(this.wake)
    }
    const underWay = [...this.#underWay.keys()].filter(one => kindOf(one) === kind).length
    return limiter.take(this.#limits.most - underWay, this.#limits.guaranteed - underWay)
  }

  #begin(claimed: C): void {
    const attempt = this.#work.attempt(this.#orgId, claimed).then(outcome => {
      this.#ended.push({ claimed, outcome })
      this.#underWay.delete(claimed)
      this.#limiters[kindOf(claimed)].give(1)
      this.#called ??= 'soon'
      if (this.#ended.length >= this.#underWay.size) this.#hurry?.()
      this.#running ??= this.#run()
    })
    this.#underWay.set(claimed, attempt)
  }
}

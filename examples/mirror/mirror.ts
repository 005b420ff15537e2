import { isRefusal, type Konttori, pages } from '../../sdk/src/index.ts'
import type { Register, Replica } from './replica.ts'

/** The register of work days is read in windows of at most 366 days. */
export interface Window {
  readonly from: string
  readonly to: string
}

/** Earlier than any change. */
const theBeginning = '1900-01-01T00:00:00.000Z'

/**
 * Keeps a replica equal to the service.
 *
 * - Sweeps (`updatedSince`) bring every row that was made or changed, whether or not an event told of it.
 * - The event log tells of deletions, which no sweep can show.
 * - Webhooks only say that it is time to look; so one that is lost, late, repeated or out of order does no harm.
 */
export class Mirror {
  readonly #konttori: Konttori
  readonly #replica: Replica
  readonly #windows: readonly Window[]
  #running: Promise<void> | undefined
  #again = false

  constructor(konttori: Konttori, replica: Replica, windows: readonly Window[]) {
    this.#konttori = konttori
    this.#replica = replica
    this.#windows = windows
  }

  /** Catches up with everything that had happened when it was called. Many calls share what they can. */
  async catchUp(): Promise<void> {
    this.#again = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#again) {
      this.#again = false
      await this.#pass()
    }
  }

  async #pass(): Promise<void> {
    if (this.#replica.position('log') === undefined) await this.#begin()
    await this.#sweep('members', 'members', (query, options) => this.#konttori.members.list(query, options))
    for (const window of this.#windows)
      await this.#sweep('workDays', `workDays ${window.from}`, (query, options) =>
        this.#konttori.workDays.list({ ...window, ...query }, options),
      )
    // After the sweeps: a row that was read and then deleted is told here, and a sweep never brings it back.
    await this.#readLog()
  }

  /** Where the log ends before the first sweep begins: what is deleted from now on is told after it. */
  async #begin(): Promise<void> {
    const since = new Date().toISOString()
    let end: string | null = null
    for await (const page of pages(this.#konttori.integrationEvents.list, { since, limit: 100 }))
      end = page.pageInfo.nextCursor
    this.#replica.store({}, { since, log: end ?? '' })
  }

  async #sweep<Found extends { readonly id: string; readonly updatedAt: string }>(
    register: Register,
    source: string,
    read: Parameters<typeof pages<SweepQuery, Found>>[0],
  ): Promise<void> {
    const updatedSince = this.#replica.position(source) ?? theBeginning
    for await (const { items } of pages(read, { updatedSince, limit: 100 })) {
      const last = items.at(-1)
      if (last) this.#replica.store({ register, put: items }, { [source]: last.updatedAt })
    }
  }

  async #readLog(): Promise<void> {
    const { since = '', cursor } = {
      since: this.#replica.position('since'),
      cursor: this.#replica.position('log'),
    }
    try {
      const query = { since, limit: 100, ...(cursor && { cursor }) }
      for await (const { items, pageInfo } of pages(this.#konttori.integrationEvents.list, query)) {
        const removedMembers = items.flatMap(({ event, payload }) =>
          event === 'member.deleted' ? [payload.membershipId] : [],
        )
        this.#replica.store({ removedMembers }, { log: pageInfo.nextCursor ?? '' })
      }
    } catch (error) {
      // Away for more than the 90 days of the log: deletions have been missed, so the copy is made anew.
      if (!isRefusal(error, 'integrationEvents.list') || error.code !== 'cursor_expired') throw error
      this.#replica.clear()
      this.#again = true
    }
  }
}

interface SweepQuery {
  cursor?: string | undefined
  updatedSince?: string | undefined
  limit?: number | undefined
}

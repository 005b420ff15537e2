import { WaitingLine } from './waiting-line.ts'

const waitersLimit = 500

/**
 * Lets one write of an organisation through at a time, in the order of arrival. The lock on the clock row would do
 * the same, but each that waits there holds a connection, and a busy organisation would delay all others.
 */
export class OrganisationQueue {
  readonly #lines = new Map<string, WaitingLine<void>>()

  /** Organisations with a write under way. */
  get running(): number {
    return this.#lines.size
  }

  /** Writes that wait behind those; counted when read, so that nothing pays for it otherwise. */
  get waiting(): number {
    return this.#lines.values().reduce((sum, line) => sum + line.length, 0)
  }

  /** Resolves to the function that lets the next one in. Throws `ServiceBusy`. */
  async enter(orgId: string, deadline: number): Promise<() => void> {
    const line = this.#lines.get(orgId)
    if (line) await line.wait(deadline)
    else this.#lines.set(orgId, new WaitingLine("the organisation's write transaction", waitersLimit))
    return () => this.#leave(orgId)
  }

  #leave(orgId: string): void {
    if (!this.#lines.get(orgId)?.serve()) this.#lines.delete(orgId)
  }
}

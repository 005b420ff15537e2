import { OrganisationSweep } from '../../../../platform/jobs/organisation-sweep.ts'
import type { Worker } from '../../../../platform/module.ts'
import type { Services } from '../../../../platform/services.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { endingsTable } from './endings-store.ts'
import { type Ending, settleElsewhere } from './endings.ts'

const everyMs = 10_000
const holdMs = 60_000

/** Finishes endings whose process died before it had carried them out. */
export class EndingsSweep implements Worker {
  readonly #serving = new Set<Promise<void>>()
  readonly #sweeper: OrganisationSweep
  #stopping = false

  constructor(services: Services, endings: readonly Ending[]) {
    this.#sweeper = new OrganisationSweep({
      name: 'sign-in endings',
      table: endingsTable,
      database: services.database,
      log: services.log,
      clock: Date.now,
      everyMs,
      holdMs,
      serve: orgId => {
        if (this.#stopping) return
        const request = { operation: 'session.settle', requestId: newId() }
        const serving = settleElsewhere(services, endings, [orgId], request).finally(() =>
          this.#serving.delete(serving),
        )
        this.#serving.add(serving)
      },
    })
  }

  start(): void {
    this.#sweeper.start()
  }

  /** Looks for what is left and begins to see to it. */
  sweep = (): Promise<void> => this.#sweeper.sweep()

  async stop(): Promise<void> {
    this.#stopping = true
    await this.#sweeper.stop()
    await Promise.all(this.#serving)
  }
}

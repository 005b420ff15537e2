import { Outbox, type OutboxFamily, type OutboxSettings } from '../../../../platform/outbox/outbox.ts'
import type { Services } from '../../../../platform/services.ts'
import { instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Worker } from '../../../../platform/worker.ts'
import { carryOutNext } from './carrying-out.ts'
import { stopReading } from './reading.ts'
import * as store from './store.ts'

/** As `directory.outbox_due` and wake-ups call it. */
export const jobsName = 'import_jobs'

const retryMs = 10_000

/** Carries out jobs part by part, one of an organisation at a time: requests get the write lock between two parts. */
export function jobsOutbox(
  services: Services,
  settings: Partial<OutboxSettings> = {},
): Outbox<store.ClaimedJob, boolean> {
  const { clock = Date.now } = settings
  const family: OutboxFamily<store.ClaimedJob, boolean> = {
    name: jobsName,
    operation: 'importJobs.carryOut',
    async claim(tx, { lease, room }) {
      return { claimed: await store.claim(tx, lease, room.steady), more: false }
    },
    nextDue: store.nextDue,
    attempts: {
      table: store.jobsTable,
      attempt: (orgId, { id }) => attempt(services, orgId, id),
      async settle(tx, ended) {
        const dueAt = (isDone: boolean) => instantFromMilliseconds(clock() + (isDone ? 0 : retryMs))
        await store.release(
          tx,
          ended.map(({ claimed: { id, leaseId }, outcome }) => ({ id, leaseId, dueAt: dueAt(outcome) })),
        )
        return ended.map(({ outcome }) => (outcome ? 'done' : 'failed'))
      },
    },
  }
  return new Outbox(services, family, { attempts: 2, perOrganisation: 1, guaranteed: 1, ...settings })
}

/** Whether it could be done; what failed is tried again later. */
async function attempt(services: Services, orgId: Id, id: Id): Promise<boolean> {
  try {
    await carryOutNext(services, orgId, id)
    return true
  } catch (error) {
    services.log.warn('a part of an import job could not be carried out', { orgId, id, error: String(error) })
    return false
  }
}

export function jobsWorker(services: Services): Worker {
  const outbox = jobsOutbox(services)
  return {
    start: () => outbox.start(),
    async stop() {
      await outbox.stop()
      await stopReading(services)
    },
  }
}

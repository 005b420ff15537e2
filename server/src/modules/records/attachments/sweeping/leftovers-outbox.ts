import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { Outbox, type OutboxFamily, type OutboxSettings } from '../../../../platform/outbox/outbox.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import { instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import { saveEnded } from '../ending.ts'
import * as rules from '../rules.ts'
import * as store from '../store.ts'
import * as queue from './leftovers-queue.ts'
import { outboxes } from './outboxes.ts'

export type LeftoverServices = Pick<Services, 'database' | 'transactions' | 'log' | 'files'>

const overdueAtOnce = 200
const retryMs = 60_000

/** Expires attachments whose hour is over, destroys bytes that nobody has, and forgets what ended long ago. */
export function leftoversOutbox(
  services: LeftoverServices,
  settings: Partial<OutboxSettings> = {},
): Outbox<queue.ClaimedLeftover, boolean> {
  const { clock = Date.now } = settings
  const family: OutboxFamily<queue.ClaimedLeftover, boolean> = {
    name: outboxes.leftovers,
    operation: 'attachments.sweep',
    async claim(tx, { lease, room }, commit) {
      const expired = await expireOverdue(services, tx, commit)
      tx.defer(store.forgetEnded(tx, queue.keptSince(tx.now)))
      return { claimed: await queue.claim(tx, lease, room.steady), more: expired === overdueAtOnce }
    },
    nextDue: queue.nextDue,
    attempts: {
      table: queue.leftoversTable,
      attempt: (_orgId, { key }) => deleteBytes(services, key),
      async settle(tx, ended) {
        const [now, retryAt] = [clock(), clock() + retryMs].map(instantFromMilliseconds) as [string, string]
        const keys = ended.map(({ claimed, outcome }) => ({
          ...{ key: claimed.key, endsAt: claimed.endsAt },
          deleted: outcome,
        }))
        await queue.settle(tx, keys, now, retryAt)
        return keys.map(({ deleted }) => (deleted ? 'deleted' : 'failed'))
      },
    },
  }
  return new Outbox(services, family, { attempts: 16, perOrganisation: 8, guaranteed: 1, ...settings })
}

async function expireOverdue(
  services: LeftoverServices,
  tx: WriteTransaction,
  commit: Commit,
): Promise<number> {
  const overdue = await store.findOverdue(tx, overdueAtOnce)
  const ended: { before: (typeof overdue)[number]; after: (typeof overdue)[number] }[] = []
  for (const before of overdue) ended.push({ before, after: await commit(rules.expire(before, tx.now)) })
  await saveEnded(services, tx, ended)
  return overdue.length
}

async function deleteBytes({ files, log }: LeftoverServices, key: string): Promise<boolean> {
  try {
    await files.delete(key)
    return true
  } catch (error) {
    log.warn('the bytes of a file could not be deleted', { key, error: String(error) })
    return false
  }
}

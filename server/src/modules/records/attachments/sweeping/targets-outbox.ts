import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { Outbox, type OutboxFamily, type OutboxSettings } from '../../../../platform/outbox/outbox.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { gather } from '../../../../platform/vocabulary/decision.ts'
import { saveEnded } from '../ending.ts'
import * as rules from '../rules.ts'
import * as store from '../store.ts'
import { type AttachmentTarget, attachmentTargets } from '../targets.ts'
import { outboxes, targetsEveryMs } from './outboxes.ts'

export type TargetServices = Pick<Services, 'database' | 'transactions' | 'log' | 'contributions'>

const targetsAtOnce = 500

/** Once a day ends the attachments of records that are gone; until then nobody reads them, since their target answers nobody. */
export function targetsOutbox(
  services: TargetServices,
  settings: Partial<OutboxSettings> = {},
): Outbox<never, never> {
  const family: OutboxFamily<never, never> = {
    name: outboxes.targets,
    operation: 'attachments.endOrphans',
    async claim(tx, _claiming, commit) {
      for (const target of services.contributions(attachmentTargets))
        await endOrphans(services, tx, commit, target)
      return { claimed: [], more: false }
    },
    nextDue: (tx, lease) => sql`
      (select ${lease.now}::timestamptz + make_interval(secs => ${targetsEveryMs / 1000}::double precision)
        where exists (select from attachments a
          where a.org_id = ${tx.orgId} and a.state not in ('deleted', 'expired')))`,
  }
  return new Outbox(services, family, { transactions: 1, ...settings })
}

async function endOrphans(
  services: TargetServices,
  tx: WriteTransaction,
  commit: Commit,
  { type, existing }: AttachmentTarget,
): Promise<void> {
  for (let after: Id | null = null; ; ) {
    const page: { targetId: Id }[] = await store.findOfTargets(tx, type, { after, limit: targetsAtOnce })
    const ids = page.map(({ targetId }) => targetId)
    const there = new Set(ids.length > 0 ? await existing(tx, ids) : [])
    const gone = ids.filter(id => !there.has(id))
    if (gone.length > 0) await endAll(services, tx, commit, await store.findLiveOf(tx, type, gone))
    if (ids.length < targetsAtOnce) return
    after = ids.at(-1) ?? null
  }
}

/** Ends all attachments of records whose files are to be kept no longer. */
export async function endAttachments(
  services: TargetServices,
  tx: WriteTransaction,
  commit: Commit,
  { type, ids }: { readonly type: string; readonly ids: readonly Id[] },
): Promise<void> {
  const live = ids.length > 0 ? await store.findLiveOf(tx, type, ids) : []
  if (live.length > 0) await endAll(services, tx, commit, live)
}

async function endAll(
  services: TargetServices,
  tx: WriteTransaction,
  commit: Commit,
  orphans: Awaited<ReturnType<typeof store.findLiveOf>>,
): Promise<void> {
  const { accepted } = gather(orphans, orphan => rules.remove(orphan, tx.now))
  const ended = await commit(accepted)
  const before = new Map(orphans.map(orphan => [orphan.id, orphan]))
  await saveEnded(
    services,
    tx,
    ended.flatMap(after => {
      const found = before.get(after.id)
      return found ? [{ before: found, after }] : []
    }),
  )
}

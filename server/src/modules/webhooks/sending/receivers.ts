import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { OpenSecrets, SealedSecret } from './secrets.ts'

/** Where the deliveries of a webhook go. Those that are claimed together share it. */
export interface Receiver {
  readonly url: string
  readonly struggling: boolean
  /** Those that sign now, the newest first; null when one of them cannot be opened. */
  readonly secrets: readonly string[] | null
}

/** Failures in a row after which a webhook counts as struggling, and no longer competes with those that answer. */
export const strugglesAfter = 2

interface Sealed extends Omit<Receiver, 'secrets'> {
  readonly secrets: SealedSecret[]
}

/** The receivers of the active webhooks; secrets are opened for those that are asked for. */
export async function receiversOf(
  tx: WriteTransaction,
  secrets: OpenSecrets,
): Promise<(webhookId: Id) => Receiver> {
  const sealed = await sealedOf(tx)
  const receivers = new Map<Id, Receiver>()
  return webhookId => {
    const known = receivers.get(webhookId)
    if (known) return known
    const found = sealed.get(webhookId)
    if (!found) throw new Error('a claimed delivery has a webhook')
    const receiver = { ...found, secrets: secrets.of({ orgId: tx.orgId, webhookId }, found.secrets) }
    receivers.set(webhookId, receiver)
    return receiver
  }
}

async function sealedOf(tx: WriteTransaction): Promise<ReadonlyMap<Id, Sealed>> {
  const rows = await tx.sql<{
    webhookId: Id
    url: string
    struggling: boolean
    id: Id | null
    sealed: string
  }>`
    select e.id as webhook_id, e.url, e.consecutive_failures >= ${strugglesAfter} as struggling, s.id,
      encode(s.sealed, 'base64') as sealed
    from webhook_endpoints e
    left join webhook_secrets s on s.org_id = e.org_id and s.endpoint_id = e.id
      and (s.expires_at is null or s.expires_at > ${tx.now})
    where e.org_id = ${tx.orgId} and e.state = 'active' and e.deleted_at is null
    order by s.id desc`
  const found = new Map<Id, Sealed>()
  for (const { webhookId, url, struggling, id, sealed } of rows) {
    const receiver = found.get(webhookId) ?? { url, struggling, secrets: [] }
    found.set(webhookId, receiver)
    if (id !== null) receiver.secrets.push({ id, sealed })
  }
  return found
}

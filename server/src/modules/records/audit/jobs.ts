import { systemActor } from '../../../platform/audit/audit-trail.ts'
import { lastCheckpoint, makeCheckpoint } from '../../../platform/audit/checkpoint-making.ts'
import { checkpointText } from '../../../platform/audit/checkpoints.ts'
import { storedHead } from '../../../platform/audit/stored-chain.ts'
import { Daily } from '../../../platform/events/periodic.ts'
import type { Worker } from '../../../platform/module.ts'
import type { Services } from '../../../platform/services.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { keysOf } from './keys.ts'

const organisationsAtOnce = 500

/** Once a day, signs where each organisation's trail stands. */
export const checkpointing = (services: Services): Worker =>
  new Daily('audit checkpoints', stopping => checkpointEverywhere(services, stopping), services.log)

export async function checkpointEverywhere(services: Services, stopping?: AbortSignal): Promise<void> {
  for (let after: Id | null = null; !stopping?.aborted; ) {
    const organisations = await organisationsAfter(services, after)
    for (const orgId of organisations) if (!stopping?.aborted) await checkpointOne(services, orgId)
    if (organisations.length < organisationsAtOnce) return
    after = organisations.at(-1) ?? null
  }
}

async function organisationsAfter({ database }: Services, after: Id | null): Promise<Id[]> {
  let query = database.directory
    .selectFrom('organisations')
    .select('orgId')
    .orderBy('orgId')
    .limit(organisationsAtOnce)
  if (after !== null) query = query.where('orgId', '>', after)
  return (await query.execute()).map(({ orgId }) => orgId)
}

/**
 * Takes the write transaction only where the trail has grown. The statement goes to the log too: wherever the log is kept, it
 * is out of reach of anyone who can only write to the database.
 */
export async function checkpointOne(services: Services, orgId: Id): Promise<void> {
  const { database, transactions, log } = services
  const request = { orgId, actor: systemActor, operation: 'audit.checkpoint', requestId: newId() }
  try {
    const reader = database.reader(orgId)
    const [head, last] = await Promise.all([storedHead(reader), lastCheckpoint(reader)])
    if (head.sequence === (last?.sequence ?? 0) && head.hash === (last?.hash ?? head.hash)) return
    const made = await transactions.run(request, tx => makeCheckpoint(tx, keysOf(services).signing))
    if (made) log.info('audit checkpoint', { orgId, statement: checkpointText(made) })
  } catch (error) {
    log.error('an audit checkpoint failed', error, { orgId })
  }
}

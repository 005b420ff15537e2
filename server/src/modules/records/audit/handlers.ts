import { ChainWentBack, makeCheckpoint } from '../../../platform/audit/checkpoint-making.ts'
import type { Checkpoint } from '../../../platform/audit/checkpoints.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { by, keysetPage } from '../../../platform/data/paging.ts'
import { handle } from '../../../platform/http/handler.ts'
import type { Services } from '../../../platform/services.ts'
import { audit } from './contract.ts'
import { keysOf } from './keys.ts'
import { looked } from './rules.ts'
import * as store from './store.ts'
import { readableTargets } from './readable-targets.ts'
import { keptCheckpoints, verifyTrail } from './verification.ts'
import * as view from './view.ts'

const newestFirst = [by('e.sequence', { direction: 'desc' })]
const newestCheckpointFirst = [by('c.sequence', { direction: 'desc' })]

export const handlers = handle(audit, {
  async list({ query, caller, db, services, commit, refuse }) {
    const told = readableTargets(services.contracts, caller)
    const { cursor, limit: _limit, ...filters } = query
    if (filters.from && filters.to && Date.parse(filters.to) < Date.parse(filters.from))
      refuse('range_end_before_start', `${filters.to} is earlier than ${filters.from}.`)
    const page = await keysetPage(db, query, {
      operation: 'audit.list',
      keys: newestFirst,
      rows: keyset => store.readTrail(db, filters, keyset),
      show: row => view.auditEntry(row, told(row.targetType)),
    })
    const newest = page.items[0]?.sequence
    const oldest = page.items.at(-1)?.sequence
    await commit(
      looked('read', db.orgId, { ...filters, continued: cursor !== undefined || undefined, newest, oldest }),
    )
    return page
  },

  async checkpoints({ query, db, commit, services }) {
    const keys = keysOf(services)
    const made = query.cursor === undefined ? await newCheckpoint(services, db) : null
    const page = await keysetPage(db, query, {
      operation: 'audit.checkpoints',
      keys: newestCheckpointFirst,
      rows: keyset => store.readCheckpoints(db, keyset),
      show: view.auditCheckpoint(keys.checkpoints),
    })
    await commit(looked('read_checkpoints', db.orgId, { made: made?.sequence }))
    return page
  },

  async verify({ query, caller, services, requestId, browser, refuse }) {
    const sent = query.checkpoint?.split(',') ?? []
    const kept =
      keptCheckpoints(sent, caller.organisation.id, keysOf(services)) ?? refuse('audit_checkpoint_invalid')
    const request = { caller, operation: 'audit.verify', requestId, address: browser.address, kept }
    return shown(services, await verifyTrail(services, request))
  },
})

const shown = (services: Services, { checkpoint, ...rest }: Awaited<ReturnType<typeof verifyTrail>>) => ({
  ...rest,
  problems: [...rest.problems],
  checkpoint: checkpoint && view.auditCheckpoint(keysOf(services).checkpoints)(checkpoint),
})

/** A chain that went back is logged for the operator. Readers still get the checkpoints signed before. */
async function newCheckpoint(services: Services, tx: WriteTransaction): Promise<Checkpoint | null> {
  try {
    return await makeCheckpoint(tx, keysOf(services).signing)
  } catch (error) {
    if (!(error instanceof ChainWentBack)) throw error
    services.log.error('the audit trail went back', error, { orgId: tx.orgId })
    return null
  }
}

import type { Caller } from '../../../platform/access/caller.ts'
import { ChainWentBack, makeCheckpoint } from '../../../platform/audit/checkpoint-making.ts'
import type { Checkpoint } from '../../../platform/audit/checkpoints.ts'
import { type Contract, operationsOf } from '../../../platform/contract/family.ts'
import { detailed } from '../../../platform/contract/sentences.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { by, keysetPage } from '../../../platform/data/paging.ts'
import { handle } from '../../../platform/http/handler.ts'
import type { Services } from '../../../platform/services.ts'
import type { Capability } from '../../../platform/vocabulary/capabilities.ts'
import type { Locale } from '../../../platform/vocabulary/locales.ts'
import { audit } from './contract.ts'
import { keysOf } from './keys.ts'
import { auditProblems } from './problems.ts'
import { looked } from './rules.ts'
import * as store from './store.ts'
import { keptCheckpoints, verifyTrail } from './verification.ts'
import * as view from './view.ts'

/**
 * Of which types of record the trail shows the caller values: of those that they could read themself. Holding a
 * capability that some read of the family requires is enough; records that everybody reads are shown to everybody.
 */
function readableTargets(
  contracts: readonly Contract[],
  { capabilities }: Pick<Caller, 'capabilities'>,
): (targetType: string) => boolean {
  const readers = readersOf(contracts)
  return targetType => {
    const families = readers.get(targetType) ?? []
    return families.every(needed => needed.some(capability => capabilities.has(capability)))
  }
}

type Readers = ReadonlyMap<string, readonly (readonly Capability[])[]>

const known = new WeakMap<readonly Contract[], Readers>()

/**
 * By type of record, for each family that has it and is not read by everybody: the capabilities of which one opens a read. The
 * contracts of a family share its name.
 */
function readersOf(contracts: readonly Contract[]): Readers {
  const before = known.get(contracts)
  if (before) return before
  const readers = new Map<string, (readonly Capability[])[]>()
  for (const [, family] of Map.groupBy(contracts, ({ name }) => name)) {
    const opening = family
      .flatMap(operationsOf)
      .flatMap(({ method, needs }) => (method === 'GET' && needs !== 'none' ? needs : []))
    if (opening.length === 0) continue
    for (const type of family.flatMap(({ audited = {} }) => Object.keys(audited)))
      readers.set(type, [...(readers.get(type) ?? []), opening])
  }
  known.set(contracts, readers)
  return readers
}

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

  async verify({ query, caller, services, requestId, browser, language, refuse }) {
    const sent = query.checkpoint?.split(',') ?? []
    const kept =
      keptCheckpoints(sent, caller.organisation.id, keysOf(services)) ?? refuse('audit_checkpoint_invalid')
    const request = { caller, operation: 'audit.verify', requestId, address: browser.address, kept }
    return shown(services, await verifyTrail(services, request), language)
  },
})

const shown = (
  services: Services,
  { checkpoint, ...rest }: Awaited<ReturnType<typeof verifyTrail>>,
  language: Locale,
) => ({
  ...rest,
  problems: rest.problems.map(({ sequence, ...problem }) => ({
    sequence,
    ...detailed(auditProblems, problem, language),
  })),
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

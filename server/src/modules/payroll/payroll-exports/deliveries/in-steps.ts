import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { ServiceUnavailable } from '../../../../platform/data/database-errors.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Steps } from '../../../../platform/http/continuation.ts'
import type { Call, CommitOf } from '../../../../platform/http/handler.ts'
import { wakeOutbox } from '../../../../platform/outbox/due.ts'
import type { Services } from '../../../../platform/services.ts'
import { isRefused } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { dayTypeVersionsBetween } from '../../../company/catalogs/day-types/port.ts'
import { entryTypeVersionsBetween } from '../../../company/catalogs/entry-types/port.ts'
import type { ExportBatch } from '../batches/shapes.ts'
import { findBatch } from '../batches/store.ts'
import { linesOfPiece } from '../bounds.ts'
import type { payrollExports } from '../contract.ts'
import { type LineRow, linesOf } from '../lines/store.ts'
import { findTarget } from '../targets/store.ts'
import type { Target } from '../targets/target.ts'
import type { Making } from './rendition/file-name.ts'
import { type Renderable, type Rendered, Rendering } from './rendition/rendition.ts'
import * as rules from './rules.ts'
import { outboxName } from './sending/outbox.ts'
import type { ExportDelivery } from './shapes.ts'
import * as store from './store.ts'
import { missingOf, type TypeNames } from './unrenderable.ts'

/** The names of the types without a code, for a refusal; nothing is read where there is none. */
async function typeNames(db: TenantDb, { unrenderable }: Rendered): Promise<TypeNames> {
  if (unrenderable?.why !== 'pay_type_missing') return new Map()
  const ids = missingOf(unrenderable.lines).flatMap(({ entryTypeId }) => entryTypeId ?? [])
  const [entryTypes, dayTypes] = await Promise.all([
    entryTypeVersionsBetween(db, ids, ...everyVersion),
    dayTypeVersionsBetween(db, ...everyVersion),
  ])
  return new Map([...entryTypes, ...dayTypes].map(({ id, name }) => [id, name]))
}

const everyVersion = ['0001-01-01', '9999-12-31'] as const

type Contract = typeof payrollExports
type Deliver = Contract['operations']['deliver']
type CommitDelivery = CommitOf<Contract, Deliver>

/** What is delivered to whom, by whom, and how it is refused. */
export interface Delivering {
  readonly services: Services
  readonly orgId: Id
  readonly batchId: Id
  readonly targetId: Id
  readonly made: { readonly id: Id; readonly by: Id }
  readonly making: Making
  readonly refuse: Call<Contract, Deliver>['refuse']
}

/** What a delivery is decided on, besides its document. */
export interface DeliveryContext {
  readonly batch: ExportBatch
  readonly target: Target
  readonly acknowledgedBy: Id | null
}

export async function readDeliveryContext(
  db: TenantDb,
  { batchId, targetId, making, refuse }: Delivering,
): Promise<DeliveryContext> {
  const [batch, target, acknowledgedBy] = await Promise.all([
    findBatch(db, batchId),
    findTarget(db, targetId, making.now),
    store.acknowledgedBy(db, batchId, targetId),
  ])
  return {
    batch: batch ?? refuse('export_batch_not_found'),
    target: target ?? refuse('export_target_not_found'),
    acknowledgedBy,
  }
}

/** Decides on what is known in the transaction, and keeps the delivery with its document. */
export async function handOver(
  tx: WriteTransaction,
  commit: CommitDelivery,
  { services, made }: Delivering,
  { batch, target, acknowledgedBy }: DeliveryContext,
  rendered: Rendered,
): Promise<ExportDelivery> {
  const known = { acknowledgedBy, rendered, typeNames: await typeNames(tx, rendered) }
  const { delivery } = await commit(rules.deliver(batch, target, known, { ...made, now: tx.now }), handover =>
    store.insertHandover(tx, handover),
  )
  if (delivery.state === 'delivering') wakeOutbox(services, tx, outboxName)
  return delivery
}

/** A try that failed has held the write lock meanwhile, for as long as a statement may run. */
const triesToKeep = 2

/**
 * Delivers a large batch: its document is rendered outside any write transaction, since lines never change, and kept by
 * one that decides on what is so then. Where the target has come to ask for another document, that one is rendered.
 */
export async function deliverInSteps(
  delivering: Delivering,
  { batch, target: first }: DeliveryContext,
  steps: Steps<ExportDelivery, CommitDelivery>,
): Promise<ExportDelivery> {
  for (let target = first; ; ) {
    const rendered = await renderInPieces(delivering, batch, target)
    let tries = 0
    try {
      return await steps.finish(async (tx, commit) => {
        tries += 1
        if (tries > triesToKeep)
          throw new ServiceUnavailable('the document takes longer to keep than a statement may run')
        const known = await readDeliveryContext(tx, delivering)
        if (!isDeepStrictEqual(layoutOf(known.target), layoutOf(target)))
          throw new DocumentOutdated(known.target)
        return handOver(tx, commit, delivering, known, rendered)
      })
    } catch (error) {
      if (!(error instanceof DocumentOutdated)) throw error
      target = error.target
    }
  }
}

/** What a large delivery would be; nothing is kept of it. */
export async function lookAhead(
  delivering: Delivering,
  { batch, target, acknowledgedBy }: DeliveryContext,
): Promise<ExportDelivery> {
  const { services, orgId, made, making, refuse } = delivering
  const rendered = await renderInPieces(delivering, batch, target)
  const known = {
    acknowledgedBy,
    rendered,
    typeNames: await typeNames(services.database.reader(orgId), rendered),
  }
  const decision = rules.deliver(batch, target, known, { ...made, now: making.now })
  if (isRefused(decision)) return refuse(decision.refusal, decision.detail, decision.extra)
  return decision.state.delivery
}

/** While a piece is read, the event loop is free for others. */
const renderInPieces = (
  { services, orgId, making }: Delivering,
  batch: ExportBatch,
  target: Target,
): Promise<Rendered> =>
  services.database.snapshot(orgId, async db => {
    const rendering = new Rendering(batch, target, making)
    for await (const lines of linesByMember(db, batch.id, linesOfPiece)) rendering.add(lines)
    return rendering.end()
  })

const layoutOf = ({ format, payTypeCodes, csv, netvisor, fileName }: Renderable): Renderable => ({
  format,
  payTypeCodes,
  csv,
  netvisor,
  fileName,
})

/** The target asks for another document than the one that was rendered. */
class DocumentOutdated extends Error {
  readonly target: Target

  constructor(target: Target) {
    super(`the target ${target.id} was changed while a document was rendered for it`)
    this.target = target
  }
}

/** The lines of a batch in their order, some `atOnce` at a time, those of a member always together. */
export async function* linesByMember(
  db: TenantDb,
  batchId: Id,
  atOnce: number,
): AsyncGenerator<readonly LineRow[], undefined> {
  let held: LineRow[] = []
  for (;;) {
    const after = held.at(-1)?.position ?? -1
    const read = await linesOf(
      db,
      batchId,
      sql`and l.position > ${after} order by l.position limit ${atOnce}`,
    )
    held.push(...read)
    const last = held.at(-1)
    if (read.length < atOnce || !last) {
      if (last) yield held
      return undefined
    }
    const end = held.findIndex(({ membershipId }) => membershipId === last.membershipId)
    if (end > 0) yield held.slice(0, end)
    held = held.slice(end)
  }
}

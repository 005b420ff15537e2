import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Steps } from '../../../platform/http/continuation.ts'
import type { CommitOf } from '../../../platform/http/handler.ts'
import type { Services } from '../../../platform/services.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { countUnapproved } from '../../work-days/port.ts'
import { batchDays } from '../bounds.ts'
import type { payrollExports } from '../contract.ts'
import { BatchFigures } from './figures.ts'
import { freeze } from './freezing.ts'
import type { HeldBatch } from './in-steps.ts'
import { type BatchMaterial, materialOf } from './material.ts'
import { partsOf } from './parts.ts'
import { type BatchSources, readSources } from './reading.ts'
import * as rules from './rules.ts'
import type { ExportBatch } from './shapes.ts'
import * as store from './store.ts'

type CommitStep = CommitOf<typeof payrollExports, (typeof payrollExports)['operations']['createBatch']>

/** What a large batch is made of. */
export interface LargePeriod {
  readonly services: Services
  readonly orgId: Id
  readonly timeZone: string
  readonly period: rules.ExportPeriod
}

/**
 * Makes a large batch, some members after others, in as many transactions as it takes. What it has taken is nobody's
 * to change; a day that is unapproved before its member's turn is not in it, and one that is approved before is.
 */
export async function makeInSteps(
  { services, orgId, timeZone, period }: LargePeriod,
  held: HeldBatch,
  steps: Steps<ExportBatch, CommitStep>,
): Promise<ExportBatch> {
  const { parts, figures } = await beginning(services.database.reader(orgId), period)
  for (const members of parts) {
    const material = await steps.write(async (tx, commit) => {
      const [part] = await Promise.all([readPart(tx, period, members, timeZone), held.keep(tx)])
      await freeze(tx, commit, held.id, part, figures.lineCount)
      return part.material
    })
    figures.add(material)
  }
  return steps.finish(async (tx, commit) =>
    commit(rules.complete(await held.keep(tx), figures, tx.now), completed => store.saveEnded(tx, completed)),
  )
}

/** What a large batch would be, on one unchanging picture; nothing is kept of it. */
export const lookAhead = (
  { services, orgId, timeZone, period }: LargePeriod,
  made: Parameters<typeof rules.create>[2],
): Promise<ExportBatch> =>
  services.database.snapshot(orgId, async db => {
    const { parts, figures } = await beginning(db, period)
    for (const members of parts) figures.add((await readPart(db, period, members, timeZone)).material)
    return rules.create(period, figures, made).state
  })

async function beginning(db: TenantDb, period: rules.ExportPeriod) {
  const [parts, unapprovedDays] = await Promise.all([partsOf(db, period), countUnapproved(db, period)])
  return { parts, figures: new BatchFigures(unapprovedDays) }
}

async function readPart(
  db: TenantDb,
  period: rules.ExportPeriod,
  members: readonly Id[],
  timeZone: string,
): Promise<{ readonly sources: BatchSources; readonly material: BatchMaterial }> {
  const sources = await readSources(db, period, { members, daysAtMost: batchDays })
  if (!sources) throw new Error(`${members.length} members have more than ${batchDays} days`)
  return { sources, material: await materialOf(sources, period, timeZone) }
}

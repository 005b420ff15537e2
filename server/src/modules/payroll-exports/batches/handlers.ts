import type { WriteTransaction } from '../../../platform/data/database.ts'
import { by, keysetPage, sweepKeys } from '../../../platform/data/paging.ts'
import { Continuation } from '../../../platform/http/continuation.ts'
import { checkedRange } from '../../../platform/http/date-range.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { staffGroupExists } from '../../catalogs/staff-groups/port.ts'
import { approvedDaysByMember, countInBatch, countUnapproved } from '../../work-days/port.ts'
import { batchDays, daysAtOnce } from '../bounds.ts'
import type { payrollExports } from '../contract.ts'
import { isCorrectedByBatch, linesOf } from '../lines/store.ts'
import { exportLine } from '../lines/view.ts'
import type { batchOperations } from './contract.ts'
import { BatchFigures } from './figures.ts'
import { freeze } from './freezing.ts'
import { HeldBatch } from './in-steps.ts'
import { lookAhead, makeInSteps } from './making.ts'
import { materialOf } from './material.ts'
import { readSources } from './reading.ts'
import { cancelInSteps, releaseSome } from './releasing.ts'
import * as rules from './rules.ts'
import type { ExportBatch } from './shapes.ts'
import * as store from './store.ts'

type BatchHandlers = Pick<Handlers<typeof payrollExports>, keyof typeof batchOperations>

export const batchHandlers: BatchHandlers = {
  async listBatches({ query, db }) {
    return keysetPage(db, query, {
      operation: 'payrollExports.listBatches',
      keys: [by('b.createdAt', { direction: 'desc' }), by('b.id', { direction: 'desc' })],
      sweep: sweepKeys('b'),
      rows: keyset => store.listBatches(db, keyset),
    })
  },

  async createBatch({ body, caller, db, now, dryRun, services, refuse, commit }) {
    const { periodStart, periodEnd } = body
    const groupId = body.groupId?.toLowerCase() ?? null
    checkedRange({ from: periodStart, to: periodEnd }, limits.rangeDays.register, refuse)
    const period = { periodStart, periodEnd, groupId }
    const { timeZone } = caller.organisation
    const made = { id: newId(), by: caller.membership.id, now }
    const [groupExists, inProgress, sources, unapprovedDays] = await Promise.all([
      groupId === null || staffGroupExists(db, groupId),
      store.batchInProgress(db),
      readSources(db, period, { daysAtMost: daysAtOnce }),
      countUnapproved(db, period),
    ])
    if (!groupExists) refuse('staff_group_not_found')
    if (inProgress !== null) refuse('export_batch_in_progress')
    if (!sources) {
      if ((await dayCountOf(db, period)) > batchDays)
        refuse('export_batch_too_large', `More than ${batchDays} days wait in the period.`, {
          maxDays: batchDays,
        })
      const large = { services, orgId: db.orgId, timeZone, period }
      if (dryRun) return new Continuation(() => lookAhead(large, made))
      const held = new HeldBatch(services, db.orgId, made.id)
      await commit(rules.prepare(period, made), batch => insertHeld(db, batch, held))
      return held.continue(steps => makeInSteps(large, held, steps))
    }
    const material = await materialOf(sources, period, timeZone)
    const figures = new BatchFigures(unapprovedDays).add(material)
    const batch = await commit(rules.create(period, figures, made), created => store.insertBatch(db, created))
    // Nothing more can refuse, and a transaction is not held to throw its lines away.
    if (!dryRun) await freeze(db, commit, batch.id, { sources, material }, 0)
    return batch
  },

  async getBatch({ params, db, refuse }) {
    return (await store.findBatch(db, params.id)) ?? refuse('export_batch_not_found')
  },

  async listLines({ params, query, db, refuse }) {
    const [batch, page] = await Promise.all([
      store.findBatch(db, params.id),
      keysetPage(db, query, {
        operation: 'payrollExports.listLines',
        keys: [by('l.position')],
        within: params.id,
        rows: keyset => linesOf(db, params.id, keyset),
      }),
    ])
    const found = batch ?? refuse('export_batch_not_found')
    if (found.state === 'preparing') refuse('export_batch_in_progress')
    return { ...page, items: page.items.map(row => exportLine(row, found)) }
  },

  async cancelBatch({ params, body, db, now, dryRun, services, refuse, commit }) {
    const [found, inProgress, dayCount, correctedByBatch] = await Promise.all([
      store.findBatch(db, params.id),
      store.batchInProgress(db),
      countInBatch(db, params.id),
      isCorrectedByBatch(db, params.id),
    ])
    const batch = found ?? refuse('export_batch_not_found')
    if (inProgress !== null) refuse('export_batch_in_progress')
    const corrected = correctedByBatch || dayCount < batch.dayCount
    const large = dayCount > daysAtOnce && !dryRun
    const decision = rules.cancel(batch, { corrected, large }, body.reason ?? null, now)
    if (!large) {
      const cancelled = await commit(decision, changed => store.saveState(db, changed))
      if (!dryRun) await releaseSome(db, commit, batch.id)
      return cancelled
    }
    const held = new HeldBatch(services, db.orgId, batch.id)
    await commit(decision, async changed => {
      await store.saveState(db, changed)
      await held.take(db)
    })
    return held.continue(steps => cancelInSteps(held, steps))
  },
}

async function insertHeld(tx: WriteTransaction, batch: ExportBatch, held: HeldBatch): Promise<void> {
  await store.insertBatch(tx, batch)
  await held.take(tx)
}

const dayCountOf = async (db: WriteTransaction, period: rules.ExportPeriod): Promise<number> =>
  (await approvedDaysByMember(db, period)).reduce((sum, { days }) => sum + days, 0)

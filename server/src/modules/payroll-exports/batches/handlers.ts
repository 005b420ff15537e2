import { by, keysetPage, sweepKeys } from '../../../platform/data/paging.ts'
import { checkedRange } from '../../../platform/http/date-range.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { staffGroupExists } from '../../catalogs/staff-groups/port.ts'
import { exportDays, releaseDays, saveStates, statesInBatch } from '../../work-days/port.ts'
import { batchDays } from '../bounds.ts'
import type { payrollExports } from '../contract.ts'
import { insertFrozen, isCorrectedByBatch, linesOf } from '../lines/store.ts'
import { exportLine } from '../lines/view.ts'
import type { batchOperations } from './contract.ts'
import { materialOf } from './material.ts'
import { readSources } from './reading.ts'
import * as rules from './rules.ts'
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

  async createBatch({ body, caller, db, now, dryRun, refuse, commit }) {
    const { periodStart, periodEnd } = body
    const groupId = body.groupId?.toLowerCase() ?? null
    checkedRange({ from: periodStart, to: periodEnd }, limits.rangeDays.register, refuse)
    const period = { periodStart, periodEnd, groupId }
    const [groupExists, sources] = await Promise.all([
      groupId === null || staffGroupExists(db, groupId),
      readSources(db, period),
    ])
    if (!groupExists) refuse('staff_group_not_found')
    if (!sources)
      return refuse('export_batch_too_large', `More than ${batchDays} days wait in the period.`, {
        maxDays: batchDays,
      })
    const material = await materialOf(sources, period, caller.organisation.timeZone)
    const made = { id: newId(), by: caller.membership.id, now }
    const batch = await commit(rules.create(period, material, made), created =>
      store.insertBatch(db, created),
    )
    // Nothing more can refuse, and a transaction of thousands of lines is not held to throw them away.
    if (dryRun) return batch
    const lines = material.lines.map(line => ({ ...line, id: newId(), batchId: batch.id }))
    await commit(exportDays(sources.days, batch.id, now), async exported => {
      await Promise.all([insertFrozen(db, batch.id, material.days, lines), saveStates(db, exported)])
    })
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
    return { ...page, items: page.items.map(row => exportLine(row, found)) }
  },

  async cancelBatch({ params, body, db, now, refuse, commit }) {
    const [found, days, correctedByBatch] = await Promise.all([
      store.findBatch(db, params.id),
      statesInBatch(db, params.id),
      isCorrectedByBatch(db, params.id),
    ])
    const batch = found ?? refuse('export_batch_not_found')
    const corrected = correctedByBatch || days.length < batch.dayCount
    const decision = rules.cancel(batch, corrected, body.reason ?? null, now)
    const cancelled = await commit(decision, changed => store.saveState(db, changed))
    await commit(releaseDays(days, now), released => saveStates(db, released))
    return cancelled
  },
}

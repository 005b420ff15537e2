import { by, keysetPage, sweepKeys } from '../../../platform/data/paging.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { settingsOf } from '../../organisation/port.ts'
import { exportDays, releaseDays, saveStates, statesInBatch } from '../../work-days/port.ts'
import { batchDays } from '../bounds.ts'
import type { payrollExports } from '../contract.ts'
import { insertFrozen, isCorrectedByBatch, linesOf } from '../lines/store.ts'
import { exportLine } from '../lines/view.ts'
import type { batchOperations } from './contract.ts'
import { type MemberMaterial, materialOf } from './material.ts'
import { checkedPeriod, missingIn } from './period.ts'
import { previewOf } from './preview.ts'
import { type BatchScope, readScope } from './reading.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { Summary } from './summary.ts'

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

  async previewBatch({ body, caller, db, refuse }) {
    const period = checkedPeriod(body, refuse)
    const [missing, scope, settings] = await Promise.all([
      missingIn(db, period),
      readScope(db, period),
      settingsOf(db),
    ])
    if (missing) refuse(missing)
    if (scope.dayCount > batchDays) refuse('export_batch_too_large', ...tooLarge(scope))
    return previewOf(db, scope, caller.organisation.timeZone, settings.payrollNumberPolicy)
  },

  async createBatch({ body, caller, db, now, dryRun, refuse, commit }) {
    const period = checkedPeriod(body, refuse)
    const [missing, scope, settings] = await Promise.all([
      missingIn(db, period),
      readScope(db, period),
      settingsOf(db),
    ])
    if (missing) refuse(missing)
    if (scope.dayCount > batchDays) refuse('export_batch_too_large', ...tooLarge(scope))
    const summary = new Summary(scope)
    const parts: MemberMaterial[] = []
    for await (const part of materialOf(db, scope, caller.organisation.timeZone)) {
      summary.add(part)
      parts.push(part)
    }
    const { material } = summary
    const made = { id: newId(), by: caller.membership.id, now }
    const decision =
      rules.check(material, settings.payrollNumberPolicy) ?? rules.create(period, material, made)
    const batch = await commit(decision, created => store.insertBatch(db, created))
    // Nothing more can refuse, and a transaction of thousands of lines is not held to throw them away.
    if (dryRun) return { ...batch, id: null }
    const approved = parts.flatMap(part => part.approved)
    const days = parts.flatMap(part => part.days)
    const lines = parts.flatMap(part => part.lines.map(line => ({ ...line, id: newId(), batchId: batch.id })))
    await commit(exportDays(approved, batch.id, now), async exported => {
      await Promise.all([insertFrozen(db, batch.id, days, lines), saveStates(db, exported)])
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

const tooLarge = ({ dayCount }: BatchScope): [string, Record<string, unknown>] => [
  `${dayCount} days wait in the period.`,
  { maxDays: batchDays },
]

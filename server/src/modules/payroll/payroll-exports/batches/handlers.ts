import { by, keysetPage, sweepKeys } from '../../../../platform/data/paging.ts'
import { Continuation } from '../../../../platform/http/continuation.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { countInBatch } from '../../../time/work-days/port.ts'
import { daysAtOnce } from '../bounds.ts'
import type { payrollExports } from '../contract.ts'
import { isCorrectedByBatch } from '../lines/corrected.ts'
import { linesOf } from '../lines/store.ts'
import { exportLine } from '../lines/view.ts'
import type { batchOperations } from './contract.ts'
import { batchedPayouts } from '../../../time/balances/port.ts'
import { freeze } from './freezing.ts'
import { HeldBatch } from './in-steps.ts'
import { lookAhead, makeInSteps, refuseTooLarge, takesSteps } from './making.ts'
import { type MemberMaterial, materialOf } from './material.ts'
import { checkedPeriod, missingIn } from './period.ts'
import { previewOf } from './preview.ts'
import { readScope } from './scope.ts'
import { cancelInSteps, releaseSome } from './releasing.ts'
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

  async previewBatch({ body, caller, db, now, refuse }) {
    const period = checkedPeriod(body, refuse)
    const [missing, inProgress, scope, settings] = await Promise.all([
      missingIn(db, period),
      store.batchInProgress(db),
      readScope(db, period, { timeZone: caller.organisation.timeZone, now }),
      settingsOf(db),
    ])
    if (missing) refuse(missing)
    if (inProgress !== null) refuse('export_batch_in_progress')
    refuseTooLarge(scope, refuse)
    return previewOf(db, scope, settings.payrollNumberPolicy)
  },

  async createBatch({ body, caller, db, now, dryRun, services, refuse, commit }) {
    const period = checkedPeriod(body, refuse)
    const madeIn = { timeZone: caller.organisation.timeZone, now }
    const made = { id: newId(), by: caller.membership.id, now }
    const [missing, inProgress, large, { payrollNumberPolicy: policy }] = await Promise.all([
      missingIn(db, period),
      store.batchInProgress(db),
      takesSteps(db, period),
      settingsOf(db),
    ])
    if (missing) refuse(missing)
    if (inProgress !== null) refuse('export_batch_in_progress')
    if (large) {
      const making = { services, orgId: db.orgId, madeIn, period, policy, refuse }
      if (dryRun) return new Continuation(async () => ({ ...(await lookAhead(making, made)), id: null }))
      const held = new HeldBatch(services, db.orgId, made.id)
      await commit(rules.prepare(period, made), async batch => {
        await store.insertBatch(db, batch)
        await held.take(db)
      })
      return held.continue(steps => makeInSteps(making, held, steps))
    }
    const scope = await readScope(db, period, madeIn)
    const summary = new Summary(scope)
    const parts: MemberMaterial[] = []
    for await (const part of materialOf(db, scope)) {
      summary.add(part)
      parts.push(part)
    }
    const { material } = summary
    const decision = rules.check(material, policy) ?? rules.create(period, material, made)
    const batch = await commit(decision, created => store.insertBatch(db, created))
    // Nothing more can refuse, and a transaction is not held to throw its lines away.
    if (dryRun) return { ...batch, id: null }
    let position = 0
    for (const part of parts) {
      await freeze(db, commit, batch.id, part, position)
      position += part.lines.length
    }
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
      if (!dryRun) {
        await releaseSome(db, commit, batch.id)
        await batchedPayouts.released(db, batch.id)
      }
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

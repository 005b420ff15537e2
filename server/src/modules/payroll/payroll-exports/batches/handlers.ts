import { textByIndex } from '../../../../platform/data/listing.ts'
import { by, keysetPage, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { Continuation } from '../../../../platform/http/continuation.ts'
import { checkedRange } from '../../../../platform/http/date-range.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { employerExists } from '../../../company/catalogs/employers/port.ts'
import { staffGroupExists } from '../../../company/catalogs/staff-groups/port.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { batchedPayouts } from '../../../time/balances/port.ts'
import { countInBatch, type ExportPeriod } from '../../../time/work-days/port.ts'
import { daysAtOnce } from '../bounds.ts'
import type { payrollExports } from '../contract.ts'
import { linesOf } from '../lines/store.ts'
import { exportLine } from '../lines/view.ts'
import type { batchOperations } from './contract.ts'
import { freeze } from './freezing.ts'
import { HeldBatch } from './in-steps.ts'
import { lookAhead, makeInSteps, refuseTooLarge, takesSteps } from './making.ts'
import { materialOf, type MemberMaterial } from './material.ts'
import { previewOf } from './preview.ts'
import { cancelInSteps, releaseSome } from './releasing.ts'
import * as rules from './rules.ts'
import { readScope } from './scope.ts'
import * as store from './store.ts'
import { Summary } from './summary.ts'
import { batchView } from './view.ts'

type BatchHandlers = Pick<Handlers<typeof payrollExports>, keyof typeof batchOperations>

export const batchHandlers: BatchHandlers = {
  async listBatches({ query, db, language }) {
    return keysetPage(db, query, {
      operation: 'payrollExports.listBatches',
      listed: {
        alias: 'b',
        text: textByIndex(db.orgId, 'export_batches', 'b'),
        sorts: { createdAt: 'b.createdAt', updatedAt: 'b.updatedAt' },
      },
      keys: [by('b.createdAt', { direction: 'desc' }), by('b.id', { direction: 'desc' })],
      sweep: sweepKeys('b'),
      rows: keyset => store.listBatches(db, keyset),
      show: batch => batchView(batch, language),
    })
  },

  async previewBatch({ body, caller, db, now, language, refuse }) {
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
    return previewOf(db, scope, settings.payrollNumberPolicy, language)
  },

  async createBatch({ body, caller, db, now, dryRun, services, language, refuse, commit }) {
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
      if (dryRun)
        return new Continuation(async () => ({
          ...batchView(await lookAhead(making, made), language),
          id: null,
        }))
      const held = new HeldBatch(services, db.orgId, made.id)
      await commit(rules.prepare(period, made), async batch => {
        await store.insertBatch(db, batch)
        await held.take(db)
      })
      return held.continue(steps => makeInSteps(making, held, steps, language))
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
    if (dryRun) return { ...batchView(batch, language), id: null }
    let position = 0
    for (const part of parts) {
      await freeze(db, commit, batch.id, part, position)
      position += part.lines.length
    }
    return batchView(batch, language)
  },

  async getBatch({ params, db, language, refuse }) {
    const found = await store.findBatch(db, params.id)
    return batchView(found ?? refuse('export_batch_not_found'), language)
  },

  async listLines({ params, query, db, language, refuse }) {
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
    return { ...page, items: page.items.map(row => exportLine(row, found, language)) }
  },

  async cancelBatch({ params, body, db, now, dryRun, services, language, refuse, commit }) {
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
      return batchView(cancelled, language)
    }
    const held = new HeldBatch(services, db.orgId, batch.id)
    await commit(decision, async changed => {
      await store.saveState(db, changed)
      await held.take(db)
    })
    return held.continue(steps => cancelInSteps(held, steps, language))
  },
}

/**
 * Whether a later batch that is not cancelled takes lines of this one back, or reported overtime of weeks and periods that its
 * days are counted in, or reported a day again to an employer that this one took from it, or something else of a date without
 * entries.
 */
async function isCorrectedByBatch(db: TenantDb, batchId: Id): Promise<boolean> {
  const rows = await db.sql`
    select from export_lines l
    join export_batches b on b.org_id = ${db.orgId} and b.id = l.batch_id and b.state <> 'cancelled'
    where l.org_id = ${db.orgId} and l.correction_of_batch_id = ${batchId}
    union all
    select from export_batches own
    join export_days x on x.org_id = ${db.orgId} and x.batch_id = own.id
    join export_lines l on l.org_id = ${db.orgId} and l.work_day_id is null and l.membership_id = x.membership_id
      and l.work_date >= x.work_date and l.counted_from <= x.work_date and l.kind not in ('flex', 'payout')
      and (l.employer_id = x.employer_id or l.employer_id is null or x.employer_id is null)
    join export_batches b on b.org_id = ${db.orgId} and b.id = l.batch_id and b.state <> 'cancelled'
      and b.created_at > own.created_at
    where own.org_id = ${db.orgId} and own.id = ${batchId}
    union all
    select from export_batches own
    join export_days x on x.org_id = ${db.orgId} and x.batch_id = own.id and x.withdrawn
    join export_days o on o.org_id = ${db.orgId} and o.work_day_id = x.work_day_id and o.employer_key = x.employer_key
    join export_batches b on b.org_id = ${db.orgId} and b.id = o.batch_id and b.state <> 'cancelled'
      and b.created_at > own.created_at
    where own.org_id = ${db.orgId} and own.id = ${batchId}
    union all
    select from export_batches own
    join export_blank_dates x on x.org_id = ${db.orgId} and x.batch_id = own.id
    join export_blank_dates o on o.org_id = ${db.orgId} and o.membership_id = x.membership_id and o.work_date = x.work_date
      and (o.employer_id = x.employer_id or o.employer_id is null or x.employer_id is null)
    join export_batches b on b.org_id = ${db.orgId} and b.id = o.batch_id and b.state <> 'cancelled'
      and b.created_at > own.created_at
    where own.org_id = ${db.orgId} and own.id = ${batchId}
    limit 1`
  return rows.length > 0
}

interface Asked {
  readonly periodStart: string
  readonly periodEnd: string
  readonly employerId?: Id | null
  readonly groupId?: Id | null
}

/** The period of a body; refuses one that ends before it starts or is too long. */
function checkedPeriod(
  { periodStart, periodEnd, employerId, groupId }: Asked,
  refuse: Parameters<typeof checkedRange>[2],
): ExportPeriod {
  checkedRange({ from: periodStart, to: periodEnd }, limits.rangeDays.register, refuse)
  return {
    periodStart,
    periodEnd,
    employerId: employerId?.toLowerCase() ?? null,
    groupId: groupId?.toLowerCase() ?? null,
  }
}

/** What the period names and the organisation does not have. */
async function missingIn(
  db: TenantDb,
  { employerId, groupId }: ExportPeriod,
): Promise<'employer_not_found' | 'staff_group_not_found' | null> {
  const [employer, group] = await Promise.all([
    employerId === null || employerExists(db, employerId),
    groupId === null || staffGroupExists(db, groupId),
  ])
  if (!employer) return 'employer_not_found'
  return group ? null : 'staff_group_not_found'
}

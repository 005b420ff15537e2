import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Steps } from '../../../../platform/http/continuation.ts'
import type { Call, CommitOf } from '../../../../platform/http/handler.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Services } from '../../../../platform/services.ts'
import { daysInRange } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { PayrollNumberPolicy } from '../../../company/organisation/port.ts'
import { type ExportPeriod, flexMembers, hasMoreApproved } from '../../../time/work-days/port.ts'
import { batchDays, daysAtOnce, flexDatesAtOnce } from '../bounds.ts'
import type { payrollExports } from '../contract.ts'
import { freeze } from './freezing.ts'
import type { HeldBatch } from './in-steps.ts'
import { materialOf, materialOfMembers, partsOf } from './material.ts'
import { type BatchScope, type MadeIn, readScope } from './scope.ts'
import * as rules from './rules.ts'
import type { ExportBatch } from './shapes.ts'
import * as store from './store.ts'
import { batchView } from './view.ts'
import { Summary } from './summary.ts'

type Contract = typeof payrollExports
type CreateBatch = Contract['operations']['createBatch']

/** What a batch is made for, and how it is refused. */
export interface Making {
  readonly services: Services
  readonly orgId: Id
  readonly madeIn: MadeIn
  readonly period: ExportPeriod
  readonly policy: PayrollNumberPolicy
  readonly refuse: Call<Contract, CreateBatch>['refuse']
}

/** Whether a batch is too much for one transaction: more days, or more dates of members on flexitime. */
export async function takesSteps(db: TenantDb, period: ExportPeriod): Promise<boolean> {
  const [moreDays, onFlex] = await Promise.all([
    hasMoreApproved(db, period, daysAtOnce),
    flexMembers(db, period),
  ])
  return moreDays || onFlex.length * daysInRange(period.periodStart, period.periodEnd) > flexDatesAtOnce
}

/**
 * Makes a large batch, some members after others, in as many transactions as it takes. What it has taken is nobody's
 * to change; a day that is unapproved before its member's turn is not in it. A refusal takes all of it back.
 */
export async function makeInSteps(
  making: Making,
  held: HeldBatch,
  steps: Steps<ExportBatch, CommitOf<Contract, CreateBatch>>,
  language: Locale,
): Promise<ExportBatch> {
  const { services, orgId, madeIn, period, policy } = making
  const scope = await services.database.snapshot(orgId, db => readScope(db, period, madeIn))
  refuseTooLarge(scope, making.refuse)
  const summary = new Summary(scope)
  for (const members of partsOf(scope.members, daysAtOnce)) {
    const position = summary.lineCount
    const part = await steps.write(async (tx, commit) => {
      const [material] = await Promise.all([materialOfMembers(tx, scope, members, position), held.keep(tx)])
      await freeze(tx, commit, held.id, material, position)
      return material
    })
    summary.add(part)
  }
  const { material } = summary
  return steps.finish(async (tx, commit) => {
    const batch = await held.keep(tx)
    const decision = rules.check(material, policy) ?? rules.complete(batch, material, tx.now)
    return batchView(await commit(decision, completed => store.saveEnded(tx, completed)), language)
  })
}

/** What a large batch would be, on one unchanging picture; nothing is kept of it. */
export async function lookAhead(
  { services, orgId, madeIn, period, policy, refuse }: Making,
  made: Parameters<typeof rules.create>[2],
): Promise<ExportBatch> {
  const material = await services.database.snapshot(orgId, async db => {
    const scope = await readScope(db, period, madeIn)
    refuseTooLarge(scope, refuse)
    const summary = new Summary(scope)
    for await (const part of materialOf(db, scope)) summary.add(part)
    return summary.material
  })
  const refused = rules.check(material, policy)
  if (refused) refuse(refused.refusal, refused.detail, refused.extra)
  return rules.create(period, material, made).state
}

/** Refuses more days than a batch may have. */
export function refuseTooLarge({ dayCount }: Pick<BatchScope, 'dayCount'>, refuse: TooLarge): void {
  if (dayCount > batchDays)
    refuse('export_batch_too_large', `${dayCount} days wait in the period.`, { maxDays: batchDays })
}

type TooLarge = (
  code: 'export_batch_too_large',
  detail: string,
  extra: Readonly<Record<string, unknown>>,
) => never

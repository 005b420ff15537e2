import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Installment, settledInstallments } from '../installments/port.ts'
import { inTreeOrder, phaseBudgetsOf, phasesOfMixedBilling } from '../phases/port.ts'
import { type Billing, baselineHistoryOf } from '../record/port.ts'
import { progressOf } from '../status-updates/port.ts'
import type { Terms } from './places.ts'
import { recognitionRulesOf } from './store.ts'

interface TermsOfProject {
  readonly id: Id
  readonly billing: Billing
}

/** What was agreed on of projects, by date: six statements that travel together, however many projects there are. */
export async function termsOf(
  db: TenantDb,
  ids: IdSet,
  timeZone: string,
): Promise<(project: TermsOfProject) => Terms> {
  const [baselines, phases, phaseBudgets, rules, progress, settled] = await Promise.all([
    baselineHistoryOf(db, ids),
    phasesOfMixedBilling(db, ids),
    phaseBudgetsOf(db, ids),
    recognitionRulesOf(db, ids),
    progressOf(db, ids),
    settledInstallments(db, ids),
  ])
  const baselinesBy = Map.groupBy(baselines, ({ projectId }) => projectId)
  const phasesBy = Map.groupBy(phases, ({ projectId }) => projectId)
  const rulesBy = Map.groupBy(rules, ({ projectId }) => projectId)
  const progressBy = Map.groupBy(progress, ({ projectId }) => projectId)
  const settledBy = Map.groupBy(settled, ({ projectId }) => projectId)
  return ({ id, billing }) => ({
    billing,
    budget: (baselinesBy.get(id) ?? []).map(({ validFrom: from, budgetCents: cents }) => ({ from, cents })),
    phases: inTreeOrder(phasesBy.get(id) ?? []).map(({ phase }) => phase),
    phaseBudgets,
    rules: rulesBy.get(id) ?? [],
    progress: (progressBy.get(id) ?? []).map(({ createdAt, percentBp }) => ({
      date: dateIn(timeZone, createdAt),
      percentBp,
    })),
    installments: (settledBy.get(id) ?? []).flatMap(each => settledOn(each, timeZone)),
  })
}

/** An installment counts from when it was ready; given up or credited later, it is taken back on that day. */
function settledOn({ phaseId, cents, readyAt, endedAt }: Installment, timeZone: string) {
  if (cents === null || readyAt === null) return []
  const ready = { phaseId, cents, date: dateIn(timeZone, readyAt) }
  return endedAt === null ? [ready] : [ready, { phaseId, cents: -cents, date: dateIn(timeZone, endedAt) }]
}

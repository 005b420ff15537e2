import { type RawBuilder, sql } from 'kysely'
import { bigint, date, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Phase } from './record.ts'

/**
 * The changes of what phases bring or are capped at, by the day from which they hold. What one that never changed has
 * is in the phase alone.
 */
export const phaseBudgetTable = table(
  'projectPhaseBudgets',
  {
    projectPhaseId: uuid.fixed(),
    validFrom: date.fixed(),
    /** What held before; of several changes of a day before the first. */
    formerCents: bigint.nullable().fixed(),
    cents: bigint.nullable(),
  },
  { key: ['projectPhaseId', 'validFrom'] },
)

export type PhaseBudget = RowOf<typeof phaseBudgetTable>

/** The changes of the budgets of the phases of projects, in the order in which they hold. One statement. */
export const phaseBudgetsOf = (db: TenantDb, projectIds: IdSet): Promise<PhaseBudget[]> =>
  db.sql<PhaseBudget>`
    select ${phaseBudgetTable.select('b')}
    from project_phases f join project_phase_budgets b on b.org_id = ${db.orgId} and b.project_phase_id = f.id
    where f.org_id = ${db.orgId} and f.project_id = any(${idArray(projectIds)})
    order by b.project_phase_id, b.valid_from`

const fees = ['fixed', 'installments']

/** What a phase brings or is capped at now: one that was given up brings no fee. */
export const budgetNow = ({
  billing,
  state,
  budgetCents,
}: Pick<Phase, 'billing' | 'state' | 'budgetCents'>) =>
  state === 'cancelled' && fees.includes(billing ?? '') ? null : budgetCents

/** A query of phases with what they bring or are capped at by a day: before the first change what that says was before. */
export const agreedPhases = (orgId: string, asOf: PlainDate): RawBuilder<unknown> => sql`
  select f.id, f.project_id, f.name, f.billing,
    case when held.begun then held.cents when not held.begun then held.former_cents
      when f.state = 'cancelled' and f.billing = any(${fees}::text[]) then null else f.budget_cents end as budget_cents
  from project_phases f left join lateral (
    select b.valid_from <= ${asOf} as begun, b.cents, b.former_cents from project_phase_budgets b
    where b.org_id = ${orgId} and b.project_phase_id = f.id
    order by b.valid_from <= ${asOf} desc, case when b.valid_from <= ${asOf} then b.valid_from end desc, b.valid_from
    limit 1) held on true
  where f.org_id = ${orgId}`

/** Keeps what stored phases had before they become so, from today on; sent before they are saved. */
export const keepBudgets = (db: TenantDb, phases: readonly Phase[], today: PlainDate): Promise<unknown> =>
  db.sql`
    insert into project_phase_budgets as b (org_id, project_phase_id, valid_from, former_cents, cents)
    select ${db.orgId}, f.id, ${today}::date, f.former, n.cents
    from (
      select g.id, case when g.state = 'cancelled' and g.billing = any(${fees}::text[]) then null
        else g.budget_cents end as former
      from project_phases g where g.org_id = ${db.orgId}) f
    join jsonb_to_recordset(${JSON.stringify(phases.map(phase => ({ id: phase.id, cents: budgetNow(phase) })))}::jsonb)
      as n(id uuid, cents bigint) on n.id = f.id
    where f.former is distinct from n.cents
    on conflict (org_id, project_phase_id, valid_from) do update set cents = excluded.cents
    returning project_phase_id`

import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { DealState } from '../life.ts'

type Rows = RawBuilder<unknown>

/** The largest integer that a JSON number carries exactly. */
const largest = Number.MAX_SAFE_INTEGER

const sumOf = (column: string): RawBuilder<unknown> =>
  sql`least(coalesce(sum(${sql.ref(column)}), 0), ${largest})::bigint`

export interface ForecastRow {
  readonly cell: string
  readonly month: string
  readonly ownerMembershipId: Id | null
  readonly deals: number
  readonly dealsWithoutValue: number
  readonly valueCents: number
  readonly weightedCents: number
}

export const forecast = (db: TenantDb, rows: Rows): Promise<ForecastRow[]> =>
  db.sql<ForecastRow>`
    select r.cell, r.month, r.owner_membership_id, count(*) as deals,
      count(*) filter (where r.value_cents is null) as deals_without_value,
      ${sumOf('r.value_cents')} as value_cents, ${sumOf('r.weighted_cents')} as weighted_cents
    from ${rows} r group by r.cell, r.month, r.owner_membership_id order by r.month, r.cell`

export interface ConversionRow {
  readonly stageId: Id
  readonly entered: number
  readonly advanced: number
  readonly lost: number
  readonly open: number
}

/** Stages without a deal are left out. */
export const conversion = (db: TenantDb, rows: Rows): Promise<ConversionRow[]> =>
  db.sql<ConversionRow>`
    select r.stage_id, count(*) as entered, count(*) filter (where r.outcome = 'advanced') as advanced,
      count(*) filter (where r.outcome = 'lost') as lost, count(*) filter (where r.outcome = 'open') as open
    from ${rows} r group by r.stage_id`

export interface StayTimes {
  readonly stageId: Id
  readonly stays: number
  readonly averageSeconds: number
  readonly medianSeconds: number
  readonly longestSeconds: number
}

/** Stages that no deal left are left out. */
export const timeInStage = (db: TenantDb, rows: Rows): Promise<StayTimes[]> =>
  db.sql<StayTimes>`
    select r.stage_id, count(*) as stays, round(avg(r.seconds))::bigint as average_seconds,
      round(percentile_cont(0.5) within group (order by r.seconds))::bigint as median_seconds,
      round(max(r.seconds))::bigint as longest_seconds
    from ${rows} r group by r.stage_id`

export interface ClosedRow {
  readonly cell: string
  readonly outcome: 'won' | 'lost'
  readonly reasonId: Id | null
  readonly deals: number
  readonly valueCents: number
}

export const winLoss = (db: TenantDb, rows: Rows): Promise<ClosedRow[]> =>
  db.sql<ClosedRow>`
    select r.cell, r.outcome, r.reason_id, count(*) as deals, ${sumOf('r.value_cents')} as value_cents
    from ${rows} r group by r.cell, r.outcome, r.reason_id
    order by r.outcome desc, ${sumOf('r.value_cents')} desc, r.cell`

export interface DrilledDeal {
  readonly id: Id
  readonly title: string
  readonly state: DealState
  readonly customerId: Id | null
  readonly stageId: Id
  readonly ownerMembershipId: Id | null
  readonly valueCents: number | null
}

/** The deals of the rows of one number, each once. */
export const dealsBehind = (
  db: TenantDb,
  rows: Rows,
  { cell, outcome }: { readonly cell: string; readonly outcome?: string | undefined },
  keyset: RawBuilder<unknown>,
): Promise<DrilledDeal[]> =>
  db.sql<DrilledDeal>`
    select d.id, d.title, d.state, d.customer_id, d.stage_id, d.owner_membership_id, d.value_cents
    from deals d
    where d.org_id = ${db.orgId}
      and d.id in (
        select r.deal_id from ${rows} r
        where r.cell = ${cell} ${outcome === undefined ? sql`` : sql`and r.outcome = ${outcome}`})
      ${keyset}`

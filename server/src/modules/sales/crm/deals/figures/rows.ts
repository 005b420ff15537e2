import { type RawBuilder, sql } from 'kysely'
import type { Instant, PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'

// Each figure is worked out from rows `(deal_id, cell, …)`, and its drilldown reads the deals of the same rows: so a number
// and the deals behind it cannot differ.

interface Filter {
  readonly orgId: string
  readonly pipelineId?: Id | undefined
  readonly ownerMembershipId?: Id | undefined
}

interface Days extends Filter {
  readonly from: PlainDate
  readonly to: PlainDate
}

interface Instants extends Filter {
  readonly since: Instant
  readonly before: Instant
}

const only = (column: string, id: Id | undefined): RawBuilder<unknown> =>
  id === undefined ? sql`` : sql`and ${sql.ref(column)} = ${id}`

/** Open deals by month and owner. */
export const forecastRows = ({ orgId, from, to, pipelineId, ownerMembershipId }: Days) => sql`(
  select d.id as deal_id, to_char(d.expected_close_date, 'YYYY-MM') || '/' || coalesce(d.owner_membership_id::text, 'none')
      as cell,
    to_char(d.expected_close_date, 'YYYY-MM') as month, d.owner_membership_id, d.value_cents,
    round(d.value_cents::numeric * coalesce(d.probability_bp, s.probability_bp) / 10000)::bigint as weighted_cents
  from deals d join pipeline_stages s on s.org_id = ${orgId} and s.id = d.stage_id
  where d.org_id = ${orgId} and d.state = 'open' and d.expected_close_date between ${from} and ${to}
    ${only('d.pipeline_id', pipelineId)} ${only('d.owner_membership_id', ownerMembershipId)})`

/** Deals that got into a stage, each once for a stage, and what became of them. */
export const conversionRows = ({ orgId, since, before, pipelineId, ownerMembershipId }: Instants) => sql`(
  select e.deal_id, e.stage_id, e.stage_id::text as cell,
    case
      when d.state = 'won' or exists (
        select from deal_stage_stays n join pipeline_stages t on t.org_id = ${orgId} and t.id = n.stage_id
        where n.org_id = ${orgId} and n.deal_id = e.deal_id and n.pipeline_id = ${pipelineId}
          and n.entered_at > e.entered_at and t.position > s.position) then 'advanced'
      else d.state
    end as outcome
  from (
    select h.deal_id, h.stage_id, min(h.entered_at) as entered_at from deal_stage_stays h
    where h.org_id = ${orgId} and h.pipeline_id = ${pipelineId}
      and h.entered_at >= ${since} and h.entered_at < ${before}
    group by h.deal_id, h.stage_id) e
  join deals d on d.org_id = ${orgId} and d.id = e.deal_id
  join pipeline_stages s on s.org_id = ${orgId} and s.id = e.stage_id
  where true ${only('d.owner_membership_id', ownerMembershipId)})`

/** The times that deals were in a stage of the pipeline, by when they left it. */
export const stayRows = ({ orgId, since, before, pipelineId, ownerMembershipId }: Instants) => sql`(
  select h.deal_id, h.stage_id, h.stage_id::text as cell, extract(epoch from h.left_at - h.entered_at) as seconds
  from deal_stage_stays h join deals d on d.org_id = ${orgId} and d.id = h.deal_id
  where h.org_id = ${orgId} and h.pipeline_id = ${pipelineId} and h.left_at >= ${since} and h.left_at < ${before}
    ${only('d.owner_membership_id', ownerMembershipId)})`

/** Closed deals by outcome and reason. */
export const closedRows = ({ orgId, since, before, pipelineId, ownerMembershipId }: Instants) => sql`(
  select d.id as deal_id, d.state || '/' || coalesce(coalesce(d.won_reason_id, d.lost_reason_id)::text, 'none') as cell,
    d.state as outcome, coalesce(d.won_reason_id, d.lost_reason_id) as reason_id, d.value_cents
  from deals d
  where d.org_id = ${orgId} and d.closed_at >= ${since} and d.closed_at < ${before}
    ${only('d.pipeline_id', pipelineId)} ${only('d.owner_membership_id', ownerMembershipId)})`

import { type RawBuilder, sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import {
  fileEntry,
  type TimelineEntry,
  type TimelineSource,
  type TimelineSubject,
} from '../../../records/timeline/port.ts'
import { deals } from './contract.ts'
import { dealNotFound } from '../refusals.ts'
import { dealsWithIds } from './lookup.ts'

const kinds = ['deal_created', 'deal_stage_changed', 'deal_won', 'deal_lost', 'deal_reopened'] as const
type Kind = (typeof kinds)[number]

/** What happened to deals: those of a customer, or one. `which` is a condition on deals under the alias `d`. */
const entries = (orgId: string, which: RawBuilder<unknown>): TimelineEntry<Kind>[] => {
  const deal = { recordType: 'deal', recordId: sql`d.id`, id: sql`d.id`, title: sql`d.title` }
  const of = sql`d.org_id = ${orgId} and ${which}`
  const moved = { ...deal, at: sql`h.entered_at`, id: sql`h.id`, membershipId: sql`h.actor_membership_id` }
  // A deal that was closed in between comes back later than it left.
  const stays = (came: RawBuilder<unknown>) => sql`
    from deals d join deal_stage_stays h on h.org_id = ${orgId} and h.deal_id = d.id
      join pipeline_stages s on s.org_id = ${orgId} and s.id = h.stage_id
      cross join lateral (
        select p.left_at, t.name from deal_stage_stays p
          join pipeline_stages t on t.org_id = ${orgId} and t.id = p.stage_id
        where p.org_id = ${orgId} and p.deal_id = h.deal_id and (p.entered_at, p.id) < (h.entered_at, h.id)
        order by p.entered_at desc, p.id desc limit 1) b
    where ${of} and ${came}`
  return [
    { ...deal, kind: 'deal_created', at: sql`d.created_at`, rows: sql`from deals d where ${of}` },
    {
      ...moved,
      kind: 'deal_stage_changed',
      from: sql`b.name`,
      to: sql`s.name`,
      rows: stays(sql`b.left_at = h.entered_at`),
    },
    { ...moved, kind: 'deal_reopened', to: sql`s.name`, rows: stays(sql`b.left_at < h.entered_at`) },
    ...(['won', 'lost'] as const).flatMap((outcome): TimelineEntry<Kind>[] => {
      const closed = { ...deal, kind: `deal_${outcome}` as const }
      return [
        {
          ...closed,
          at: sql`d.closed_at`,
          to: reasonName(orgId, sql`coalesce(d.won_reason_id, d.lost_reason_id)`),
          rows: sql`from deals d where ${of} and d.state = ${sql.lit(outcome)}`,
        },
        {
          ...closed,
          at: sql`f.closed_at`,
          id: sql`f.id`,
          to: reasonName(orgId, sql`f.reason_id`),
          rows: sql`
            from deals d join deal_former_closings f on f.org_id = ${orgId} and f.deal_id = d.id
            where ${of} and f.outcome = ${sql.lit(outcome)}`,
        },
      ]
    }),
  ]
}

const reasonName = (orgId: string, id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select r.name from close_reasons r where r.org_id = ${orgId} and r.id = ${id})`

export const dealEntries: TimelineSource<Kind> = {
  kinds,
  sees: caller => mayCall(caller, deals.operations.list),
  of: {
    customer: {
      what: 'deals',
      entries: (orgId, customerId) => [
        ...entries(orgId, sql`d.customer_id = ${customerId}`),
        fileEntry(orgId, { type: 'deal', table: 'deals', which: sql`t.customer_id = ${customerId}` }),
      ],
    },
    deal: {
      what: 'stages, won and lost',
      entries: (orgId, dealId) => [
        ...entries(orgId, sql`d.id = ${dealId}`),
        fileEntry(orgId, { type: 'deal', table: 'deals', which: sql`t.id = ${dealId}` }),
      ],
    },
  },
}

export const dealSubject: TimelineSubject = {
  record: 'deal',
  operation: 'ofDeal',
  path: '/v1/crm/deals/{id}/timeline',
  missing: dealNotFound,
  exists: async (db, id) => (await dealsWithIds(db, [id])).length > 0,
}

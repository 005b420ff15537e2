import { mayOfDeals } from './may.ts'
import { namedFor } from '../../../../platform/names.ts'
import { freeTexts, namedRecords } from '../../../../platform/port.ts'
import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { type Module, module } from '../../../../platform/module.ts'
import { openWork, type OpenWork } from '../../../people/members/port.ts'
import { attachmentTarget, attachmentTargets } from '../../../records/attachments/port.ts'
import { customFieldKinds } from '../../../records/custom-fields/port.ts'
import { announcedUndoing, recordUses } from '../../../records/imports/port.ts'
import { findable } from '../../../records/search/port.ts'
import { timelineEntries, timelineSubjects } from '../../../records/timeline/port.ts'
import {
  customerFigures,
  customerOverview,
  type CustomerOverviewPart,
  type ContactUse,
  contactUses,
  type CustomerReference,
  customerReferences,
  movesCustomer,
  overviewItems,
} from '../../../work/customers/port.ts'
import { notForCaller } from '../attachment-rules.ts'
import { pipelines } from '../pipelines/contract.ts'
import { handlers as pipelineHandlers } from '../pipelines/handlers.ts'
import { dealNotFound } from '../refusals.ts'
import { bulkMoves } from './bulk/contract.ts'
import { handlers as bulkHandlers } from './bulk/handlers.ts'
import { closeReasons } from './close-reasons/register.ts'
import { deals } from './contract.ts'
import { dealEvents } from './events.ts'
import { dealFigures } from './figures/contract.ts'
import { handlers as figureHandlers } from './figures/handlers.ts'
import { handlers } from './handlers.ts'
import { dealsWithIds } from './lookup.ts'
import { openPipelines, refreshOpenPipelines } from './open-pipelines.ts'
import { products } from './products/register.ts'
import { dealKind } from './record.ts'
import { retiring } from './retiring/contract.ts'
import { handlers as retiringHandlers } from './retiring/handlers.ts'
import { searchedDeals, searchedProducts } from './search.ts'
import { dealEntries, dealSubject } from './timeline.ts'
import { dealsWithContacts, dealsWithCustomers, dealsWithProjects } from './uses.ts'

/** What is being sold to a customer, for anyone who reads deals. */
const overviewOfDeals: CustomerOverviewPart = {
  part: 'openDeals',
  sees: caller => mayCall(caller, deals.operations.list),
  fragment: ({ orgId, customerId }) => sql`(
    select jsonb_build_object(
      'count', (
        select count(*) from deals d
        where d.org_id = ${orgId} and d.customer_id = ${customerId} and d.state = 'open'),
      'valueCents', coalesce((
        select p.open_cents from customer_pipelines p
        where p.org_id = ${orgId} and p.customer_id = ${customerId}), 0),
      'deals', coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title, 'stageId', o.stage_id, 'stageName', s.name,
            'valueCents', o.value_cents, 'expectedCloseDate', o.expected_close_date,
            'ownerMembershipId', o.owner_membership_id)
          order by o.expected_close_date, o.id)
        from (
          select d.* from deals d
          where d.org_id = ${orgId} and d.customer_id = ${customerId} and d.state = 'open'
          order by d.expected_close_date, d.id limit ${overviewItems}) o
        join pipeline_stages s on s.org_id = ${orgId} and s.id = o.stage_id), '[]'::jsonb)))`,
}

/** Offers, contracts and other files of deals, for anyone who reads deals. */
const dealFiles = attachmentTarget({
  type: 'deal',
  roles: ['contract', 'document', 'photo'],
  missing: dealNotFound,
  changed: { of: 'a deal', by: 'who holds `crm.use`' },
  gate: caller => (mayCall(caller, deals.operations.get) ? null : notForCaller),
  async access(db, _caller, ids) {
    const found = await dealsWithIds(db, ids)
    return new Map(found.map(({ id }) => [id, { add: null, remove: null }]))
  },
  existing: async (db, ids) => (await dealsWithIds(db, ids)).map(({ id }) => id),
})

const plain = movesCustomer('deals', { sees: caller => mayCall(caller, deals.operations.list) })

/** The deals of a customer that is merged away; what the open ones are worth goes with them. */
const dealsOfCustomers: CustomerReference = {
  ...plain,
  columns: [...plain.columns, 'customer_pipelines.customer_id'],
  move(tx, merged) {
    tx.defer(plain.move(tx, merged))
    return refreshOpenPipelines(tx, [merged.loserId, merged.winnerId])
  },
}

/** Whom an open deal is made with is not forgotten. */
const peopleOfDeals: ContactUse = {
  keeps: (orgId, contactId) => sql<boolean>`exists (
    select from deal_contacts k join deals d on d.org_id = ${orgId} and d.id = k.deal_id
    where k.org_id = ${orgId} and k.contact_id = ${contactId} and d.state = 'open')`,
  lastTouched: (orgId, contactId) => sql`(
    select max(d.updated_at) from deal_contacts k join deals d on d.org_id = ${orgId} and d.id = k.deal_id
    where k.org_id = ${orgId} and k.contact_id = ${contactId})`,
}

/** The open deals that a member looks after. */
const openDealsOwned: OpenWork = {
  kind: 'open_deals',
  async count(db, membershipId) {
    const [found] = await db.sql<{ count: number }>`
      select count(*) as count from deals d
      where d.org_id = ${db.orgId} and d.owner_membership_id = ${membershipId} and d.state = 'open'`
    return found?.count ?? 0
  },
}

export const dealModules: readonly Module[] = [
  module({ contract: pipelines, handlers: pipelineHandlers }),
  module({ contract: retiring, handlers: retiringHandlers }),
  module({
    contract: deals,
    handlers,
    contributes: [
      contactUses.of(peopleOfDeals),
      freeTexts.of({ table: 'deals', texts: ['title', 'close_note', 'search_text'] }),
      freeTexts.of({ table: 'deal_lines', mirrored: false, texts: ['description'] }),
      mayOfDeals,
      namedRecords.of(namedFor('pipeline', 'pipelines', pipelines.operations.list)),
      namedRecords.of(namedFor('pipeline_stage', 'pipeline_stages', pipelines.operations.list)),
      namedRecords.of(namedFor('close_reason', 'close_reasons', closeReasons.contract.operations.list)),
      customFieldKinds.of(dealKind),
      ...findable(searchedDeals),
      customerFigures.of(openPipelines),
      customerReferences.of(dealsOfCustomers),
      customerOverview.of(overviewOfDeals),
      announcedUndoing('deal', dealEvents, ['deal.stage_changed', 'deal.won', 'deal.lost']),
      attachmentTargets.of(dealFiles),
      openWork.of(openDealsOwned),
      timelineEntries.of(dealEntries),
      timelineSubjects.of(dealSubject),
      recordUses.of(dealsWithCustomers),
      recordUses.of(dealsWithContacts),
      recordUses.of(dealsWithProjects),
    ],
  }),
  module({ contract: bulkMoves, handlers: bulkHandlers }),
  module({ contract: dealFigures, handlers: figureHandlers }),
  module({ ...closeReasons }),
  module({ ...products, contributes: findable(searchedProducts) }),
]

import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { openPage } from '../../../../platform/data/paging.ts'
import { handle, type Handler } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { leaverIds } from '../../../people/members/port.ts'
import { fieldsOf, heldValues } from '../../../records/custom-fields/port.ts'
import { projectWithId } from '../../../work/projects/record/port.ts'
import { allPipelines } from '../pipelines/store.ts'
import { circumstancesOf, movingBy } from './circumstances.ts'
import { closeReasons } from './close-reasons/register.ts'
import { deals } from './contract.ts'
import { dealKind, type DealRecord } from './record.ts'
import * as listStore from './list-store.ts'
import * as moves from './moves.ts'
import * as rules from './rules.ts'
import { orderOf } from './sorts.ts'
import * as store from './store.ts'
import { dealView } from './view.ts'

export const handlers = handle(deals, {
  async list({ query, caller, db, now, refuse }) {
    if ((query.externalSource === undefined) !== (query.externalId === undefined))
      refuse('external_ref_incomplete', 'Send externalSource and externalId together.')
    const { expectedCloseFrom: from, expectedCloseTo: to } = query
    if (from !== undefined && to !== undefined && to < from) refuse('range_end_before_start')
    const { sort, direction } = orderOf(query)
    const page = openPage(db, query, {
      operation: 'deals.list',
      listed: { alias: 'd' },
      keys: listStore.keysOf(sort, direction),
      sweep: listStore.sweep,
    })
    const held = query.cf === undefined ? [] : heldValues(await fieldsOf(db, dealKind.kind), query.cf)
    const today = dateIn(caller.organisation.timeZone, now)
    const filter = { ...query, leavers: query.unowned === true ? await leaverIds(db, today) : [] }
    const rows = held && (await listStore.listDeals(db, filter, { held, now, keyset: page.fragment }))
    const { items, pageInfo } = page.answer(rows ?? [])
    return { items: items.map(deal => dealView(deal, now)), pageInfo }
  },

  async get({ params, db, now, refuse }) {
    return dealView((await store.findDeal(db, params.id)) ?? refuse('crm_deal_not_found'), now)
  },

  async create({ body, caller, db, now, commit }) {
    const { fields, ...circumstances } = await circumstancesOf(db, caller, body)
    const decision = rules.create(body, { ...circumstances, id: newId() })
    const made = await commit(decision, after => store.saveDeals(db, [{ before: null, after }], fields))
    return dealView(made, now)
  },

  async update({ params, body, caller, db, now, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const deal = (await store.findDeal(db, params.id)) ?? refuse('crm_deal_not_found')
    const { fields, ...circumstances } = await circumstancesOf(db, caller, patch, deal)
    const unchanged = unchangedSince(expectedUpdatedAt, deal.updatedAt)
    const decision = rules.update(deal, patch, { ...circumstances, unchanged })
    const changed = await commit(decision, after =>
      after === deal ? Promise.resolve() : store.saveDeals(db, [{ before: deal, after }], fields),
    )
    return dealView(changed, now)
  },

  async changeStage({ params, body, caller, db, now, refuse, commit }) {
    const [found, pipelines] = await Promise.all([store.findDeal(db, params.id), allPipelines(db)])
    const deal = found ?? refuse('crm_deal_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, deal.updatedAt)
    const decision = moves.changeStage(deal, body, { ...movingBy(caller, db), pipelines, unchanged })
    return dealView(await commit(decision, saving(db, deal)), now)
  },

  async win({ params, body, db, now, refuse, commit }) {
    const { projectId, ...said } = body
    const [{ deal: found, closing, at }, project] = await Promise.all([
      closingOf(db, params.id, 'won', said),
      projectId == null ? null : projectWithId(db, projectId),
    ])
    const deal = found ?? refuse('crm_deal_not_found')
    if (project === undefined) refuse('project_not_found')
    return dealView(await commit(moves.win(deal, closing, at, project), saving(db, deal)), now)
  },

  async lose({ params, body, db, now, refuse, commit }) {
    const { deal: found, closing, at } = await closingOf(db, params.id, 'lost', body)
    const deal = found ?? refuse('crm_deal_not_found')
    return dealView(await commit(moves.lose(deal, closing, at), saving(db, deal)), now)
  },

  async reopen({ params, body, caller, db, now, refuse, commit }) {
    const [found, pipelines] = await Promise.all([store.findDeal(db, params.id), allPipelines(db)])
    const deal = found ?? refuse('crm_deal_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, deal.updatedAt)
    const decision = moves.reopen(deal, body, { ...movingBy(caller, db), pipelines, unchanged })
    return dealView(await commit(decision, saving(db, deal)), now)
  },
})

type Closing = Parameters<Handler<typeof deals, (typeof deals.operations)['lose']>>[0]['body']

/** A deal with the reason that it is to be closed with. */
async function closingOf(db: WriteTransaction, id: Id, outcome: 'won' | 'lost', body: Partial<Closing>) {
  const { reasonId, note = null, expectedUpdatedAt } = body
  const [deal, reason] = await Promise.all([
    store.findDeal(db, id),
    reasonId === undefined ? undefined : closeReasons.store.find(db, reasonId),
  ])
  const reasonFits = reasonId === undefined || (reason?.active === true && reason.outcome === outcome)
  return {
    deal,
    closing: { reasonId: reason?.id ?? null, note, reasonFits },
    at: { now: db.now, unchanged: deal === undefined || unchangedSince(expectedUpdatedAt, deal.updatedAt) },
  }
}

/** Saves a deal whose custom fields stay; one that did not change is there already. */
const saving = (tx: WriteTransaction, before: DealRecord) => (after: DealRecord) =>
  after === before ? Promise.resolve() : store.saveDeals(tx, [{ before, after }], [])

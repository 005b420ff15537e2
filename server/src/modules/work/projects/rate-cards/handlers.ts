import { textByIndex } from '../../../../platform/data/listing.ts'
import type { Caller } from '../../../../platform/access/caller.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { openPage } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { addDays, dateIn, type Instant, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { missingArticles } from '../../../company/articles/port.ts'
import { entryCategoryOf } from '../../../company/catalogs/entry-types/port.ts'
import { findMember } from '../../../people/members/port.ts'
import { customersWithIds } from '../../customers/port.ts'
import { projectWithId } from '../record/port.ts'
import { projectRolesWithIds } from '../roles/port.ts'
import { rateCards } from './contract.ts'
import type { Criteria } from './record.ts'
import { unlessRepricing } from './repricing-rules.ts'
import { repricedByDefault, repricedByRule } from './repricing.ts'
import * as rules from './rules.ts'
import type { MissingCode } from './rules.ts'
import type { NewRule } from './shapes.ts'
import * as store from './store.ts'
import { cardView, ruleView } from './view.ts'
import { type WhatIfAnswer, whatIf } from './what-if.ts'

const todayOf = ({ organisation }: Caller, now: Instant) => dateIn(organisation.timeZone, now)

/** The card and its rule. */
const both = (db: TenantDb, { id, ruleId }: { readonly id: Id; readonly ruleId: Id }) =>
  Promise.all([store.findCard(db, id), store.findRule(db, id, ruleId)])

export const handlers = handle(rateCards, {
  async list({ query, db }) {
    const page = openPage(db, query, {
      operation: 'rateCards.list',
      listed: {
        alias: 'c',
        text: textByIndex(db.orgId, 'rate_cards', 'c'),
        sorts: { code: 'c.code', name: 'c.name', updatedAt: 'c.updatedAt' },
      },
      keys: store.cardKeys,
      sweep: store.cardSweep,
    })
    const { items, pageInfo } = page.answer(await store.pageOfCards(db, page.fragment))
    return { items: items.map(cardView), pageInfo }
  },

  async get({ params, db, refuse }) {
    return cardView((await store.findCard(db, params.id)) ?? refuse('rate_card_not_found'))
  },

  async create({ body: { reprice = false, ...body }, db, now, services, commit }) {
    const [[holder], defaultCard] = await Promise.all([
      store.cardsWithCodes(db, [body.code]),
      store.defaultCard(db),
    ])
    const decision = rules.createCard(newId(), body, { now, codeHolder: holder?.id ?? null, defaultCard })
    const repriced = await repricedByDefault(db, services.contributions, decision)
    const { card } = await commit(unlessRepricing(decision, repriced, reprice), written =>
      store.saveCard(db, written),
    )
    return cardView(card)
  },

  async update({ params, body, db, now, services, refuse, commit }) {
    const { expectedUpdatedAt, dryRun: _, reprice = false, ...patch } = body
    const [found, holders, defaultCard] = await Promise.all([
      store.findCard(db, params.id),
      patch.code === undefined ? [] : store.cardsWithCodes(db, [patch.code]),
      store.defaultCard(db),
    ])
    const before = found ?? refuse('rate_card_not_found')
    if (!unchangedSince(expectedUpdatedAt, before.updatedAt)) refuse('rate_card_stale')
    const codeHolder = holders[0]?.id ?? null
    const decision = rules.updateCard(before, patch, { now, codeHolder, defaultCard })
    const repriced = await repricedByDefault(db, services.contributions, decision, before)
    const { card } = await commit(unlessRepricing(decision, repriced, reprice), written =>
      written.card === before ? Promise.resolve() : store.saveCard(db, written),
    )
    return cardView(card)
  },

  async listRules({ params, query, caller, db, now, refuse }) {
    const page = openPage(db, query, {
      operation: 'rateCards.listRules',
      listed: { alias: 'r' },
      keys: store.ruleKeys,
      sweep: store.ruleSweep,
      within: params.id,
    })
    const [card, rows] = await Promise.all([
      store.findCard(db, params.id),
      store.pageOfRules(db, params.id, page.fragment),
    ])
    if (!card) refuse('rate_card_not_found')
    const { items, pageInfo } = page.answer(rows)
    return { items: items.map(rule => ruleView(rule, todayOf(caller, now))), pageInfo }
  },

  async getRule({ params, caller, db, now, refuse }) {
    const [card, rule] = await both(db, params)
    if (!card) refuse('rate_card_not_found')
    return ruleView(rule ?? refuse('rate_rule_not_found'), todayOf(caller, now))
  },

  async createRule({ params, body, caller, db, now, services, refuse, commit }) {
    const { dryRun: _, reprice = false, ...wanted } = body
    const { card, decision } = await newRule(db, params.id, wanted, { now, refuse })
    const from = firstOf(wanted.versions.map(({ validFrom }) => validFrom))
    const repriced = await repricedByRule(db, services.contributions, { card, before: null, decision, from })
    const { rule } = await commit(unlessRepricing(decision, repriced, reprice), saved =>
      store.saveRules(db, [saved]),
    )
    return ruleView(rule, todayOf(caller, now))
  },

  async whatIfNew({ params, body, caller, db, now, services, refuse }) {
    const { card, decision } = await newRule(db, params.id, body, { now, refuse })
    if (decision.refusal !== undefined) return refuse(decision.refusal, decision.detail)
    const { rule: after, versions: added } = decision.state
    const tried = { card, before: null, after, added }
    return changeView(await whatIf(db, services.contributions, tried, caller.organisation.timeZone))
  },

  async addVersion({ params, body, caller, db, now, services, dryRun, refuse, commit }) {
    const [[found, stored], articleMissing] = await Promise.all([
      both(db, params),
      missingArticles(db, [body.articleId]),
    ])
    const card = found ?? refuse('rate_card_not_found')
    const before = stored ?? refuse('rate_rule_not_found')
    if (!unchangedSince(body.expectedUpdatedAt, before.updatedAt)) refuse('rate_rule_stale')
    const added = rules.versionOf(body, newId(), before.versions)
    const decision = rules.addVersion(before, added, now, articleMissing)
    const repriced = await repricedByRule(db, services.contributions, {
      ...{ card, before, decision },
      from: added.validFrom,
    })
    const guarded = unlessRepricing(decision, repriced, body.reprice ?? false)
    const change =
      dryRun && guarded.refusal === undefined
        ? await whatIf(
            db,
            services.contributions,
            { card, before, after: guarded.state.rule, added: [added] },
            caller.organisation.timeZone,
          )
        : null
    const { rule } = await commit(guarded, saved => store.saveRules(db, [saved]))
    return { rule: ruleView(rule, todayOf(caller, now)), change: change && changeView(change) }
  },

  async end({ params, body, caller, db, now, services, refuse, commit }) {
    const [found, stored] = await both(db, params)
    const card = found ?? refuse('rate_card_not_found')
    const before = stored ?? refuse('rate_rule_not_found')
    if (!unchangedSince(body.expectedUpdatedAt, before.updatedAt)) refuse('rate_rule_stale')
    const decision = rules.endRule(before, body.validTo, now)
    const repriced = await repricedByRule(db, services.contributions, {
      ...{ card, before, decision },
      from: addDays(body.validTo, 1),
    })
    const { rule } = await commit(unlessRepricing(decision, repriced, body.reprice ?? false), saved =>
      store.saveRules(db, [saved]),
    )
    return ruleView(rule, todayOf(caller, now))
  },

  async whatIf({ params, body, caller, db, now, services, refuse }) {
    const [[found, stored], articleMissing] = await Promise.all([
      both(db, params),
      missingArticles(db, [body.articleId]),
    ])
    const card = found ?? refuse('rate_card_not_found')
    const before = stored ?? refuse('rate_rule_not_found')
    const added = rules.versionOf(body, newId(), before.versions)
    const decision = rules.addVersion(before, added, now, articleMissing)
    if (decision.refusal !== undefined) return refuse(decision.refusal, decision.detail)
    const tried = { card, before, after: decision.state.rule, added: [added] }
    return changeView(await whatIf(db, services.contributions, tried, caller.organisation.timeZone))
  },
})

const changeView = ({ rows, projects, ...change }: WhatIfAnswer) => ({
  ...change,
  rows: [...rows],
  projects: [...projects],
})

const firstOf = (dates: readonly PlainDate[]): PlainDate =>
  dates.reduce((first, date) => (date < first ? date : first))

/** A rule that a card is to get, decided with all that its write meets. */
async function newRule(
  db: TenantDb,
  cardId: Id,
  { versions, ...given }: NewRule,
  { now, refuse }: { readonly now: Instant; readonly refuse: (code: 'rate_card_not_found') => never },
) {
  const criteria = rules.criteriaOf(given)
  const [found, others, criterion, articleMissing] = await Promise.all([
    store.findCard(db, cardId),
    store.rulesOfCards(db, [cardId]),
    missingCriterion(db, criteria),
    missingArticles(
      db,
      versions.map(({ articleId }) => articleId),
    ),
  ])
  const card = found ?? refuse('rate_card_not_found')
  const decision = rules.createRule(card.id, criteria, versions, {
    now,
    rules: others,
    missing: criterion ?? (articleMissing ? 'article_not_found' : null),
    nextId: newId,
  })
  return { card, decision }
}

/** The first criterion that names nothing of the organisation; the statements travel together. */
async function missingCriterion(
  db: TenantDb,
  { projectId, customerId, membershipId, projectRoleId, entryTypeId }: Criteria,
): Promise<MissingCode | null> {
  const [project, customers, member, roles, kind] = await Promise.all([
    projectId && projectWithId(db, projectId),
    customerId === null ? null : customersWithIds(db, [customerId]),
    membershipId && findMember(db, membershipId),
    projectRoleId === null ? null : projectRolesWithIds(db, [projectRoleId]),
    entryTypeId && entryCategoryOf(db, entryTypeId),
  ])
  if (projectId !== null && !project) return 'project_not_found'
  if (customers?.length === 0) return 'customer_not_found'
  if (membershipId !== null && !member) return 'membership_not_found'
  if (roles?.length === 0) return 'project_role_not_found'
  return entryTypeId !== null && !kind ? 'entry_type_not_found' : null
}

import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  cardTable,
  type RateCard,
  type RateRule,
  rowOfVersion,
  ruleTable,
  type SavedRule,
  versionTable,
} from './record.ts'
import type { WrittenCard } from './rules.ts'

export const cardKeys = [by('c.code'), by('c.id')]
export const cardSweep = sweepKeys('c')
export const ruleKeys = [by('r.createdAt'), by('r.id')]
export const ruleSweep = sweepKeys('r')

const cardsWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<RateCard[]> =>
  db.sql<RateCard>`
    select ${cardTable.select('c')} from rate_cards c where c.org_id = ${db.orgId} and ${condition}`

export const pageOfCards = (db: TenantDb, keyset: RawBuilder<unknown>): Promise<RateCard[]> =>
  cardsWhere(db, sql`true ${keyset}`)

export const findCard = async (db: TenantDb, id: Id): Promise<RateCard | undefined> =>
  (await cardsWhere(db, sql`c.id = ${id}`))[0]

export const defaultCard = async (db: TenantDb): Promise<RateCard | null> =>
  (await cardsWhere(db, sql`c.is_default`))[0] ?? null

export const cardsWithCodes = (db: TenantDb, codes: readonly string[]): Promise<RateCard[]> =>
  cardsWhere(db, sql`c.code = any(${codes}::text[])`)

export const cardsWithIds = (db: TenantDb, ids: readonly Id[]): Promise<RateCard[]> =>
  ids.length === 0 ? Promise.resolve([]) : cardsWhere(db, sql`c.id = any(${ids}::uuid[])`)

/** Those of the ids that are of active cards. */
export const activeCards = async (db: TenantDb, ids: readonly Id[]): Promise<Id[]> =>
  (await cardsWhere(db, sql`c.active and c.id = any(${ids}::uuid[])`)).map(({ id }) => id)

export async function saveCard(tx: WriteTransaction, { card, formerDefault }: WrittenCard): Promise<unknown> {
  // The other one stops being the default first: one at most is, after every statement.
  if (formerDefault) tx.defer(cardTable.upsert(tx, [formerDefault]))
  return cardTable.upsert(tx, [card])
}

/** New ones of which none takes the place of the default one. */
export const saveCards = (tx: WriteTransaction, cards: readonly RateCard[]): Promise<unknown> =>
  cardTable.upsert(tx, cards)

const versions = (orgId: string, condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to,
      'rateCentsPerHour', v.rate_cents_per_hour, 'articleId', v.article_id) order by v.valid_from), '[]'::jsonb)
    from rate_rule_versions v where v.org_id = ${orgId} and v.rate_rule_id = r.id and ${condition}) as versions`

const rulesWhere = (
  db: TenantDb,
  condition: RawBuilder<unknown>,
  ofVersions: RawBuilder<unknown> = sql`true`,
): Promise<RateRule[]> =>
  db.sql<RateRule>`
    select ${ruleTable.select('r')}, ${versions(db.orgId, ofVersions)} from rate_rules r
    where r.org_id = ${db.orgId} and ${condition}`

export const pageOfRules = (db: TenantDb, rateCardId: Id, keyset: RawBuilder<unknown>): Promise<RateRule[]> =>
  rulesWhere(db, sql`r.rate_card_id = ${rateCardId} ${keyset}`)

export const findRule = async (db: TenantDb, rateCardId: Id, id: Id): Promise<RateRule | undefined> =>
  (await rulesWhere(db, sql`r.rate_card_id = ${rateCardId} and r.id = ${id}`))[0]

export const rulesWithIds = (db: TenantDb, ids: readonly Id[]): Promise<RateRule[]> =>
  rulesWhere(db, sql`r.id = any(${ids}::uuid[])`)

export const rulesOfCards = (db: TenantDb, rateCardIds: readonly Id[]): Promise<RateRule[]> =>
  rulesWhere(db, sql`r.rate_card_id = any(${rateCardIds}::uuid[])`)

/**
 * The rules of cards, and of the default one, that may fit hours of projects, with the versions that hold on any day of a
 * range; and which card is the default. One statement.
 */
export const rulesBetween = (
  db: TenantDb,
  { rateCardIds, projectIds }: { readonly rateCardIds: IdSet; readonly projectIds: IdSet },
  from: PlainDate,
  to: PlainDate,
): Promise<(RateRule & { readonly ofDefault: boolean })[]> =>
  db.sql<RateRule & { readonly ofDefault: boolean }>`
    select ${ruleTable.select('r')}, c.is_default as of_default,
      ${versions(db.orgId, sql`v.valid_from <= ${to} and (v.valid_to is null or v.valid_to >= ${from})`)}
    from rate_cards c join rate_rules r on r.org_id = ${db.orgId} and r.rate_card_id = c.id
    where c.org_id = ${db.orgId} and (c.is_default or c.id = any(${idArray(rateCardIds)}))
      and (r.project_id is null or r.project_id = any(${idArray(projectIds)}))`

/** A query of the ids of the articles by which hours are invoiced that rules price. */
export const articlesOfRates = (orgId: string): RawBuilder<unknown> => sql`
  select v.article_id from rate_rule_versions v where v.org_id = ${orgId} and v.article_id is not null`

/** Saves rules with the versions that are new or ended. */
export function saveRules(tx: WriteTransaction, saved: readonly SavedRule[]): Promise<unknown> {
  tx.defer(
    ruleTable.upsert(
      tx,
      saved.map(({ rule }) => rule),
    ),
  )
  // An open version ends before the next one begins.
  const rows = saved.flatMap(({ rule, versions: changed }) =>
    changed.map(version => rowOfVersion(rule.id, version)),
  )
  const ended = rows.filter(({ validTo }) => validTo !== null)
  tx.defer(versionTable.upsert(tx, ended))
  return versionTable.upsert(
    tx,
    rows.filter(({ validTo }) => validTo === null),
  )
}

/** The statements that remove what an import made, in this order. */
export const removeVersions = (tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : tx.sql`delete from rate_rule_versions where org_id = ${tx.orgId} and id = any(${ids}::uuid[]) returning id`

export const removeRules = (tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : tx.sql`delete from rate_rules where org_id = ${tx.orgId} and id = any(${ids}::uuid[]) returning id`

export const removeCards = (tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : tx.sql`delete from rate_cards where org_id = ${tx.orgId} and id = any(${ids}::uuid[]) returning id`

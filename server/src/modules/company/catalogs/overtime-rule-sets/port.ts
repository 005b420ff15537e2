import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { DatedOvertimeRules } from './shapes.ts'

/** A fragment: the versions of a set as `DatedOvertimeRules`, oldest first, as `jsonb`; null without a set. */
export const overtimeRulesOf = (orgId: string, setId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules
    order by s.valid_from)
  from overtime_rule_set_versions s where s.org_id = ${orgId} and s.overtime_rule_set_id = ${setId})`

/** A set that may be named, with its versions. */
export interface ActiveOvertimeRuleSet {
  readonly id: Id
  readonly versions: readonly DatedOvertimeRules[]
}

/** Those of the sets that are active. */
export const activeOvertimeRuleSets = (db: TenantDb, ids: readonly Id[]): Promise<ActiveOvertimeRuleSet[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.sql<ActiveOvertimeRuleSet>`
        select o.id, ${overtimeRulesOf(db.orgId, sql`o.id`)} as versions from overtime_rule_sets o
        where o.org_id = ${db.orgId} and o.id = any(${ids}::uuid[]) and o.active`

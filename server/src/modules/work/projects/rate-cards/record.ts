import { type RowOf, table } from '../../../../platform/data/table.ts'
import { date, flag, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Version } from '../../../../platform/vocabulary/versioned-records.ts'
import type { Criteria } from './criteria.ts'

export const cardTable = table('rateCards', {
  id: uuid,
  code: text,
  name: text,
  isDefault: flag,
  active: flag,
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export const ruleTable = table('rateRules', {
  id: uuid,
  rateCardId: uuid.fixed(),
  projectId: uuid.nullable().fixed(),
  customerId: uuid.nullable().fixed(),
  membershipId: uuid.nullable().fixed(),
  projectRoleId: uuid.nullable().fixed(),
  entryTypeId: uuid.nullable().fixed(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export const versionTable = table('rateRuleVersions', {
  id: uuid,
  rateRuleId: uuid.fixed(),
  validFrom: date.fixed(),
  validTo: date.nullable(),
  rateCentsPerHour: integer.fixed(),
})

export type RateCard = RowOf<typeof cardTable>

/** What an hour is sold for, on the days that the version holds. */
export interface RateVersion extends Version {
  readonly rateCentsPerHour: number
}

/** A rule of a card with its versions, oldest first. */
export interface RateRule extends RowOf<typeof ruleTable>, Criteria {
  readonly versions: readonly RateVersion[]
}

/** What a write does to rules: the rules as they are then, and the versions that are new or ended. */
export interface SavedRule {
  readonly rule: RateRule
  readonly versions: readonly RateVersion[]
}

export const rowOfVersion = (rateRuleId: Id, { versionId, ...version }: RateVersion) => ({
  id: versionId,
  rateRuleId,
  ...version,
})

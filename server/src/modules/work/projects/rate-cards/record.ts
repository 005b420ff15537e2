import { date, flag, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Version } from '../../../../platform/vocabulary/versioned-records.ts'

/** The highest rate of an hour, in cents. */
export const rateLimit = 10_000_000

/** Versions that a new rule may be given at once. */
export const versionsAtOnce = 50

/** So many days of hours are looked at by a what-if, from the first day of the version on. */
export const whatIfDays = 366

/** So many changed rows are listed; the others are counted. */
export const listedChanges = 100

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
  articleId: uuid.nullable().fixed(),
})

export type RateCard = RowOf<typeof cardTable>

/** What an hour is sold for, on the days that the version holds. */
export interface RateVersion extends Version {
  readonly rateCentsPerHour: number
  /** The article by which the hours are invoiced; null: as their phase or project says. */
  readonly articleId: Id | null
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

/** What hours must be of for a rule to fit; null fits all. */
export interface Criteria {
  readonly projectId: Id | null
  readonly customerId: Id | null
  readonly membershipId: Id | null
  readonly projectRoleId: Id | null
  readonly entryTypeId: Id | null
}

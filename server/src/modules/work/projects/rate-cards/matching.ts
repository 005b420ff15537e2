import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import type { Criteria, RateRule, RateVersion } from './record.ts'

/** Hours as rules see them. */
export interface Priced {
  readonly projectId: Id
  readonly customerId: Id | null
  readonly membershipId: Id
  /** What the member is in the project on the day; null for nothing. */
  readonly projectRoleId: Id | null
  readonly entryTypeId: Id
}

/**
 * How much each criterion weighs. Each weighs more than all that come after it, so that no two sets of criteria weigh the
 * same: project and member before project and role before project, then customer, member, role and kind of work in the same
 * way, and last the rule without criteria. ADR 63.
 */
const weights = {
  projectId: 16,
  customerId: 8,
  membershipId: 4,
  projectRoleId: 2,
  entryTypeId: 1,
} as const satisfies Readonly<Record<keyof Criteria, number>>

export const criteriaNames = Object.keys(weights) as (keyof Criteria)[]

/** How specific a rule is: of those that fit, the one that weighs most wins. */
export const weightOf = (criteria: Criteria): number =>
  criteriaNames.reduce((sum, name) => sum + (criteria[name] === null ? 0 : weights[name]), 0)

export const isSameCriteria = (a: Criteria, b: Criteria): boolean =>
  criteriaNames.every(name => a[name] === b[name])

const fits = (rule: Criteria, hours: Priced): boolean =>
  fitsOne(rule.projectId, hours.projectId) &&
  fitsOne(rule.customerId, hours.customerId) &&
  fitsOne(rule.membershipId, hours.membershipId) &&
  fitsOne(rule.projectRoleId, hours.projectRoleId) &&
  fitsOne(rule.entryTypeId, hours.entryTypeId)

const fitsOne = (wanted: Id | null, given: Id | null): boolean => wanted === null || wanted === given

/** The rule that won, and its version of the day. */
export interface Winner {
  readonly rule: RateRule
  readonly version: RateVersion
}

/** Rules in the order in which they are tried. Of one weight no two fit the same hours. */
export const inOrder = (rules: readonly RateRule[]): readonly RateRule[] =>
  rules.toSorted((a, b) => weightOf(b) - weightOf(a))

/** Of the ordered rules those that fit, whatever the day: the first of them with a version of the day wins. */
export const fitting = (ordered: readonly RateRule[], hours: Priced): readonly RateRule[] =>
  ordered.filter(rule => fits(rule, hours))

/**
 * The first of the fitting rules that has a version of the day. One without a version of the day is as if it were not
 * there.
 */
export function winnerAmong(candidates: readonly RateRule[], workDate: PlainDate): Winner | null {
  for (const rule of candidates) {
    const version = versionAt(rule.versions, workDate)
    if (version) return { rule, version }
  }
  return null
}

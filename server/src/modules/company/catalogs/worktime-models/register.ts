import { refusals } from '../../../../platform/contract/refusals.ts'
import { Code, Name } from '../../../../platform/contract/shapes.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { required, workedOut } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { refuse, type Refused } from '../../../../platform/vocabulary/decision.ts'
import { share, type Validity } from '../../../../platform/vocabulary/versions.ts'
import { activeOvertimeRuleSets } from '../overtime-rule-sets/port.ts'
import { overtimeRuleSetNotFound } from '../overtime-rule-sets/refusals.ts'
import { periodLocked } from '../refusals.ts'
import { changeTerms } from '../terms-changed.ts'
import { worktimeModelNotFound } from './refusals.ts'
import { check, checkGiven, complete } from './rules.ts'
import { Kind, OvertimeRuleSetId, ruleShapes, type VersionRules } from './shapes.ts'

interface NamedSet {
  readonly id: string
  readonly versions: readonly (Validity & { readonly periodOvertimeAfterMinutes: number | null })[]
}

/**
 * The sets that versions name must be active. Period-based work of a length that the law does not know has its limit from the
 * set, from each version of it that is in force under the model's.
 */
function refusalOfSets(
  versions: readonly (VersionRules & Validity)[],
  active: readonly NamedSet[],
): Refused<'overtime_rule_set_not_found' | 'worktime_model_rules_invalid'> | undefined {
  for (const version of versions) {
    if (version.overtimeRuleSetId === null) continue
    const set = active.find(({ id }) => id === version.overtimeRuleSetId)
    if (!set)
      return refuse(
        'overtime_rule_set_not_found',
        `No active overtime rule set has the id ${version.overtimeRuleSetId}.`,
      )
    if (version.kind !== 'period' || version.periodOvertimeAfterMinutes !== null) continue
    const inForce = set.versions.filter(one => share(one, version))
    if (inForce.length === 0 || inForce.some(one => one.periodOvertimeAfterMinutes === null))
      return refuse(
        'worktime_model_rules_invalid',
        'A model of kind period needs a set with periodOvertimeAfterMinutes; the law knows it for two and three weeks only.',
      )
  }
  return undefined
}

/** What a member agreed on: the week, overtime, premiums, holidays, breaks, rounding, flexitime. */
export const worktimeModels = register({
  singular: 'worktime_model',
  plural: 'worktime_models',
  fields: { code: required(Code), name: required(Name) },
  versions: {
    fields: { kind: required(Kind), ...workedOut({ ...ruleShapes, overtimeRuleSetId: OvertimeRuleSetId }) },
    because: 'confirmed days keep the version they were made with',
    columns: ['kind', 'weeklyMinutes', 'overtimeRuleSetId'],
    checkGiven,
    complete,
    check,
    references: unfitRuleSet,
    added: (tx, { recordId, from, to }, contributions) =>
      changeTerms(tx, { worktimeModelId: recordId, from, to }, contributions),
  },
  uses: { ...periodLocked, ...overtimeRuleSetNotFound },
  refusals: refusals({
    ...worktimeModelNotFound,
    worktime_model_stale: {
      status: 409,
      title: 'The worktime model has changed',
      when: '`expectedUpdatedAt` is not the current `updatedAt` of the worktime model.',
      remedy: 'Read the model again, look at what changed, and send the change anew.',
    },
    worktime_model_rules_invalid: {
      status: 422,
      title: 'The rules contradict each other',
      when:
        'A version has rules that cannot hold together, such as day targets that do not add up to the week, ' +
        'or gives overtime rules beside the set of them that it names.',
      remedy: 'Read `detail`: it names the fields that contradict each other.',
    },
  }),
  operations: {
    create: {
      description:
        'A rule that is left out gets what the Working Time Act 872/2019 says, and the version keeps that value. ' +
        'Without `dayTargets` a fixed or flex week is five days of eight hours, and another kind has no targets. ' +
        'Without `weeklyMinutes` a fixed or flex week is the sum of its targets, a rota is full-time, 2400. ' +
        'Period-based work needs `periodWeeks` and `periodStartsOn`; for two and three weeks the law knows the limits. ' +
        'With `overtimeRuleSetId` overtime and premiums are those of the set.',
      refuses: ['worktime_model_rules_invalid', 'overtime_rule_set_not_found'],
      example: {
        body: {
          code: 'office-flex',
          name: 'Office, flexitime 37.5 h',
          versions: [{ validFrom: '2026-01-01', kind: 'flex', dayTargets: [450, 450, 450, 450, 450, 0, 0] }],
        },
      },
    },
    addVersion: {
      description:
        'Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because ' +
        'confirmed days keep the version they were made with. Rules that are left out are those of the law, not of ' +
        'the version before.',
      refuses: ['period_locked', 'worktime_model_rules_invalid', 'overtime_rule_set_not_found'],
      example: {
        body: { validFrom: '2027-01-01', kind: 'fixed', dayTargets: [450, 450, 450, 450, 450, 0, 0] },
      },
    },
  },
})

/** Why versions name a set of overtime rules that is not there, or that does not say what they need. */
async function unfitRuleSet(
  db: TenantDb,
  versions: readonly (VersionRules & Validity)[],
): Promise<Refused<'overtime_rule_set_not_found' | 'worktime_model_rules_invalid'> | undefined> {
  const named = new Set(versions.flatMap(({ overtimeRuleSetId }) => overtimeRuleSetId ?? []))
  return refusalOfSets(versions, await activeOvertimeRuleSets(db, [...named]))
}

import { Code, Name, oneOf } from '../../../../platform/contract/shapes.ts'
import { fixed, required, workedOut } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { Kind, leavePolicyChanged, ruleShapes } from './shapes.ts'
import { leavePolicyRefusals } from './refusals.ts'
import { check, complete } from './rules.ts'
import type { StarterNames } from '../../../../platform/vocabulary/starter-names.ts'

/** By code, what every organisation is given to begin with. */
export const starterNames = {
  annual_holiday: { fi: 'Vuosiloma', sv: 'Semester', en: 'Annual holiday' },
  seniority_leave: { fi: 'Palvelusvuosivapaa', sv: 'Ledighet för tjänsteår', en: 'Seniority leave' },
} as const satisfies StarterNames

/** By which rules leave is earned, carried over and lost. */
export const leavePolicies = register({
  singular: 'leave_policy',
  plural: 'leave_policies',
  called: {
    fi: { one: 'lomakäytäntö', none: 'lomakäytäntöä', many: 'lomakäytännöt' },
    sv: { one: 'ledighetsregeln', many: 'ledighetsreglerna' },
  },
  starters: starterNames,
  fields: {
    code: required(Code),
    name: required(Name),
    unit: fixed(
      required(
        oneOf(['days', 'minutes'], {
          description: 'What amounts of the policy and its accounts count. It never changes.',
        }),
      ),
    ),
  },
  versions: {
    fields: { kind: required(Kind), ...workedOut(ruleShapes) },
    because: 'what was earned keeps the version it was earned by',
    columns: ['kind'],
    current: ['kind'],
    complete,
    check,
    added: async (tx, { recordId, from }, contributions) => {
      for (const follow of contributions(leavePolicyChanged)) tx.lastly(() => follow(tx, recordId, from))
    },
  },
  refusals: leavePolicyRefusals,
  operations: {
    create: {
      description:
        'With its first versions. A rule that is left out is as the Annual Holidays Act 162/2005 says, or, of a `general` policy: calendar years, working days, everything carried over, the oldest taken first, nothing below zero.',
      refuses: ['leave_policy_rules_invalid'],
      example: {
        body: {
          code: 'seniority_leave',
          name: 'Seniority leave',
          unit: 'days',
          versions: [
            {
              validFrom: '2026-01-01',
              kind: 'general',
              levels: [
                {
                  startsAfter: 5,
                  startsAfterUnit: 'years',
                  amount: 3,
                  frequency: 'yearly',
                  gainedAt: 'start',
                },
              ],
              carryOverMax: 3,
              carryOverExpiresAfterMonths: 6,
            },
          ],
        },
      },
    },
    addVersion: {
      description:
        'Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because what was earned keeps the version it was earned by; where the new rules reach back, adjusting rows say what they change. `POST /v1/leave-policies/{id}/trial` tells beforehand.',
      refuses: ['leave_policy_rules_invalid'],
      example: { body: { validFrom: '2027-04-01', kind: 'finnish_annual_holiday', usableFrom: 'earned' } },
    },
  },
})

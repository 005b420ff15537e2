import { array, nullable, object, oneOf, type Static, Type } from '../../../../platform/contract/shapes.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { slot } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** What follows for accounts of a policy when it gets other rules from a date on. */
type LeavePolicyChanged = (tx: WriteTransaction, policyId: Id, from: PlainDate) => Promise<unknown>

/** The family that keeps the accounts contributes it. */
export const leavePolicyChanged = slot<LeavePolicyChanged>('leave.policy_changed')

export const policyKinds = ['finnish_annual_holiday', 'general'] as const
export type PolicyKind = (typeof policyKinds)[number]

export const Kind = oneOf(policyKinds, {
  description:
    'How leave is earned: `finnish_annual_holiday` by the Annual Holidays Act 162/2005, from the months worked between 1 April and 31 March; `general` by `levels`.',
})

const amount = (description: string) => Type.Number({ minimum: 0, maximum: 100_000, description })
const orNone = (description: string) => nullable(amount(description))
const count = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description })

const Level = object({
  startsAfter: count(
    0,
    36_500,
    'How long the employment must have lasted on the day on which a period earns, in `startsAfterUnit`.',
  ),
  startsAfterUnit: oneOf(['days', 'months', 'years'], { description: 'What `startsAfter` counts.' }),
  amount: amount('What a whole period earns, in the unit of the policy.'),
  frequency: oneOf(['monthly', 'quarterly', 'twice_a_year', 'yearly'], {
    description: 'How long a period is; periods are counted from the beginning of the leave year.',
  }),
  gainedAt: oneOf(['start', 'end'], {
    description: 'Whether a period earns on its first day or on its last.',
  }),
})
export type Level = Static<typeof Level>

/** Rules of both kinds. */
const commonShapes = {
  leaveYear: oneOf(['calendar', 'credit_year', 'anniversary'], {
    description:
      'When a leave year begins: on 1 January, on 1 April, or on the day of the year on which the employment began.',
  }),
  countedDates: oneOf(['holiday_act', 'working_days', 'weekdays', 'all'], {
    description:
      'Which dates of an absence take leave: `holiday_act` Monday to Saturday but for the days that 4 § of the act leaves out; `working_days` those on which the worktime model expects work; `weekdays` Monday to Friday but for public holidays; `all` every date.',
  }),
  carryOverMax: orNone('How much is carried over to the next leave year at most; null for all that is left.'),
  carryOverExpiresAfterMonths: nullable(
    count(1, 120, 'How many months what was carried over can be taken; null for as long as it is there.'),
  ),
  consumeOrder: oneOf(['oldest_first', 'newest_first'], {
    description: 'Which leave is taken first: that of the earliest leave year, or that of the latest.',
  }),
  expirySplit: oneOf(['by_day', 'by_start'], {
    description:
      'An absence that lasts over an expiry: `by_day` takes what expires for its days before it only, `by_start` for all its days.',
  }),
  negativeFloor: amount('How far below nothing leave may be taken, in the unit of the policy.'),
}

/** Rules of `general` policies. */
const levelShapes = {
  levels: array(Level, {
    maxItems: 20,
    description: 'What is earned; of several that fit the one with the longest employment counts.',
  }),
  balanceCap: orNone('Nothing is earned beyond so much on the account; null for no limit.'),
  yearlyCap: orNone('So much is earned in a leave year at most; null for no limit.'),
  rounding: oneOf(['none', 'up', 'down', 'nearest'], {
    description: 'How what a period earns is rounded to `roundingStep`.',
  }),
  roundingStep: Type.Number({
    minimum: 0.0001,
    maximum: 1440,
    description: 'What is rounded to, such as 0.5 for half days.',
  }),
  proration: oneOf(['days', 'none'], {
    description:
      'What a period earns that the employment covers in part: by its days (`days`), or all of it (`none`).',
  }),
}

/** The figures of the act. What agreements improve is another figure; a change of the law is another version. */
const actShapes = {
  daysPerMonth: amount('Days for a full month when the employment has lasted less than a year on 31 March.'),
  daysPerMonthFromYear: amount('Days for a full month, of the whole earning year, from a year on.'),
  fullMonthDays: count(1, 31, 'A month with so many days at work is full.'),
  fullMonthMinutes: count(
    1,
    44_640,
    'Where the contract does not give so many days in every month, a month with so many minutes of work is full.',
  ),
  freeTimeDaysPerMonth: amount(
    'Days of unpaid free time for a month of employment where the contract gives neither (8 §).',
  ),
  usableFrom: oneOf(['season', 'earned'], {
    description:
      'From when holiday can be taken: from 2 May after its earning year (`season`), or as soon as it is earned, as may be agreed (`earned`).',
  }),
  seasonDays: count(0, 60, 'Days that are to be given between 2 May and 30 September (20 §).'),
  illnessWaitingDays: count(
    0,
    60,
    'Days of illness during holidays of an earning year that are not given anew (25 §).',
  ),
  illnessWaitingAboveDays: count(
    0,
    60,
    'Only holiday beyond so many days of an earning year is reduced by them: four weeks (25 §).',
  ),
}

export const ruleShapes = { ...commonShapes, ...levelShapes, ...actShapes }

export type PolicyRules = { readonly [Name in keyof typeof ruleShapes]: Static<(typeof ruleShapes)[Name]> }
export type GivenRules = { readonly kind: PolicyKind } & {
  readonly [Name in keyof PolicyRules]?: PolicyRules[Name] | undefined
}

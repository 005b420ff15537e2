import {
  BasisPoints,
  nullable,
  object,
  oneOf,
  type Static,
  type TObject,
  Type,
} from '../../../../platform/contract/shapes.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Validity } from '../../../../platform/vocabulary/versions.ts'

const minutes = (maximum: number, description: string) => Type.Integer({ minimum: 0, maximum, description })

const weekMinutes = 7 * 1440

const clockTimes = {
  fromMinutes: minutes(
    1440,
    'Where it begins, minutes from midnight; of a time that the clocks repeat the first one.',
  ),
  toMinutes: minutes(1440, 'Where it ends, minutes from midnight; before its beginning, on the next day.'),
}
const Premium = (description: string) => object({ ...clockTimes, premiumBp: BasisPoints }, { description })

/**
 * What turns long, late and Sunday work into overtime and premiums: rules of a set, or of a version of a worktime model that
 * names no set. Sections are those of the Working Time Act 872/2019.
 */
export const overtimeRuleShapes = {
  dailyOvertimeAfterMinutes: minutes(
    1440,
    'Daily overtime begins above this (5 § and 16 §). A period broken off has overtime above it on average (20 §).',
  ),
  overtimeFirstTierMinutes: minutes(
    1440,
    'So much daily overtime at +50 %, the rest at +100 %, and on average in a period broken off (20 §).',
  ),
  weeklyOvertimeAfterMinutes: nullable(
    minutes(
      weekMinutes,
      'Weekly overtime begins above this (5 § and 16 §); null where hours average (11 §).',
    ),
  ),
  weeklyFirstTierMinutes: nullable(
    minutes(weekMinutes, 'So much weekly overtime at +50 %, the rest at +100 %; null: all at +50 % (20 §).'),
  ),
  periodOvertimeAfterMinutes: nullable(
    minutes(
      53 * weekMinutes,
      'Overtime of a period begins above this: 4800 in two weeks, 7200 in three (7 §). Null without such overtime.',
    ),
  ),
  periodFirstTierMinutes: nullable(
    minutes(
      weekMinutes,
      'So much overtime of a period at +50 %: 720 in two weeks, 1080 in three (20 §). Null: all of it.',
    ),
  ),
  overtimeCompensation: oneOf(['paid', 'overtime_account', 'banked_leave'], {
    description:
      'Where additional work and overtime go: to pay, time off (21 §) or the working-time bank (14 §).',
  }),
  evening: nullable(Premium('Evening work, known to agreements only; null where nothing is paid for it.')),
  night: nullable(
    Premium('Night work, 23:00–06:00 (8 §); the law asks for no extra pay. Null where none is paid.'),
  ),
  sundayPremiumBp: Type.Integer({
    minimum: 0,
    maximum: 100_000,
    description: 'For Sundays and public holidays; 10000 (20 §). 0 turns the lines off.',
  }),
}

/** Every overtime rule, by the name of its field. */
export type OvertimeRules = Static<TObject<typeof overtimeRuleShapes>>

/** One dated version of a set with every rule of it. */
export interface DatedOvertimeRules extends OvertimeRules, Validity {
  readonly versionId: Id
}

export const overtimeRuleNames = Object.keys(overtimeRuleShapes) as readonly (keyof OvertimeRules)[]

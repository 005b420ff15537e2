import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

/** What a plan may break. Each is answered with `violations`: everything that the shift breaks, with its severity and section. */
export const ruleRefusals = refusals(translations, {
  shift_overlap: {
    status: 422,
    title: 'The shift overlaps another',
    when: 'The member has another shift at the same time, in this unit or in another one. No unit can change the severity of this rule.',
    remedy: 'Move one of the two, or give it to somebody else.',
  },
  shift_period_locked: {
    status: 422,
    title: 'A payroll lock covers the day of the shift',
    when: 'The day on which the shift is, or was, is locked for its member. No unit can change the severity of this rule.',
    remedy: 'Have the lock lifted, or plan another day.',
  },
  shift_member_absent: {
    status: 422,
    title: 'The member is absent',
    when: 'An approved absence covers the time of the shift, and the unit refuses that or asks for a reason.',
    remedy: 'Give the shift to somebody else, or send `overrideReason` where the severity is `override`.',
  },
  shift_unit_closed: {
    status: 422,
    title: 'The unit is closed',
    when: 'The unit is closed on the date of the shift, and refuses that or asks for a reason.',
    remedy: 'Plan another day, or send `overrideReason` where the severity is `override`.',
  },
  shift_daily_rest: {
    status: 422,
    title: 'There is too little daily rest',
    when: 'Within 24 hours from the beginning of a shift there is too little rest without interruption (Working Time Act 25 §), and the unit refuses that or asks for a reason.',
    remedy: 'Leave more time between the shifts, or send `overrideReason` where the severity is `override`.',
  },
  shift_weekly_rest: {
    status: 422,
    title: 'There is too little weekly rest',
    when: 'A week has too little rest without interruption (Working Time Act 27 §), and the unit refuses that or asks for a reason.',
    remedy: 'Leave a longer rest in the week, or send `overrideReason` where the severity is `override`.',
  },
  shift_weekly_maximum: {
    status: 422,
    title: 'Too much work is planned on average',
    when: 'On average over some weeks the member works more than is allowed (Working Time Act 18 §), and the unit refuses that or asks for a reason.',
    remedy: 'Plan less for the member, or send `overrideReason` where the severity is `override`.',
  },
  shift_nights_in_row: {
    status: 422,
    title: 'There are too many night shifts in a row',
    when: 'The member has more night shifts one after the other than are allowed (Working Time Act 8 §), and the unit refuses that or asks for a reason.',
    remedy: 'Leave a night free between them, or send `overrideReason` where the severity is `override`.',
  },
  shift_above_staffing: {
    status: 422,
    title: 'More are planned than the unit takes',
    when: 'In an hour of the shift more members are planned than the hourly staffing of the unit allows, and the unit refuses that or asks for a reason.',
    remedy: 'Plan another time, or send `overrideReason` where the severity is `override`.',
  },
  shift_below_staffing: {
    status: 422,
    title: 'Fewer are planned than the unit needs',
    when: 'In an hour of the published plan fewer members have a shift than the hourly staffing of the unit needs, and the unit refuses that or asks for a reason.',
    remedy: 'Plan more members for the hour, or send `overrideReason` where the severity is `override`.',
  },
  shift_notice_short: {
    status: 422,
    title: 'The plan is told too late',
    when: 'Members are told of it later than a week before it begins (Working Time Act 30 §), and the unit refuses that or asks for a reason.',
    remedy: 'Publish later days only, or send `overrideReason` where the severity is `override`.',
  },
})

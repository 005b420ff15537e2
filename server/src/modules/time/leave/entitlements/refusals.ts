import { date } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

/** What absences that take leave are refused with. */
export const leaveEntitlementExceeded = refusals(translations, {
  leave_entitlement_exceeded: {
    status: 422,
    title: 'There is not so much leave left',
    when: 'An absence, or a correction, would take more than the member has left on its dates, plans and the floor of the policy considered, or leave of a policy that the member has no balance of; `available` says what is left.',
    remedy:
      'Ask for fewer days or for later dates, or let somebody correct the balance, or put the member into a leave group with the policy.',
  },
})

export const leaveBalanceNotFound = refusals(translations, {
  leave_balance_not_found: {
    status: 404,
    title: 'No such leave balance',
    when: 'No leave balance of the organisation has this id, or the caller has no right to know of it.',
    remedy: 'Read the ids from `GET /v1/leave-balances`.',
  },
})

export const leaveBalanceRefusals = refusals(translations, {
  ...leaveEntitlementExceeded,
  ...leaveBalanceNotFound,
  leave_amount_zero: {
    status: 422,
    title: 'Nothing would move',
    when: 'A correction of 0 was sent, or of so little that it comes to 0 in ten thousandths of a day or an hour.',
    remedy: 'Send an amount other than 0.',
  },
  leave_year_unknown: {
    status: 422,
    values: {
      effectiveDate: date('The day on which the leave year is to be open.'),
    },
    title: 'No leave year begins on the day',
    when: '`leaveYearStart` is not the first day of a leave year of the policy, or its leave can be taken no more.',
    remedy:
      'Send the beginning of a leave year as `GET /v1/leave-balances/{id}/explain` names them, or leave it out.',
  },
  leave_correction_own: {
    status: 403,
    title: 'Nobody corrects their own leave',
    when: 'A member who is no administrator was to correct their own leave balance.',
    remedy: 'Let somebody else who answers for personnel do it.',
  },
  leave_illness_without_holiday: {
    status: 422,
    values: {
      from: date('The first day of the illness.'),
      to: date('Its last day.'),
    },
    title: 'No holiday was taken on these days',
    when: 'The absence has taken no leave from the balance on any of the days of illness, or what it took was given anew already.',
    remedy: 'Name the absence that took the holiday, and days of it.',
  },
})

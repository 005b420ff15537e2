import { date } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const balanceNotFound = refusals(translations, {
  balance_not_found: {
    status: 404,
    title: 'No such balance account',
    when: 'No balance account that the caller may read has this id.',
    remedy: 'Read the accounts from `GET /v1/balances` or `GET /v1/me/balances`.',
  },
})

export const balanceFloorExceeded = refusals(translations, {
  balance_floor_exceeded: {
    status: 422,
    title: 'The balance does not reach',
    when: 'More time was to be taken or paid out than the balance has above its floor; `available` says how many minutes that is.',
    remedy: 'Ask for at most `available` minutes.',
  },
})

/** What a movement by hand may be refused with, a payout too. */
export const balanceOwnAccount = refusals(translations, {
  balance_date_in_future: {
    status: 422,
    values: {
      date: date('The day that was sent.'),
      today: date('The present day of the organisation.'),
    },
    title: 'The date is not there yet',
    when: 'A correction, an opening balance or a payout was to take effect after today.',
    remedy: 'Send today or an earlier date.',
  },
  balance_own_account: {
    status: 403,
    title: 'Own balances are moved by somebody else',
    when: 'The caller corrected, opened or paid out a balance of their own, and the setting `selfApprovalAllowed` is off.',
    remedy: 'Have somebody else do it.',
  },
})

export const balanceRefusals = refusals(translations, {
  ...balanceNotFound,
  ...balanceFloorExceeded,
  ...balanceOwnAccount,
  balance_time_bank_mismatch: {
    status: 422,
    title: 'The kind and the time bank contradict each other',
    when: '`timeBankId` was sent for a kind other than `time_bank`, or is missing for that kind.',
    remedy: 'Send `timeBankId` with the kind `time_bank` alone.',
  },
  balance_amount_zero: {
    status: 422,
    title: 'Nothing would move',
    when: 'A correction or an opening balance of 0 minutes was sent.',
    remedy: 'Send minutes other than 0.',
  },
})

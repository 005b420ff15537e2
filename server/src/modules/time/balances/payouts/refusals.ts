import { refusals } from '../../../../platform/contract/refusals.ts'

export const payoutRefusals = refusals({
  balance_payout_not_found: {
    status: 404,
    title: 'No such payout',
    when: 'The balance account has no payout with this id.',
    remedy: 'Read the payouts from `GET /v1/balances/{id}/payouts`.',
  },
  balance_payout_not_waiting: {
    status: 409,
    title: 'The payout does not wait any more',
    when: 'A payout was to be withdrawn that a payroll batch has told, or that is withdrawn already.',
    remedy: 'Cancel the batch first, if it has not been delivered.',
  },
})

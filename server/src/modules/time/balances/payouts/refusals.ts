import { refusals } from '../../../../platform/contract/refusals.ts'

export const payoutRefusals = refusals({
  balance_payout_not_found: {
    status: 404,
    title: 'No such payout',
    when: 'The balance account has no payout with this id.',
    remedy: 'Read the payouts from `GET /v1/balances/{id}/payouts`.',
    translations: {
      fi: ['Saldon maksua ei löydy', 'Hae maksut osoitteesta `GET /v1/balances/{id}/payouts`.'],
      sv: ['Utbetalningen finns inte', 'Hämta utbetalningarna från `GET /v1/balances/{id}/payouts`.'],
    },
  },
  balance_payout_not_waiting: {
    status: 409,
    title: 'The payout does not wait any more',
    when: 'A payout was to be withdrawn that a payroll batch has told, or that is withdrawn already.',
    remedy: 'Cancel the batch first, if it has not been delivered.',
    translations: {
      fi: ['Saldon maksu ei enää odota', 'Peru ensin palkka-aineisto, jos sitä ei ole toimitettu.'],
      sv: ['Utbetalningen väntar inte längre', 'Annullera först löneunderlaget, om det inte har levererats.'],
    },
  },
})

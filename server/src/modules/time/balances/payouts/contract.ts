import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import {
  CreatedAt,
  described,
  DryRun,
  IdOf,
  Minutes,
  named,
  nullable,
  object,
  oneOf,
  optional,
  page,
  PlainDate,
  RecordId,
  sweeping,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { balanceFloorExceeded, balanceNotFound, balanceOwnAccount } from '../accounts/refusals.ts'
import { mostMinutes, Reason } from '../accounts/shapes.ts'
import { payoutLife, payoutStates } from './record.ts'
import { payoutRefusals } from './refusals.ts'

const needs = ['payroll.run', 'org.admin'] as const
const ById = { id: idOf('balance_not_found') }

const BalancePayout = named(
  'BalancePayout',
  object({
    id: RecordId,
    accountId: described(IdOf('balance_account'), 'The balance account that it is paid out of.'),
    membershipId: described(IdOf('membership'), 'Whose balance it is.'),
    effectiveDate: described(PlainDate, 'The day from whose end on it is gone from the balance.'),
    minutes: described(Minutes, 'How much is paid out, in minutes.'),
    reason: Type.String({ description: 'Why, in the words of whoever paid it out.' }),
    state: oneOf(payoutStates, {
      description: '`waiting` for a payroll batch, `told` by one, or `withdrawn` before that.',
    }),
    exportBatchId: described(
      nullable(IdOf('export_batch')),
      'The payroll batch that has told it; null while none has.',
    ),
    askedByMembershipId: described(
      nullable(IdOf('membership')),
      'Who paid it out; null for a key of the organisation.',
    ),
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  }),
)

export const balancePayouts = contract({
  name: 'balancePayouts',
  tag: 'Balances',
  refusals: payoutRefusals,
  uses: { refusals: { ...balanceNotFound, ...balanceFloorExceeded, ...balanceOwnAccount } },
  events: {},
  lifecycles: [payoutLife],
  audited: { balance_payout: { '*': 'open', reason: 'personal' } },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/balances/{id}/payouts',
      sweeps: { table: 'balance_payouts', deletions: 'never' },
      summary: 'List the payouts of a balance',
      description: 'Page through what was paid out of an account, the newest first.',
      needs,
      params: ById,
      listed: { ids: true },
      query: object(sweeping),
      answers: page(BalancePayout),
      refuses: ['balance_not_found'],
    },
    payOut: {
      method: 'POST',
      path: '/v1/balances/{id}/payout',
      summary: 'Pay out a balance',
      description:
        'Takes minutes from a balance and has them paid: the next payroll batch of the member whose period reaches the day has a line of the kind `payout` for them. When that batch is cancelled, they wait for the next. Nobody is paid what is not there.',
      needs,
      params: ById,
      body: object({
        minutes: Type.Integer({
          minimum: 1,
          maximum: mostMinutes,
          examples: [600],
          description: 'How much is paid out, in minutes.',
        }),
        effectiveDate: optional(
          described(
            PlainDate,
            'The day from whose end on it is gone from the balance; today when absent, and never later.',
          ),
        ),
        reason: Reason,
        dryRun: DryRun,
      }),
      status: 201,
      answers: BalancePayout,
      refuses: [
        'balance_not_found',
        'balance_floor_exceeded',
        'balance_own_account',
        'balance_date_in_future',
      ],
      example: { body: { minutes: 600, reason: 'Agreed with the member.' } },
    },
    withdraw: {
      method: 'POST',
      path: '/v1/balances/{id}/payouts/{payoutId}/withdraw',
      summary: 'Withdraw a payout',
      description: 'Gives back to the balance what no payroll batch has told yet.',
      needs,
      params: { ...ById, payoutId: idOf('balance_payout_not_found') },
      body: object({ dryRun: DryRun }),
      answers: BalancePayout,
      refuses: ['balance_not_found', 'balance_payout_not_found', 'balance_payout_not_waiting'],
      example: { body: {} },
    },
  },
})

import { contract } from '../../../../../platform/contract/family.ts'
import { exampleId } from '../../../../../platform/contract/openapi/example-id.ts'
import { idOf } from '../../../../../platform/contract/operation.ts'
import {
  DryRun,
  object,
  oneOf,
  optional,
  page,
  sweeping,
  Text,
  Type,
} from '../../../../../platform/contract/shapes.ts'
import { BalanceCorrection, correctionStates } from '../shapes.ts'
import { correctionLife } from './record.ts'
import { correctionRefusals } from './refusals.ts'

const deciders = ['worktime.supervise', 'payroll.run', 'org.admin'] as const
const ById = { id: idOf('balance_correction_not_found') }
const refuses = [
  'balance_correction_not_found',
  'balance_correction_decided',
  'balance_correction_own',
] as const

export const balanceCorrections = contract({
  name: 'balanceCorrections',
  tag: 'Balances',
  refusals: correctionRefusals,
  events: {},
  lifecycles: [correctionLife],
  audited: { balance_correction: { '*': 'open', reason: 'personal', declineReason: 'personal' } },
  operations: {
    list: {
      may: true,
      method: 'GET',
      path: '/v1/balance-corrections',
      sweeps: { table: 'balance_corrections', deletions: 'never' },
      summary: 'List corrections of balances',
      description:
        'Page through the corrections that needed a second person, the newest first: those of the members in reach.',
      needs: deciders,
      listed: { ids: true },
      query: object({
        ...sweeping,
        state: optional(oneOf(correctionStates, { description: 'Only corrections in this state.' })),
        accountId: optional(
          Type.String({
            format: 'uuid',
            description: 'Only corrections of the account.',
            examples: [exampleId('accountId')],
          }),
        ),
      }),
      answers: page(BalanceCorrection),
    },
    get: {
      may: true,
      method: 'GET',
      path: '/v1/balance-corrections/{id}',
      summary: 'Read a correction of a balance',
      description: 'Whoever the decision is delegated to reads it while it waits.',
      needs: deciders,
      params: ById,
      answers: BalanceCorrection,
      refuses: ['balance_correction_not_found'],
    },
    approve: {
      method: 'POST',
      path: '/v1/balance-corrections/{id}/approve',
      summary: 'Approve a correction of a balance',
      description:
        'Lets the balance move. Whoever asked for it, and whose balance it is, cannot. Whoever it is delegated to may do it too.',
      needs: deciders,
      params: ById,
      body: object({ dryRun: DryRun }),
      answers: BalanceCorrection,
      refuses,
      example: { body: {} },
    },
    decline: {
      method: 'POST',
      path: '/v1/balance-corrections/{id}/decline',
      summary: 'Decline a correction of a balance',
      description: 'Whoever it is delegated to may do it too.',
      needs: deciders,
      params: ById,
      body: object({
        reason: optional(Text(1000, { description: 'Why, for whoever asked for it.' })),
        dryRun: DryRun,
      }),
      answers: BalanceCorrection,
      refuses,
      example: { body: { reason: 'The travel was recorded on Friday.' } },
    },
    withdraw: {
      method: 'POST',
      path: '/v1/balance-corrections/{id}/withdraw',
      summary: 'Withdraw a correction of a balance',
      description: 'Takes back a correction that nobody has decided; only whoever asked for it can.',
      needs: deciders,
      params: ById,
      body: object({ dryRun: DryRun }),
      answers: BalanceCorrection,
      refuses,
      example: { body: {} },
    },
  },
})

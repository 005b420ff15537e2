import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import {
  described,
  object,
  onlyOf,
  optional,
  page,
  paging,
  PlainDate,
  sweeping,
} from '../../../../platform/contract/shapes.ts'
import { absenceNotFound } from '../../absences/periods/refusals.ts'
import { leaveReasons } from '../reasons.ts'
import { leaveBalanceRefusals } from './refusals.ts'
import {
  Corrected,
  Explained,
  Illness,
  LeaveBalance,
  LeaveTransaction,
  NewCorrection,
  Postponed,
} from './shapes.ts'

const path = '/v1/leave-balances'
const one = { path: `${path}/{id}`, params: { id: idOf('leave_balance_not_found') } } as const
const transactions = { ...one, path: `${path}/{id}/transactions` } as const
const writers = ['hr.manage', 'org.admin'] as const
const date = optional(described(PlainDate, 'The day that the amounts stand for; today where it is left out.'))
export const leaveBalances = contract({
  name: 'leaveBalances',
  tag: 'Absences',
  refusals: leaveBalanceRefusals,
  uses: { refusals: absenceNotFound },
  events: {},
  reasons: leaveReasons,
  audited: { leave_balance: { '*': 'open', reason: 'personal' } },
  operations: {
    list: {
      method: 'GET',
      path,
      summary: 'List leave balances',
      description:
        'Page through what members have of each leave policy on a day, of those whom the caller reaches. A day to come counts what will be earned until then by what is known now.',
      needs: ['worktime.supervise', 'hr.manage', 'payroll.run', 'org.admin'],
      sweeps: { table: 'leave_accounts', deletions: 'never' },
      listed: { q: 'the name of the member', ids: true },
      query: object({
        ...sweeping,
        date,
        membershipId: onlyOf('Only those of the member.', 'membershipId'),
        leavePolicyId: onlyOf('Only those of the policy.', 'leavePolicyId'),
      }),
      answers: page(LeaveBalance),
      refuses: ['date_too_far'],
    },
    get: {
      ...one,
      method: 'GET',
      summary: 'Read one leave balance',
      description: 'One’s own, or that of a member whom the caller reaches and whose leave they may read.',
      needs: 'none',
      query: object({ date }),
      answers: LeaveBalance,
      refuses: ['leave_balance_not_found', 'date_too_far'],
    },
    transactions: {
      ...transactions,
      method: 'GET',
      summary: 'List the rows of a leave balance',
      description:
        'Page through what happened to a balance, the latest day first. Rows are only ever added: what changes is said by a further row.',
      needs: 'none',
      query: object({
        ...paging,
        from: optional(described(PlainDate, 'Only rows that count from the day or later.')),
        to: optional(described(PlainDate, 'Only rows that count from the day or earlier.')),
      }),
      answers: page(LeaveTransaction),
      refuses: ['leave_balance_not_found', 'range_end_before_start'],
    },
    correct: {
      ...transactions,
      method: 'POST',
      summary: 'Correct a leave balance',
      description: 'Adds a row with a reason. Nobody but an administrator corrects their own.',
      needs: writers,
      body: NewCorrection,
      status: 201,
      answers: Corrected,
      refuses: [
        'leave_balance_not_found',
        'leave_correction_own',
        'date_too_far',
        'leave_amount_zero',
        'leave_year_unknown',
        'leave_entitlement_exceeded',
      ],
      example: { body: { effectiveDate: '2026-11-01', amount: 2, reason: 'Agreed in the contract' } },
    },
    explain: {
      ...one,
      path: `${path}/{id}/explain`,
      method: 'GET',
      summary: 'Explain a leave balance',
      description:
        'Unfolds the figures of a day to what each leave year has given and each line of the rules, and an earning year by the Annual Holidays Act to its months and days.',
      needs: 'none',
      query: object({
        date,
        leaveYearStart: optional(
          described(
            PlainDate,
            'The leave year whose months and days are wanted, by its first day; none without.',
          ),
        ),
      }),
      answers: Explained,
      refuses: ['leave_balance_not_found', 'date_too_far'],
    },
    fallIll: {
      ...one,
      path: `${path}/{id}/illness`,
      method: 'POST',
      summary: 'Give holiday anew after illness',
      description:
        'Gives back days of annual holiday on which the member was ill, as the member asked (Annual Holidays Act 162/2005, 25 §). Of holiday beyond four weeks waiting days are not given anew. The absence that took the holiday stays as it is.',
      needs: writers,
      body: Illness,
      answers: Postponed,
      refuses: [
        'leave_balance_not_found',
        'absence_not_found',
        'leave_illness_without_holiday',
        'range_end_before_start',
      ],
      example: {
        body: {
          absencePeriodId: exampleId('absencePeriodId'),
          from: '2026-07-08',
          to: '2026-07-17',
          reason: 'Asked for on 8 July',
        },
      },
    },
  },
})

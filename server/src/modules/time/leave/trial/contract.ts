import { contract } from '../../../../platform/contract/family.ts'
import { writesNothing } from '../../../../platform/contract/idempotency.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { leavePolicyRefusals } from '../policies/refusals.ts'
import { Trial, TrialAnswer } from './shapes.ts'

export const leavePolicyTrials = contract({
  name: 'leavePolicies',
  tag: 'Catalogs',
  refusals: {},
  uses: { refusals: leavePolicyRefusals },
  events: {},
  operations: {
    tryVersion: {
      method: 'POST',
      path: '/v1/leave-policies/{id}/trial',
      idempotency: writesNothing,
      summary: 'Try a version of a leave policy',
      description:
        'Tells for whom and on which days a further version would change what is earned, carried over, lost and left. Writes nothing. A hundred balances are compared at a time.',
      needs: ['org.admin'],
      harmless: true,
      transaction: 'read',
      params: { id: idOf('leave_policy_not_found') },
      body: Trial,
      answers: TrialAnswer,
      refuses: [
        'leave_policy_not_found',
        'leave_policy_rules_invalid',
        'version_ranges_overlap',
        'range_end_before_start',
        'date_too_far',
      ],
      example: {
        body: { version: { validFrom: '2028-04-01', kind: 'finnish_annual_holiday', daysPerMonth: 2.5 } },
      },
    },
  },
})

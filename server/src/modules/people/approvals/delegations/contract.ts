import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import {
  described,
  DryRun,
  IdOf,
  object,
  oneOf,
  optional,
  page,
  sweeping,
} from '../../../../platform/contract/shapes.ts'
import { membershipNotFound } from '../../members/record/refusals.ts'
import { delegationRefusals } from './refusals.ts'
import { approvalDelegationOf, delegationStates, newDelegationOf, newOwnDelegationOf } from './shapes.ts'

const path = '/v1/approval-delegations'
const ownPath = '/v1/me/approval-delegations'
const ById = { id: idOf('approval_delegation_not_found') }
const making = [
  'membership_not_found',
  'approval_delegation_to_oneself',
  'approval_delegation_period_invalid',
  'approval_delegation_without_capability',
  'approval_delegation_limit_reached',
] as const
const state = optional(oneOf(delegationStates, { description: 'Only delegations in this state today.' }))
const period = { kinds: ['work_day', 'absence'], validFrom: '2027-07-01', validTo: '2027-07-31' }

/** The promises of delegations of what may be decided on somebody's behalf. */
export function approvalDelegationsOf(kinds: readonly string[]) {
  const ApprovalDelegation = approvalDelegationOf(kinds)
  return contract({
    name: 'approvalDelegations',
    tag: 'Approvals',
    refusals: delegationRefusals,
    uses: { refusals: membershipNotFound },
    events: {},
    audited: { approval_delegation: { '*': 'open', note: 'personal' } },
    changesAccess: { approval_delegation: 'rights.delegation_changed' },
    operations: {
      list: {
        method: 'GET',
        path,
        summary: 'List delegations',
        description: 'Page through everybody’s delegations, those that were made first come first.',
        needs: ['org.admin'],
        sweeps: { table: 'approval_delegations', deletions: 'never' },
        listed: { q: 'the name of either member', ids: true, sorts: ['createdAt', 'updatedAt'] },
        query: object({
          ...sweeping,
          fromMembershipId: optional(
            described(IdOf('membership'), 'Only those of this member, who delegates.'),
          ),
          toMembershipId: optional(
            described(IdOf('membership'), 'Only those by which this member decides for others.'),
          ),
          state,
        }),
        answers: page(ApprovalDelegation),
      },
      get: {
        method: 'GET',
        path: `${path}/{id}`,
        summary: 'Read one delegation',
        needs: ['org.admin'],
        params: ById,
        answers: ApprovalDelegation,
        refuses: ['approval_delegation_not_found'],
      },
      create: {
        method: 'POST',
        path,
        summary: 'Delegate for somebody',
        description:
          'Let a member decide on behalf of another one, who is away for example. The caller must hold every capability of the member who delegates.',
        needs: ['org.admin'],
        body: newDelegationOf(kinds),
        status: 201,
        answers: ApprovalDelegation,
        refuses: [...making, 'role_exceeds_actor'],
        example: {
          body: {
            fromMembershipId: exampleId('fromMembershipId'),
            toMembershipId: exampleId('membershipId'),
            ...period,
          },
        },
      },
      end: {
        method: 'POST',
        path: `${path}/{id}/end`,
        summary: 'End a delegation',
        description: 'End a delegation at once. Repeating it changes nothing.',
        needs: ['org.admin'],
        params: ById,
        body: object({ dryRun: DryRun }),
        answers: ApprovalDelegation,
        refuses: ['approval_delegation_not_found'],
        example: { body: {} },
      },
      listOwn: {
        method: 'GET',
        path: ownPath,
        summary: 'List own delegations',
        description: 'Page through the delegations that the caller has given and received.',
        needs: 'none',
        sweeps: { table: 'approval_delegations', deletions: 'never' },
        listed: { ids: true },
        query: object({
          ...sweeping,
          direction: optional(
            oneOf(['given', 'received'], { description: 'Only those from the caller, or to the caller.' }),
          ),
          state,
        }),
        answers: page(ApprovalDelegation),
      },
      createOwn: {
        method: 'POST',
        path: ownPath,
        summary: 'Delegate own decisions',
        description:
          'Let another member decide what waits for the caller, for a time. When they decide they have at most the authority that the caller has then. They decide nothing of their own or of the caller, and cannot delegate it further. The audit trail names both. A key or app does it only where it carries all that its member may do.',
        needs: ['worktime.supervise'],
        credential: 'personal',
        body: newOwnDelegationOf(kinds),
        status: 201,
        answers: ApprovalDelegation,
        refuses: [...making, 'role_exceeds_actor'],
        example: { body: { toMembershipId: exampleId('membershipId'), ...period } },
      },
      endOwn: {
        method: 'POST',
        path: `${ownPath}/{id}/end`,
        summary: 'End an own delegation',
        description:
          'End a delegation that the caller has given or received, at once. Repeating it changes nothing.',
        needs: 'none',
        credential: 'personal',
        params: ById,
        body: object({ dryRun: DryRun }),
        answers: ApprovalDelegation,
        refuses: ['approval_delegation_not_found'],
        example: { body: {} },
      },
    },
  })
}

/** Without any kind. */
export const approvalDelegations = approvalDelegationsOf([])

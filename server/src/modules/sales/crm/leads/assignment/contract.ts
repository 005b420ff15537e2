import { contract } from '../../../../../platform/contract/family.ts'
import { object, page, paging } from '../../../../../platform/contract/shapes.ts'
import { membershipNotFound } from '../../../../people/members/record/refusals.ts'
import { datedRefusals } from '../dated/refusals.ts'
import { leadSourceNotFound } from '../sources/refusals.ts'
import { AssignmentVersion, NewAssignmentVersion } from './shapes.ts'

export const leadAssignments = contract({
  name: 'leadAssignments',
  tag: 'CRM',
  refusals: {},
  uses: { refusals: { ...datedRefusals, ...leadSourceNotFound, ...membershipNotFound } },
  events: {},
  audited: { lead_assignment_version: { '*': 'open' } },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/crm/lead-assignments',
      summary: 'List who is assigned leads',
      description:
        'Who takes turns with new leads, by source, the latest version first. Of versions of one source that begin on one day the one that was added last holds.',
      needs: ['crm.use', 'org.admin'],
      feature: 'crm',
      query: object(paging),
      answers: page(AssignmentVersion),
    },
    addVersion: {
      method: 'POST',
      path: '/v1/crm/lead-assignments',
      summary: 'Say who is assigned leads',
      description:
        'Say who takes turns with the new leads of a source from a day on. A lead made without `ownerMembershipId` goes to the member who has waited longest; a member who is not active, whose employment is over or has not begun is passed over. Leads that are there keep their owners.',
      needs: ['org.admin'],
      feature: 'crm',
      body: NewAssignmentVersion,
      status: 201,
      answers: AssignmentVersion,
      refuses: ['crm_lead_version_in_past', 'lead_source_not_found', 'membership_not_found'],
    },
  },
})

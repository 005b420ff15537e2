import { contract } from '../../../../../platform/contract/family.ts'
import { exampleId } from '../../../../../platform/contract/openapi/example-id.ts'
import { idOf, pathDate } from '../../../../../platform/contract/operation.ts'
import {
  described,
  object,
  optional,
  page,
  paging,
  PlainDate,
  wholeList,
} from '../../../../../platform/contract/shapes.ts'
import { membershipNotFound } from '../../../../people/members/record/refusals.ts'
import { leaveGroupNotFound } from '../refusals.ts'
import { AssignedAnswer, GroupMember, NewMembers, WantedGroup } from './shapes.ts'

const readers = ['hr.manage', 'org.admin', 'payroll.run', 'worktime.supervise'] as const
const writers = ['hr.manage', 'org.admin'] as const
const ofGroup = {
  path: '/v1/leave-groups/{id}/members',
  params: { id: idOf('leave_group_not_found') },
} as const
const ofMember = '/v1/memberships/{id}/leave-groups'

export const leaveGroupMembers = contract({
  name: 'leaveGroupMembers',
  tag: 'Catalogs',
  refusals: {},
  uses: { refusals: { ...leaveGroupNotFound, ...membershipNotFound } },
  events: {},
  audited: { leave_group_membership: { '*': 'open' } },
  operations: {
    list: {
      ...ofGroup,
      method: 'GET',
      summary: 'List the members of a leave group',
      description: 'Page through those whom the caller reaches and who are in the group on a day, by id.',
      needs: readers,
      listed: { q: 'the name of the member' },
      query: object({
        ...paging,
        date: optional(described(PlainDate, 'The day; today where it is left out.')),
      }),
      answers: page(GroupMember),
      refuses: ['leave_group_not_found'],
    },
    assign: {
      ...ofGroup,
      method: 'POST',
      summary: 'Put members into a leave group',
      description:
        'From a day on, until what is said of a later day. Whoever was in another group leaves it the day before, and keeps what was earned there. A day in the past changes what was earned since: rows say so.',
      needs: writers,
      body: NewMembers,
      answers: AssignedAnswer,
      refuses: ['leave_group_not_found', 'membership_not_found'],
      example: {
        body: { membershipIds: [exampleId('membershipId')], validFrom: '2027-01-01' },
        answer: { dryRun: false, assignedCount: 1, unchangedCount: 0 },
      },
    },
    ofMember: {
      method: 'GET',
      path: ofMember,
      summary: 'List the leave groups of a member',
      description: 'Former, present and coming ones, by date.',
      needs: 'none',
      params: { id: idOf('membership_not_found') },
      answers: wholeList(GroupMember),
      refuses: ['membership_not_found'],
    },
    setOfMember: {
      method: 'PUT',
      path: `${ofMember}/{date}`,
      summary: 'Set the leave group of a member',
      description:
        'From the day on, until what is said of a later day; null takes the member out of every group.',
      needs: writers,
      params: {
        id: idOf('membership_not_found'),
        date: pathDate(described(PlainDate, 'The first day in the group.')),
      },
      body: WantedGroup,
      answers: GroupMember,
      refuses: ['membership_not_found', 'leave_group_not_found'],
      example: { params: { date: '2027-01-01' }, body: { leaveGroupId: exampleId('leaveGroupId') } },
    },
  },
})

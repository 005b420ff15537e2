import { contract } from '../../../../platform/contract/family.ts'
import { externalRefConflict } from '../../../company/catalogs/dimensions/refusals.ts'
import { customFieldValueRefusals } from '../../../records/custom-fields/refusals.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { phaseNotFound } from '../../projects/phases/refusals.ts'
import { projectClosed, projectNotFound } from '../../projects/record/refusals.ts'
import { taskLabelNotFound } from '../labels/refusals.ts'
import { taskStatusNotFound } from '../statuses/refusals.ts'
import { taskEvents } from './events.ts'
import { listing } from './listing.ts'
import { taskRefusals } from './refusals.ts'
import { writing } from './writing.ts'

export const tasks = contract({
  name: 'tasks',
  tag: 'Tasks',
  about: 'Tasks, their statuses and boards.',
  refusals: taskRefusals,
  uses: {
    refusals: {
      ...customFieldValueRefusals,
      ...externalRefConflict,
      ...membershipNotFound,
      ...phaseNotFound,
      ...projectClosed,
      ...projectNotFound,
      ...taskLabelNotFound,
      ...taskStatusNotFound,
    },
  },
  events: taskEvents,
  audited: {
    // Titles, descriptions, checklists and custom fields may be about persons.
    task: {
      '*': 'personal',
      projectId: 'open',
      phaseId: 'open',
      parentTaskId: 'open',
      number: 'open',
      statusId: 'open',
      priority: 'open',
      startDate: 'open',
      dueDate: 'open',
      estimateMinutes: 'open',
      billable: 'open',
      assigneeMembershipIds: 'open',
      reviewerMembershipId: 'open',
      watcherMembershipIds: 'open',
      labelIds: 'open',
      recurrenceId: 'open',
      externalSource: 'open',
      externalId: 'open',
      closedAt: 'open',
      archivedAt: 'open',
    },
  },
  operations: { ...listing, ...writing },
})

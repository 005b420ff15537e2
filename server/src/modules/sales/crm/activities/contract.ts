import { contract } from '../../../../platform/contract/family.ts'
import { externalRefConflict } from '../../../company/catalogs/dimensions/refusals.ts'
import { contactRefusals } from '../../../work/customers/contacts/refusals.ts'
import { customerNotFound } from '../../../work/customers/refusals.ts'
import { customFieldValueRefusals } from '../../../records/custom-fields/refusals.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { projectNotFound } from '../../../work/projects/record/refusals.ts'
import { dealNotFound } from '../refusals.ts'
import { leadRefusals } from '../leads/refusals.ts'
import { activityEvents } from './events.ts'
import { activityLife } from './record.ts'
import { listing } from './listing.ts'
import { activityRefusals } from './refusals.ts'
import { writing } from './writing.ts'

export const activities = contract({
  name: 'activities',
  tag: 'CRM',
  refusals: activityRefusals,
  uses: {
    refusals: {
      ...contactRefusals,
      ...customerNotFound,
      ...customFieldValueRefusals,
      ...dealNotFound,
      ...externalRefConflict,
      ...leadRefusals,
      ...membershipNotFound,
      ...projectNotFound,
    },
  },
  events: activityEvents,
  lifecycles: [activityLife],
  audited: {
    // What was said with a person, and about whom, is theirs.
    activity: {
      '*': 'personal',
      type: 'open',
      state: 'open',
      dueAt: 'open',
      durationMinutes: 'open',
      doneAt: 'open',
      outcomeCode: 'open',
      customerId: 'open',
      dealId: 'open',
      leadId: 'open',
      projectId: 'open',
      ownerMembershipId: 'open',
      recurrence: 'open',
      externalSource: 'open',
    },
  },
  operations: { ...listing, ...writing },
})

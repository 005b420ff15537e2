import { copyReasons } from './copy-reasons.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { externalRefConflict } from '../../../company/catalogs/dimensions/refusals.ts'
import { customFieldValueRefusals } from '../../../records/custom-fields/refusals.ts'
import { customerNotFound } from '../../customers/refusals.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { closingReasons } from './closing-reasons.ts'
import { projectEvents } from './events.ts'
import { projectLife } from './life.ts'
import { listing } from './listing.ts'
import { projectRefusals } from './refusals.ts'
import { writing } from './writing.ts'

export const projects = contract({
  name: 'projects',
  tag: 'Projects',
  about: 'Projects, their phases, change orders and status updates.',
  refusals: projectRefusals,
  uses: {
    refusals: {
      ...customerNotFound,
      ...customFieldValueRefusals,
      ...externalRefConflict,
      ...membershipNotFound,
    },
  },
  reasons: { ...closingReasons, ...copyReasons },
  events: projectEvents,
  lifecycles: [projectLife],
  audited: {
    // Codes, names, descriptions and custom fields may be about persons.
    project: {
      '*': 'personal',
      customerId: 'open',
      managerMembershipId: 'open',
      state: 'open',
      billing: 'open',
      attributionPrecision: 'open',
      startDate: 'open',
      endDate: 'open',
      budgetMinutes: 'open',
      budgetCents: 'open',
      rateCardId: 'open',
      template: 'open',
      externalSource: 'open',
      externalId: 'open',
      closedAt: 'open',
      acceptedUnbilledCount: 'open',
      acceptedUnbilledMinutes: 'open',
      acceptedUnbilledCents: 'open',
    },
  },
  operations: { ...listing, ...writing },
})

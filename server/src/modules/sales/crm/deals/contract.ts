import { contract } from '../../../../platform/contract/family.ts'
import { externalRefConflict } from '../../../company/catalogs/dimensions/refusals.ts'
import { customFieldValueRefusals } from '../../../records/custom-fields/refusals.ts'
import { contactRefusals } from '../../../work/customers/contacts/refusals.ts'
import { customerNotFound } from '../../../work/customers/refusals.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { projectNotFound } from '../../../work/projects/record/refusals.ts'
import { pipelineNotFound, stageNotFound, stagePipelineMismatch } from '../pipelines/refusals.ts'
import { closeReasonNotFound } from './close-reasons/refusals.ts'
import { dealEvents } from './events.ts'
import { dealLife } from './life.ts'
import { listing } from './listing.ts'
import { productNotFound } from './products/refusals.ts'
import { dealRefusals } from './refusals.ts'
import { writing } from './writing.ts'

export const deals = contract({
  name: 'deals',
  tag: 'CRM',
  about: 'Leads, deals, pipelines and activities.',
  refusals: dealRefusals,
  uses: {
    refusals: {
      ...closeReasonNotFound,
      ...contactRefusals,
      ...customerNotFound,
      ...customFieldValueRefusals,
      ...externalRefConflict,
      ...membershipNotFound,
      ...pipelineNotFound,
      ...productNotFound,
      ...projectNotFound,
      ...stageNotFound,
      ...stagePipelineMismatch,
    },
  },
  events: dealEvents,
  lifecycles: [dealLife],
  audited: {
    // Titles, notes, lines and contacts may be about persons.
    deal: {
      '*': 'personal',
      state: 'open',
      customerId: 'open',
      pipelineId: 'open',
      stageId: 'open',
      ownerMembershipId: 'open',
      valueCents: 'open',
      ownProbabilityBp: 'open',
      expectedCloseDate: 'open',
      closedAt: 'open',
      wonReasonId: 'open',
      projectId: 'open',
      lostReasonId: 'open',
      externalSource: 'open',
      externalId: 'open',
    },
  },
  operations: { ...listing, ...writing },
})

import { contract } from '../../../platform/contract/family.ts'
import type { FactOf } from '../../../platform/contract/events.ts'
import { lifecycle } from '../../../platform/contract/lifecycle.ts'
import { nameOfMemberChange } from './access-changes.ts'
import { memberEvents } from './events.ts'
import { memberRefusals } from './refusals.ts'
import { memberStatuses } from './shapes.ts'

/** Deactivating and reactivating are idempotent, so no state refuses them. */
export const memberLife = lifecycle({
  resource: 'membership',
  states: memberStatuses,
  initial: 'invited',
  transitions: {
    activate: { from: ['invited'], to: 'active', otherwise: 'member_already_active' },
    deactivate: { from: memberStatuses, to: 'deactivated', otherwise: 'membership_not_found' },
    reactivate: { from: memberStatuses, to: 'active', otherwise: 'membership_not_found' },
  },
})

type AnyFact = FactOf<typeof memberEvents>

/** What the family announces; by name, one of its events. */
export type MemberFact<Event extends AnyFact['event'] = AnyFact['event']> = Extract<AnyFact, { event: Event }>

/**
 * What every folder of the family declares together: events, lifecycle, audited fields, and the codes that operations
 * of several folders answer. The operations are in the folders' own contracts.
 */
export const memberRecord = contract({
  name: 'members',
  tag: 'Members',
  about: 'The people of the organisation: invitations, roles, units, employment and leaving.',
  refusals: memberRefusals,
  changesAccess: { membership: nameOfMemberChange },
  events: memberEvents,
  lifecycles: [memberLife],
  audited: {
    membership: {
      firstNames: 'personal',
      lastName: 'personal',
      preferredName: 'personal',
      email: 'personal',
      phone: 'personal',
      payrollNumber: 'personal',
      insurers: 'personal',
      fixedTermGrounds: 'personal',
      role: 'open',
      capabilityGrants: 'open',
      status: 'open',
      locale: 'open',
      units: 'open',
      employmentStartDate: 'open',
      employmentEndDate: 'open',
      jobTitle: 'open',
      employmentType: 'open',
      payType: 'open',
      fixedTermBasis: 'open',
    },
  },
  operations: {},
})

import { contract } from '../../platform/contract/family.ts'
import type { FactOf } from '../../platform/contract/events.ts'
import { lifecycle } from '../../platform/contract/lifecycle.ts'
import { bulkOperations } from './bulk/contract.ts'
import { employmentOperations } from './employment/contract.ts'
import { memberEvents } from './events.ts'
import { invitationOperations } from './invitations/contract.ts'
import { memberRefusals } from './refusals.ts'
import { rosterOperations } from './roster/contract.ts'
import { memberStatuses } from './shapes.ts'
import { unitOperations } from './units/contract.ts'

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

export const members = contract({
  name: 'members',
  tag: 'Members',
  about: 'The people of the organisation: invitations, roles, units, employment and leaving.',
  refusals: memberRefusals,
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
  operations: {
    ...rosterOperations,
    ...bulkOperations,
    ...invitationOperations,
    ...unitOperations,
    ...employmentOperations,
  },
})

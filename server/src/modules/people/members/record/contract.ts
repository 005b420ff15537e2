import type { NameOfChange } from '../../../../platform/contract/access-changes.ts'
import type { FactOf } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { employmentTerms } from './employment.ts'
import { memberEvents } from './events.ts'
import { memberLife } from './life.ts'
import { memberships } from './member.ts'
import { memberRefusals } from './refusals.ts'

/** What changes what a member may do, or who they are to sign-in. */
const fields: ReadonlySet<string> = new Set(['role', 'email', 'status', 'personId', 'capabilities'])
const actions = /^members\.(create|activate|deactivate|reactivate|remove|delete|offboard|invite)/
const grants = /^members\.(grant|revoke)_capability$/

const nameOfMemberChange: NameOfChange = ({ action, changes = [] }) => {
  if (grants.test(action)) return 'rights.capability_changed'
  return actions.test(action) || changes.some(({ field }) => fields.has(field))
    ? 'rights.member_changed'
    : undefined
}

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
      ...memberships.audited,
      ...employmentTerms.audited,
      capabilityGrants: 'open',
      units: 'open',
      assignments: 'open',
      withheldModules: 'open',
    },
  },
  jobs: {
    'members.follow_assignments': {
      does: 'Brings members what is their own from a day on, on that day: model, staff group, employer, supervisor.',
      emits: ['member.updated'],
    },
    'konttori organisation create': {
      does: 'A command of the operator: founds an organisation with its first administrator.',
      emits: ['member.created', 'member.invited'],
    },
    'konttori member assign': {
      does: 'A command of the operator: sets what a member is from a day on, in the past too.',
      emits: ['member.updated'],
    },
    'konttori member invite': {
      does: 'A command of the operator: sends the first administrator another link.',
      emits: ['member.invited'],
    },
  },
  operations: {},
})

import { events } from '../../../platform/contract/events.ts'
import { Id, Instant, object, oneOf, PlainDate } from '../../../platform/contract/shapes.ts'
import { roles } from '../../../platform/vocabulary/capabilities.ts'

export const memberEvents = events({
  'member.created': {
    capabilities: ['members.manage'],
    payload: object({ membershipId: Id, role: oneOf(roles), createdAt: Instant }),
  },
  'member.invited': {
    capabilities: ['members.manage'],
    payload: object({ membershipId: Id, invitedAt: Instant }),
  },
  'member.updated': {
    capabilities: ['members.manage'],
    payload: object({ membershipId: Id, updatedAt: Instant }),
  },
  'member.deactivated': {
    capabilities: ['members.manage'],
    payload: object({ membershipId: Id, deactivatedAt: Instant }),
  },
  'member.deleted': {
    capabilities: ['members.manage'],
    payload: object({ membershipId: Id, deletedAt: Instant }),
  },
  'employment.terminated': {
    capabilities: ['hr.manage', 'members.manage'],
    payload: object({ membershipId: Id, endDate: PlainDate, recordedAt: Instant }),
  },
})

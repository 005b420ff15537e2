import { events } from '../../../../platform/contract/events.ts'
import { described, IdOf, Instant, object, oneOf, PlainDate } from '../../../../platform/contract/shapes.ts'
import { roles } from '../../../../platform/vocabulary/capabilities.ts'

export const memberEvents = events({
  'member.created': {
    capabilities: ['members.manage'],
    payload: object({
      membershipId: described(IdOf('membership'), 'The member that it happened to.'),
      role: oneOf(roles, { description: 'The role that they were given.' }),
      createdAt: described(Instant, 'When they were put on the roster.'),
    }),
  },
  'member.invited': {
    capabilities: ['members.manage'],
    payload: object({
      membershipId: described(IdOf('membership'), 'The member that it happened to.'),
      invitedAt: described(Instant, 'When the activation link was made.'),
    }),
  },
  'member.updated': {
    capabilities: ['members.manage'],
    payload: object({
      membershipId: described(IdOf('membership'), 'The member that it happened to.'),
      updatedAt: described(
        Instant,
        'When it changed: a position for `GET /v1/memberships` with `updatedSince`.',
      ),
    }),
  },
  'member.deactivated': {
    capabilities: ['members.manage'],
    payload: object({
      membershipId: described(IdOf('membership'), 'The member that it happened to.'),
      deactivatedAt: described(Instant, 'When they were deactivated.'),
    }),
  },
  'member.deleted': {
    capabilities: ['members.manage'],
    payload: object({
      membershipId: described(IdOf('membership'), 'The member that it happened to.'),
      deletedAt: described(Instant, 'When they were taken off the roster.'),
    }),
  },
  'employment.terminated': {
    capabilities: ['hr.manage', 'members.manage'],
    payload: object({
      membershipId: described(IdOf('membership'), 'The member that it happened to.'),
      endDate: described(PlainDate, 'The last day of the employment.'),
      recordedAt: described(Instant, 'When the leaving date was recorded.'),
    }),
  },
})

import { idOf, type Operation } from '../../../platform/contract/operation.ts'
import { nullable, object, optional } from '../../../platform/contract/shapes.ts'
import { Invitation, Language } from '../shapes.ts'

export const invitationOperations = {
  invite: {
    method: 'POST',
    path: '/v1/memberships/{id}/invite',
    summary: 'Make a new activation link for a member; the old one stops working.',
    description:
      'The link can be used once, within 14 days. `locale` is the language of the mail; the member’s own otherwise.',
    needs: ['members.manage'],
    params: { id: idOf('membership_not_found') },
    body: object({ locale: optional(nullable(Language)) }),
    answers: Invitation,
    refuses: [
      'membership_not_found',
      'member_already_active',
      'member_deactivated',
      'member_has_no_address',
      'role_exceeds_actor',
    ],
    emits: ['member.invited'],
    example: {
      body: { locale: 'sv' },
      answer: {
        inviteUrl: 'https://konttori.example.fi/activate?token=AZqjsmsA…',
        emailed: false,
        expiresAt: '2026-12-04T07:00:00.000Z',
      },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>

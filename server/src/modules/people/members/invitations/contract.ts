import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import {
  described,
  Instant,
  nullable,
  object,
  optional,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { memberRecord } from '../record/contract.ts'
import { Language } from '../record/shapes.ts'

export const Invitation = object({
  inviteUrl: Type.String({ description: 'A one-time activation URL. Shown once; only its hash is kept.' }),
  emailed: Type.Boolean({
    description:
      'Whether the URL is also on its way by mail. Without a mail server it is held in `GET /v1/outgoing-mails`.',
  }),
  expiresAt: described(Instant, 'Until when the link can be used.'),
})
export type Invitation = Static<typeof Invitation>

const invitationOperations = {
  invite: {
    method: 'POST',
    path: '/v1/memberships/{id}/invite',
    summary: 'Make a new activation link',
    description:
      'Make a new activation link for a member; the old one stops working. The link can be used once, within 14 days. `locale` is the language of the mail; the member’s own otherwise.',
    needs: ['members.manage'],
    params: { id: idOf('membership_not_found') },
    body: object({
      locale: optional(
        described(nullable(Language), "The language of the mail; null or absent for the member's own."),
      ),
    }),
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

export const invitations = contract({
  name: 'members',
  tag: 'Members',
  refusals: refusals({
    member_deactivated: {
      status: 409,
      title: 'The member is deactivated',
      when: 'A deactivated member was to be invited.',
      remedy: 'Reactivate the member first.',
      translations: {
        fi: ['Jäsen ei ole käytössä', 'Ota jäsen ensin taas käyttöön.'],
        sv: ['Medlemmen är inaktiverad', 'Aktivera medlemmen först.'],
      },
    },
    member_has_no_address: {
      status: 422,
      title: 'The member has no e-mail address',
      when: 'A device-only member, whose address is synthetic and never delivered to, was to be invited.',
      remedy: 'Give the member an address first.',
      translations: {
        fi: ['Jäsenellä ei ole sähköpostiosoitetta', 'Anna jäsenelle ensin osoite.'],
        sv: ['Medlemmen har ingen e-postadress', 'Ge medlemmen en adress först.'],
      },
    },
  }),
  events: events({}),
  uses: memberRecord,
  operations: invitationOperations,
})

import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import {
  described,
  Flag,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  optional,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'

const path = '/v1/memberships/{id}/badge'
const administration = {
  needs: ['org.admin', 'members.manage'],
  params: { id: idOf('membership_not_found') },
} as const

export const MemberBadge = named(
  'MemberBadge',
  object({
    membershipId: described(IdOf('membership'), 'The member.'),
    hasBadge: described(Flag, 'Whether a badge code is set.'),
    hasPin: described(Flag, 'Whether a PIN is set.'),
    updatedAt: described(nullable(Instant), 'When either last changed; null where there is neither.'),
  }),
)
export type MemberBadge = Static<typeof MemberBadge>

export const badges = contract({
  name: 'badges',
  tag: 'Terminals',
  refusals: refusals({
    badge_already_in_use: {
      status: 409,
      title: 'Another member has the badge',
      when: 'The badge code is set for another member of the organisation, also for one who is deactivated.',
      remedy: 'Take it from them first: `DELETE /v1/memberships/{id}/badge`.',
      translations: {
        fi: [
          'Leimauskortti on toisella jäsenellä',
          'Ota se ensin pois häneltä: `DELETE /v1/memberships/{id}/badge`.',
        ],
        sv: [
          'En annan medlem har stämplingskortet',
          'Ta det först från den medlemmen: `DELETE /v1/memberships/{id}/badge`.',
        ],
      },
    },
    badge_member_deactivated: {
      status: 409,
      title: 'The member is deactivated',
      when: 'A badge or a PIN was to be set for a deactivated member.',
      remedy: 'Activate the member first.',
      translations: {
        fi: ['Jäsen ei ole käytössä', 'Ota jäsen ensin käyttöön.'],
        sv: ['Medlemmen är inaktiverad', 'Aktivera medlemmen först.'],
      },
    },
    badge_pin_too_simple: {
      status: 422,
      title: 'The PIN is too simple',
      when: 'The PIN has one digit all along, or digits in a row, such as 1234.',
      remedy: 'Choose another one.',
      translations: {
        fi: ['PIN-koodi on liian helppo', 'Valitse toinen.'],
        sv: ['PIN-koden är för enkel', 'Välj en annan.'],
      },
    },
  }),
  uses: { refusals: membershipNotFound },
  events: events({}),
  audited: { member_badge: { badgeCode: 'secret', pin: 'secret' } },
  operations: {
    get: {
      ...administration,
      method: 'GET',
      path,
      summary: 'Read how a member is known at terminals',
      description: 'Whether a badge code and a PIN are set. Neither is shown to anybody.',
      answers: MemberBadge,
      refuses: ['membership_not_found'],
    },
    set: {
      ...administration,
      method: 'PUT',
      path,
      summary: 'Set the badge or the PIN of a member',
      description:
        'Say by what a member is known at terminals. A field that is absent keeps what is set, null takes it away. Whoever knows them can clock as the member, so nobody sets them for somebody who may do more than they themselves. Both end when the member leaves. Hashes are kept, and no answer shows a code or a PIN.',
      body: object({
        badgeCode: optional(
          described(
            nullable(
              Type.String({
                pattern: '^(?=(?:[:._ -]*[0-9A-Za-z]){4})[0-9A-Za-z:._ -]{4,64}$',
                examples: ['04:A2:5F:1B'],
              }),
            ),
            'What a reader reads of the badge: at least four letters and digits. Case, spaces and `:._-` do not count. Unique in the organisation. Null takes the badge away; absent keeps it.',
          ),
        ),
        pin: optional(
          described(
            nullable(Type.String({ pattern: '^[0-9]{4,8}$', examples: ['2580'] })),
            'Four to eight digits. They count together with the member only, who is chosen at the terminal. Null takes the PIN away; absent keeps it.',
          ),
        ),
      }),
      answers: MemberBadge,
      refuses: [
        'membership_not_found',
        'role_exceeds_actor',
        'badge_already_in_use',
        'badge_member_deactivated',
        'badge_pin_too_simple',
      ],
      example: {
        body: { badgeCode: '04:A2:5F:1B', pin: '2580' },
        answer: {
          membershipId: exampleId('membershipId'),
          hasBadge: true,
          hasPin: true,
          updatedAt: '2026-11-20T07:00:00.000Z',
        },
      },
    },
    clear: {
      ...administration,
      method: 'DELETE',
      removes: { left: '/v1/memberships/{id}/badge' },
      path,
      summary: 'Take badge and PIN from a member',
      description:
        'Let a member be known at no terminal any more. Without a badge and a PIN it changes nothing.',
      answers: MemberBadge,
      refuses: ['membership_not_found'],
    },
  },
})

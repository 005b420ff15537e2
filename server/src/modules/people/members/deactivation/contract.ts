import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import {
  array,
  described,
  DryRun,
  Id,
  Instant,
  nullable,
  object,
  optional,
  RecordId,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { memberRecord } from '../record/contract.ts'
import { Member } from '../record/shapes.ts'

const ById = { id: idOf('membership_not_found') }

const OrphanedServiceKey = object({
  id: RecordId,
  name: Type.String({ description: 'What people recognise the key by.' }),
  lastUsedAt: described(nullable(Instant), 'When a request last carried the key; null before the first one.'),
})

const Deactivated = object({
  ok: described(Type.Literal(true), 'Always true: the member is deactivated.'),
  orphanedServiceKeys: array(OrphanedServiceKey, {
    description:
      'Live service keys the member owns; they answer 401 `api_key_owner_inactive` until they are reassigned.',
  }),
  ended: optional(
    array(
      object({
        kind: Type.String({
          description: 'What ended, such as `calendar_feeds`, `badges` or `approval_delegations`.',
        }),
        count: Type.Integer({ description: 'How many of them.' }),
      }),
      {
        minItems: 1,
        description:
          'What served the member beside signing in and ended with them, for good: it does not come back with them. Absent when there was nothing; with `dryRun` what would end.',
      },
    ),
  ),
  dryRun: optional(described(Type.Literal(true), 'Present when nothing was written, as asked.')),
  directReports: optional(
    array(
      object({
        id: described(Id, 'The membership.'),
        displayName: Type.String({ description: 'The member as the others see them.' }),
      }),
      {
        description: 'With `dryRun`: whom the member supervises.',
      },
    ),
  ),
  openWork: optional(
    array(
      object({
        kind: Type.String({ description: 'What waits.' }),
        count: Type.Integer({ description: 'How many of them.' }),
      }),
      {
        description: 'With `dryRun`: what waits for the member, such as unapproved days.',
      },
    ),
  ),
})
export type Deactivated = Static<typeof Deactivated>

const deactivationOperations = {
  deactivate: {
    method: 'POST',
    path: '/v1/memberships/{id}/deactivate',
    summary: "End a member's access",
    description:
      "End a member's access; the history stays. Ends live sessions, stops the activation link and the keys, and frees the seats. What served them beside signing in – calendar feeds, badge and PIN, delegations – ends for good and is named in the answer. Repeating it changes nothing. " +
      'API keys never stand in its way: the service keys left without an active owner are named in the answer.',
    needs: ['members.manage'],
    params: ById,
    body: object({ dryRun: DryRun }),
    answers: Deactivated,
    refuses: ['membership_not_found', 'role_exceeds_actor', 'last_admin'],
    emits: ['member.deactivated'],
    example: {
      answer: {
        ok: true,
        orphanedServiceKeys: [
          {
            id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a09',
            name: 'Payroll',
            lastUsedAt: '2026-11-19T22:00:00.000Z',
          },
        ],
        ended: [{ kind: 'calendar_feeds', count: 1 }],
      },
    },
  },
  reactivate: {
    method: 'POST',
    path: '/v1/memberships/{id}/reactivate',
    summary: 'Reactivate a member',
    description:
      'Give a deactivated member their access back; what ended with them, such as a badge or a calendar feed, is made anew. A member who had not activated their account stands as invited again and needs a new link.',
    needs: ['members.manage'],
    params: ById,
    body: object({ dryRun: DryRun }),
    answers: Member,
    refuses: ['membership_not_found', 'role_exceeds_actor'],
    emits: ['member.updated'],
  },
  remove: {
    method: 'DELETE',
    removes: { sweep: '/v1/memberships' },
    path: '/v1/memberships/{id}',
    summary: 'Delete a member without history',
    description: 'Delete a member without history, such as one added by mistake.',
    needs: ['org.admin'],
    params: ById,
    status: 204,
    refuses: ['membership_not_found', 'role_exceeds_actor', 'membership_in_use', 'last_admin'],
    emits: ['member.deleted'],
  },
} as const satisfies Readonly<Record<string, Operation>>

export const deactivation = contract({
  name: 'members',
  tag: 'Members',
  refusals: refusals({
    membership_in_use: {
      status: 409,
      title: 'The member has history',
      when: 'A member with work days, absences, decisions or anybody to supervise was to be deleted.',
      remedy: 'Deactivate the member: that keeps the history and ends the access.',
      translations: {
        fi: ['Jäsenellä on historiaa', 'Poista jäsen käytöstä: historia säilyy ja pääsy päättyy.'],
        sv: ['Medlemmen har historik', 'Inaktivera medlemmen: historiken finns kvar och åtkomsten upphör.'],
      },
    },
  }),
  events: events({}),
  uses: memberRecord,
  operations: deactivationOperations,
})

import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { lifecycle } from '../../../platform/contract/lifecycle.ts'
import { idOf } from '../../../platform/contract/operation.ts'
import { instant } from '../../../platform/contract/reason-values.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import {
  described,
  IdOf,
  object,
  oneOf,
  optional,
  page,
  sweeping,
  Type,
} from '../../../platform/contract/shapes.ts'
import { membershipNotFound } from '../../company/organisation/refusals.ts'
import {
  ApiKey,
  ApiKeyPatch,
  ApiKeyWithSecret,
  KeyKind,
  keyStates,
  liveKeyStates,
  NewApiKey,
} from './shapes.ts'
import { translations } from './refusal-translations.ts'

/** Seven days: long enough to roll a new key out, short enough that a leaked old one ends. */
export const longestOverlapMinutes = 7 * 24 * 60

const lifeStates = [...liveKeyStates, 'revoked'] as const

/** `expired` and `owner_inactive` are not steps: time and the owner's membership bring them about and end them. */
export const apiKeyLife = lifecycle({
  resource: 'api_key',
  states: lifeStates,
  initial: 'active',
  transitions: {
    update: { from: liveKeyStates, to: liveKeyStates, otherwise: 'api_key_revoked' },
    rotate: {
      from: ['active', 'owner_inactive'],
      to: ['active', 'owner_inactive'],
      otherwise: 'api_key_not_rotatable',
    },
    reassign: { from: liveKeyStates, to: ['active', 'expired'], otherwise: 'api_key_revoked' },
    revoke: { from: lifeStates, to: 'revoked' },
  },
})

const ById = { id: idOf('api_key_not_found') }
const scopeCodes = ['key_scope_exceeds_creator', 'key_scope_exceeds_owner'] as const

const exampleKey = {
  id: '0199f2a0-0000-7000-8000-000000000010',
  name: 'Payroll bridge',
  kind: 'service',
  prefix: 'kt_live_0000',
  last4: 'IOm5',
  scope: ['payroll.run'],
  readOnly: false,
  ownerMembershipId: '0199f2a0-0000-7000-8000-000000000011',
  createdBy: '0199f2a0-0000-7000-8000-000000000011',
  state: 'active',
  expiresAt: '2027-11-20T00:00:00.000Z',
  lastUsedAt: null,
  createdAt: '2026-11-20T07:00:00.000Z',
  updatedAt: '2026-11-20T07:00:00.000Z',
}

export const apiKeys = contract({
  name: 'apiKeys',
  tag: 'API keys',
  about: 'API keys. They are managed in browser sessions only.',
  refusals: refusals(translations, {
    api_key_not_found: {
      status: 404,
      title: 'No such API key',
      when: 'No key in this organisation has the id, or the caller has no right to know of it.',
      remedy: 'Read the ids from `GET /v1/api-keys`.',
    },
    api_key_stale: {
      status: 409,
      title: 'The key has changed',
      when: '`expectedUpdatedAt` is not the current `updatedAt` of the key.',
      remedy: 'Read the key again and decide anew.',
    },
    api_key_revoked: {
      status: 409,
      title: 'The key is revoked',
      when: 'A revoked key is changed or reassigned.',
      remedy: 'Make a new key; a revoked one stays revoked.',
    },
    api_key_not_rotatable: {
      status: 409,
      title: 'The key is over',
      when: 'A revoked or expired key is rotated; its new secret would be refused like the old one.',
      remedy: 'Give an expired key a later `expiresAt` first; in place of a revoked one make a new key.',
    },
    api_key_expiry_in_past: {
      status: 422,
      values: {
        expiresAt: instant('The instant that was sent.'),
        now: instant('The present instant of the organisation.'),
      },
      title: 'The expiry is not in the future',
      when: '`expiresAt` is not later than the present instant.',
      remedy: 'Choose a later instant; revoke the key to end it now.',
    },
    api_key_owner_not_active: {
      status: 422,
      title: 'The owner is not active',
      when: 'A key is made for, or reassigned to, a member who is not active.',
      remedy: 'Choose an active member.',
    },
    personal_key_of_another_member: {
      status: 403,
      title: 'A personal key is made by its member',
      when: 'A personal key is made for, or rotated of, another member: its secret would let the caller act as them.',
      remedy:
        'Let the member make their own key, or make a service key; somebody else’s personal key can be revoked.',
    },
    personal_key_not_reassignable: {
      status: 409,
      title: 'A personal key stays with its member',
      when: 'A personal key is reassigned.',
      remedy: 'Let the other member make a key of their own, or use a service key.',
    },
    key_scope_exceeds_creator: {
      status: 403,
      title: "The scope exceeds the caller's capabilities",
      when: 'The scope of a key that is made, widened, prolonged, rotated or given another owner has capabilities that the caller does not hold; `capabilities` names them.',
      remedy: 'Leave them out, or let somebody who holds them do it.',
    },
    key_scope_exceeds_owner: {
      status: 403,
      title: "The scope exceeds the owner's capabilities",
      when: 'The scope has capabilities that the owner does not hold; `capabilities` names them.',
      remedy: 'Leave them out, or choose an owner who holds them.',
    },
  }),
  uses: { refusals: { ...membershipNotFound } },
  events: events({}),
  lifecycles: [apiKeyLife],
  changesAccess: { api_key: 'rights.key_changed' },
  audited: { api_key: { name: 'open', last4: 'open', expiresAt: 'open', oldSecretUntil: 'open' } },
  operations: {
    create: {
      method: 'POST',
      path: '/v1/api-keys',
      summary: 'Make an API key',
      description:
        'Make a key. Its secret is in this answer and nowhere else. A member makes personal keys for themself and nobody else does. Service keys need `org.admin` or `integrations.manage`. The scope may exceed neither the capabilities of the caller nor those of the owner. A key with `org.admin` is made, widened, rotated and reassigned only within fifteen minutes of a proof of who one is.',
      needs: 'none',
      credential: 'session',
      body: NewApiKey,
      status: 201,
      answers: ApiKeyWithSecret,
      refuses: [
        'insufficient_role',
        'membership_not_found',
        'personal_key_of_another_member',
        'api_key_expiry_in_past',
        'api_key_owner_not_active',
        'recent_authentication_required',
        ...scopeCodes,
      ],
      example: {
        body: {
          name: 'Payroll bridge',
          kind: 'service',
          scope: ['payroll.run'],
          expiresAt: '2027-11-20T00:00:00Z',
        },
        answer: { ...exampleKey, key: `kt_live_${'0'.repeat(43)}1jIOm5` },
      },
    },
    list: {
      may: true,
      method: 'GET',
      path: '/v1/api-keys',
      sweeps: { table: 'api_keys', deletions: 'whole' },
      summary: 'List API keys',
      description:
        'The keys that the caller may know of, newest first. Own keys; with `integrations.manage` every service key too, with `org.admin` every key of the organisation.',
      needs: 'none',
      credential: 'session',
      listed: { q: 'the name or what is shown of the secret', ids: true, sorts: ['name', 'updatedAt'] },
      query: object({
        kind: optional(described(KeyKind, 'Only keys of this kind.')),
        state: optional(oneOf(keyStates, { description: 'Only keys in this state.' })),
        ownerMembershipId: optional(described(IdOf('membership'), 'Only keys of this owner.')),
        ...sweeping,
      }),
      answers: page(ApiKey),
    },
    get: {
      may: true,
      method: 'GET',
      path: '/v1/api-keys/{id}',
      summary: 'Read an API key',
      description: 'One key, without its secret.',
      needs: 'none',
      credential: 'session',
      params: ById,
      answers: ApiKey,
      refuses: ['api_key_not_found'],
      example: { answer: exampleKey },
    },
    update: {
      method: 'PATCH',
      path: '/v1/api-keys/{id}',
      summary: 'Change an API key',
      description:
        'Rename a key, or change its scope, expiry or whether it only reads. Capabilities may be taken away freely; those that are added, and a key that may write from now on or, not being one’s own, lasts longer, must be within what the caller and the owner hold. `expiresAt: null` means that the key does not expire.',
      needs: 'none',
      credential: 'session',
      params: ById,
      body: ApiKeyPatch,
      answers: ApiKey,
      refuses: [
        'insufficient_role',
        'api_key_not_found',
        'api_key_stale',
        'api_key_revoked',
        'api_key_expiry_in_past',
        'recent_authentication_required',
        ...scopeCodes,
      ],
      example: { body: { name: 'Payroll bridge (new)', readOnly: true } },
    },
    revoke: {
      method: 'POST',
      path: '/v1/api-keys/{id}/revoke',
      summary: 'Revoke an API key',
      description:
        'End a key at once and for good. The next request with it answers 401 `invalid_token`. Revoking a revoked key changes nothing.',
      needs: 'none',
      credential: 'session',
      params: ById,
      answers: ApiKey,
      refuses: ['insufficient_role', 'api_key_not_found'],
    },
    rotate: {
      method: 'POST',
      path: '/v1/api-keys/{id}/rotate',
      summary: 'Give an API key a new secret',
      description:
        'Give a key a new secret, which is in this answer and nowhere else. The old secret ends at once, or stays valid for `overlapMinutes`, at most seven days. Scope, owner and expiry stay.',
      needs: 'none',
      credential: 'session',
      params: ById,
      body: object({
        overlapMinutes: optional(
          Type.Integer({
            minimum: 0,
            maximum: longestOverlapMinutes,
            default: 0,
            description: 'How long the old secret stays valid.',
          }),
        ),
      }),
      answers: ApiKeyWithSecret,
      refuses: [
        'insufficient_role',
        'api_key_not_found',
        'personal_key_of_another_member',
        'api_key_not_rotatable',
        'recent_authentication_required',
        'key_scope_exceeds_creator',
      ],
      example: { body: { overlapMinutes: 1440 } },
    },
    reassign: {
      method: 'POST',
      path: '/v1/api-keys/{id}/reassign',
      summary: 'Give a service key another owner',
      description: 'The key executes as its new owner from the next request on; its secret stays.',
      needs: 'none',
      credential: 'session',
      params: ById,
      body: object({
        ownerMembershipId: described(IdOf('membership'), 'The member whom the key executes as from now on.'),
      }),
      answers: ApiKey,
      refuses: [
        'insufficient_role',
        'api_key_not_found',
        'membership_not_found',
        'api_key_revoked',
        'api_key_owner_not_active',
        'personal_key_not_reassignable',
        'recent_authentication_required',
        ...scopeCodes,
      ],
    },
  },
})

// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { ApiKey, DeletedRecord, WithNames } from './schemas.ts'

export type ApiKeysCreateBody = {
  /** What people see and choose it by. */
  name: string
  /** A personal key acts as its member and dies with them; a service key can be reassigned. */
  kind: 'personal' | 'service'
  /** The capabilities that the key carries; empty reaches only operations that need none. */
  scope: readonly (
    | 'org.admin'
    | 'members.manage'
    | 'hr.manage'
    | 'reports.team'
    | 'worktime.supervise'
    | 'payroll.run'
    | 'integrations.manage'
    | 'invoicing.manage'
    | 'projects.manage'
    | 'projects.read'
    | 'crm.use'
    | 'crm.privacy'
    | 'scheduling.plan'
    | 'service.dispatch'
  )[]
  /** Whether the key is refused every write; false unless given. */
  readOnly?: boolean | undefined
  /** From when on the key is refused; null or absent when it is never to end by itself. */
  expiresAt?: string | null | undefined
  /** The member whom the key executes as; whoever makes it unless given. */
  ownerMembershipId?: string | undefined
}

export type ApiKeysCreateAnswer = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** What people recognise the key by. */
  name: string
  /** A personal key acts as its member and dies with them; a service key can be reassigned. */
  kind: 'personal' | 'service'
  /** How the key starts, for people to recognise it. */
  prefix: string
  /** How the key ends. */
  last4: string
  /** The capabilities that the key carries; none reaches only operations that need none. */
  scope: readonly (
    | 'org.admin'
    | 'members.manage'
    | 'hr.manage'
    | 'reports.team'
    | 'worktime.supervise'
    | 'payroll.run'
    | 'integrations.manage'
    | 'invoicing.manage'
    | 'projects.manage'
    | 'projects.read'
    | 'crm.use'
    | 'crm.privacy'
    | 'scheduling.plan'
    | 'service.dispatch'
  )[]
  /** Whether the key is refused every write, with 403 `read_only_key`. */
  readOnly: boolean
  /** The member whom the key executes as; null when that membership has been deleted. */
  ownerMembershipId: string | null
  /** The member who made the key; null when that membership has been deleted. */
  createdBy: string | null
  /** `owner_inactive`: the owner's membership is deactivated, and the key works again once it is not. */
  state: 'active' | 'expired' | 'revoked' | 'owner_inactive'
  /** From when on the key is refused; null when it never ends by itself. */
  expiresAt: string | null
  /** When a request last carried the key, to within minutes; null before the first one. */
  lastUsedAt: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
  /** The secret. It is shown once and only its hash is stored. */
  key: string
}

export type ApiKeysListQuery = {
  /** Only keys of this kind. */
  kind?: 'personal' | 'service' | undefined
  /** Only keys in this state. */
  state?: 'active' | 'expired' | 'revoked' | 'owner_inactive' | undefined
  /** Only keys of this owner. */
  ownerMembershipId?: string | undefined
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** A part of the name or what is shown of the secret, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type ApiKeysListAnswer = {
  /** One page of the list, in its order. */
  items: readonly ApiKey[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type ApiKeysGetQuery = {
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type ApiKeysGetAnswer = ApiKey & WithNames

export type ApiKeysUpdateBody = {
  /** What people see and choose it by. */
  name?: string | undefined
  /** The capabilities that the key carries; empty reaches only operations that need none. */
  scope?:
    | readonly (
        | 'org.admin'
        | 'members.manage'
        | 'hr.manage'
        | 'reports.team'
        | 'worktime.supervise'
        | 'payroll.run'
        | 'integrations.manage'
        | 'invoicing.manage'
        | 'projects.manage'
        | 'projects.read'
        | 'crm.use'
        | 'crm.privacy'
        | 'scheduling.plan'
        | 'service.dispatch'
      )[]
    | undefined
  /** Whether the key is refused every write. */
  readOnly?: boolean | undefined
  /** From when on the key is refused; null when it is never to end by itself. */
  expiresAt?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type ApiKeysUpdateAnswer = ApiKey

export type ApiKeysRevokeAnswer = ApiKey

export type ApiKeysRotateBody = {
  /** How long the old secret stays valid. */
  overlapMinutes?: number | undefined
}

export type ApiKeysRotateAnswer = ApiKeysCreateAnswer

export type ApiKeysReassignBody = {
  /** The member whom the key executes as from now on. */
  ownerMembershipId: string
}

export type ApiKeysReassignAnswer = ApiKey

export const apiKeys = (call: Call) => ({
  /**
   * Make an API key
   *
   * Make a key. Its secret is in this answer and nowhere else. A member makes personal keys for themself and nobody else does. Service keys need `org.admin` or `integrations.manage`. The scope may exceed neither the capabilities of the caller nor those of the owner. A key with `org.admin` is made, widened, rotated and reassigned only within fifteen minutes of a proof of who one is.
   *
   * Takes a browser session.
   *
   * `POST /v1/api-keys`
   */
  create: (body: ApiKeysCreateBody, options?: KeyedCallOptions): Promise<ApiKeysCreateAnswer> =>
    call({ id: 'apiKeys.create', method: 'POST', path: '/v1/api-keys', keyed: true }, { body }, options),

  /**
   * List API keys
   *
   * The keys that the caller may know of, newest first. Own keys; with `integrations.manage` every service key too, with `org.admin` every key of the organisation.
   *
   * Takes a browser session.
   *
   * `GET /v1/api-keys`
   */
  list: (query: ApiKeysListQuery = {}, options?: CallOptions): Promise<ApiKeysListAnswer> =>
    call({ id: 'apiKeys.list', method: 'GET', path: '/v1/api-keys' }, { query }, options),

  /**
   * Read an API key
   *
   * One key, without its secret.
   *
   * Takes a browser session.
   *
   * `GET /v1/api-keys/{id}`
   */
  get: (id: string, query: ApiKeysGetQuery = {}, options?: CallOptions): Promise<ApiKeysGetAnswer> =>
    call({ id: 'apiKeys.get', method: 'GET', path: '/v1/api-keys/{id}' }, { path: { id }, query }, options),

  /**
   * Change an API key
   *
   * Rename a key, or change its scope, expiry or whether it only reads. Capabilities may be taken away freely; those that are added, and a key that may write from now on or, not being one’s own, lasts longer, must be within what the caller and the owner hold. `expiresAt: null` means that the key does not expire.
   *
   * Takes a browser session.
   *
   * `PATCH /v1/api-keys/{id}`
   */
  update: (id: string, body: ApiKeysUpdateBody, options?: CallOptions): Promise<ApiKeysUpdateAnswer> =>
    call(
      { id: 'apiKeys.update', method: 'PATCH', path: '/v1/api-keys/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Revoke an API key
   *
   * End a key at once and for good. The next request with it answers 401 `invalid_token`. Revoking a revoked key changes nothing.
   *
   * Takes a browser session.
   *
   * `POST /v1/api-keys/{id}/revoke`
   */
  revoke: (id: string, options?: KeyedCallOptions): Promise<ApiKeysRevokeAnswer> =>
    call(
      { id: 'apiKeys.revoke', method: 'POST', path: '/v1/api-keys/{id}/revoke', keyed: true },
      { path: { id } },
      options,
    ),

  /**
   * Give an API key a new secret
   *
   * Give a key a new secret, which is in this answer and nowhere else. The old secret ends at once, or stays valid for `overlapMinutes`, at most seven days. Scope, owner and expiry stay.
   *
   * Takes a browser session.
   *
   * `POST /v1/api-keys/{id}/rotate`
   */
  rotate: (
    id: string,
    body: ApiKeysRotateBody = {},
    options?: KeyedCallOptions,
  ): Promise<ApiKeysRotateAnswer> =>
    call(
      { id: 'apiKeys.rotate', method: 'POST', path: '/v1/api-keys/{id}/rotate', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Give a service key another owner
   *
   * The key executes as its new owner from the next request on; its secret stays.
   *
   * Takes a browser session.
   *
   * `POST /v1/api-keys/{id}/reassign`
   */
  reassign: (
    id: string,
    body: ApiKeysReassignBody,
    options?: KeyedCallOptions,
  ): Promise<ApiKeysReassignAnswer> =>
    call(
      { id: 'apiKeys.reassign', method: 'POST', path: '/v1/api-keys/{id}/reassign', keyed: true },
      { path: { id }, body },
      options,
    ),
})

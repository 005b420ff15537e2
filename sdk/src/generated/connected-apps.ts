// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type {
  ConsentAnswer,
  DeletedRecord,
  OAuthClient,
  OAuthConsent,
  OAuthGrant,
  WithNames,
} from './schemas.ts'

export type OauthClientsCreateBody = {
  /** What people see and choose it by. */
  name: string
  /** A confidential app can keep a secret, as a server does; a public one cannot, as a browser or a phone. */
  kind: 'public' | 'confidential'
  /** Where members are sent back to, compared character by character; on the loopback interface a public app may use any port. */
  redirectUris: readonly string[]
  /** The capabilities that a member can give the app at most, as far as they hold them themself. */
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
  /** Whether the app is refused every write; false unless given. */
  readOnly?: boolean | undefined
}

export type OauthClientsCreateAnswer = {
  /** The `client_id` of OAuth. */
  id: string
  /** What members see when the app asks for their consent. */
  name: string
  /** A confidential app can keep a secret, as a server does; a public one cannot, as a browser or a phone. */
  kind: 'public' | 'confidential'
  /** Where members are sent back to, compared character by character. */
  redirectUris: readonly string[]
  /** The capabilities that a member can give the app at most. */
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
  /** Whether the app is refused every write, whatever a member gives it. */
  readOnly: boolean
  /** How the present secret ends; null for a public app. */
  secretLast4: string | null
  /** The member who registered the app; null when that membership has been deleted. */
  createdBy: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
  /** The `client_secret` of OAuth, shown once; null for a public app, which has none. */
  clientSecret: string | null
}

export type OauthClientsListQuery = {
  /** Only apps of this kind. */
  kind?: 'public' | 'confidential' | undefined
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** A part of the name, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type OauthClientsListAnswer = {
  /** One page of the list, in its order. */
  items: readonly OAuthClient[]
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

export type OauthClientsGetQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type OauthClientsGetAnswer = OAuthClient & WithNames

export type OauthClientsUpdateBody = {
  /** What people see and choose it by. */
  name?: string | undefined
  /** Where members are sent back to, compared character by character; on the loopback interface a public app may use any port. */
  redirectUris?: readonly string[] | undefined
  /** The capabilities that a member can give the app at most, as far as they hold them themself. */
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
  /** Whether the app is refused every write. */
  readOnly?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type OauthClientsUpdateAnswer = OAuthClient

export type OauthClientsRotateBody = {
  /** How long the old secret stays valid. */
  overlapMinutes?: number | undefined
}

export type OauthClientsRotateAnswer = OauthClientsCreateAnswer

export type OauthGrantsListQuery = {
  /** Only grants in this state. */
  state?: 'active' | 'expired' | 'owner_inactive' | 'ended' | undefined
  /** Only grants of this member. */
  membershipId?: string | undefined
  /** Only grants of this app. */
  clientId?: string | undefined
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type OauthGrantsListAnswer = {
  /** One page of the list, in its order. */
  items: readonly OAuthGrant[]
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

export type OauthGrantsGetQuery = OauthClientsGetQuery

export type OauthGrantsGetAnswer = OAuthGrant & WithNames

export type OauthConsentsGetAnswer = OAuthConsent

export type OauthConsentsApproveBody = {
  /** The membership that was shown: another one that the browser has switched to meanwhile is refused. */
  membershipId: string
  /** The capabilities that a member can give the app at most, as far as they hold them themself. */
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
  /** Whether the app is refused every write; as was shown, or true. */
  readOnly: boolean
}

export type OauthConsentsApproveAnswer = ConsentAnswer

export type OauthConsentsDenyAnswer = ConsentAnswer

export const oauthClients = (call: Call) => ({
  /**
   * Register an app
   *
   * Register an app that members can connect. A secret is in this answer and nowhere else. The app signs members in with the authorization code flow and PKCE (S256); its endpoints are listed at `/.well-known/oauth-authorization-server`. A member gives it at most this scope, and never more than they hold. A read-only app reads, whatever a member gives it.
   *
   * Takes a browser session that holds `org.admin`.
   *
   * `POST /v1/oauth-clients`; needs `org.admin`
   */
  create: (body: OauthClientsCreateBody, options?: KeyedCallOptions): Promise<OauthClientsCreateAnswer> =>
    call(
      { id: 'oauthClients.create', method: 'POST', path: '/v1/oauth-clients', keyed: true },
      { body },
      options,
    ),

  /**
   * List the registered apps
   *
   * The registered apps, newest first.
   *
   * Takes a browser session that holds `org.admin`.
   *
   * `GET /v1/oauth-clients`; needs `org.admin`
   */
  list: (query: OauthClientsListQuery = {}, options?: CallOptions): Promise<OauthClientsListAnswer> =>
    call({ id: 'oauthClients.list', method: 'GET', path: '/v1/oauth-clients' }, { query }, options),

  /**
   * Read a registered app
   *
   * One app, without its secret.
   *
   * Takes a browser session that holds `org.admin`.
   *
   * `GET /v1/oauth-clients/{id}`; needs `org.admin`
   */
  get: (
    id: string,
    query: OauthClientsGetQuery = {},
    options?: CallOptions,
  ): Promise<OauthClientsGetAnswer> =>
    call(
      { id: 'oauthClients.get', method: 'GET', path: '/v1/oauth-clients/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change a registered app
   *
   * Rename an app, or change where it is answered and what it can be given. What is taken out of the scope is taken from every grant at once; what is added has to be given by each member anew.
   *
   * Takes a browser session that holds `org.admin`.
   *
   * `PATCH /v1/oauth-clients/{id}`; needs `org.admin`
   */
  update: (
    id: string,
    body: OauthClientsUpdateBody,
    options?: CallOptions,
  ): Promise<OauthClientsUpdateAnswer> =>
    call(
      { id: 'oauthClients.update', method: 'PATCH', path: '/v1/oauth-clients/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Delete an app
   *
   * Delete an app. Every grant to it ends, and its tokens stop at once. A sweep of `GET /v1/oauth-clients` lists it in `deleted`.
   *
   * Takes a browser session that holds `org.admin`.
   *
   * `DELETE /v1/oauth-clients/{id}`; needs `org.admin`
   */
  delete: (id: string, options?: CallOptions): Promise<void> =>
    call(
      { id: 'oauthClients.delete', method: 'DELETE', path: '/v1/oauth-clients/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Give an app a new secret
   *
   * Give a confidential app a new secret, which is in this answer and nowhere else. The old secret ends at once, or stays valid for `overlapMinutes`, at most seven days. Grants and their tokens stay.
   *
   * Takes a browser session that holds `org.admin`.
   *
   * `POST /v1/oauth-clients/{id}/rotate`; needs `org.admin`
   */
  rotate: (
    id: string,
    body: OauthClientsRotateBody = {},
    options?: KeyedCallOptions,
  ): Promise<OauthClientsRotateAnswer> =>
    call(
      { id: 'oauthClients.rotate', method: 'POST', path: '/v1/oauth-clients/{id}/rotate', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const oauthGrants = (call: Call) => ({
  /**
   * List grants to apps
   *
   * What members have allowed apps, newest first. Own grants; with `org.admin` those of every member. Grants that are over stay listed with their `state`.
   *
   * Takes a browser session.
   *
   * `GET /v1/oauth-grants`
   */
  list: (query: OauthGrantsListQuery = {}, options?: CallOptions): Promise<OauthGrantsListAnswer> =>
    call({ id: 'oauthGrants.list', method: 'GET', path: '/v1/oauth-grants' }, { query }, options),

  /**
   * Read a grant to an app
   *
   * Takes a browser session.
   *
   * `GET /v1/oauth-grants/{id}`
   */
  get: (id: string, query: OauthGrantsGetQuery = {}, options?: CallOptions): Promise<OauthGrantsGetAnswer> =>
    call(
      { id: 'oauthGrants.get', method: 'GET', path: '/v1/oauth-grants/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * End a grant to an app
   *
   * End a grant at once and for good. Every token of it stops: the next request answers 401 `invalid_token`, and it cannot be refreshed. Members end their own grants, `org.admin` anybody’s. Ending a grant that is over changes nothing. A sweep of `GET /v1/oauth-grants` tells of it by a change.
   *
   * Takes a browser session.
   *
   * `DELETE /v1/oauth-grants/{id}`
   */
  end: (id: string, options?: CallOptions): Promise<void> =>
    call(
      { id: 'oauthGrants.end', method: 'DELETE', path: '/v1/oauth-grants/{id}' },
      { path: { id } },
      options,
    ),
})

export const oauthConsents = (call: Call) => ({
  /**
   * Read what an app asks for
   *
   * What an app asks of the member, cut to what the member can give.
   *
   * Takes a browser session.
   *
   * `GET /v1/oauth-consents/{id}`
   */
  get: (id: string, options?: CallOptions): Promise<OauthConsentsGetAnswer> =>
    call(
      { id: 'oauthConsents.get', method: 'GET', path: '/v1/oauth-consents/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Let an app act for the member
   *
   * Let the app act for the member, as it was shown. Makes a grant of what was shown, which is sent along. `org.admin` is given only within fifteen minutes of a proof of who one is. Approving again leads to the same answer, as long as the app has not had it.
   *
   * Takes a browser session.
   *
   * `POST /v1/oauth-consents/{id}/approve`
   */
  approve: (
    id: string,
    body: OauthConsentsApproveBody,
    options?: KeyedCallOptions,
  ): Promise<OauthConsentsApproveAnswer> =>
    call(
      { id: 'oauthConsents.approve', method: 'POST', path: '/v1/oauth-consents/{id}/approve', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Refuse an app
   *
   * Tell the app no: it gets `access_denied`.
   *
   * Takes a browser session.
   *
   * `POST /v1/oauth-consents/{id}/deny`
   */
  deny: (id: string, options?: KeyedCallOptions): Promise<OauthConsentsDenyAnswer> =>
    call(
      { id: 'oauthConsents.deny', method: 'POST', path: '/v1/oauth-consents/{id}/deny', keyed: true },
      { path: { id } },
      options,
    ),
})

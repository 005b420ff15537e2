// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type { Access, Entitlement, Overview, OwnRequest } from './schemas.ts'

export type MeAccessAnswer = Access

export type MeOverviewQuery = {
  /** From when on decisions are counted; seven days ago unless given. */
  since?: string | undefined
}

export type MeOverviewAnswer = Overview

export type MeEntitlementsQuery = {
  /** The day that the amounts stand for; today unless given. */
  date?: string | undefined
}

export type MeEntitlementsAnswer = Page<Entitlement>

export type MeRequestsQuery = {
  /** Only requests of this kind. */
  kind?: 'work_day' | undefined
  /** Only requests in this state. */
  state?: 'draft' | 'pending' | 'returned' | 'approved' | 'declined' | 'cancelled' | undefined
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
}

export type MeRequestsAnswer = Page<OwnRequest>

export const me = (call: Call) => ({
  /**
   * Who asks and what they may do
   *
   * Who the request acts as, what it may do, and what is left of its rate limits. Reachable with any credential, also a key with an empty scope: the first request of an integration, and the one to compare with `x-service-capabilities` after a 403.
   *
   * Takes any credential.
   *
   * `GET /v1/me/access`
   */
  access: (options?: CallOptions): Promise<MeAccessAnswer> =>
    call({ id: 'me.access', method: 'GET', path: '/v1/me/access' }, {}, options),

  /**
   * What concerns the member today
   *
   * What concerns the member today: the day, what is missing, what waits and what was decided. Decisions are counted since `since`, the last seven days unless given. What the organisation does not keep is empty or null.
   *
   * Takes any credential.
   *
   * `GET /v1/me/overview`
   */
  overview: (query: MeOverviewQuery = {}, options?: CallOptions): Promise<MeOverviewAnswer> =>
    call({ id: 'me.overview', method: 'GET', path: '/v1/me/overview' }, { query }, options),

  /**
   * Leave of the member on a date
   *
   * The leave that the member has earned, used and planned, on a date. `date` is today unless given. Empty where the organisation keeps no leave.
   *
   * Takes any credential.
   *
   * `GET /v1/me/entitlements`
   */
  entitlements: (query: MeEntitlementsQuery = {}, options?: CallOptions): Promise<MeEntitlementsAnswer> =>
    call({ id: 'me.entitlements', method: 'GET', path: '/v1/me/entitlements' }, { query }, options),

  /**
   * What the member has handed in
   *
   * What the member has handed in for a decision, the latest change first. One list over every family, with one common state: the member's side of the approval queue. A day that was sent back, or that a correction opened again, is `returned` until it is confirmed anew.
   *
   * Takes any credential.
   *
   * `GET /v1/me/requests`
   */
  requests: (query: MeRequestsQuery = {}, options?: CallOptions): Promise<MeRequestsAnswer> =>
    call({ id: 'me.requests', method: 'GET', path: '/v1/me/requests' }, { query }, options),
})

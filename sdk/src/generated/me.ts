// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type { Access, Entitlement, Inbox, Overview, OwnRequest, WithNames } from './schemas.ts'

export type MeAccessAnswer = Access

export type MeOverviewQuery = {
  /** From when on decisions are counted; seven days ago unless given. */
  since?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type MeOverviewAnswer = Overview & WithNames

export type MeInboxQuery = {
  /** From when on decisions are counted; seven days ago unless given. */
  since?: string | undefined
}

export type MeInboxAnswer = Inbox

export type MeEntitlementsQuery = {
  /** The day that the amounts stand for; today unless given. */
  date?: string | undefined
}

export type MeEntitlementsAnswer = Page<Entitlement>

export type MeRequestsQuery = {
  /** Only requests of this kind. */
  kind?:
    | 'work_day'
    | 'absence'
    | 'punch_correction'
    | 'forgotten_clock_out'
    | 'open_shift_claim'
    | 'shift_swap'
    | 'project_day'
    | undefined
  /** Only requests in this state. */
  state?: 'draft' | 'pending' | 'returned' | 'approved' | 'declined' | 'cancelled' | undefined
  /** Only requests that somebody else has decided since this instant, and that do not wait anew. */
  decidedSince?: string | undefined
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type MeRequestsAnswer = Page<OwnRequest> & WithNames

export type CalendarFeedsGetAnswer = {
  /** Whether there is a feed. */
  active: boolean
  /** When its address was made; null without a feed. */
  createdAt: string | null
}

export type CalendarFeedsCreateAnswer = {
  /** The address, to be kept as a password is. */
  url: string
  /** When it was made. */
  createdAt: string
}

export type UnitCalendarFeedsListQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type UnitCalendarFeedsListRow = {
  /** The planning unit whose calendar it is. */
  planningUnitId: string
  /** When the address was made. */
  createdAt: string
}

export type UnitCalendarFeedsListAnswer = Page<UnitCalendarFeedsListRow> & WithNames

export type UnitCalendarFeedsCreateBody = {
  /** The planning unit whose calendar it is. */
  planningUnitId: string
}

export type UnitCalendarFeedsCreateAnswer = {
  /** The planning unit whose calendar it is. */
  planningUnitId: string
  /** The address, to be kept as a password is. */
  url: string
  /** When the address was made. */
  createdAt: string
}

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
   * How much waits for the member
   *
   * How much waits for the caller by kind, each with the list behind it, and how many of their own requests somebody else has decided since `since`, the last seven days unless given. A number is what its list answers to the same caller, counted up to 100; lists that they may not call, and modules that are off, are left out. What somebody has delegated to the caller is counted with `approvals`.
   *
   * Takes any credential.
   *
   * `GET /v1/me/inbox`
   */
  inbox: (query: MeInboxQuery = {}, options?: CallOptions): Promise<MeInboxAnswer> =>
    call({ id: 'me.inbox', method: 'GET', path: '/v1/me/inbox' }, { query }, options),

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

export const calendarFeeds = (call: Call) => ({
  /**
   * Read whether there is a calendar feed
   *
   * Whether the member has a calendar feed. Its address is shown only when it is made.
   *
   * Takes a credential of the member's own.
   *
   * `GET /v1/me/calendar-feed`
   */
  get: (options?: CallOptions): Promise<CalendarFeedsGetAnswer> =>
    call({ id: 'calendarFeeds.get', method: 'GET', path: '/v1/me/calendar-feed' }, {}, options),

  /**
   * Make an address for a calendar
   *
   * Make an address at which calendars read what the member is to do, as iCalendar (RFC 5545): from 90 days back to 400 days ahead, with the rights that the member has when it is read. Whoever has the address reads it, so it is shown once and never again. An address made before stops working. One that is made with a key or a token shows what that may read, and ends with it.
   *
   * Takes a credential of the member's own.
   *
   * `POST /v1/me/calendar-feed`
   */
  create: (options?: KeyedCallOptions): Promise<CalendarFeedsCreateAnswer> =>
    call(
      { id: 'calendarFeeds.create', method: 'POST', path: '/v1/me/calendar-feed', keyed: true },
      {},
      options,
    ),

  /**
   * Revoke the calendar feed
   *
   * The address stops working at once. Repeating it changes nothing. The address itself answers no more.
   *
   * Takes a credential of the member's own.
   *
   * `DELETE /v1/me/calendar-feed`
   */
  remove: (options?: CallOptions): Promise<void> =>
    call({ id: 'calendarFeeds.remove', method: 'DELETE', path: '/v1/me/calendar-feed' }, {}, options),
})

export const unitCalendarFeeds = (call: Call) => ({
  /**
   * List the calendar feeds of units
   *
   * The planning units for which the member has a calendar feed. An address is shown only when it is made.
   *
   * Takes a credential of the member's own.
   *
   * `GET /v1/me/unit-calendar-feeds`
   */
  list: (
    query: UnitCalendarFeedsListQuery = {},
    options?: CallOptions,
  ): Promise<UnitCalendarFeedsListAnswer> =>
    call(
      { id: 'unitCalendarFeeds.list', method: 'GET', path: '/v1/me/unit-calendar-feeds' },
      { query },
      options,
    ),

  /**
   * Make an address for a unit's calendar
   *
   * Make an address at which calendars read who of a planning unit is absent when, as iCalendar (RFC 5545), with the rights that the member has when it is read: what an absence is of is told as its type says. It is for those who supervise somebody of the unit; once they do so no more, it has nothing at that address. Whoever has the address reads it, so it is shown once and never again. An address made for the same unit before stops working.
   *
   * Takes a credential of the member's own that holds `worktime.supervise` or `hr.manage`.
   *
   * `POST /v1/me/unit-calendar-feeds`; needs `worktime.supervise` or `hr.manage`
   */
  create: (
    body: UnitCalendarFeedsCreateBody,
    options?: KeyedCallOptions,
  ): Promise<UnitCalendarFeedsCreateAnswer> =>
    call(
      { id: 'unitCalendarFeeds.create', method: 'POST', path: '/v1/me/unit-calendar-feeds', keyed: true },
      { body },
      options,
    ),

  /**
   * Revoke a unit's calendar feed
   *
   * The address of the member for the planning unit stops working at once. Repeating it changes nothing. `GET /v1/me/unit-calendar-feeds` answers what is left.
   *
   * Takes a credential of the member's own.
   *
   * `DELETE /v1/me/unit-calendar-feeds/{id}`
   */
  remove: (id: string, options?: CallOptions): Promise<void> =>
    call(
      { id: 'unitCalendarFeeds.remove', method: 'DELETE', path: '/v1/me/unit-calendar-feeds/{id}' },
      { path: { id } },
      options,
    ),
})

// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type {
  Device,
  DeviceMember,
  DevicePunchTaken,
  DeviceQueueResult,
  MemberBadge,
  Terminal,
  WithNames,
} from './schemas.ts'

export type TerminalsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only terminals in this state. */
  state?: 'unpaired' | 'paired' | 'revoked' | undefined
  /** Only those in use, or only those out of use. */
  active?: boolean | undefined
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

export type TerminalsListAnswer = Page<Terminal> & WithNames

export type TerminalsCreateBody = {
  /** Where it hangs. */
  name: string
  /** Whether it may be used. The credential of one that is out of use answers 401 `device_inactive` until it is in use again. */
  active?: boolean | undefined
  /** Whether every member may punch there, whatever their planning units. */
  allMembers?: boolean | undefined
  /** The planning units whose members punch there and are shown there; units below them are named too. */
  planningUnitIds?: readonly string[] | undefined
}

export type TerminalsCreateAnswer = Terminal

export type TerminalsGetQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type TerminalsGetAnswer = Terminal & WithNames

export type TerminalsUpdateBody = {
  /** Where it hangs. */
  name?: string | undefined
  /** Whether it may be used. The credential of one that is out of use answers 401 `device_inactive` until it is in use again. */
  active?: boolean | undefined
  /** Whether every member may punch there, whatever their planning units. */
  allMembers?: boolean | undefined
  /** The planning units whose members punch there and are shown there; units below them are named too. */
  planningUnitIds?: readonly string[] | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type TerminalsUpdateAnswer = Terminal

export type TerminalsIssuePairingCodeBody = Record<string, never>

export type TerminalsIssuePairingCodeAnswer = {
  /** Eight characters without lookalikes, to be typed in at the device. They are in this answer and nowhere else. */
  pairingCode: string
  /** What the device is asked for beside the code: the `slug` of the organisation. */
  organisation: string
  /** Until when the code is good, 15 minutes from now. */
  expiresAt: string
}

export type TerminalsRotateBody = {
  /** How long the former credential goes on, in minutes; 0 ends it at once. */
  overlapMinutes?: number | undefined
}

export type TerminalsRotateAnswer = {
  /** The new credential of the device. It is in this answer and nowhere else. */
  credential: string
  /** Until when the former credential goes on. */
  oldCredentialUntil: string
  terminal: Terminal
}

export type TerminalsRevokeBody = TerminalsIssuePairingCodeBody

export type TerminalsRevokeAnswer = Terminal

export type BadgesGetQuery = TerminalsGetQuery

export type BadgesGetAnswer = MemberBadge & WithNames

export type BadgesSetBody = {
  /** What a reader reads of the badge: at least four letters and digits. Case, spaces and `:._-` do not count. Unique in the organisation. Null takes the badge away; absent keeps it. */
  badgeCode?: string | null | undefined
  /** Four to eight digits. They count together with the member only, who is chosen at the terminal. Null takes the PIN away; absent keeps it. */
  pin?: string | null | undefined
}

export type BadgesSetAnswer = MemberBadge

export type BadgesClearAnswer = MemberBadge

export type DevicePairBody = {
  /** The `slug` of the organisation, which stands beside the code. */
  organisation: string
  /** The code. Upper and lower case are alike, and spaces and hyphens do not count. */
  pairingCode: string
}

export type DevicePairAnswer = {
  /** The credential of the device, to be sent as `Authorization: Bearer`. */
  credential: string
  /** The terminal that the device stands for from now on. */
  terminalId: string
  /** What the terminal is called. */
  name: string
}

export type DeviceGetAnswer = Device

export type DeviceMembersQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
}

export type DeviceMembersAnswer = Page<DeviceMember>

export type DeviceMeasureClockBody = {
  /** The clock of the device when the request is sent. */
  deviceTime: string
}

export type DeviceMeasureClockAnswer = {
  /** The clock of the service when the request was looked at. */
  serverTime: string
  /** By how much it was ahead of `deviceTime`, in milliseconds. */
  offsetMs: number
  /** What is added to times of the device from now on: the smallest of the last three samples of an hour. */
  clockOffsetMs: number
}

export type DevicePunchBody = {
  /** A UUID that the device makes for each tap, and sends again with every retry. */
  clientPunchId: string
  /** What the member says. */
  kind: 'clock_in' | 'break_start' | 'break_end' | 'clock_out'
  /** When it was tapped, by the clock of the device; the measured offset is added. Now when it is absent. */
  occurredAt?: string | undefined
  /** What the reader read of the badge. */
  badgeCode?: string | undefined
  /** The member who was chosen from the list, together with `pin`. */
  membershipId?: string | undefined
  /** The PIN of the member. */
  pin?: string | undefined
}

export type DevicePunchAnswer = DevicePunchTaken

export type DevicePunchBatchBody = {
  /** What was tapped while the device was offline, in any order. */
  punches: readonly {
    /** A UUID that the device makes for each tap, and sends again with every retry. */
    clientPunchId: string
    /** What the member says. */
    kind: 'clock_in' | 'break_start' | 'break_end' | 'clock_out'
    /** When it was tapped, by the clock of the device; the measured offset is added. */
    occurredAt: string
    /** What the reader read of the badge. */
    badgeCode: string
  }[]
}

export type DevicePunchBatchAnswer = {
  /** One for each punch, in their order. */
  results: readonly DeviceQueueResult[]
  /** When the rows with `device_attempts_exhausted` can be sent again; null where there are none. */
  retryAt: string | null
}

export const terminals = (call: Call) => ({
  /**
   * List the terminals
   *
   * Page through the terminals of the organisation, by name.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `GET /v1/terminals`; needs `org.admin`
   */
  list: (query: TerminalsListQuery = {}, options?: CallOptions): Promise<TerminalsListAnswer> =>
    call({ id: 'terminals.list', method: 'GET', path: '/v1/terminals' }, { query }, options),

  /**
   * Register a terminal
   *
   * Register a place on a wall. Its device is paired afterwards, with a code. Without `allMembers` the members of its planning units punch there.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/terminals`; needs `org.admin`
   */
  create: (body: TerminalsCreateBody, options?: KeyedCallOptions): Promise<TerminalsCreateAnswer> =>
    call({ id: 'terminals.create', method: 'POST', path: '/v1/terminals', keyed: true }, { body }, options),

  /**
   * Read a terminal
   *
   * Takes any credential that holds `org.admin`.
   *
   * `GET /v1/terminals/{id}`; needs `org.admin`
   */
  get: (id: string, query: TerminalsGetQuery = {}, options?: CallOptions): Promise<TerminalsGetAnswer> =>
    call(
      { id: 'terminals.get', method: 'GET', path: '/v1/terminals/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change a terminal
   *
   * Rename a terminal, say who punches there, or take it out of use: its device then answers 401 until it is in use again.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/terminals/{id}`; needs `org.admin`
   */
  update: (id: string, body: TerminalsUpdateBody, options?: CallOptions): Promise<TerminalsUpdateAnswer> =>
    call(
      { id: 'terminals.update', method: 'PATCH', path: '/v1/terminals/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Make a pairing code
   *
   * Make the code that pairs a device with the terminal: good for 15 minutes and for one device. A code that waits already ends; a device that is paired goes on until another one is.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/terminals/{id}/pairing-code`; needs `org.admin`
   */
  issuePairingCode: (
    id: string,
    body: TerminalsIssuePairingCodeBody = {},
    options?: KeyedCallOptions,
  ): Promise<TerminalsIssuePairingCodeAnswer> =>
    call(
      {
        id: 'terminals.issuePairingCode',
        method: 'POST',
        path: '/v1/terminals/{id}/pairing-code',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),

  /**
   * Give a terminal another credential
   *
   * Give the device another credential, which is in this answer and nowhere else. The former one ends at once, or goes on for `overlapMinutes`, at most an hour.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/terminals/{id}/rotate`; needs `org.admin`
   */
  rotate: (
    id: string,
    body: TerminalsRotateBody = {},
    options?: KeyedCallOptions,
  ): Promise<TerminalsRotateAnswer> =>
    call(
      { id: 'terminals.rotate', method: 'POST', path: '/v1/terminals/{id}/rotate', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Revoke a terminal’s device
   *
   * End the credential of the device at once and for good, and a pairing code that waits. The next request with it answers 401 `invalid_token`. Another device can be paired; revoking again changes nothing.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/terminals/{id}/revoke`; needs `org.admin`
   */
  revoke: (
    id: string,
    body: TerminalsRevokeBody = {},
    options?: KeyedCallOptions,
  ): Promise<TerminalsRevokeAnswer> =>
    call(
      { id: 'terminals.revoke', method: 'POST', path: '/v1/terminals/{id}/revoke', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const badges = (call: Call) => ({
  /**
   * Read how a member is known at terminals
   *
   * Whether a badge code and a PIN are set. Neither is shown to anybody.
   *
   * Takes any credential that holds `org.admin` or `members.manage`.
   *
   * `GET /v1/memberships/{id}/badge`; needs `org.admin` or `members.manage`
   */
  get: (id: string, query: BadgesGetQuery = {}, options?: CallOptions): Promise<BadgesGetAnswer> =>
    call(
      { id: 'badges.get', method: 'GET', path: '/v1/memberships/{id}/badge' },
      { path: { id }, query },
      options,
    ),

  /**
   * Set the badge or the PIN of a member
   *
   * Say by what a member is known at terminals. A field that is absent keeps what is set, null takes it away. Whoever knows them can clock as the member, so nobody sets them for somebody who may do more than they themselves. Both end when the member leaves. Hashes are kept, and no answer shows a code or a PIN.
   *
   * Takes any credential that holds `org.admin` or `members.manage`.
   *
   * `PUT /v1/memberships/{id}/badge`; needs `org.admin` or `members.manage`
   */
  set: (id: string, body: BadgesSetBody, options?: CallOptions): Promise<BadgesSetAnswer> =>
    call(
      { id: 'badges.set', method: 'PUT', path: '/v1/memberships/{id}/badge' },
      { path: { id }, body },
      options,
    ),

  /**
   * Take badge and PIN from a member
   *
   * Let a member be known at no terminal any more. Without a badge and a PIN it changes nothing. `GET /v1/memberships/{id}/badge` answers what is left.
   *
   * Takes any credential that holds `org.admin` or `members.manage`.
   *
   * `DELETE /v1/memberships/{id}/badge`; needs `org.admin` or `members.manage`
   */
  clear: (id: string, options?: CallOptions): Promise<BadgesClearAnswer> =>
    call(
      { id: 'badges.clear', method: 'DELETE', path: '/v1/memberships/{id}/badge' },
      { path: { id } },
      options,
    ),
})

export const device = (call: Call) => ({
  /**
   * Pair a device
   *
   * Give the code that an administrator made, and get the credential of the device, which is in this answer and nowhere else. The device that the terminal had before ends. Wrong codes are limited by network address and by organisation: 429 `too-many-requests` with the scope `pairing`.
   *
   * `Idempotency-Key` has no effect: The code works once, and the credential is shown once: after a lost answer make another code.
   *
   * Answered to anyone.
   *
   * `POST /v1/device/pair`
   */
  pair: (body: DevicePairBody, options?: CallOptions): Promise<DevicePairAnswer> =>
    call({ id: 'device.pair', method: 'POST', path: '/v1/device/pair' }, { body }, options),

  /**
   * Read what the device stands for
   *
   * The terminal, whose it is, and the clock.
   *
   * Takes the credential of a paired device.
   *
   * `GET /v1/device`
   */
  get: (options?: CallOptions): Promise<DeviceGetAnswer> =>
    call({ id: 'device.get', method: 'GET', path: '/v1/device' }, {}, options),

  /**
   * List who punches here
   *
   * The members of the terminal’s planning units as of today, by name: those who are employed and not deactivated. Their names and states are all that a device ever learns of them.
   *
   * Takes the credential of a paired device.
   *
   * `GET /v1/device/members`
   */
  members: (query: DeviceMembersQuery = {}, options?: CallOptions): Promise<DeviceMembersAnswer> =>
    call({ id: 'device.members', method: 'GET', path: '/v1/device/members' }, { query }, options),

  /**
   * Measure the clock of the device
   *
   * Say what the clock of the device shows. Its offset is kept with the terminal and with every punch. Send three in a row at the start of the device and every hour: the smallest offset counts, as the others were longer under way.
   *
   * Takes the credential of a paired device.
   *
   * `POST /v1/device/clock`
   */
  measureClock: (
    body: DeviceMeasureClockBody,
    options?: KeyedCallOptions,
  ): Promise<DeviceMeasureClockAnswer> =>
    call(
      { id: 'device.measureClock', method: 'POST', path: '/v1/device/clock', keyed: true },
      { body },
      options,
    ),

  /**
   * Punch at the terminal
   *
   * Punch for the member who shows a badge, or who was chosen from the list and typed a PIN. Safe to send again for ever with the same `clientPunchId`.
   *
   * Takes the credential of a paired device.
   *
   * `POST /v1/device/punches`
   */
  punch: (body: DevicePunchBody, options?: KeyedCallOptions): Promise<DevicePunchAnswer> =>
    call({ id: 'device.punch', method: 'POST', path: '/v1/device/punches', keyed: true }, { body }, options),

  /**
   * Send an offline queue
   *
   * Take up to 1000 punches that were tapped while the device was offline, in any order. Always 200, with one result a row in the order of the rows. They are by badge: a PIN is typed for one tap and kept nowhere.
   *
   * Takes the credential of a paired device.
   *
   * `POST /v1/device/punches/batch`
   */
  punchBatch: (body: DevicePunchBatchBody, options?: KeyedCallOptions): Promise<DevicePunchBatchAnswer> =>
    call(
      { id: 'device.punchBatch', method: 'POST', path: '/v1/device/punches/batch', keyed: true },
      { body },
      options,
    ),
})

// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type { Presence, WithNames } from './schemas.ts'

export type PresenceListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Only members of the unit. A colleague is found by a unit that the caller belongs to. */
  planningUnitId?: string | undefined
  /** `working` and `on_break`: by the clock, or by what the day says of this moment. `absent`: for a reason that nobody is told here. `late`: expected, has not clocked in. `off`: has left, or nothing says that they are at work. `not_expected`: nothing is expected of them today. */
  state?: 'working' | 'on_break' | 'absent' | 'late' | 'off' | 'not_expected' | undefined
  /** Part of the name. */
  q?: string | undefined
  /** What is answered besides, with commas between: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type PresenceListAnswer = Page<Presence> & WithNames

export const presence = (call: Call) => ({
  /**
   * Show who is at work now
   *
   * Who is working, on a break, absent, late, off or not expected at this moment, by name. A caller sees those in their reach and the members of the planning units that they belong to today; nobody who has left or is deactivated. No answer tells why somebody is absent, and there is none about any other moment than now.
   *
   * Takes any credential.
   *
   * `GET /v1/presence`
   */
  list: (query: PresenceListQuery = {}, options?: CallOptions): Promise<PresenceListAnswer> =>
    call({ id: 'presence.list', method: 'GET', path: '/v1/presence' }, { query }, options),
})

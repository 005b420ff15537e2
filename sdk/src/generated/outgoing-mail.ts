// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions } from '../call.ts'
import type { DeletedRecord, OutgoingMail, OutgoingMailWithBody, WithNames } from './schemas.ts'

export type OutgoingMailsListQuery = {
  /** Only mail with this status. */
  status?: 'queued' | 'sent' | 'failed' | 'held' | undefined
  /** Only mail of this kind. */
  kind?:
    | 'invitation'
    | 'password_reset'
    | 'security_notice'
    | 'api_key_expiry'
    | 'webhook_failing'
    | 'change_order'
    | 'change_order_answer'
    | 'budget_warning'
    | 'forgotten_clock_out'
    | 'approval_reminder'
    | 'shift_plan'
    | 'task_mention'
    | 'open_shift_claim'
    | 'shift_swap'
    | undefined
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** A part of the subject or the recipient, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'createdAt' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type OutgoingMailsListAnswer = {
  /** One page of the list, in its order. */
  items: readonly OutgoingMail[]
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

export type OutgoingMailsGetQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type OutgoingMailsGetAnswer = OutgoingMailWithBody & WithNames

export const outgoingMails = (call: Call) => ({
  /**
   * List outgoing mails
   *
   * The mails that the service has written for the organisation, the newest first, without their bodies. A mail is `queued` until the mail server has taken it or it has failed for good. Without a mail server it is `held`: an administrator reads it here and hands it on.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `GET /v1/outgoing-mails`; needs `org.admin`
   */
  list: (query: OutgoingMailsListQuery = {}, options?: CallOptions): Promise<OutgoingMailsListAnswer> =>
    call({ id: 'outgoingMails.list', method: 'GET', path: '/v1/outgoing-mails' }, { query }, options),

  /**
   * Read an outgoing mail
   *
   * One mail with its body. The body holds links that are meant for somebody else, so reading it needs a human session and is audited. It is null once it has been dropped (24 hours after the mail was sent, 30 days when it was not, and never later than its link ends), and always for a mail that is `confidential`: a link to a new password is its recipient's alone, and so is the link of an invitation that goes to a mail server, because it proves the address. Nor is an invitation of somebody who may do more than the caller shown.
   *
   * Takes a browser session that holds `org.admin`.
   *
   * `GET /v1/outgoing-mails/{id}`; needs `org.admin`
   */
  get: (
    id: string,
    query: OutgoingMailsGetQuery = {},
    options?: CallOptions,
  ): Promise<OutgoingMailsGetAnswer> =>
    call(
      { id: 'outgoingMails.get', method: 'GET', path: '/v1/outgoing-mails/{id}' },
      { path: { id }, query },
      options,
    ),
})

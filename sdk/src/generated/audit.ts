// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type { AuditCheckpoint, AuditEntry, AuditVerification, WithNames } from './schemas.ts'

export type AuditListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Who did it. */
  actorMembershipId?: string | undefined
  /** Through which key, session or grant. */
  credentialId?: string | undefined
  /** Exactly this action, as `members.deactivate`. */
  action?: string | undefined
  /** Exactly this operation, as `members.update`. */
  operation?: string | undefined
  /** What kind of record, as `membership`. */
  targetType?: string | undefined
  /** Which record. */
  targetId?: string | undefined
  /** What one request did: the `X-Request-Id` of its answer. */
  requestId?: string | undefined
  /** At or after it, RFC 3339. */
  from?: string | undefined
  /** At or before it, RFC 3339. */
  to?: string | undefined
  /** What is answered besides, with commas between: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type AuditListAnswer = Page<AuditEntry> & WithNames

export type AuditCheckpointsQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** What is answered besides, with commas between: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type AuditCheckpointsAnswer = Page<AuditCheckpoint> & WithNames

export type AuditVerifyQuery = {
  /** The `statement` of a kept checkpoint, or of several with commas between. */
  checkpoint?: string | undefined
  /** What is answered besides, with commas between: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type AuditVerifyAnswer = AuditVerification & WithNames

export const audit = (call: Call) => ({
  /**
   * Read the audit trail
   *
   * The audit trail, newest first. Who did what, when, through which credential, from where, and which fields changed. Values that are personal are masked, and so are all values and reasons of records that the caller may not read; secrets are not stored. Reading the trail is itself a row of it, written after the page is read: a page never shows its own reading, and the pages after the first never show anything newer than the first, so reading on with the cursor comes to an end.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `GET /v1/audit`; needs `org.admin`
   */
  list: (query: AuditListQuery = {}, options?: CallOptions): Promise<AuditListAnswer> =>
    call({ id: 'audit.list', method: 'GET', path: '/v1/audit' }, { query }, options),

  /**
   * List audit checkpoints
   *
   * Signed statements of where the trail has stood, newest first. Made every day, with every verification, and when the first page of this list is asked for. Keep `statement` outside the service: against it a verification finds rows that were cut from the end, and a history that was written anew, whoever did it. The signature can be checked by anyone with `publicKey`.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `GET /v1/audit/checkpoints`; needs `org.admin`
   */
  checkpoints: (query: AuditCheckpointsQuery = {}, options?: CallOptions): Promise<AuditCheckpointsAnswer> =>
    call({ id: 'audit.checkpoints', method: 'GET', path: '/v1/audit/checkpoints' }, { query }, options),

  /**
   * Verify the audit trail
   *
   * Verifies the whole trail, against the checkpoints of the database and a kept one. Answers 200 whether or not something is wrong; read `ok`. A sound trail gets a new checkpoint in the same answer.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `GET /v1/audit/verify`; needs `org.admin`
   */
  verify: (query: AuditVerifyQuery = {}, options?: CallOptions): Promise<AuditVerifyAnswer> =>
    call({ id: 'audit.verify', method: 'GET', path: '/v1/audit/verify' }, { query }, options),
})

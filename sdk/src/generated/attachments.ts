// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type { Attachment, AttachmentToUpload, DownloadLink, WithNames } from './schemas.ts'

export type AttachmentsListQuery = {
  /** What the file belongs to. */
  targetType:
    | 'work_day'
    | 'export_batch'
    | 'outgoing_mail'
    | 'customer'
    | 'contact'
    | 'deal'
    | 'lead'
    | 'activity'
    | 'project'
    | 'task'
    | 'purchase'
    | 'change_order'
  /** The record that the file belongs to, by its type. */
  targetId: string
  /** Only attachments in this state. */
  state?: 'pending' | 'finalized' | 'quarantined' | 'deleted' | 'expired' | undefined
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** A part of the name of the file, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type AttachmentsListAnswer = Page<Attachment> & WithNames

export type AttachmentsCreateBody = {
  /** The name of the file, without a path. */
  fileName: string
  /** The media type of the bytes. Finalizing looks whether they are of it. */
  contentType: string
  /** Bytes; at most 104857600. */
  size: number
  /** The SHA-256 of the bytes, in lower-case hexadecimal digits. */
  sha256: string
  /** The record that a file belongs to; who may read it reads the file. */
  target: {
    /** What the file belongs to. */
    type:
      | 'work_day'
      | 'export_batch'
      | 'outgoing_mail'
      | 'customer'
      | 'contact'
      | 'deal'
      | 'lead'
      | 'activity'
      | 'project'
      | 'task'
      | 'purchase'
      | 'change_order'
    /** The record that the file belongs to, by its type. */
    id: string
  }
  /** What the file is for; the type of the target says which fit. */
  role: 'receipt' | 'photo' | 'signature' | 'contract' | 'document'
}

export type AttachmentsCreateAnswer = AttachmentToUpload

export type AttachmentsGetQuery = {
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type AttachmentsGetAnswer = Attachment & WithNames

export type AttachmentsFinalizeBody = Record<string, never>

export type AttachmentsFinalizeAnswer = Attachment

export type AttachmentsDownloadQuery = {
  /** A thumbnail of this size in place of the file; `thumbnails` says which there are. */
  size?: 160 | 480 | 1280 | undefined
}

export type AttachmentsDownloadAnswer = DownloadLink

export const attachments = (call: Call) => ({
  /**
   * List the attachments of a record
   *
   * The attachments of one record, the oldest first, without those that are deleted or expired unless `state` asks for them. Who may read the target reads its files; who may change it adds and removes them: the notes and pictures of a work day its own member while the day is a draft (its id is in `GET /v1/me/work-days`), the receipts of a payroll batch who runs payroll, those of an outgoing mail an administrator in a browser session, those of a customer who may write customers, those of a contact, a deal, a lead or an activity who holds `crm.use`, those of a project that is not closed who holds `projects.manage`, those of a task who may change tasks, and who is to do, looks over or follows it, those of a purchase or a change order of a project that is not closed who holds `projects.manage`.
   *
   * Takes any credential.
   *
   * `GET /v1/attachments`
   */
  list: (query: AttachmentsListQuery, options?: CallOptions): Promise<AttachmentsListAnswer> =>
    call({ id: 'attachments.list', method: 'GET', path: '/v1/attachments' }, { query }, options),

  /**
   * Add a file to a record
   *
   * Announces a file and answers where its bytes go: send them as the body of `upload`, with its headers, then finalize the attachment. What is not finalized within 60 minutes expires. A file has at most 100 MB, the files of an organisation together 10 GB. Who may read the target reads its files; who may change it adds and removes them: the notes and pictures of a work day its own member while the day is a draft (its id is in `GET /v1/me/work-days`), the receipts of a payroll batch who runs payroll, those of an outgoing mail an administrator in a browser session, those of a customer who may write customers, those of a contact, a deal, a lead or an activity who holds `crm.use`, those of a project that is not closed who holds `projects.manage`, those of a task who may change tasks, and who is to do, looks over or follows it, those of a purchase or a change order of a project that is not closed who holds `projects.manage`.
   *
   * Takes any credential.
   *
   * `POST /v1/attachments`
   */
  create: (body: AttachmentsCreateBody, options?: KeyedCallOptions): Promise<AttachmentsCreateAnswer> =>
    call(
      { id: 'attachments.create', method: 'POST', path: '/v1/attachments', keyed: true },
      { body },
      options,
    ),

  /**
   * Read an attachment
   *
   * One attachment, for whoever may read its target.
   *
   * Takes any credential.
   *
   * `GET /v1/attachments/{id}`
   */
  get: (id: string, query: AttachmentsGetQuery = {}, options?: CallOptions): Promise<AttachmentsGetAnswer> =>
    call(
      { id: 'attachments.get', method: 'GET', path: '/v1/attachments/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Delete an attachment
   *
   * The file is out of reach at once, and its bytes are destroyed soon unless another attachment has the same. `GET /v1/attachments` answers what is left.
   *
   * Takes any credential.
   *
   * `DELETE /v1/attachments/{id}`
   */
  delete: (id: string, options?: CallOptions): Promise<void> =>
    call(
      { id: 'attachments.delete', method: 'DELETE', path: '/v1/attachments/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Finalize an attachment
   *
   * Examines the uploaded bytes: their size, their SHA-256, their type by content, and where the service has a scanner, malware. A refusal for the bytes leaves the attachment pending. Malware makes it `quarantined` and destroys the bytes. A finalized attachment is answered as it is. For the member who added it.
   *
   * Takes any credential.
   *
   * `POST /v1/attachments/{id}/finalize`
   */
  finalize: (
    id: string,
    body: AttachmentsFinalizeBody = {},
    options?: KeyedCallOptions,
  ): Promise<AttachmentsFinalizeAnswer> =>
    call(
      { id: 'attachments.finalize', method: 'POST', path: '/v1/attachments/{id}/finalize', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Get the URL of a download
   *
   * A URL that answers the bytes for 5 minutes, as a file to be saved, to whoever has it. Each use looks again whether the caller could still read the attachment with the same credential: after a deletion, a revocation or the end of a session, the URL answers `download_url_invalid`.
   *
   * Takes any credential.
   *
   * `GET /v1/attachments/{id}/download`
   */
  download: (
    id: string,
    query: AttachmentsDownloadQuery = {},
    options?: CallOptions,
  ): Promise<AttachmentsDownloadAnswer> =>
    call(
      { id: 'attachments.download', method: 'GET', path: '/v1/attachments/{id}/download' },
      { path: { id }, query },
      options,
    ),
})

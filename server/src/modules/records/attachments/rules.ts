import { start, step } from '../../../platform/contract/lifecycle.ts'
import { addSeconds, type Instant } from '../../../platform/vocabulary/dates.ts'
import { accept, type Decision, isRefused, refuse, said } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import type { Attachment } from './attachment.ts'
import { faultInName } from './file-name.ts'
import { attachmentLife } from './life.ts'
import type { AttachmentRole } from './shapes.ts'

/** What somebody wants to add. */
export interface NewFile {
  readonly fileName: string
  /** By its first name; null for a type that is not kept. */
  readonly contentType: string | null
  readonly size: number
  readonly sha256: string
  readonly target: { readonly type: string; readonly id: Id }
  readonly role: AttachmentRole
}

/** What there is room for. */
export interface Room {
  readonly roles: readonly AttachmentRole[]
  readonly contentTypes: readonly string[]
  /** Bytes of the organisation's files, awaited ones included. */
  readonly usedBytes: number
}

type AddingCode =
  | 'attachment_role_not_allowed'
  | 'attachment_file_name_invalid'
  | 'attachment_content_type_not_allowed'
  | 'attachment_too_large'
  | 'attachment_storage_exceeded'

/** Announces a file, whose bytes are awaited from then on. */
export function add(
  file: NewFile,
  room: Room,
  made: { readonly id: Id; readonly by: Id; readonly now: Instant },
): Decision<Attachment, never, AddingCode> {
  const { target, role, contentType, size, sha256 } = file
  const refusal = refusalOfFile(file, room)
  if (refusal) return refusal
  if (contentType === null)
    return refuse('attachment_content_type_not_allowed', 'Files of this type are not kept.', {
      allowedContentTypes: room.contentTypes,
    })
  const { id, by, now } = made
  const added: Attachment = {
    id,
    targetType: target.type,
    targetId: target.id,
    role,
    fileName: file.fileName.normalize('NFC'),
    contentType,
    size,
    sha256,
    state: start(attachmentLife),
    fileId: null,
    finding: null,
    expiresAt: addSeconds(now, limits.attachments.uploadMinutes * 60),
    finalizedAt: null,
    createdAt: now,
    createdByMembershipId: by,
    updatedAt: now,
  }
  const changes = (['targetType', 'targetId', 'role', 'fileName', 'contentType', 'size'] as const).map(
    field => ({ field, to: added[field] }),
  )
  return accept(added, {
    audit: [{ action: 'attachments.create', targetType: 'attachment', targetId: id, changes }],
  })
}

function refusalOfFile({ role, fileName, size }: NewFile, room: Room) {
  const { fileBytes, organisationBytes } = limits.attachments
  if (!room.roles.includes(role))
    return refuse('attachment_role_not_allowed', `No ${role} is attached to it.`, {
      allowedRoles: room.roles,
    })
  const fault = faultInName(fileName)
  if (fault) return refuse('attachment_file_name_invalid', `fileName ${fault}.`, { field: 'fileName' })
  if (size > fileBytes)
    return refuse('attachment_too_large', `A file has at most ${fileBytes} bytes.`, { maxBytes: fileBytes })
  const availableBytes = Math.max(0, organisationBytes - room.usedBytes)
  if (size > availableBytes)
    return refuse('attachment_storage_exceeded', `There is room for ${availableBytes} bytes.`, {
      availableBytes,
    })
  return undefined
}

/** The record to which a file belongs is not there, or not for the caller to see. */
export const refuseMissing = <Code extends string>(code: Code) => refuse(code, 'There is no such record.')

export const refuseNotUploaded = () =>
  refuse('attachment_not_uploaded', 'No bytes have been uploaded, or another request is moving them.')

export const refuseUnscanned = () => refuse('scanner_unavailable', 'The malware scanner does not answer.')

/** What was found in the bytes of an upload. */
export interface Measured {
  readonly size: number
  readonly sha256: string
  /** Null when the bytes are of no type that is known, such as plain text. */
  readonly contentType: string
  readonly fits: boolean
}

export type ExaminingCode =
  | 'attachment_size_mismatch'
  | 'attachment_hash_mismatch'
  | 'attachment_type_mismatch'

/** Whether the bytes are the ones that were announced. */
export function compare(
  announced: Pick<Attachment, 'size' | 'sha256' | 'contentType'>,
  measured: Measured,
): Decision<null, never, ExaminingCode> {
  if (measured.size !== announced.size)
    return refuse(
      'attachment_size_mismatch',
      said`The upload has ${{ measuredSize: measured.size }} bytes, and size said ${{ announcedSize: announced.size }}.`,
    )
  if (measured.sha256 !== announced.sha256)
    return refuse('attachment_hash_mismatch', 'The SHA-256 of the upload is another than sha256 said.')
  if (!measured.fits)
    return refuse(
      'attachment_type_mismatch',
      `The bytes are ${measured.contentType}, and contentType said ${announced.contentType}.`,
      { detectedContentType: measured.contentType },
    )
  return accept(null)
}

type FinalizingCode = 'attachment_quarantined' | 'attachment_deleted' | 'attachment_expired'

/** Whether the bytes may be examined: a pending attachment is, within its hour, and a finalized one needs it no more. */
export function beginFinalizing(
  attachment: Pick<Attachment, 'state' | 'expiresAt'>,
  now: Instant,
): Decision<'examine' | 'done', never, FinalizingCode> {
  const next = step(attachmentLife, 'finalize', attachment.state, { to: 'finalized' })
  if (isRefused(next)) return next
  if (attachment.state === 'finalized') return accept('done')
  if (attachment.expiresAt <= now)
    return refuse(
      'attachment_expired',
      said`The attachment was to be finalized before ${{ expiresAt: attachment.expiresAt }}.`,
    )
  return accept('examine')
}

/** What became of the bytes: a stored file, or malware. */
export type Examined = { readonly fileId: Id } | { readonly malware: string }

export function finalize(
  attachment: Attachment,
  examined: Examined,
  now: Instant,
): Decision<Attachment, never, FinalizingCode> {
  const begun = beginFinalizing(attachment, now)
  if (isRefused(begun)) return begun
  if (begun.state === 'done') return accept(attachment)
  return 'malware' in examined
    ? quarantine(attachment, examined.malware, now)
    : keep(attachment, examined.fileId, now)
}

function keep(attachment: Attachment, fileId: Id, now: Instant) {
  const next = step(attachmentLife, 'finalize', attachment.state, { to: 'finalized' })
  if (isRefused(next)) return next
  const kept: Attachment = { ...attachment, state: next.state, fileId, finalizedAt: now, updatedAt: now }
  return accept(kept, {
    audit: [lineOf('finalize', attachment, kept)],
  })
}

function quarantine(attachment: Attachment, finding: string, now: Instant) {
  const next = step(attachmentLife, 'finalize', attachment.state, { to: 'quarantined' })
  if (isRefused(next)) return next
  const held: Attachment = { ...attachment, state: next.state, finding, updatedAt: now }
  return accept(held, {
    audit: [lineOf('quarantine', attachment, held, [{ field: 'finding', to: finding }])],
  })
}

type DownloadingCode =
  | 'attachment_not_finalized'
  | 'attachment_quarantined'
  | 'attachment_expired'
  | 'attachment_deleted'
  | 'attachment_thumbnail_missing'

const whyNoBytes = {
  pending: 'attachment_not_finalized',
  quarantined: 'attachment_quarantined',
  expired: 'attachment_expired',
  deleted: 'attachment_deleted',
} as const

/** Whether there is something to download: the file, or its thumbnail of a size. */
export function download(
  { state }: Attachment,
  thumbnails: readonly { readonly size: number }[] | null,
  size: number | null,
): Decision<null, never, DownloadingCode> {
  if (state !== 'finalized') return refuse(whyNoBytes[state], `The attachment is ${state}.`)
  if (size !== null && !thumbnails?.some(each => each.size === size))
    return refuse(
      'attachment_thumbnail_missing',
      thumbnails === null ? 'Its thumbnails are being made.' : 'It has no thumbnail of this size.',
    )
  return accept(null)
}

/** Ends an attachment, and what is known of its file with it. */
export function remove(
  attachment: Attachment,
  now: Instant,
): Decision<Attachment, never, 'attachment_deleted'> {
  const next = step(attachmentLife, 'delete', attachment.state)
  if (isRefused(next)) return next
  const removed = ended(attachment, next.state, now)
  return accept(removed, {
    audit: [lineOf('delete', attachment, removed)],
  })
}

/** Ends an attachment whose bytes did not come in time. No caller requested it, so only its own row shows it. */
export const expire = (attachment: Attachment, now: Instant) => {
  const next = step(attachmentLife, 'expire', attachment.state)
  return accept(ended(attachment, next.state, now))
}

const ended = (attachment: Attachment, state: Attachment['state'], now: Instant): Attachment => ({
  ...attachment,
  state,
  fileName: null,
  sha256: null,
  fileId: null,
  updatedAt: now,
})

const lineOf = (
  verb: string,
  from: Attachment,
  to: Attachment,
  more: readonly { field: string; to: string }[] = [],
) => ({
  action: `attachments.${verb}`,
  targetType: 'attachment',
  targetId: to.id,
  changes: [{ field: 'state', from: from.state, to: to.state }, ...more],
})

import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { idOf } from '../../../platform/contract/operation.ts'
import { inPublishedOrder } from '../../../platform/contract/published-order.ts'
import { described, object, optional, page, paging } from '../../../platform/contract/shapes.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { attachmentLife } from './life.ts'
import { attachmentRefusals } from './refusals.ts'
import {
  attachmentOf,
  attachmentToUploadOf,
  ContentType,
  DownloadLink,
  FileName,
  fileSize,
  Role,
  Sha256,
  State,
  targetOf as recordOf,
  targetId,
  targetTypeOf,
  ThumbnailSizeShape,
} from './shapes.ts'
import { type AttachmentTarget, barringCodes } from './targets.ts'

/** The types that were published first, in the order that the description keeps. Others follow by themselves. */
const published = [
  'work_day',
  'export_batch',
  'outgoing_mail',
  'customer',
  'contact',
  'deal',
  'lead',
  'activity',
  'project',
  'task',
  'purchase',
]

const ById = { id: idOf('attachment_not_found') }

/** The promises of attachments to whatever records families contribute. */
export function attachmentsOf(contributed: readonly AttachmentTarget[]) {
  const targets = inPublishedOrder(published, contributed, ({ type }) => type)
  const types = targets.map(({ type }) => type)
  const missing = targets.map(target => target.missing)
  const standsStill = [...new Set(targets.flatMap(({ locked }) => locked))]
  const Attachment = attachmentOf(types)
  const howRightsFollow = `Who may read the target reads its files; who may change it adds and removes them: ${whoChanges(targets)}.`
  return contract({
    name: 'attachments',
    tag: 'Attachments',
    about: 'Files that belong to other records: presigned upload, finalize, URLs of downloads.',
    refusals: attachmentRefusals,
    uses: { refusals: Object.assign({}, ...targets.map(({ refusals }) => refusals)) as Record<never, never> },
    events: events({}),
    lifecycles: [attachmentLife],
    audited: {
      attachment: {
        state: 'open',
        targetType: 'open',
        targetId: 'open',
        role: 'open',
        contentType: 'open',
        size: 'open',
        finding: 'open',
        fileName: 'personal',
      },
    },
    operations: {
      list: {
        method: 'GET',
        path: '/v1/attachments',
        summary: 'List the attachments of a record',
        description: `The attachments of one record, the oldest first, without those that are deleted or expired unless \`state\` asks for them. ${howRightsFollow}`,
        needs: 'none',
        may: true,
        listed: { q: 'the name of the file', ids: true },
        query: object({
          targetType: targetTypeOf(types),
          targetId,
          state: optional(described(State, 'Only attachments in this state.')),
          ...paging,
        }),
        answers: page(Attachment),
        refuses: [...missing, ...barringCodes],
        example: { query: { targetType: 'work_day', targetId: '019a8f2e-7c40-7d3a-9c1b-2f6e5d4c3b2a' } },
      },
      create: {
        method: 'POST',
        path: '/v1/attachments',
        summary: 'Add a file to a record',
        description: `Announces a file and answers where its bytes go: send them as the body of \`upload\`, with its headers, then finalize the attachment. What is not finalized within ${limits.attachments.uploadMinutes} minutes expires. A file has at most ${limits.attachments.fileBytes / 1024 ** 2} MB, the files of an organisation together ${limits.attachments.organisationBytes / 1024 ** 3} GB. ${howRightsFollow}`,
        needs: 'none',
        body: object({
          fileName: FileName,
          contentType: ContentType,
          size: fileSize,
          sha256: Sha256,
          target: recordOf(types),
          role: Role,
        }),
        status: 201,
        answers: attachmentToUploadOf(types),
        refuses: [
          ...missing,
          ...barringCodes,
          ...standsStill,
          'attachment_role_not_allowed',
          'attachment_file_name_invalid',
          'attachment_content_type_not_allowed',
          'attachment_too_large',
          'attachment_storage_exceeded',
        ],
        example: {
          body: {
            fileName: 'kuitti.pdf',
            contentType: 'application/pdf',
            size: 84_213,
            sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
            target: { type: 'export_batch', id: '019a8f2e-7c40-7d3a-9c1b-2f6e5d4c3b2a' },
            role: 'receipt',
          },
        },
      },
      get: {
        method: 'GET',
        path: '/v1/attachments/{id}',
        summary: 'Read an attachment',
        description: 'One attachment, for whoever may read its target.',
        needs: 'none',
        params: ById,
        may: true,
        answers: Attachment,
        refuses: ['attachment_not_found'],
      },
      finalize: {
        method: 'POST',
        path: '/v1/attachments/{id}/finalize',
        summary: 'Finalize an attachment',
        description:
          'Examines the uploaded bytes: their size, their SHA-256, their type by content, and where the service has a scanner, malware. A refusal for the bytes leaves the attachment pending. Malware makes it `quarantined` and destroys the bytes. A finalized attachment is answered as it is. For the member who added it.',
        needs: 'none',
        params: ById,
        body: object({}),
        answers: Attachment,
        refuses: [
          'attachment_not_found',
          'attachment_of_other_member',
          'insufficient_role',
          ...standsStill,
          'attachment_not_uploaded',
          'attachment_size_mismatch',
          'attachment_hash_mismatch',
          'attachment_type_mismatch',
          'attachment_quarantined',
          'attachment_expired',
          'attachment_deleted',
          'scanner_unavailable',
        ],
      },
      download: {
        method: 'GET',
        path: '/v1/attachments/{id}/download',
        summary: 'Get the URL of a download',
        description: `A URL that answers the bytes for ${limits.attachments.linkMinutes} minutes, as a file to be saved, to whoever has it. Each use looks again whether the caller could still read the attachment with the same credential: after a deletion, a revocation or the end of a session, the URL answers \`download_url_invalid\`.`,
        needs: 'none',
        params: ById,
        query: object({
          size: optional(
            described(
              ThumbnailSizeShape,
              'A thumbnail of this size in place of the file; `thumbnails` says which there are.',
            ),
          ),
        }),
        answers: DownloadLink,
        refuses: [
          'attachment_not_found',
          'attachment_not_finalized',
          'attachment_quarantined',
          'attachment_expired',
          'attachment_deleted',
          'attachment_thumbnail_missing',
        ],
      },
      delete: {
        method: 'DELETE',
        removes: { left: '/v1/attachments' },
        path: '/v1/attachments/{id}',
        summary: 'Delete an attachment',
        description:
          'The file is out of reach at once, and its bytes are destroyed soon unless another attachment has the same.',
        needs: 'none',
        params: ById,
        status: 204,
        refuses: ['attachment_not_found', 'insufficient_role', ...standsStill, 'attachment_deleted'],
      },
    },
  })
}

/** With no type at all: what is known of the operations before anybody contributes. */
export const attachments = attachmentsOf([])

/** `the receipts of a payroll batch who runs payroll, those of …`; neighbours whose files are changed by the same people are named together. */
function whoChanges(targets: readonly AttachmentTarget[]): string {
  const told: { readonly what: string; readonly by: string; readonly records: string[] }[] = []
  for (const {
    changed: { files = 'those', of, by },
  } of targets) {
    const last = told.at(-1)
    if (last?.what === files && last.by === by) last.records.push(of)
    else told.push({ what: files, by, records: [of] })
  }
  return told.map(({ what, by, records }) => `${what} of ${listed(records)} ${by}`).join(', ')
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

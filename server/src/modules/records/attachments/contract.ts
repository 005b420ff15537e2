import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { idOf } from '../../../platform/contract/operation.ts'
import { described, object, optional, page, paging } from '../../../platform/contract/shapes.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { dealNotFound } from '../../sales/crm/refusals.ts'
import { leadRefusals } from '../../sales/crm/leads/refusals.ts'
import { activityNotFound } from '../../sales/crm/activities/refusals.ts'
import { contactRefusals } from '../../work/customers/contacts/refusals.ts'
import { customerNotFound } from '../../work/customers/refusals.ts'
import { outgoingMailRefusals } from '../../company/outgoing-mail/refusals.ts'
import { exportRefusals } from '../../payroll/payroll-exports/refusals.ts'
import { projectClosed, projectNotFound } from '../../work/projects/record/refusals.ts'
import { taskNotFound } from '../../work/tasks/record/refusals.ts'
import { purchaseNotFound } from '../../work/projects/purchases/refusals.ts'
import { workDayRefusals } from '../../time/work-days/refusals.ts'
import { attachmentLife } from './life.ts'
import { attachmentRefusals } from './refusals.ts'
import {
  Attachment,
  AttachmentToUpload,
  ContentType,
  DownloadLink,
  FileName,
  fileSize,
  Role,
  Sha256,
  State,
  Target,
  targetId,
  TargetTypeShape,
  ThumbnailSizeShape,
} from './shapes.ts'

/** What the families of the targets answer where the target decides. */
const missing = [
  'work_day_not_found',
  'export_batch_not_found',
  'outgoing_mail_not_found',
  'customer_not_found',
  'crm_contact_not_found',
  'crm_deal_not_found',
  'crm_lead_not_found',
  'crm_activity_not_found',
  'project_not_found',
  'task_not_found',
  'project_purchase_not_found',
] as const
const barred = ['insufficient_role', 'api_key_cannot_manage_credentials'] as const
const standsStill = [
  'day_confirmed_locked',
  'period_locked',
  'export_batch_cancelled',
  'export_batch_in_progress',
  'project_closed',
] as const

/** The codes of families that have targets: for what is not there, for who reads none of it, for what stands still. */
export interface TargetCode {
  readonly missing: (typeof missing)[number]
  readonly barred: (typeof barred)[number]
  readonly standsStill: (typeof standsStill)[number]
}

const { work_day_not_found, day_confirmed_locked, period_locked } = workDayRefusals
const { export_batch_not_found, export_batch_cancelled, export_batch_in_progress } = exportRefusals

const { crm_contact_not_found } = contactRefusals

const ById = { id: idOf('attachment_not_found') }

const howRightsFollow =
  'Who may read the target reads its files; who may change it adds and removes them: the notes and pictures of a work day its own member while the day is a draft (its id is in `GET /v1/me/work-days`), the receipts of a payroll batch who runs payroll, those of an outgoing mail an administrator in a browser session, those of a customer who may write customers, those of a contact, a deal, a lead or an activity who holds `crm.use`, those of a project that is not closed who holds `projects.manage`, those of a task who may change tasks, and who is to do, looks over or follows it, those of a purchase who holds `projects.manage`.'

export const attachments = contract({
  name: 'attachments',
  tag: 'Attachments',
  about: 'Files that belong to other records: presigned upload, finalize, URLs of downloads.',
  refusals: attachmentRefusals,
  uses: {
    refusals: {
      work_day_not_found,
      day_confirmed_locked,
      period_locked,
      export_batch_not_found,
      export_batch_cancelled,
      export_batch_in_progress,
      ...outgoingMailRefusals,
      ...customerNotFound,
      crm_contact_not_found,
      ...dealNotFound,
      ...leadRefusals,
      ...activityNotFound,
      ...projectNotFound,
      ...projectClosed,
      ...taskNotFound,
      ...purchaseNotFound,
    },
  },
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
      query: object({
        targetType: TargetTypeShape,
        targetId,
        state: optional(described(State, 'Only attachments in this state.')),
        ...paging,
      }),
      answers: page(Attachment),
      refuses: [...missing, ...barred],
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
        target: Target,
        role: Role,
      }),
      status: 201,
      answers: AttachmentToUpload,
      refuses: [
        ...missing,
        ...barred,
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
      description: `A URL that answers the bytes for ${limits.attachments.linkMinutes} minutes, as a file to be saved, to whoever has it. Each use looks again whether the caller could still read the attachment with the same credential: after a deletion, a revocation or the end of a session, the URL answers \`attachment_link_over\`.`,
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

import { count, instant } from '../../../platform/contract/reason-values.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { translations } from './refusal-translations.ts'

const megabytes = (bytes: number): string => `${bytes / 1024 ** 2} MB`

export const attachmentRefusals = refusals(translations, {
  attachment_not_found: {
    status: 404,
    title: 'No such attachment',
    when: 'No attachment in this organisation has the id, or the caller may not read what it belongs to.',
    remedy: 'Read the ids from `GET /v1/attachments` with the target.',
  },
  attachment_role_not_allowed: {
    status: 422,
    title: 'The role does not fit the target',
    when: 'Attachments of the type of target have no such `role`.',
    remedy: 'Use one of `allowedRoles`.',
  },
  attachment_file_name_invalid: {
    status: 422,
    title: 'The name is not one of a file',
    when: '`fileName` has a path, a control character, a character that changes the direction of writing, or is only dots and spaces.',
    remedy: 'Send the last part of the path alone, as people shall see it.',
  },
  attachment_content_type_not_allowed: {
    status: 422,
    title: 'Files of this type are not kept',
    when: '`contentType` is none that the service can tell from the bytes.',
    remedy: 'Convert the file to one of `allowedContentTypes`, PDF for instance.',
  },
  attachment_too_large: {
    status: 413,
    title: 'The file is too large',
    when: `\`size\` is more than ${megabytes(limits.attachments.fileBytes)}.`,
    remedy: 'Compress the file, or send it in parts; `maxBytes` is the bound.',
  },
  attachment_storage_exceeded: {
    status: 409,
    title: 'The organisation has no room for the file',
    when: `The files of the organisation, uploads that are awaited among them, would have more than ${limits.attachments.organisationBytes / 1024 ** 3} GB.`,
    remedy: 'Delete attachments that are not needed; `availableBytes` is what there is room for.',
  },
  attachment_of_other_member: {
    status: 403,
    title: 'Somebody else uploads the file',
    when: 'An attachment is finalized by another member than the one who added it.',
    remedy: 'Let the member finalize it, or add the file anew.',
  },
  attachment_not_uploaded: {
    status: 409,
    title: 'The bytes are not here',
    when: 'An attachment is finalized or downloaded before its bytes were uploaded.',
    remedy: 'Send the bytes by the upload of the answer that gave the id, and finalize the attachment then.',
    retryable: true,
  },
  attachment_size_mismatch: {
    status: 422,
    values: {
      measuredSize: count('How many bytes came.'),
      announcedSize: count('How many were announced.'),
    },
    title: 'The file has another size',
    when: 'The uploaded bytes are more or fewer than `size` said.',
    remedy: 'Add the file anew, with the size of what is uploaded.',
  },
  attachment_hash_mismatch: {
    status: 422,
    title: 'The file has another hash',
    when: 'The SHA-256 of the uploaded bytes is not the one that was announced.',
    remedy: 'Upload the bytes again, or add the file anew with its own hash.',
  },
  attachment_type_mismatch: {
    status: 422,
    title: 'The bytes are of another type',
    when: 'The uploaded bytes are not of the type that `contentType` said; `detectedContentType` is what they look like.',
    remedy: 'Add the file anew with its real type.',
  },
  attachment_not_finalized: {
    status: 409,
    title: 'The attachment is not finalized',
    when: 'An attachment is downloaded whose bytes have not been examined.',
    remedy: 'Finalize it first.',
  },
  attachment_quarantined: {
    status: 409,
    title: 'Malware was found in the file',
    when: 'An attachment with malware is finalized again or downloaded.',
    remedy: 'Remove the malware where the file came from. The bytes were destroyed here.',
  },
  attachment_expired: {
    status: 409,
    values: {
      expiresAt: instant('Until when it was to be finalized.'),
    },
    title: 'The upload took too long',
    when: 'An attachment is finalized or downloaded that was not finalized within an hour.',
    remedy: 'Add the file anew.',
  },
  attachment_deleted: {
    status: 409,
    title: 'The attachment is deleted',
    when: 'A deleted attachment is finalized, downloaded or deleted again.',
    remedy: 'Nothing to do; add the file anew if it is needed.',
  },
  attachment_thumbnail_missing: {
    status: 409,
    title: 'There is no thumbnail',
    when: 'A thumbnail is asked for that is not made yet, or of what is no picture.',
    remedy: 'Look at `thumbnails` of the attachment: null says that they are being made.',
  },
  scanner_unavailable: {
    status: 503,
    title: 'The malware scanner does not answer',
    when: 'A file cannot be examined now. The attachment is still pending.',
    remedy: 'Finalize it again in a minute; the bytes need not be uploaded again.',
    retryable: true,
  },
})

import { May } from '../../../platform/contract/may.ts'
import {
  CreatedAt,
  described,
  IdBy,
  IdOf,
  Instant,
  nullable,
  object,
  oneOf,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../platform/contract/shapes.ts'
import { type ThumbnailSize, thumbnailSizes } from '../../../platform/files/thumbnails.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { attachmentLife } from './life.ts'

export const attachmentRoles = ['receipt', 'photo', 'signature', 'contract', 'document'] as const
export type AttachmentRole = (typeof attachmentRoles)[number]

/** What the file belongs to, of the types that families contribute. */
export const targetTypeOf = (types: readonly string[]) =>
  oneOf(types, { description: 'What the file belongs to.' })
export const targetId = described(IdBy('type'), 'The record that the file belongs to, by its type.')
export const targetOf = (types: readonly string[]) =>
  object(
    { type: targetTypeOf(types), id: targetId },
    { description: 'The record that a file belongs to; who may read it reads the file.' },
  )

export const Role = oneOf(attachmentRoles, {
  description: 'What the file is for; the type of the target says which fit.',
})
export const State = oneOf(attachmentLife.states, {
  description:
    '`pending`: the bytes are awaited, for an hour. `finalized`: they are here and examined. `quarantined`: malware was found in them, and they were destroyed. `deleted`, `expired`: they are gone.',
})

export const ThumbnailSizeShape = Type.Unsafe<ThumbnailSize>({
  type: 'integer',
  enum: [...thumbnailSizes],
  description: 'Pixels of the longest edge.',
})

export const fileSize = Type.Integer({
  minimum: 1,
  maximum: 2 ** 53 - 1,
  description: `Bytes; at most ${limits.attachments.fileBytes}.`,
  examples: [84_213],
})
export const Sha256 = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'The SHA-256 of the bytes, in lower-case hexadecimal digits.',
  examples: ['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
})
export const FileName = Type.String({
  minLength: 1,
  maxLength: limits.attachments.nameLength,
  description: 'The name of the file, without a path.',
  examples: ['kuitti.pdf'],
})
export const ContentType = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'The media type of the bytes. Finalizing looks whether they are of it.',
  examples: ['application/pdf'],
})

const Thumbnail = object(
  {
    size: ThumbnailSizeShape,
    width: Type.Integer({ description: 'Pixels.' }),
    height: Type.Integer({ description: 'Pixels.' }),
  },
  { title: 'AttachmentThumbnail' },
)
export type ShownThumbnail = Static<typeof Thumbnail>

const fieldsOf = (types: readonly string[]) => ({
  id: RecordId,
  target: targetOf(types),
  role: Role,
  fileName: described(nullable(FileName), 'The name of the file; null once the file is gone.'),
  contentType: described(ContentType, 'The media type of the bytes.'),
  size: described(fileSize, 'Bytes.'),
  sha256: described(nullable(Sha256), 'The SHA-256 of the bytes; null once the file is gone.'),
  state: State,
  finding: nullable(
    Type.String({ description: "The scanner's name of the malware; null unless the file is quarantined." }),
  ),
  thumbnails: nullable(
    Type.Array(Thumbnail, {
      description:
        'Upright WebP pictures that `GET …/download?size=` leads to; null while they are being made, and empty for what is no picture.',
    }),
  ),
  expiresAt: described(
    nullable(Instant),
    'When the attachment expires if it is not finalized; null once it is no longer pending.',
  ),
  finalizedAt: described(nullable(Instant), 'When the bytes were found in order; null unless they were.'),
  createdAt: CreatedAt,
  createdByMembershipId: described(IdOf('membership'), 'The member who added it.'),
  may: May,
  updatedAt: UpdatedAt,
})

export const attachmentOf = (types: readonly string[]) => object(fieldsOf(types), { title: 'Attachment' })
export type ShownAttachment = Static<ReturnType<typeof attachmentOf>>

export const attachmentToUploadOf = (types: readonly string[]) =>
  object(
    {
      ...fieldsOf(types),
      upload: object(
        {
          method: Type.Literal('PUT', { description: 'The method of the request.' }),
          url: Type.String({
            format: 'uri',
            description:
              'Where the bytes go, as the body and nothing else. Whoever has it can upload, so keep it to yourself.',
          }),
          headers: Type.Unsafe<Record<string, string>>({
            type: 'object',
            additionalProperties: { type: 'string' },
            description: 'The headers that the request needs, to be sent as they are.',
          }),
          expiresAt: described(Instant, 'Until when the upload may begin, by the real clock.'),
        },
        { description: 'The request that brings the bytes, without credentials.' },
      ),
    },
    { title: 'AttachmentToUpload' },
  )

export const DownloadLink = object(
  {
    url: Type.String({
      format: 'uri',
      description:
        'Where the bytes are, without credentials. It stops working before its end when the caller could not read the attachment any more.',
    }),
    expiresAt: described(Instant, 'Until when the URL works, by the real clock.'),
  },
  { title: 'DownloadLink' },
)

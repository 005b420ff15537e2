import { sql } from 'kysely'
import {
  array,
  CreatedAt,
  described,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { CsvOptions } from '../targets/csv-shapes.ts'
import { csvTemplates } from '../targets/csv-templates.ts'
import { formats, transports } from '../targets/shapes.ts'
import { encodings } from './rendition/encodings.ts'

/** The columns of a delivery `d`, without its document. */
export const deliveryColumns = sql`d.id, d.batch_id, d.target_id, d.transport, d.format, d.state, d.file_name,
  d.content_type, d.encoding, d.sha256, d.byte_count, d.attempts, d.next_attempt_at, d.created_at, d.created_by_membership_id,
  d.delivered_at, d.failed_at, d.updated_at`

const deliveryStates = ['delivering', 'delivered', 'failed'] as const

const Attempt = object({
  at: described(Instant, 'When it was tried.'),
  responseStatus: nullable(Type.Integer({ description: 'Null when no answer came, and for `sftp`.' })),
  durationMs: nullable(Type.Integer({ description: 'Null when the attempt was interrupted.' })),
  errorCode: nullable(
    Type.String({
      description:
        'Null for an acknowledged attempt. `unacknowledged`: an answer other than 2xx; `interrupted`: the service stopped while it waited; `target_inactive`: the target was taken out of use; for `sftp`: `host_key_mismatch`, `authentication_failed`, `remote_directory_missing`, `remote_access_denied`, `remote_file_exists`, `ssh_failed` or `sftp_failed`; otherwise why no answer came, such as `timeout`.',
    }),
  ),
})
export type Attempt = Static<typeof Attempt>

export const ExportDelivery = named(
  'ExportDelivery',
  object({
    id: Type.String({ format: 'uuid', description: 'Also `x-service-delivery` of every attempt.' }),
    batchId: described(IdOf('export_batch'), 'The batch that is delivered.'),
    targetId: described(IdOf('export_target'), 'The target that it is delivered to.'),
    transport: oneOf(transports, {
      description: 'How the target gets the document; that of the target when the delivery was made.',
    }),
    format: oneOf(formats, {
      description: 'The form of the document; that of the target when the delivery was made.',
    }),
    state: oneOf(deliveryStates, {
      description: '`failed` after the last attempt; delivering again makes another delivery.',
    }),
    fileName: Type.String({ description: 'The name of the file that the document is.' }),
    contentType: Type.String({ description: 'The media type of the document.' }),
    encoding: oneOf(encodings, { description: 'How the characters of the document are bytes.' }),
    sha256: Type.String({ description: 'Of the bytes of the document, hex.' }),
    byteCount: Type.Integer({ description: 'The length of the document, bytes.' }),
    attempts: array(Attempt, { description: 'None for `download`.' }),
    nextAttemptAt: described(nullable(Instant), 'When it is tried next; null when it is not.'),
    createdAt: CreatedAt,
    createdByMembershipId: described(
      nullable(IdOf('membership')),
      'The member who asked for it; null when that membership has been deleted.',
    ),
    deliveredAt: described(nullable(Instant), 'When the target had it; null until then.'),
    failedAt: described(nullable(Instant), 'When the last attempt failed; null unless it did.'),
    updatedAt: UpdatedAt,
  }),
)
export type ExportDelivery = Static<typeof ExportDelivery>

export const DeliveryContent = object({
  fileName: Type.String({ description: 'The name of the file that the document is.' }),
  contentType: Type.String({ description: 'The media type of the document.' }),
  encoding: oneOf(encodings, { description: 'How the characters of the document are bytes.' }),
  sha256: Type.String({ description: 'Of the bytes of the document in its `encoding`, hex.' }),
  content: Type.String({ description: 'The whole document.' }),
  base64: nullable(
    Type.String({
      description: 'The bytes of the document in base64, where its `encoding` is not UTF-8; otherwise null.',
    }),
  ),
})
export type DeliveryContent = Static<typeof DeliveryContent>

export const ExportFormat = named(
  'ExportFormat',
  object({
    format: oneOf(formats, { description: 'The form, as targets name it.' }),
    mediaType: Type.String({ description: 'The media type of its documents.' }),
    schema: described(
      nullable(
        Type.Unsafe<object>({
          type: 'object',
          description: 'JSON Schema, draft 2020-12.',
        }),
      ),
      'JSON Schema, draft 2020-12, that every document keeps to; null for forms that are not JSON.',
    ),
    templates: array(
      object({
        template: oneOf(csvTemplates, { description: 'The payroll system.' }),
        csv: described(CsvOptions, 'What the layout says, here without tracking levels.'),
      }),
      { description: 'Ready layouts; none but for `csv`.' },
    ),
  }),
)

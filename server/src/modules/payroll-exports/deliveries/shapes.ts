import {
  array,
  Id,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  type Static,
  Type,
} from '../../../platform/contract/shapes.ts'
import { formats, transports } from '../targets/shapes.ts'

const deliveryStates = ['delivering', 'delivered', 'failed'] as const

const Attempt = object({
  at: Instant,
  responseStatus: nullable(Type.Integer({ description: 'Null when no answer came.' })),
  durationMs: nullable(Type.Integer({ description: 'Null when the attempt was interrupted.' })),
  errorCode: nullable(
    Type.String({
      description:
        'Null for an acknowledged attempt. `unacknowledged`: an answer other than 2xx; `interrupted`: the service stopped while it waited; `target_inactive`: the target was taken out of use; otherwise why no answer came, such as `timeout`.',
    }),
  ),
})
export type Attempt = Static<typeof Attempt>

export const ExportDelivery = named(
  'ExportDelivery',
  object({
    id: Type.String({ format: 'uuid', description: 'Also `x-service-delivery` of every attempt.' }),
    batchId: Id,
    targetId: Id,
    transport: oneOf(transports),
    format: oneOf(formats),
    state: oneOf(deliveryStates),
    fileName: Type.String(),
    contentType: Type.String(),
    sha256: Type.String({ description: 'Of the document, hex.' }),
    byteCount: Type.Integer(),
    attempts: array(Attempt, { description: 'None for `download`.' }),
    nextAttemptAt: nullable(Instant),
    createdAt: Instant,
    createdByMembershipId: nullable(Id),
    deliveredAt: nullable(Instant),
    failedAt: nullable(Instant),
    updatedAt: Instant,
  }),
)
export type ExportDelivery = Static<typeof ExportDelivery>

export const DeliveryContent = object({
  fileName: Type.String(),
  contentType: Type.String(),
  sha256: Type.String({ description: 'Of the UTF-8 bytes of `content`, hex.' }),
  content: Type.String(),
})
export type DeliveryContent = Static<typeof DeliveryContent>

import type { StateOf } from '../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { attachmentLife } from './life.ts'
import type { AttachmentRole } from './shapes.ts'

export type AttachmentState = StateOf<typeof attachmentLife>

/** An attachment as it is stored. */
export interface Attachment {
  readonly id: Id
  readonly targetType: string
  readonly targetId: Id
  readonly role: AttachmentRole
  /** Null once the file is gone. */
  readonly fileName: string | null
  readonly contentType: string
  readonly size: number
  /** As announced; null once the file is gone. */
  readonly sha256: string | null
  readonly state: AttachmentState
  /** The stored file, which equal ones of the organisation share; null unless finalized. */
  readonly fileId: Id | null
  readonly finding: string | null
  readonly expiresAt: Instant
  readonly finalizedAt: Instant | null
  readonly createdAt: Instant
  readonly createdByMembershipId: Id
  readonly updatedAt: Instant
}

import type { ShownAttachment } from './shapes.ts'
import type { StoredAttachment } from './store.ts'

export const shown = (attachment: StoredAttachment): ShownAttachment => {
  const { targetType, targetId, fileId: _, expiresAt, thumbnails, ...rest } = attachment
  return {
    ...rest,
    target: { type: targetType, id: targetId },
    thumbnails: thumbnails && [...thumbnails],
    expiresAt: attachment.state === 'pending' ? expiresAt : null,
  }
}

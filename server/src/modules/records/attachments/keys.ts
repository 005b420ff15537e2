import { type ThumbnailSize, thumbnailSizes } from '../../../platform/files/thumbnails.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

/*
 * Where the bytes lie. A key is made of the id of one attachment and never used for another, so that whatever is
 * deleted late is nobody's: bytes that arrive again under an old key are not those of a new file.
 */

/** The end of an id is random, so folders fill evenly. */
const folderOf = (id: Id): string => id.slice(-2)

export const uploadKey = (orgId: Id, attachmentId: Id): string => `uploads/${orgId}/${attachmentId}`

/** The stored file that an attachment brought. */
export const fileKey = (orgId: Id, fileId: Id): string => `files/${orgId}/${folderOf(fileId)}/${fileId}`

export const thumbnailKey = (orgId: Id, fileId: Id, size: ThumbnailSize): string =>
  `thumbnails/${orgId}/${folderOf(fileId)}/${fileId}-${size}`

export const thumbnailKeys = (orgId: Id, fileId: Id): string[] =>
  thumbnailSizes.map(size => thumbnailKey(orgId, fileId, size))

/** Everything that may lie there of a stored file. */
export const keysOfFile = (orgId: Id, fileId: Id): string[] => [
  fileKey(orgId, fileId),
  ...thumbnailKeys(orgId, fileId),
]

import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { Attachment } from '../attachment.ts'
import type { NewFile, Room } from '../rules.ts'

export const now = '2026-11-20T08:00:00.000Z'
const later = '2026-11-20T09:00:00.000Z'

export const example = (change: Partial<Attachment> = {}): Attachment => ({
  id: newId(),
  targetType: 'work_day',
  targetId: newId(),
  role: 'photo',
  fileName: 'kuva.png',
  contentType: 'image/png',
  size: 70,
  sha256: 'a'.repeat(64),
  state: 'pending',
  fileId: null,
  finding: null,
  expiresAt: later,
  finalizedAt: null,
  createdAt: now,
  createdByMembershipId: newId(),
  updatedAt: now,
  ...change,
})

export const file: NewFile = {
  fileName: 'kuva.png',
  contentType: 'image/png',
  size: 70,
  sha256: 'a'.repeat(64),
  target: { type: 'work_day', id: newId() },
  role: 'photo',
}
export const room: Room = { roles: ['photo'], contentTypes: [], usedBytes: 0 }

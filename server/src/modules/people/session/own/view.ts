import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { expiryOf, idleExpiryOf, type SessionBounds } from '../sessions/lifetime.ts'
import type { OwnSession } from './contract.ts'
import type { OwnSessionRow } from './store.ts'

export const ownSession = (row: OwnSessionRow, currentId: Id, bounds: SessionBounds): OwnSession => ({
  ...row,
  current: row.id === currentId,
  expiresAt: expiryOf(row, bounds),
  idleExpiresAt: idleExpiryOf(row, bounds),
  updatedAt: row.lastUsedAt,
})

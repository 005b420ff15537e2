import type { Caller } from '../../../platform/access/caller.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { OpenPunch } from '../../people/me/port.ts'
import { liveStateOf } from './sessions/store.ts'

/** The running clocking in of the caller. One statement. */
export async function ownOpenPunch(db: TenantDb, { membership }: Caller): Promise<OpenPunch | null> {
  const [live] = await liveStateOf(db, [membership.id])
  if (!live) return null
  const { sessionId, state, since, workDate } = live
  return { sessionId, state, since, workDate }
}

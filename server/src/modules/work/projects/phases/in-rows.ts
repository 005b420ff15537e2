import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { byCode } from '../../../records/imports/protocol/port.ts'
import { phasesOf } from './store.ts'

/** The phases of projects by their codes, in whatever letter case. One statement. */
export async function phaseByCode(
  db: TenantDb,
  projectIds: readonly Id[],
): Promise<(projectId: Id, code: string) => Id | undefined> {
  const ofProject = Map.groupBy(await phasesOf(db, projectIds), ({ projectId }) => projectId)
  const named = new Map([...ofProject].map(([id, phases]) => [id, byCode(phases)]))
  return (projectId, code) => named.get(projectId)?.(code)?.id
}

import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { byCode } from '../../../records/imports/protocol/port.ts'
import { phasesOf } from './store.ts'

type PhaseOfRow = (projectId: Id, code: string) => Id | undefined

/** Finds phases by their project and code, in whatever letter case. */
export function phaseNamed(
  phases: readonly { readonly id: Id; readonly projectId: Id; readonly code: string }[],
): PhaseOfRow {
  const ofProject = Map.groupBy(phases, ({ projectId }) => projectId)
  const named = new Map([...ofProject].map(([id, its]) => [id, byCode(its)]))
  return (projectId, code) => named.get(projectId)?.(code)?.id
}

/** The same of those of projects. One statement. */
export const phaseByCode = async (db: TenantDb, projectIds: readonly Id[]): Promise<PhaseOfRow> =>
  phaseNamed(await phasesOf(db, projectIds))

import { sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { customerName } from '../../customers/port.ts'
import { phasesWithIds } from '../phases/port.ts'
import type { KnownProject } from '../record/port.ts'
import type { DocumentNames } from './document.ts'
import type { ChangeOrderRecord } from './record.ts'

/** What is called how in the document that is sent; the statements travel together. */
export async function namesFor(
  db: TenantDb,
  organisation: string,
  project: KnownProject,
  { phaseId }: ChangeOrderRecord,
): Promise<DocumentNames> {
  const { code, name, customerId } = project
  const [customers, phases] = await Promise.all([
    customerId === null
      ? []
      : db.sql<{ name: string | null }>`select ${customerName(db.orgId, sql`${customerId}::uuid`)} as name`,
    phaseId === null ? [] : phasesWithIds(db, [phaseId]),
  ])
  return {
    organisation,
    project: { code, name },
    customer: customers[0]?.name ?? null,
    phase: phases[0]?.name ?? null,
  }
}

import { hasRightsOf } from '../../../../platform/access/gates.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { attachmentTarget } from '../../../records/attachments/port.ts'
import { notForCaller } from '../attachment-rules.ts'
import { leads } from './contract.ts'
import { leadRefusals } from './refusals.ts'

const { crm_lead_not_found } = leadRefusals

/** Messages, drawings and other files of leads, for anyone who works on them. Those of an anonymised lead go with the person. */
export const leadFiles = attachmentTarget({
  type: 'lead',
  roles: ['document', 'photo'],
  missing: { crm_lead_not_found },
  changed: { of: 'a lead', by: 'who holds `crm.use`' },
  gate: caller => (hasRightsOf(caller, leads.operations.update) ? null : notForCaller),
  async access(db, _caller, ids) {
    const found = await personalLeads(db, ids)
    return new Map(found.map(id => [id, { add: null, remove: null }]))
  },
  existing: (db, ids) => personalLeads(db, ids),
})

/** The leads among these that still say whom they are about. */
async function personalLeads(db: TenantDb, ids: readonly Id[]): Promise<Id[]> {
  const found = await db.sql<{ id: Id }>`
    select l.id from leads l
    where l.org_id = ${db.orgId} and l.id = any(${ids}::uuid[]) and l.state <> 'anonymized'`
  return found.map(({ id }) => id)
}

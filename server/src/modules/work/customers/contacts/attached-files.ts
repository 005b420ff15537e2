import { hasRightsOf } from '../../../../platform/access/gates.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { attachmentTarget } from '../../../records/attachments/port.ts'
import { notForCaller } from '../attachment-rules.ts'
import { contacts } from './contract.ts'
import { contactRefusals } from './refusals.ts'

const { crm_contact_not_found } = contactRefusals

/** Business cards and other files of people, for whoever may write contacts. Those of an anonymized person go with them. */
export const contactFiles = attachmentTarget({
  type: 'contact',
  roles: ['document', 'photo'],
  missing: { crm_contact_not_found },
  changed: { of: 'a contact', by: 'who holds `crm.use`' },
  gate: caller => (hasRightsOf(caller, contacts.operations.update) ? null : notForCaller),
  async access(db, _caller, ids) {
    return new Map((await notAnonymized(db, ids)).map(id => [id, { add: null, remove: null }]))
  },
  existing: (db, ids) => notAnonymized(db, ids),
})

async function notAnonymized(db: TenantDb, ids: readonly Id[]): Promise<Id[]> {
  const found = await db.sql<{ id: Id }>`
    select p.id from contacts p
    where p.org_id = ${db.orgId} and p.id = any(${ids}::uuid[]) and p.anonymized_at is null`
  return found.map(({ id }) => id)
}

import { module } from '../../../../../platform/module.ts'
import { importRegisters, type RecordUse, recordUses } from '../../../../records/imports/port.ts'
import { contactImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { contactImportTable } from './table.ts'
import { undo } from './undo.ts'

/** Invoices of customers are addressed to contacts. */
const defaultContacts: RecordUse = {
  register: 'contacts',
  by: 'customers',
  used: (db, ids) =>
    db.sql`
      select distinct c.default_contact_id as id from customers c
      where c.org_id = ${db.orgId} and c.default_contact_id = any(${ids}::uuid[])`,
}

export const contactImportModule = module({
  contract: contactImport,
  handlers,
  contributes: [importRegisters.of({ ...contactImportTable, undo }), recordUses.of(defaultContacts)],
})

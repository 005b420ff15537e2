import { fieldsOf } from '../../../records/custom-fields/port.ts'
import { type UndoCall, type Undoing, usesOf } from '../../../records/imports/port.ts'
import type { CustomerFact } from '../announcements.ts'
import { customerKind } from '../kind.ts'
import { mayInvoice } from '../view.ts'
import { recordsIn } from './remembered.ts'
import { customersWithIds, removeCustomers, saveCustomers } from './store.ts'
import { undoCustomers } from './undo-rules.ts'

/** Undoes an import of customers by the rules of the single write. */
export async function undo({
  db,
  caller,
  services,
  changes,
}: UndoCall): Promise<Undoing<CustomerFact<'customer.updated'>>> {
  const imported = changes.map(change => ({ index: change.rowIndex, ...recordsIn(change) }))
  const ids = imported.map(({ after }) => after.id)
  const made = imported.flatMap(({ before, after }) => (before === null ? after.id : []))
  const [stored, uses, fields] = await Promise.all([
    customersWithIds(db, ids),
    usesOf(db, 'customers', made, services.contributions),
    fieldsOf(db, customerKind.kind),
  ])
  const { removed, restored, ...undone } = undoCustomers(imported, {
    now: db.now,
    mayInvoice: mayInvoice(caller),
    stored,
    uses,
  })
  return {
    ...undone,
    save: () => Promise.all([saveCustomers(db, restored, fields), removeCustomers(db, removed)]),
  }
}

import { handle } from '../../../../platform/http/handler.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { withChanges } from '../../../records/custom-fields/port.ts'
import { carryOut } from '../../../records/imports/port.ts'
import { cell, readRows } from '../../../records/imports/protocol/port.ts'
import { mayInvoice } from '../view.ts'
import { customerImport } from './contract.ts'
import { namesIn } from './names.ts'
import { remembered } from './remembered.ts'
import { readRow } from './rows.ts'
import { importCustomers } from './rules.ts'
import type { CustomerRow } from './shapes.ts'
import { type CustomersNamed, customersNamed, saveCustomers } from './store.ts'

export const handlers = handle(customerImport, {
  async importCustomers(call) {
    const { body, caller, db, now } = call
    const { rows, mode = 'upsert', filename = null } = body
    const [names, customers] = await Promise.all([namesIn(db, rows), customersNamed(db, namedIn(rows))])
    const decision = importCustomers(
      readRows(rows, row => readRow(row, names)),
      {
        now,
        customers,
        mayInvoice: mayInvoice(caller),
        custom: (stored, { customFields }) => withChanges(names.fields, stored, customFields),
        mode,
        newIds: rows.map(newId),
        filename,
      },
    )
    return carryOut(call, {
      register: 'customers',
      decision,
      save: () => saveCustomers(db, decision.state.written, names.fields),
      shown: customer => ({ targetCode: customer?.code ?? null }),
      remembered: remembered(mayInvoice(caller)),
    })
  },
})

function namedIn(rows: readonly CustomerRow[]): CustomersNamed {
  const codes: string[] = []
  const references: CustomersNamed['references'][number][] = []
  const names: string[] = []
  for (const row of rows) {
    const code = cell(row.code)
    const name = cell(row.name)
    const externalSource = cell(row.externalSource)
    const externalId = cell(row.externalId)
    if (code !== undefined) codes.push(code)
    if (externalSource !== undefined && externalId !== undefined)
      references.push({ externalSource, externalId })
    else if (code === undefined && name !== undefined) names.push(name)
  }
  return { codes, references, names }
}

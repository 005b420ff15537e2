import { handle } from '../../../../../platform/http/handler.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { fieldsOf, withChanges } from '../../../../records/custom-fields/port.ts'
import { carryOut } from '../../../../records/imports/port.ts'
import { cell, readRows } from '../../../../records/imports/protocol/port.ts'
import { folded } from '../../record.ts'
import { contactKind } from '../record.ts'
import { contactImport } from './contract.ts'
import { CustomersMet } from './customers-met.ts'
import { readRow } from './rows.ts'
import { importContacts } from './rules.ts'
import type { ContactRow } from './shapes.ts'
import * as store from './store.ts'

export const handlers = handle(contactImport, {
  async importContacts(call) {
    const { body, db, now } = call
    const { rows, mode = 'upsert', filename = null } = body
    const named = namedIn(rows)
    const [namedCustomers, fields] = await Promise.all([
      store.customersNamed(db, named),
      fieldsOf(db, contactKind.kind),
    ])
    const people = await store.peopleNamed(
      db,
      named,
      namedCustomers.map(({ id, mergedIntoCustomerId }) => mergedIntoCustomerId ?? id),
    )
    const isRead = new Set(namedCustomers.map(({ id }) => id))
    const winners = namedCustomers.flatMap(({ mergedIntoCustomerId }) => mergedIntoCustomerId ?? [])
    const places = people.flatMap(({ customers }) => customers.map(({ customerId }) => customerId))
    const others = [...winners, ...places]
    const further = await store.customersWithIds(db, [...new Set(others.filter(id => !isRead.has(id)))])
    const customers = new CustomersMet(namedCustomers, further, people)
    const decision = importContacts(
      readRows(rows, row => readRow(row, fields)),
      {
        now,
        people,
        customers,
        custom: (person, { patch }) => withChanges(fields, person?.customFields ?? null, patch.customFields),
        mode,
        newIds: rows.map(newId),
        filename,
      },
    )
    const primaries = customers.changedPrimaries()
    return carryOut(call, {
      register: 'contacts',
      decision,
      save: () => {
        db.defer(store.endDefaults(db, customers.endedDefaults()))
        return store.savePeople(db, decision.state.written, primaries, fields)
      },
      shown: () => ({}),
      remembered: ({ before, after }) => ({
        before: before && { ...before },
        after: { record: after, primaries: primaries.filter(({ id }) => id === after.id) },
      }),
    })
  },
})

function namedIn(rows: readonly ContactRow[]): store.NamedInRows {
  const cells = (field: 'customerCode' | 'customerName') => rows.flatMap(row => cell(row[field]) ?? [])
  const references = (
    source: 'externalSource' | 'customerExternalSource',
    id: 'externalId' | 'customerExternalId',
  ) =>
    rows.flatMap(row => {
      const externalSource = cell(row[source])
      const externalId = cell(row[id])
      return externalSource === undefined || externalId === undefined ? [] : { externalSource, externalId }
    })
  return {
    references: references('externalSource', 'externalId'),
    emails: rows.flatMap(({ email }) => cell(email)?.toLowerCase() ?? []),
    names: rows.flatMap(({ name, email }) =>
      cell(email) === undefined ? (cell(name)?.split('\n', 1).map(folded) ?? []) : [],
    ),
    customerCodes: cells('customerCode'),
    customerReferences: references('customerExternalSource', 'customerExternalId'),
    customerNames: cells('customerName'),
  }
}

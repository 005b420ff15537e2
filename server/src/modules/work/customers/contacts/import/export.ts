import { fieldsOfRows } from '../../../../records/custom-fields/port.ts'
import { exportOf } from '../../../../records/imports/port.ts'
import { customerCodes } from '../../in-cells.ts'
import { contacts } from '../contract.ts'
import { handlers } from '../handlers.ts'
import { contactKind } from '../record.ts'
import { contactRow } from './row.ts'

/** A person has a row for each customer whose contact they are. */
export const contactExportModule = exportOf(contactRow, { contract: contacts, key: 'list', handlers })({
  operation: 'contacts',
  summary: 'Export contacts',
  description: 'A person has a row for each customer whose contact they are or were.',
  customFields: fieldsOfRows(contactKind.kind),
  async rows(items, { db, caller }) {
    const places = items.flatMap(({ customers }) => customers.map(({ customerId }) => customerId))
    const code = await customerCodes(db, caller, places)
    return items.flatMap(({ customers, ...person }) =>
      customers.map(({ customerId, jobTitle, primary, active }) => ({
        recordId: person.id,
        externalSource: person.externalSource,
        externalId: person.externalId,
        email: person.email,
        name: person.name,
        phone: person.phone,
        language: person.language,
        customerId,
        customerCode: code(customerId),
        jobTitle,
        primary,
        active,
        consent: person.consent,
        consentSource: person.consentSource,
        optedOut: person.optedOut,
        customFields: person.customFields,
      })),
    )
  },
})

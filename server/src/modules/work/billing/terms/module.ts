import { sql } from 'kysely'
import { module } from '../../../../platform/module.ts'
import { freeTexts, namedRecords } from '../../../../platform/port.ts'
import { recordUses, usedBy } from '../../../records/imports/port.ts'
import { type ContactUse, contactUses } from '../../customers/port.ts'
import { leftBehindIn, projectLeftBehind } from '../../projects/record/port.ts'
import { invoicingTerms } from './contract.ts'
import { handlers } from './handlers.ts'

/** Whom invoices are for is known for as long as they are a contact of the customer. */
const contactsOfTerms: ContactUse = {
  keeps: () => sql<boolean>`false`,
  lastTouched: (orgId, contactId) => sql`(
    select max(t.made_at) from invoicing_terms t where t.org_id = ${orgId} and t.contact_id = ${contactId})`,
}

export const invoicingTermsModule = module({
  contract: invoicingTerms,
  handlers,
  contributes: [
    contactUses.of(contactsOfTerms),
    projectLeftBehind.of(leftBehindIn('invoicing_terms', 'invoicing_terms')),
    freeTexts.of({ table: 'invoicing_terms', mirrored: false, texts: ['order_reference'] }),
    recordUses.of(usedBy('projects', 'invoicing_terms', 'project_id')),
    recordUses.of(usedBy('project-phases', 'invoicing_terms', 'phase_id')),
    recordUses.of(usedBy('contacts', 'invoicing_terms', 'contact_id')),
    namedRecords.of({
      type: 'invoicing_terms',
      nameless: 'Terms are known by their project or phase and their date.',
    }),
  ],
})

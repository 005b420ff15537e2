import { sql } from 'kysely'
import type { Asker } from '../../../../platform/names.ts'
import { mayCall } from '../../../../platform/access/gates.ts'
import { phoneSpelling, type Searched, searchedRegister } from '../../../records/search/port.ts'
import { leads } from './contract.ts'
import { disqualifyReasons } from './reasons/register.ts'
import { leadSources } from './sources/register.ts'
import { mayInvoice } from './view.ts'

const reads = ({ caller }: Asker) => mayCall(caller, leads.operations.list)

/** Leads, for anyone who reads them; by the business id, for who invoices too. An anonymised one is found by nothing. */
export const searchedLeads: Searched = {
  type: 'lead',
  table: 'leads',
  title: () => sql`r.title`,
  subtitle: () => sql`coalesce(r.organisation_name, r.contact_name, r.email)`,
  active: () => sql`r.state in ('new', 'working', 'qualified')`,
  present: sql`r.state <> 'anonymized'`,
  sources: [
    {
      table: 'leads',
      fields: () => ({
        title: sql`r.title`,
        organisationName: sql`r.organisation_name`,
        'contact.name': sql`r.contact_name`,
        'contact.email': sql`r.email`,
        externalId: sql`r.external_id`,
        'contact.phone': sql`r.phone`,
      }),
      rows: asker => (reads(asker) ? 'all' : 'none'),
      spelling: phoneSpelling,
    },
    {
      table: 'leads',
      part: 'billing',
      fields: () => ({ businessId: sql`r.business_id` }),
      rows: asker => (reads(asker) && mayInvoice(asker.caller) ? 'all' : 'none'),
    },
  ],
}

const ofLeads = (operation: Parameters<typeof mayCall>[1]) => ({
  rows: ({ caller }: Asker) => (mayCall(caller, operation) ? ('all' as const) : ('none' as const)),
})

const code = sql`r.code`
const name = sql`r.name`

export const searchedSources: Searched = searchedRegister('lead_source', 'lead_sources', {
  sources: [
    {
      table: 'lead_sources',
      fields: () => ({ code, name }),
      ...ofLeads(leadSources.contract.operations.list),
    },
  ],
})

export const searchedReasons: Searched = searchedRegister('disqualify_reason', 'disqualify_reasons', {
  sources: [
    {
      table: 'disqualify_reasons',
      fields: () => ({ code, name }),
      ...ofLeads(disqualifyReasons.contract.operations.list),
    },
  ],
})

import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import { customersAlike } from '../../../../work/customers/port.ts'
import type { LeadRecord } from '../record.ts'
import type { Alike } from './shapes.ts'

/** So many of each likeness are looked at. */
const most = 20

/**
 * Other leads, customers and contacts that may be the same as a lead: by the business id, where the reader may see it, by
 * address, number and name. Two statements, which travel together.
 */
export async function alike(
  db: TenantDb,
  lead: LeadRecord,
  { withBusinessIds }: { readonly withBusinessIds: boolean },
): Promise<{ readonly customers: readonly Alike[]; readonly leads: readonly Alike[] }> {
  const { email, phone, organisationName: name } = lead
  const identified = { businessId: withBusinessIds ? lead.businessId : null, email, phone, name }
  const [customers, leads] = await Promise.all([
    customersAlike(db, identified),
    leadsAlike(db, lead, identified.businessId),
  ])
  return { customers: customers.map(each => ({ ...each, matches: [...each.matches] })), leads }
}

const leadsAlike = (
  db: TenantDb,
  { id, email, phone, organisationName }: LeadRecord,
  businessId: string | null,
): Promise<Alike[]> =>
  db.sql<Alike>`
    with likenesses as (
      (select l.id, 'business_id' as likeness, 1 as place from leads l
        where l.org_id = ${db.orgId} and l.business_id = ${businessId}::text and l.id <> ${id} limit ${most})
      union all
      (select l.id, 'email', 2 from leads l
        where l.org_id = ${db.orgId} and l.email_key = lower(${email}::text) and l.id <> ${id} limit ${most})
      union all
      (select l.id, 'phone', 3 from leads l
        where l.org_id = ${db.orgId} and l.phone_key = search_phone(${phone}::text) and l.id <> ${id} limit ${most})
      union all
      (select l.id, 'name', 4 from leads l
        where l.org_id = ${db.orgId} and l.organisation_key = customer_name_key(${organisationName}::text)
          and l.id <> ${id} limit ${most})),
    found as (select k.id, array_agg(k.likeness order by k.place) as matches from likenesses k group by k.id)
    select 'lead' as type, f.id, l.title as name, l.converted_customer_id as customer_id,
      l.state in ('new', 'working', 'qualified') as active, f.matches
    from found f join leads l on l.org_id = ${db.orgId} and l.id = f.id
    order by cardinality(f.matches) desc, f.id`

import { mayCall } from '../../../../platform/access/gates.ts'
import { type CustomerReference, type HangingRecords, mostListedIds } from '../merge/references.ts'
import { contactsOfCustomer } from './record.ts'
import { contacts } from './contract.ts'

/**
 * The places of contacts. Who has one at both customers keeps one: still a contact when they were at either, with the job
 * title at the winner or, without one, at the loser. The winner keeps its primary contact; without one it gets the loser's.
 */
export const placesOfCustomer: CustomerReference = {
  family: 'contacts',
  columns: ['customer_contacts.customer_id', 'contact_place_changes.customer_id'],
  sees: caller => mayCall(caller, contacts.operations.listOfCustomer),
  async hanging(db, { loserId, winnerId }) {
    const [found] = await db.sql<HangingRecords>`
      select count(*) as count, count(w.contact_id) as shared,
        (array_agg(l.contact_id order by l.contact_id))[1:${mostListedIds}::int] as ids
      from customer_contacts l left join customer_contacts w
        on w.org_id = ${db.orgId} and w.customer_id = ${winnerId} and w.contact_id = l.contact_id
      where l.org_id = ${db.orgId} and l.customer_id = ${loserId}`
    return { count: found?.count ?? 0, shared: found?.shared ?? 0, ids: found?.ids ?? [] }
  },
  move(tx, { loserId, winnerId }) {
    tx.defer(tx.sql`
      update contact_place_changes h set customer_id = ${winnerId}
      where h.org_id = ${tx.orgId} and h.customer_id = ${loserId} returning 1`)
    return tx.sql`
      with gone as (
        delete from customer_contacts l where l.org_id = ${tx.orgId} and l.customer_id = ${loserId}
        returning l.contact_id, l.job_title, l.is_primary, l.active),
      moved as (
        insert into customer_contacts as w (org_id, customer_id, contact_id, job_title, is_primary, active)
        select ${tx.orgId}, ${winnerId}, g.contact_id, g.job_title,
          g.is_primary and not exists (
            select from customer_contacts o where o.org_id = ${tx.orgId} and o.customer_id = ${winnerId} and o.is_primary),
          g.active
        from gone g
        on conflict (org_id, customer_id, contact_id) do update set
          job_title = coalesce(w.job_title, excluded.job_title),
          is_primary = w.is_primary or excluded.is_primary,
          active = w.active or excluded.active
        returning w.contact_id)
      update contacts p set updated_at = ${tx.now} from moved m
      where p.org_id = ${tx.orgId} and p.id = m.contact_id`
  },
  async blockers(db, { loserId, winnerId }) {
    const [found] = await db.sql<{ count: number }>`
      select count(distinct l.contact_id) as count from customer_contacts l
      where l.org_id = ${db.orgId} and l.customer_id = any(${[loserId, winnerId]}::uuid[])`
    return (found?.count ?? 0) <= contactsOfCustomer
      ? []
      : [{ code: 'crm_contact_limit_reached', values: { maximum: contactsOfCustomer } }]
  },
}

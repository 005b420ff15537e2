import { type RawBuilder, sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import type { TimelineEntry, TimelineSource } from '../../../records/timeline/port.ts'
import { contacts } from './contract.ts'
import type { PlaceChange } from './record.ts'

const kinds = {
  added: 'contact_added',
  linked: 'contact_linked',
  deactivated: 'contact_deactivated',
  reactivated: 'contact_reactivated',
} as const satisfies Readonly<Record<PlaceChange, string>>
type Kind = (typeof kinds)[PlaceChange]

/**
 * Who became a contact of a customer and who ceased to be one. Somebody of whom no time is kept, since they were a contact
 * before times were, stands where they came to the register.
 */
export const contactEntries: TimelineSource<Kind> = {
  kinds: Object.values(kinds),
  sees: caller => mayCall(caller, contacts.operations.list),
  of: {
    customer: {
      what: 'contacts',
      entries: (orgId, customerId) => {
        const entry = (rows: RawBuilder<unknown>) => ({
          recordType: 'contact',
          recordId: sql`p.id`,
          title: sql`p.name`,
          rows,
        })
        const changes = (Object.keys(kinds) as PlaceChange[]).map(
          (change): TimelineEntry<Kind> => ({
            ...entry(sql`
          from contact_place_changes h join contacts p on p.org_id = ${orgId} and p.id = h.contact_id
          where h.org_id = ${orgId} and h.customer_id = ${customerId} and h.change = ${sql.lit(change)}`),
            kind: kinds[change],
            at: sql`h.changed_at`,
            id: sql`h.id`,
          }),
        )
        const ofBefore: TimelineEntry<Kind> = {
          ...entry(sql`
        from customer_contacts l join contacts p on p.org_id = ${orgId} and p.id = l.contact_id
        where l.org_id = ${orgId} and l.customer_id = ${customerId} and not exists (
          select from contact_place_changes h
          where h.org_id = ${orgId} and h.customer_id = ${customerId} and h.contact_id = l.contact_id
            and h.change in ('added', 'linked'))`),
          kind: 'contact_added',
          at: sql`p.created_at`,
          id: sql`p.id`,
        }
        return [...changes, ofBefore]
      },
    },
  },
}

import { customFieldOperations } from '../../modules/records/custom-fields/port.ts'
import {
  contactOperations,
  customerGroupOperations,
  customerOperations,
  customerTagOperations,
} from '../../modules/work/customers/port.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { Company } from '../companies/company.ts'
import { customerGroups, customersOf, customerTags, type DemoCustomer } from '../companies/customers.ts'
import type { Office } from '../filling/office.ts'
import type { Beginning } from './beginning.ts'

/** The administrator enters the company's customers with their contacts, and shares them out among those who sell. */
export async function setUpCustomers(
  company: Company,
  { catalogs, members }: Beginning,
  office: Office,
): Promise<void> {
  const words = await wordsOf(office)
  const owners = company.people.flatMap(({ key, role }) => (role === 'sales' ? [members.get(key)] : []))
  const terms = [catalogs.paymentTerms.net_14, catalogs.paymentTerms.net_30]
  let shared: Id | undefined
  for (const [index, customer] of customersOf(company.slug, company.customers).entries()) {
    const body = {
      ...bodyOf(customer),
      // Every fifth is nobody's yet.
      ownerMembershipId: index % 5 === 4 ? null : (owners[index % Math.max(owners.length, 1)] ?? null),
      customerGroupId: words.groups[customer.group],
      tags: customer.tags.map(tag => words.tags[tag]),
      billing: {
        deliveryMethod: index % 3 === 0 ? ('email' as const) : ('print' as const),
        invoiceEmail: `laskut@${customer.domain}`,
        language: 'fi' as const,
        paymentTermId: terms[index % terms.length] ?? null,
        vatId: customer.businessId && `FI${customer.businessId.replace('-', '')}`,
      },
    }
    const { id } = await office.asRole('admin', customerOperations.create, { body })
    if (customer.sharesContact && shared !== undefined)
      await office.asRole('admin', contactOperations.link, {
        params: { id },
        body: { contactId: shared, jobTitle: 'Isännöitsijä' },
      })
    for (const { name, jobTitle, email } of customer.contacts) {
      const made = await office.asRole('admin', contactOperations.create, {
        params: { id },
        body: { name, jobTitle, email, consent: index % 2 === 0 ? ('given' as const) : ('unknown' as const) },
      })
      shared = made.id
    }
    if (index === 0) await enterTwice(office, customer, id)
  }
}

/** Somebody enters the first customer once more, with a contact of its own; the two are merged. */
async function enterTwice(office: Office, { name, code, city, domain }: DemoCustomer, id: Id): Promise<void> {
  const again = await office.asRole('admin', customerOperations.create, {
    body: {
      name,
      code: `${code}_2`,
      addresses: [{ kind: 'postal', addressLine: 'PL 1', city }],
      phone: '+358 20 000 0000',
    },
  })
  await office.asRole('admin', contactOperations.create, {
    params: { id: again.id },
    body: { name: 'Ville Vaihde', jobTitle: 'Assistentti', email: `vaihde@${domain}` },
  })
  await office.asRole('admin', customerOperations.merge, {
    params: { id: again.id },
    body: { targetCustomerId: id, reason: 'Sama yritys oli kirjattu kahdesti.' },
  })
}

const bodyOf = ({ code, name, kind, businessId, city, region, domain }: DemoCustomer) => ({
  code,
  name,
  kind,
  businessId,
  addresses: [{ kind: 'visiting' as const, addressLine: 'Esimerkkikatu 1', city }],
  website: `https://${domain}/`,
  customFields: { region },
})

/** Groups, tags and the custom field that the customers are described by. */
async function wordsOf(office: Office) {
  const groups = {} as Record<keyof typeof customerGroups, Id>
  for (const [code, name] of Object.entries(customerGroups))
    groups[code as keyof typeof groups] = await idOf(
      office.asRole('admin', customerGroupOperations.create, { body: { code, name } }),
    )
  const tags = {} as Record<keyof typeof customerTags, Id>
  for (const [code, name] of Object.entries(customerTags))
    tags[code as keyof typeof tags] = await idOf(
      office.asRole('admin', customerTagOperations.create, { body: { code, name } }),
    )
  await office.asRole('admin', customFieldOperations.create, {
    body: {
      kind: 'customer',
      key: 'region',
      type: 'option',
      name: 'Alue',
      options: [
        { code: 'south', name: 'Etelä' },
        { code: 'west', name: 'Länsi' },
        { code: 'north', name: 'Pohjoinen' },
      ],
    },
  })
  return { groups, tags }
}

const idOf = async (made: Promise<{ readonly id: Id }>): Promise<Id> => (await made).id

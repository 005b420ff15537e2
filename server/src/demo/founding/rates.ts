import { costRateOperations } from '../../modules/people/cost-rates/port.ts'
import { rateCardOperations } from '../../modules/work/projects/rate-cards/port.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { Company } from '../companies/company.ts'
import { customersOf } from '../companies/customers.ts'
import {
  costsOfGroups,
  customerWithCard,
  projectRoles,
  ratesOfRoles,
  usualCost,
  usualRate,
} from '../companies/projects.ts'
import type { Office } from '../filling/office.ts'
import type { Beginning } from './beginning.ts'

/** Which customer has a rate card of its own, counted from the first, and that card. */
export interface Rates {
  readonly customer: number | null
  readonly cardOfCustomer: Id | null
}

interface Place {
  readonly beginning: Beginning
  readonly office: Office
  /** In the order of `projectRoles`. */
  readonly roles: readonly Id[]
}

/** Before any hours. */
const validFrom = '2020-01-01'

/** The administrator says what hours are sold for, with a card of its own for one customer, and what they cost. */
export async function setUpRates(company: Company, place: Place): Promise<Rates> {
  await addCard({ code: 'standard', name: 'Perushinnat', shareOfUsual: 100 }, company, place)
  await setUpCosts(place)
  const customer = customerWithCard(company)
  const own = customer === null ? undefined : customersOf(company.slug, company.customers)[customer]
  if (!own) return { customer: null, cardOfCustomer: null }
  const card = { code: 'framework', name: `Puitesopimus, ${own.name}`, shareOfUsual: 95 }
  return { customer, cardOfCustomer: await addCard(card, company, place) }
}

/** A card with rates by role, raised with the year in which the company is founded. */
async function addCard(
  { code, name, shareOfUsual }: { readonly code: string; readonly name: string; shareOfUsual: number },
  { slug }: Company,
  { office, roles }: Place,
): Promise<Id> {
  const { id, createdAt } = await office.asRole('admin', rateCardOperations.create, { body: { code, name } })
  const raisedFrom = `${createdAt.slice(0, 4)}-01-01`
  const ofRoles = ratesOfRoles[slug]
  const rates = Object.keys(projectRoles).map((role, index) => ({
    projectRoleId: roles[index] ?? null,
    usual: ofRoles?.[role as keyof typeof projectRoles] ?? usualRate,
  }))
  for (const { projectRoleId, usual } of [...rates, { projectRoleId: null, usual: usualRate }]) {
    const rate = (usual * shareOfUsual) / 100
    await office.asRole('admin', rateCardOperations.createRule, {
      params: { id },
      body: {
        projectRoleId,
        versions: [
          { validFrom, rateCentsPerHour: rate - 300 },
          { validFrom: raisedFrom, rateCentsPerHour: rate },
        ],
      },
    })
  }
  return id
}

async function setUpCosts({ beginning, office }: Place): Promise<void> {
  await office.asRole('admin', costRateOperations.create, {
    body: { validFrom, costCentsPerHour: usualCost },
  })
  for (const [group, costCentsPerHour] of Object.entries(costsOfGroups)) {
    const staffGroupId = beginning.catalogs.staffGroups[group as keyof typeof costsOfGroups]
    await office.asRole('admin', costRateOperations.create, {
      body: { staffGroupId, validFrom, costCentsPerHour },
    })
  }
}

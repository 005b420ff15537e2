import { articleOperations } from '../../modules/company/articles/port.ts'
import { invoicingTermsOperations } from '../../modules/work/billing/port.ts'
import { roundingRuleOperations } from '../../modules/work/projects/rounding/port.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { Office } from '../filling/office.ts'
import type { Beginning } from './beginning.ts'

/** Before any hours. */
const validFrom = '2020-01-01'

/** The price of work is on the rate cards. */
const articles = [
  { code: 'work', name: 'Työ', unit: 'h', unitPriceMicros: null, accountCode: '3000' },
  { code: 'visit', name: 'Käyntimaksu', unit: 'kpl', unitPriceMicros: 49_000_000, accountCode: '3010' },
  { code: 'supplies', name: 'Tarvikkeet', unit: 'erä', unitPriceMicros: 12_500_000, accountCode: '3020' },
] as const

/** The administrator enters what invoices bill. The article of work. */
export async function addArticles({ catalogs }: Beginning, office: Office): Promise<Id> {
  const add = async ({
    unitPriceMicros,
    accountCode,
    ...article
  }: (typeof articles)[number]): Promise<Id> => {
    const versions = [{ validFrom, vatRateId: catalogs.vatRates.standard, unitPriceMicros, accountCode }]
    return (await office.asRole('admin', articleOperations.create, { body: { ...article, versions } })).id
  }
  const [work, ...others] = articles
  for (const article of others) await add(article)
  return add(work)
}

/** Every begun quarter of an hour of a customer's own is billed, as the agreement with them says. */
export const roundTimeOf = (office: Office, customerId: Id): Promise<unknown> =>
  office.asRole('admin', roundingRuleOperations.add, {
    body: { customerId, validFrom, unitMinutes: 15, mode: 'up', scope: 'entry' },
  })

interface Order {
  readonly projectId: Id
  readonly orderReference: string
  readonly articleId: Id
}

/** The customer has ordered by a number of their own, which invoices must name. */
export const nameOrder = (office: Office, { projectId, ...order }: Order): Promise<unknown> =>
  office.asRole('admin', invoicingTermsOperations.add, {
    params: { id: projectId },
    body: { ...order, validFrom, required: ['order_reference'] },
  })

import {
  closeReasonOperations,
  dealOperations,
  pipelineOperations,
  productOperations,
} from '../../modules/sales/crm/deals/port.ts'
import { contactOperations, customerOperations } from '../../modules/work/customers/port.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import { customersOf } from '../companies/customers.ts'
import { closeReasons, dealPipelines, type DemoDeal, priceList } from '../companies/deals.ts'
import type { Founded } from '../founding/founding.ts'
import { required } from '../required.ts'
import type { DealAction } from '../timeline/deals.ts'

type ActionOf<Kind extends DealAction['kind']> = Extract<DealAction, { kind: Kind }>

/** Carries out what somebody does with deals. */
export function dealStep(action: DealAction, founded: Founded): Promise<unknown> {
  switch (action.kind) {
    case 'describe_deals':
      return describeDeals(founded)
    case 'open_deal':
      return openDeal(action, founded)
    case 'move_deal':
      return moveDeal(action, founded)
    case 'close_deal':
      return closeDeal(action, founded)
    case 'reopen_deal':
      return reopenDeal(action, founded)
  }
}

/** The administrator says how deals go on, why they end, and what is sold at which price. */
async function describeDeals({ office }: Founded): Promise<void> {
  for (const [code, { name, stages }] of Object.entries(dealPipelines))
    await office.asRole('admin', pipelineOperations.create, {
      body: { code, name, stages: stages.map(stage => ({ ...stage })) as never },
    })
  for (const [code, reason] of Object.entries(closeReasons))
    await office.asRole('admin', closeReasonOperations.create, { body: { code, ...reason } })
  for (const [code, { unitPriceCents, ...product }] of Object.entries(priceList))
    await office.asRole('admin', productOperations.create, {
      body: { code, ...product, versions: [{ validFrom: '2020-01-01', unitPriceCents }] },
    })
}

async function openDeal({ deal, expectedCloseDate }: ActionOf<'open_deal'>, founded: Founded): Promise<void> {
  const { office, company, members } = founded
  const { code } = required(customersOf(company.slug, company.customers)[deal.customer], 'a customer')
  const [customers, pipelines, products] = await Promise.all([
    office.asRole('sales', customerOperations.list, { query: { code } }),
    office.asRole('sales', pipelineOperations.list, {}),
    office.asRole('sales', productOperations.list, {}),
  ])
  const customerId = required(customers.items[0]?.id, `the customer ${code}`)
  const { items } = await office.asRole('sales', contactOperations.listOfCustomer, {
    params: { id: customerId },
  })
  const seller = company.people.find(({ role }) => role === 'sales')
  const productOf = (wanted: string): Id => idWithCode(products.items, wanted)
  await office.asRole('sales', dealOperations.create, {
    body: {
      title: deal.title,
      pipelineId: required(pipelines.items.find(each => each.code === deal.pipeline)?.id, deal.pipeline),
      customerId,
      contacts: items.slice(0, 2).map(({ id }) => ({ contactId: id })),
      ownerMembershipId: (seller && members.get(seller.key)) ?? null,
      expectedCloseDate,
      ...(deal.lines.length > 0
        ? {
            lines: deal.lines.map(({ product, quantityMilli }) => ({
              productId: productOf(product),
              quantityMilli,
            })),
          }
        : { valueCents: deal.valueCents }),
      externalSource: 'demo',
      externalId: deal.key,
    },
  })
}

async function moveDeal({ deal, stage }: ActionOf<'move_deal'>, founded: Founded): Promise<void> {
  const { items } = await founded.office.asRole('sales', pipelineOperations.list, {})
  const stages = required(items.find(({ code }) => code === deal.pipeline)?.stages, deal.pipeline)
  await founded.office.asRole('sales', dealOperations.changeStage, {
    params: { id: await idOf(deal, founded) },
    body: { stageId: required(stages.find(({ code }) => code === stage)?.id, stage) },
  })
}

async function reopenDeal({ deal }: ActionOf<'reopen_deal'>, founded: Founded): Promise<void> {
  const params = { id: await idOf(deal, founded) }
  await founded.office.asRole('sales', dealOperations.reopen, { params, body: {} })
}

async function closeDeal({ deal, closing }: ActionOf<'close_deal'>, founded: Founded): Promise<void> {
  const { office } = founded
  const { items } = await office.asRole('sales', closeReasonOperations.list, {})
  const reasonId = idWithCode(items, closing.reason)
  const request = { params: { id: await idOf(deal, founded) }, body: { reasonId } }
  await (closing.outcome === 'won'
    ? office.asRole('sales', dealOperations.win, request)
    : office.asRole('sales', dealOperations.lose, request))
}

const idWithCode = (items: readonly object[], wanted: string): Id =>
  required(
    (items as readonly { readonly id: Id; readonly code: string }[]).find(({ code }) => code === wanted)?.id,
    `the code ${wanted}`,
  )

async function idOf({ key }: DemoDeal, { office }: Founded): Promise<Id> {
  const { items } = await office.asRole('sales', dealOperations.list, {
    query: { externalSource: 'demo', externalId: key },
  })
  return required(items[0]?.id, `the deal ${key}`)
}

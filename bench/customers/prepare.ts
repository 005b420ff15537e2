import type { Company } from '../../server/test/world/large-company.ts'
import type { DataSet } from '../data-set.ts'
import { type Amounts, fillCustomers } from './fill.ts'
import type { Known } from './questions.ts'

interface Service {
  readonly data: DataSet
  readonly company: Company
  readonly baseUrl: string
}

/** Lets the company use CRM, makes its registers by the interface, fills it, and gives the ids that are asked for. */
export async function prepareCustomers(
  { data, company, baseUrl }: Service,
  amounts: Amounts,
): Promise<Known> {
  const { owner } = data
  await owner(
    `insert into organisation_features (org_id, feature, active)
     select $1, f, true from unnest(array['crm', 'invoicing']) as f on conflict do nothing`,
    [company.id],
  )
  const [there] = await owner<{ some: boolean }>(
    'select exists (select from pipelines where org_id = $1) as some',
    [company.id],
  )
  if (!there?.some) await makeRegisters(baseUrl, company)
  await fillCustomers(data, company.id, company.members.eero.id, amounts)
  const tags = await owner<{ code: string; id: string }>(
    'select code, id from customer_tags where org_id = $1',
    [company.id],
  )
  const [customer] = await owner<{ id: string }>(
    `select id from customers where org_id = $1 and external_id = '1'`,
    [company.id],
  )
  const tag = (wanted: string) => tags.find(({ code }) => code === wanted)?.id ?? ''
  return {
    customer: customer?.id ?? '',
    member: company.members.eero.id,
    rareTag: tag('rare'),
    commonTag: tag('common'),
  }
}

async function makeRegisters(baseUrl: string, { serviceKey }: Company): Promise<void> {
  const headers = { authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' }
  const stages = [
    { code: 'contacted', name: 'Contacted', probabilityBp: 1000 },
    { code: 'proposal', name: 'Proposal', probabilityBp: 5000 },
  ]
  const made: readonly (readonly [string, object])[] = [
    ['/v1/customer-tags', { code: 'rare', name: 'Rare' }],
    ['/v1/customer-tags', { code: 'common', name: 'Common' }],
    ['/v1/custom-fields', { kind: 'customer', key: 'region', type: 'text', name: 'Region' }],
    ['/v1/crm/pipelines', { code: 'new_business', name: 'New business', stages }],
  ]
  for (const [path, body] of made) {
    const answer = await fetch(baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
}

import { announced, png } from '../../../src/modules/records/attachments/test/uploads.ts'
import { warnDue } from '../../../src/modules/work/projects/budgets/jobs.ts'
import { workOutDue } from '../../../src/modules/time/work-days/hours/jobs.ts'
import { readyDue } from '../../../src/modules/work/projects/installments/jobs.ts'
import { systemActor } from '../../../src/platform/audit/audit-trail.ts'
import { newId } from '../../../src/platform/vocabulary/ids.ts'
import {
  consumeSources,
  issueSources,
  releaseSources,
  type SourceKey,
  staleSources,
} from '../../../src/modules/work/billing/port.ts'
import type { World } from '../../world/world.ts'
import { ok } from './outcome.ts'

/** What a project is sold for, what it costs, and how its customer agrees to more. */
export async function projectMoney(world: World): Promise<void> {
  const admin = world.as('aino')
  const post = (path: string, body: object = {}) => ok(admin.post(path, body))
  const { onni, eero } = world.meri.members
  const customer = await post('/v1/customers', { name: 'Maksava Oy', code: 'maksava' })
  const contact = await post(`/v1/customers/${customer.id}/contacts`, {
    name: 'Maija Maksaa',
    email: 'maija@maksava.example',
  })
  const project = await post('/v1/projects', {
    code: 'MONEY',
    name: 'Maksettu',
    state: 'active',
    customerId: customer.id,
    managerMembershipId: eero.id,
    budgetMinutes: 60,
    budgetCents: 100_000,
    externalSource: 'erp',
    externalId: 'money',
  })
  const of = `/v1/projects/${project.id}`

  await post('/v1/rate-cards', { code: 'former', name: 'Vanhat hinnat', default: true })
  const card = await post('/v1/rate-cards', { code: 'story', name: 'Hinnat', default: true })
  const article = await post('/v1/articles', {
    ...{ code: 'story', name: 'Työ', unit: 'h' },
    versions: [{ validFrom: '2020-01-01', vatRateId: world.meri.catalogs.vatRates.standard }],
  })
  const version = { validFrom: '2020-01-01', rateCentsPerHour: 6000, articleId: article.id }
  const rule = await post(`/v1/rate-cards/${card.id}/rules`, { customerId: customer.id, versions: [version] })
  const rounded = await post('/v1/projects', { code: 'ROUND', name: 'Pyöristetty' })
  await post('/v1/invoicing/rounding-rules', {
    ...{ projectId: rounded.id, validFrom: '2020-01-01', unitMinutes: 15, mode: 'up', scope: 'day' },
  })
  await post('/v1/invoicing/approval-rules', {
    projectId: project.id,
    validFrom: '2026-01-01',
    required: true,
  })
  await post('/v1/cost-rates', { membershipId: onni.id, validFrom: '2020-01-01', costCentsPerHour: 3000 })
  await post(`${of}/purchases`, {
    supplier: 'Puu Oy',
    description: 'Lauta',
    purchaseDate: '2026-02-02',
    netCents: 5000,
  })
  const allocations = [{ dimensionId: 'project', valueId: project.id }]
  const { work } = world.meri.catalogs.entryTypes
  await ok(
    world.as('onni').put('/v1/me/work-days/2026-02-02/entries', {
      entries: [{ entryTypeId: work, durationMinutes: 90, allocations }],
    }),
  )
  await world.database.owner('update allocated_hours set minutes = null')
  await workOutDue(world.app.services, world.meri.id)
  await warnDue(world.app.services, world.meri.id)
  const wouldBe = { validFrom: '2026-01-01', rateCentsPerHour: 7000 }
  await post(`/v1/rate-cards/${card.id}/rules/${rule.id}/what-if`, wouldBe)
  for (const path of [
    `${of}/profitability`,
    '/v1/projects/profitability',
    '/v1/projects/wip',
    '/v1/projects/utilisation?from=2026-02-01&to=2026-02-28',
    '/v1/projects/roster?from=2026-02-02&to=2026-02-15',
  ])
    await ok(admin.get(path))

  const phase = await post(`${of}/phases`, { code: 'P1', name: 'Vaihe' })
  const half = { title: 'Puolet', shareBp: 2500 }
  await post(`${of}/installments`, { ...half, basis: 'phase_completed', phaseId: phase.id })
  await post(`${of}/installments`, { ...half, basis: 'percent_complete', percentBp: 5000 })
  await post(`${of}/installments`, { ...half, basis: 'date', dueOn: '2099-01-01' })
  await world.database.owner(`update project_installments set due_on = '2020-01-01' where basis = 'date'`)
  await readyDue(world.app.services, world.meri.id)
  await post(`${of}/phases/${phase.id}/complete`)
  await post(`${of}/status-updates`, { rag: 'green', summary: 'Hyvin', percentBp: 6000 })
  await post(`${of}/installments`, { ...half, basis: 'percent_complete', percentBp: 1000 })
  await agreed(world, of, contact.id)
  await billed(world)
}

/** What can be billed is taken into a draft, looked at, issued and given back. */
async function billed(world: World): Promise<void> {
  const admin = world.as('aino')
  const { services } = world.app
  await ok(admin.get('/v1/invoicing/unbilled'))
  const { items } = await ok(admin.get('/v1/invoicing/unbilled/rows?asOf=2100-01-01'))
  const { contributions } = services
  const [documentId, lineId] = [newId(), newId()]
  await services.transactions.run(
    { orgId: world.meri.id, actor: systemActor, operation: 'test', requestId: 'test' },
    async (tx, commit) => {
      const sources = items
        .filter(({ billable }: { billable: boolean }) => billable)
        .map(({ kind, sourceId, place }: SourceKey) => ({ kind, sourceId, place }))
      const line = { documentType: 'invoice', documentId, lineId, issued: false, sources }
      await consumeSources({ tx, commit, contributions }, [line])
      await staleSources(tx, contributions, documentId)
      await issueSources(tx, documentId)
      await releaseSources({ tx, commit, contributions }, [lineId])
    },
  )
}

/** A change order that its customer approves by the link. */
async function agreed(world: World, of: string, contactId: string): Promise<void> {
  const admin = world.as('aino')
  const lines = [{ description: 'Pumppu', quantity: '1', unitPriceCents: 100 }]
  const { id } = await ok(admin.post(`${of}/change-orders`, { title: 'Lisää', lines }))
  await ok(admin.patch(`/v1/change-orders/${id}`, { lines: [...lines, ...lines] }))
  await ok(admin.post('/v1/attachments', announced(png, { type: 'change_order', id })))
  const { url } = await ok(admin.post(`/v1/change-orders/${id}/send`, { contactId }))
  const token = new URL(url).searchParams.get('token') ?? ''
  const open = () => ok(world.anonymous.post('/v1/public/change-orders/open', { token }))
  const { formToken, documentSha256 } = await open()
  const answer = { token, formToken, documentSha256, name: 'Maija Maksaa', email: 'maija@maksava.example' }
  await ok(world.anonymous.post('/v1/public/change-orders/approve', answer))
  await open()
}

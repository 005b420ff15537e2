import { deskOf } from '../../src/modules/records/attachments/test/desk.ts'
import { asReceipt, pdf, png } from '../../src/modules/records/attachments/test/uploads.ts'
import type { Capability } from '../../src/platform/vocabulary/capabilities.ts'
import { made } from '../breadth/ways.ts'
import type { World } from '../world/world.ts'

/** A text that stands nowhere else, and who reads it: holders of one of the capabilities of each list. */
export interface Planted {
  readonly text: string
  readonly readers: readonly (readonly Capability[])[]
}

const invoicing = [['invoicing.manage']] as const
const sales = ['crm.use', 'crm.privacy'] as const
const pay = ['hr.manage', 'payroll.run'] as const
const terms = [['reports.team']] as const
const numbers = [['hr.manage', 'reports.team', 'payroll.run']] as const
const days = [['worktime.supervise', 'payroll.run']] as const
const money = [['projects.manage']] as const
const projects = [['projects.read']] as const
const roster = [
  ['org.admin', 'members.manage', 'hr.manage', 'reports.team', 'worktime.supervise', 'payroll.run'],
] as const

/** What somebody may read and somebody else may not; numbers stand in the answers as such. */
export const planted = {
  businessId: { text: '2345678-0', readers: invoicing },
  eInvoiceAddress: { text: '003723456780', readers: invoicing },
  eInvoiceOperator: { text: '003721291126', readers: invoicing },
  invoiceEmail: { text: 'laskut@kaksonen.example', readers: invoicing },
  buyerReference: { text: 'OST-4431', readers: invoicing },
  vatId: { text: 'FI23456780', readers: invoicing },
  invoicingNotes: { text: 'Ensin soitto kirjanpitoon.', readers: invoicing },
  fixedReferenceNumber: { text: '88812346', readers: invoicing },
  creditLimit: { text: '98765432', readers: invoicing },
  contactName: { text: 'Sirkka Sorvari', readers: [sales] },
  contactEmail: { text: 'sirkka@kaksonen.example', readers: [sales] },
  leadTitle: { text: 'Navetan ilmanvaihto', readers: [sales] },
  leadEmail: { text: 'isanta@navetta.example', readers: [sales] },
  leadBusinessId: { text: '0112038-9', readers: [sales, ['invoicing.manage']] },
  dealTitle: { text: 'Hallin valaistus', readers: [['crm.use']] },
  dealValue: { text: '76543219', readers: [['crm.use']] },
  dealFile: { text: 'tarjouspohja.pdf', readers: [['crm.use']] },
  activity: { text: 'Soita Sirkalle', readers: [['crm.use']] },
  customerFile: { text: 'puitesopimus.pdf', readers: [['crm.use', 'projects.manage', 'invoicing.manage']] },
  costRate: { text: '4242137', readers: money },
  purchaseSupplier: { text: 'Putkitukku Oy', readers: money },
  purchaseNet: { text: '31337019', readers: money },
  purchaseFile: { text: 'putkilasku.pdf', readers: money },
  budget: { text: '65432198', readers: projects },
  rate: { text: '8181817', readers: projects },
  taskTitle: { text: 'Vaihda pääsulakkeet', readers: projects },
  taskComment: { text: 'Sulakkeet ovat varastossa.', readers: projects },
  payrollNumber: { text: 'PN-777431', readers: numbers },
  policyNumber: { text: 'POL-99121', readers: terms },
  jobTitle: { text: 'Nosturinkuljettaja', readers: terms },
  email: { text: 'onni@meri.example', readers: roster },
  phone: { text: '+358 40 7654321', readers: roster },
  absenceNote: { text: 'Päänsärkykohtaus', readers: [pay] },
  absenceType: { text: 'Migreeni', readers: [pay] },
  entryNote: { text: 'Purettiin kattila.', readers: days },
  returnReason: { text: 'Kattila purettiin jo maanantaina.', readers: days },
  dayFile: { text: 'kattila.png', readers: days },
  correctionReason: {
    text: 'Sovittu kahden kesken.',
    readers: [['worktime.supervise', 'payroll.run', 'reports.team']],
  },
  batchFile: { text: 'palkkatosite.pdf', readers: [['payroll.run']] },
  webhookUrl: { text: 'hooks.example.com/k7', readers: [['integrations.manage']] },
  webhookDescription: { text: 'Silta varastoon', readers: [['integrations.manage']] },
} as const satisfies Record<string, Planted>

/**
 * Where it may be read besides, by whoever reads there at all: the name of a type is in the catalogue, administrators
 * correct balances too, and who bills or manages projects reads what an hour comes to.
 */
export const alsoIn: Partial<Record<keyof typeof planted, readonly string[]>> = {
  absenceType: ['absenceTypes.list', 'absenceTypes.get', 'search.search', 'audit.list'],
  correctionReason: ['audit.list'],
  rate: ['unbilled.projects', 'unbilled.rows', 'projectFigures.profitabilities', 'projectFigures.wip'],
}

const text = (name: keyof typeof planted): string => planted[name].text
const cents = (name: keyof typeof planted): number => Number(text(name))

/** Plants all of it in October 2026, about Onni where it is about somebody; the records by the code of their absence. */
export async function plant(
  world: World,
  things: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const { members, catalogs, projects: founded } = world.meri
  const [admin, onni] = [world.as('aino'), world.as('onni')]
  const onniId = members.onni.id
  const create = async (path: string, body: object): Promise<string> =>
    (await made(admin.post(path, body))).id

  const customer = await create('/v1/customers', {
    name: 'Kaksonen Oy',
    businessId: text('businessId'),
    billing: {
      eInvoiceAddress: text('eInvoiceAddress'),
      eInvoiceOperator: text('eInvoiceOperator'),
      invoiceEmail: text('invoiceEmail'),
      buyerReference: text('buyerReference'),
      vatId: text('vatId'),
      invoicingNotes: text('invoicingNotes'),
      fixedReferenceNumber: text('fixedReferenceNumber'),
      creditLimitCents: cents('creditLimit'),
    },
  })
  const contact = { name: text('contactName'), email: text('contactEmail') }
  const deal = await create('/v1/crm/deals', {
    title: text('dealTitle'),
    pipelineId: things['pipeline_not_found'],
    customerId: customer,
    valueCents: cents('dealValue'),
  })
  const project = founded.get('tower') ?? ''
  const rateCardId = things['rate_card_not_found']
  await made(
    admin.patch(`/v1/projects/${project}`, {
      customerId: customer,
      budgetCents: cents('budget'),
      rateCardId,
    }),
  )
  await create(`/v1/rate-cards/${rateCardId}/rules`, {
    membershipId: onniId,
    versions: [{ validFrom: '2020-01-01', rateCentsPerHour: cents('rate') }],
    reprice: true,
  })
  const purchase = await create(`/v1/projects/${project}/purchases`, {
    supplier: text('purchaseSupplier'),
    description: 'Putki',
    purchaseDate: '2026-10-02',
    netCents: cents('purchaseNet'),
  })
  const task = await create('/v1/tasks', { title: text('taskTitle'), projectId: project })
  await create(`/v1/tasks/${task}/comments`, { body: text('taskComment') })

  await made(admin.patch(`/v1/memberships/${onniId}`, { phone: text('phone') }))
  await made(
    admin.put(`/v1/memberships/${onniId}/employment`, {
      jobTitle: text('jobTitle'),
      payrollNumber: text('payrollNumber'),
      insurers: [{ kind: 'pension', name: 'Ilma', policyNumber: text('policyNumber') }],
    }),
  )
  const absenceTypeId = await create('/v1/absence-types', {
    code: 'migraine',
    name: text('absenceType'),
    versions: [
      {
        validFrom: '2024-01-01',
        dayTypeId: catalogs.dayTypes.absence_paid,
        sensitivity: 'hr',
        unit: 'days',
      },
    ],
  })
  const absent = async (date: string): Promise<string> => {
    const wanted = { absenceTypeId, startDate: date, endDate: date, note: text('absenceNote'), submit: true }
    return (await made(onni.post('/v1/me/absences', wanted))).id
  }
  const absence = await absent('2026-10-15')
  await made(world.as('helmi').post(`/v1/absences/${absence}/approve`, {}))
  // This one waits for a decision, so that the queue has it.
  await absent('2026-10-20')

  const date = '2026-10-13'
  const entry = {
    entryTypeId: catalogs.entryTypes.work,
    durationMinutes: 450,
    note: text('entryNote'),
    allocations: [],
  }
  await made(onni.put(`/v1/me/work-days/${date}/entries`, { entries: [entry] }))
  const day: string = (await made(onni.get(`/v1/me/work-days?from=${date}&to=${date}`))).items[0].id
  const desk = deskOf(world)
  await desk.finalized({ type: 'work_day', id: day }, png, { fileName: text('dayFile') })
  await made(onni.post(`/v1/me/work-days/${date}/confirm`, {}))
  await made(
    world.as('eero').post('/v1/work-days/return-batch', { ids: [day], reason: text('returnReason') }),
  )
  await made(
    admin.post(`/v1/balances/${things['balance_not_found']}/transactions`, {
      minutes: 15,
      effectiveDate: '2026-10-12',
      reason: text('correctionReason'),
    }),
  )
  const document = { ...asReceipt, role: 'document' }
  for (const [type, id, fileName] of [
    ['customer', customer, text('customerFile')],
    ['deal', deal, text('dealFile')],
    ['purchase', purchase, text('purchaseFile')],
    ['export_batch', things['export_batch_not_found'], text('batchFile')],
  ] as const)
    await desk.finalized({ type, id }, pdf(fileName), { ...document, fileName }, admin)

  return {
    customer_not_found: customer,
    crm_contact_not_found: await create(`/v1/customers/${customer}/contacts`, contact),
    crm_deal_not_found: deal,
    crm_lead_not_found: await create('/v1/crm/leads', {
      title: text('leadTitle'),
      businessId: text('leadBusinessId'),
      contact: { name: 'Isäntä', email: text('leadEmail') },
    }),
    crm_activity_not_found: await create('/v1/crm/activities', {
      type: 'call',
      subject: text('activity'),
      customerId: customer,
      dueAt: '2026-12-01T08:00:00.000Z',
    }),
    cost_rate_not_found: await create('/v1/cost-rates', {
      membershipId: onniId,
      validFrom: '2021-01-01',
      costCentsPerHour: cents('costRate'),
    }),
    project_not_found: project,
    project_purchase_not_found: purchase,
    task_not_found: task,
    membership_not_found: onniId,
    absence_not_found: absence,
    work_day_not_found: day,
    webhook_not_found: await create('/v1/webhooks', {
      url: `https://${text('webhookUrl')}`,
      events: ['workday.approved'],
      description: text('webhookDescription'),
    }),
  }
}

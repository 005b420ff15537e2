import { expect, it } from 'vitest'
import { pricedWorld } from '../../rate-cards/test/world.ts'

const { admin, made, rule, members, project, work } = await pricedWorld()
await rule({}, 6000)

const { id } = await project({ state: 'active', billing: 'fixed', budgetCents: 9000 })
const { id: capped } = await made(`/v1/projects/${id}/phases`, {
  ...{ code: 'KATTO', name: 'Katto', billing: 'capped', budgetCents: 5000 },
})
const free = await made('/v1/tasks', { title: 'Takuu', projectId: id, phaseId: capped, billable: false })
const entry = (startMinutes: number, taskId?: string) => ({
  entryTypeId: work,
  startMinutes,
  endMinutes: startMinutes + 60,
  allocations: [{ dimensionId: 'project', valueId: id, phaseId: capped, ...(taskId && { taskId }) }],
})
const day = `/v1/team/members/${members.onni.id}/work-days/2026-05-04/entries`
const written = await admin.put(day, { entries: [entry(480), entry(540, free.id)] })
expect(written, JSON.stringify(written.body)).toMatchObject({ status: 200 })
await made(`/v1/projects/${id}/purchases`, {
  ...{ supplier: 'Puu', description: 'Lauta', purchaseDate: '2026-05-06', state: 'received' },
  ...{ netCents: 1000, markupBp: 1500 },
})

const read = async (language: string) => {
  const { body, headers } = await admin.get(`/v1/projects/${id}/profitability`, {
    'accept-language': language,
  })
  expect(headers['content-language']).toBe(language)
  return body
}
const toldOf = (lines: any[]) => lines.map(({ explanation }) => [explanation.code, explanation.values])
const saidOf = (lines: any[]) => lines.map(({ explain }) => explain)

it('every line of the figures is a reason with its values', async () => {
  const { revenue, costs } = await read('en')
  const values = { phaseCode: 'KATTO' }
  expect(toldOf(revenue)).toEqual([
    ['fee_recognised', { phaseCode: null }],
    ['purchases_rebilled', {}],
    ['hours_sold', values],
    ['hours_not_billable', values],
    ['hours_over_cap', values],
  ])
  expect(toldOf(costs)).toEqual([
    ['hours_cost', {}],
    ['records_cost', {}],
  ])
})

it('is said in the language of the reader, in English as ever', async () => {
  const english = await read('en')
  expect(saidOf([...english.revenue, ...english.costs])).toEqual([
    'The budget in cents is the fee; what of it belongs to these days, by the recognition rules.',
    'Net of each rebillable purchase with its markup, half a cent up.',
    'Of phase “KATTO” by its own billing and budget. Minutes of each piece of hours × its rate ÷ 60, half a cent up.',
    'Of phase “KATTO” by its own billing and budget. Hours on tasks that are not billable come to nothing.',
    'Of phase “KATTO” by its own billing and budget. Hours are billed up to the budget in cents, as it is on each day; a higher one lets in what was over it before.',
    'Minutes of each piece of hours × the cost rate of its member ÷ 60, half a cent up.',
    'What the records cost together, without value added tax.',
  ])
  const [finnish, swedish] = [await read('fi'), await read('sv')]
  expect([finnish, swedish].map(({ revenue }) => revenue[2].explain)).toEqual([
    'Vaiheesta ”KATTO” sen oman laskutustavan ja budjetin mukaan. Kunkin tuntirivin minuutit × rivin hinta ÷ 60, puoli senttiä ylöspäin.',
    'Av fasen ”KATTO” enligt dess eget faktureringssätt och dess egen budget. Minuterna på varje timrad × radens pris ÷ 60, en halv cent uppåt.',
  ])
  expect([finnish, swedish].map(({ costs }) => costs[0].explain)).toEqual([
    'Kunkin tuntirivin minuutit × jäsenen tuntikustannus ÷ 60, puoli senttiä ylöspäin.',
    'Minuterna på varje timrad × medlemmens timkostnad ÷ 60, en halv cent uppåt.',
  ])
})

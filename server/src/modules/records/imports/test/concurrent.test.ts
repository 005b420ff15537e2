import { describe, expect, it } from 'vitest'
import { type Sent, sentBy } from '../../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'

const world = await startWorld()
const admin = world.as('aino')
const { members } = world.meri

/** A crowded service answers that it is busy, and nothing was written: the caller tries again. */
async function imported(register: string, body: object): ReturnType<typeof admin.post> {
  const answer = await admin.post(`/v1/imports/${register}`, body)
  return answer.status === 503 ? imported(register, body) : answer
}

await admin.post('/v1/planning-units', { code: 'rota', name: 'Vuorot' })

const twins = [
  ['tracking-targets', { level: 'cost_center' }, { code: 'twin', name: 'Kaksoset' }],
  ['planning-units', {}, { code: 'twin', name: 'Kaksoset' }],
  ['customers', {}, { code: 'twin', name: 'Kaksoset Oy' }],
  ['projects', {}, { code: 'twin', name: 'Kaksoset' }],
  ['project-phases', {}, { projectCode: 'tower', code: 'twin', name: 'Kaksoset' }],
  ['rate-cards', {}, { cardCode: 'twin', cardName: 'Kaksoset', validFrom: '2027-01-01', rate: '85,50' }],
  ['activities', {}, { externalSource: 'twin', externalId: '1', type: 'task', subject: 'Kaksoset' }],
  ['members', {}, { email: 'twin@example.fi', firstNames: 'Kaisa', lastName: 'Kaksonen', role: 'employee' }],
  [
    'work-days',
    {},
    { email: members.veera.email, date: '2026-08-03', entryType: 'work', durationMinutes: 60 },
  ],
  [
    'shifts',
    {},
    {
      ...{ externalSource: 'twin', externalId: '1', planningUnit: 'rota', workDate: '2026-08-03' },
      ...{ startMinutes: 480, endMinutes: 960 },
    },
  ],
] as const

describe.each(twins)('two imports into %s at once', (register, more, row) => {
  it('make one record of one row', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => imported(register, { ...more, rows: [row, row] })),
    )
    const results = answers.flatMap(({ body }) => body.results)
    expect(new Set(results.map(({ id }) => id)).size).toBe(1)
    const imports = answers
      .map(({ body }) => String(body.results[0].status))
      .toSorted((a, b) => a.localeCompare(b))
    expect(imports).toEqual(['created', ...Array(5).fill('unchanged')])
  })

  it('with one idempotency key are one', async () => {
    const headers = { 'idempotency-key': newId() }
    const body = { ...more, rows: [row] }
    const first = await admin.post(`/v1/imports/${register}`, body, headers)
    const again = await admin.post(`/v1/imports/${register}`, body, headers)
    expect(again).toMatchObject({ status: 200, headers: { 'idempotency-replayed': 'true' } })
    expect(again.body).toEqual(first.body)
  })
})

for (const each of [0, 1])
  await admin.post('/v1/customers', { code: `yhteys${each}`, name: `Yhteyden Oy ${each}` })

const stage = { code: 'only', name: 'Ainoa', probabilityBp: 1000 }
await admin.post('/v1/crm/pipelines', { code: 'only', name: 'Ainoa', stages: [stage] })

const columnsOf = {
  tasks: (code: string) => ({
    externalSource: 'old',
    externalId: code,
    title: `Tehtävä ${code}`,
    status: 'doing',
  }),
  deals: (code: string) => ({
    externalSource: 'old',
    externalId: code,
    title: `Kauppa ${code}`,
    state: 'won',
    closedDate: '2026-05-01',
  }),
  customers: (code: string) => ({ code, name: `Asiakas ${code}`, city: 'Oulu' }),
  contacts: (code: string, index: number) => ({
    customerName: `Yhteyden Oy ${index % 2}`,
    name: code,
    email: `${code}@yhteys.example`,
  }),
  activities: (code: string, index: number) => ({
    externalSource: 'calls',
    externalId: code,
    type: 'call',
    subject: `Soitto ${code}`,
    doneAt: '2026-08-03 09:00',
    owner: [members.aino, members.sisu][index % 2]?.email,
    customerCode: `yhteys${index % 2}`,
  }),
  projects: (code: string, index: number) => ({
    code,
    name: `Projekti ${code}`,
    state: 'active',
    customerCode: `yhteys${index % 2}`,
    managerEmail: [members.aino, members.sisu][index % 2]?.email,
  }),
  'project-phases': (code: string, index: number) => ({
    projectCode: index % 2 === 0 ? 'tower' : 'harbour',
    code,
    name: `Vaihe ${code}`,
    budgetMinutes: 60,
  }),
  'rate-cards': (code: string, index: number) => ({
    cardCode: code,
    cardName: `Hinnasto ${code}`,
    customerCode: `yhteys${index % 2}`,
    memberEmail: [members.aino, members.sisu][index % 2]?.email,
    validFrom: '2027-01-01',
    rateCentsPerHour: 8500,
  }),
  'tracking-targets': (code: string) => ({ code, name: `Kohde ${code}` }),
  'planning-units': (code: string) => ({ code, name: `Yksikkö ${code}` }),
  'work-days': (code: string, index: number) => ({
    email: [members.veera, members.onni, members.sisu][index % 3]?.email,
    date: addDays('2026-05-01', Math.trunc(index / 3)),
    entryType: 'work',
    durationMinutes: 60 + code.length,
    targets: 'cost_center:sales',
  }),
  shifts: (code: string, index: number) => ({
    planningUnit: 'rota',
    ...(index % 2 === 0 ? { externalSource: 'rota', externalId: code } : { note: code }),
    email: [members.veera, members.onni, members.sisu][index % 3]?.email,
    workDate: addDays('2026-04-01', Math.trunc(index / 6)),
    startMinutes: 60 * (index % 6) + 60 * code.length,
    endMinutes: 60 * (index % 6) + 60 * code.length + 30,
  }),
}

// Who is asking is remembered for a second only: on a busy machine that is read again before the transaction.
const inTransaction = (sent: readonly Sent[]) => {
  const texts = sent.map(({ statement }) => statement.text)
  return texts.slice(texts.indexOf('begin'))
}

it.each([
  ['tracking-targets', { level: 'cost_center' }],
  ['planning-units', {}],
  ['work-days', {}],
  ['customers', {}],
  ['contacts', {}],
  ['activities', {}],
  ['deals', {}],
  ['projects', {}],
  ['project-phases', {}],
  ['tasks', {}],
  ['rate-cards', {}],
  ['shifts', {}],
] as const)('500 rows into %s take as many statements as a few', async (register, more) => {
  const rows = (count: number, from: string) =>
    Array.from({ length: count }, (_, index) => columnsOf[register](`${from}${index}`, index))
  const bring = async (count: number, from: string) => {
    let importId = ''
    const sent = await sentBy(async () => {
      const { body } = await admin.post(`/v1/imports/${register}`, { ...more, rows: rows(count, from) })
      expect(body.results.filter(({ status }: { status: string }) => status === 'error')).toEqual([])
      importId = body.importId
    })
    return { sent: inTransaction(sent), importId }
  }
  const undone = async ({ importId }: { importId: string }) =>
    inTransaction(await sentBy(() => admin.post(`/v1/imports/${importId}/undo`, {})))
  // Of the few two are new, so that undoing them leaves blank days as undoing the many does.
  await bring(1, 'warm')
  const few = await bring(3, 'few')
  const ofFew = await undone(few)
  const many = await bring(500, 'several')
  expect(many.sent).toHaveLength(few.sent.length)
  expect(await undone(many)).toHaveLength(ofFew.length)
})

it('100 rows that change members take as many statements as one', async () => {
  const [unit] = (await admin.get('/v1/planning-units')).body.items
  const [model] = (await admin.get('/v1/worktime-models')).body.items
  const rows = Array.from({ length: 101 }, (__, number) => ({
    email: `changed${number}@example.fi`,
    firstNames: 'Muuttuva',
    lastName: `Jäsen ${number}`,
    role: 'employee',
  }))
  const changed = rows.map(row => ({
    ...row,
    phone: '+358 1',
    role: 'manager',
    unitName: unit.name,
    worktimeModel: model.name,
    locale: 'sv',
  }))
  const bring = async (sent: readonly object[], status: string) => {
    const { body } = await admin.post('/v1/imports/members', { rows: sent })
    expect(new Set(body.results.map((result: { status: string }) => result.status))).toEqual(
      new Set([status]),
    )
  }
  await bring(rows, 'created')
  const one = await sentBy(() => bring(changed.slice(0, 1), 'updated'))
  const many = await sentBy(() => bring(changed.slice(1), 'updated'))
  expect(inTransaction(many)).toHaveLength(inTransaction(one).length)
})

import { expect, it } from 'vitest'
import { pricedWorld } from '../../rate-cards/test/world.ts'

const { world, admin, done, made, project, rule, card } = await pricedWorld()
const { meri } = world
const { veera } = meri.members
const supervisor = world.as('elina')
const days = `/v1/team/members/${veera.id}/work-days`
const path = '/v1/projects'

/** Puts an hour of a day on a project. */
const record = (date: string, valueId: string) =>
  supervisor.put(`${days}/${date}/entries`, {
    entries: [
      {
        entryTypeId: meri.catalogs.entryTypes.work,
        startMinutes: 480,
        endMinutes: 540,
        allocations: [{ dimensionId: 'project', valueId }],
      },
    ],
  })

it('a project with hours that nobody approved is not closed, and a dry run tells what there is', async () => {
  const before = await project({ state: 'active' })
  const { id } = before
  const date = '2026-03-02'
  expect(await record(date, id)).toMatchObject({ status: 200 })
  expect(await done(`${path}/${id}/close`, { dryRun: true })).toEqual({
    project: before,
    blockers: [
      {
        ...{ kind: 'open_hours', count: 1, minutes: null, cents: null },
        explanation: { code: 'open_hours', values: { count: 1 } },
        explain: '1 row of hours is not approved yet.',
      },
    ],
  })
  expect(await admin.post(`${path}/${id}/close`, {})).toMatchObject({
    status: 409,
    body: { code: 'project_close_blocked', blockers: [{ kind: 'open_hours', count: 1 }] },
  })
  expect((await admin.get(`${path}/${id}`)).body).toEqual(before)
  const confirmed = await supervisor.post(`${days}/${date}/confirm`, {})
  expect(confirmed, JSON.stringify(confirmed.body)).toMatchObject({ status: 200 })
  const { workDayId } = confirmed.body
  expect((await done(`${path}/${id}/close`, { dryRun: true })).blockers).toHaveLength(1)
  const approved = await supervisor.post(`/v1/work-days/${workDayId}/approve`, {})
  expect(approved, JSON.stringify(approved.body)).toMatchObject({ status: 200 })
  expect(await done(`${path}/${id}/close`, { dryRun: true })).toMatchObject({
    project: { state: 'closed' },
    blockers: [],
  })
  expect((await admin.get(`${path}/${id}`)).body).toEqual(before)
  expect((await done(`${path}/${id}/close`)).project).toMatchObject({ state: 'closed' })
})

it('a project is closed or gets an hour, never both', async () => {
  for (let round = 0; round < 8; round++) {
    const { id } = await project({ state: 'active' })
    const [closing, hours] = await Promise.all([
      admin.post(`${path}/${id}/close`, {}),
      record(`2026-04-0${round + 1}`, id),
    ])
    const { state } = (await admin.get(`${path}/${id}`)).body
    if (closing.status === 200) {
      expect(state).toBe('closed')
      expect(hours.status).toBeGreaterThanOrEqual(400)
    } else {
      expect(closing).toMatchObject({ status: 409, body: { code: 'project_close_blocked' } })
      expect(hours.status).toBe(200)
      expect(state).toBe('active')
    }
  }
})

it('what keeps a project open is said in the language of the reader', async () => {
  const { id } = await project({ state: 'active', billing: 'time', rateCardId: card.id })
  await rule({ projectId: id }, 6000)
  expect(await record('2026-05-04', id)).toMatchObject({ status: 200 })
  const { workDayId } = (await supervisor.post(`${days}/2026-05-04/confirm`, {})).body
  expect(await supervisor.post(`/v1/work-days/${workDayId}/approve`, {})).toMatchObject({ status: 200 })
  for (const date of ['2026-05-05', '2026-05-06'])
    expect(await record(date, id)).toMatchObject({ status: 200 })
  await made('/v1/tasks', { title: 'Siivous', projectId: id })
  await made(`${path}/${id}/purchases`, {
    ...{ supplier: 'Rautakauppa Oy', description: 'Putki', purchaseDate: '2026-05-04', netCents: 333 },
  })
  const told = async (language: string) => {
    const close = { dryRun: true }
    const { body } = await admin.post(`${path}/${id}/close`, close, { 'accept-language': language })
    for (const { kind, count, explanation } of body.blockers)
      expect(explanation).toMatchObject({ code: kind, values: { count } })
    return body.blockers.map(({ explain }: any) => explain).toSorted()
  }
  expect(await told('en')).toEqual([
    '1 purchase is ordered or not invoiced on.',
    '1 row is not billed: 60 min of hours, 60.00 € in all.',
    '1 task is open.',
    '2 rows of hours are not approved yet.',
  ])
  expect(await told('fi')).toEqual([
    '1 hankinta on tilattuna tai laskuttamatta edelleen.',
    '1 rivi on laskuttamatta: tunteja 1 h, yhteensä 60,00 €.',
    '1 tehtävä on auki.',
    '2 tuntiriviä on vielä hyväksymättä.',
  ])
  expect(await told('sv')).toEqual([
    '1 inköp är beställt eller inte vidarefakturerat.',
    '1 rad är inte fakturerad: arbetstid 1 h, sammanlagt 60,00 €.',
    '1 uppgift är öppen.',
    '2 timrader är ännu inte godkända.',
  ])
  const refused = await admin.post(`${path}/${id}/close`, {}, { 'accept-language': 'fi' })
  expect(refused.body.blockers).toContainEqual({
    ...{ kind: 'open_tasks', count: 1, minutes: null, cents: null },
    ...{ explain: '1 tehtävä on auki.', explanation: { code: 'open_tasks', values: { count: 1 } } },
  })
})

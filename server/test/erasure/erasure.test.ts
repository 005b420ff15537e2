import { beforeAll, describe, expect, it } from 'vitest'
import { contributionsOf } from '../../src/platform/module.ts'
import { freeTexts } from '../../src/platform/port.ts'
import { modules } from '../../src/modules/index.ts'
import { anonymizeDue } from '../../src/modules/work/customers/contacts/retention/jobs.ts'
import { startWorld, type World } from '../world/world.ts'
import { keptBecause } from './kept.ts'
import { plantEverywhere, type TextColumn, textColumns, whereWritten } from './planting.ts'

const name = 'Maija Rareliina Kuikkanen'
const email = 'maija.kuikkanen@rareliina.example'
const phone = '+358 40 765 4321'
/** A text as people write them: inflected, in capitals, and with a number as it is said in the country. */
const note = `Soita: MAIJA rareliina Kuikkaselle, ${email} tai 040-7654321, ei Maija Muulle`
const traces = /rareliina|765 ?4321/i

const creating =
  (world: World) =>
  async (path: string, body: object): Promise<any> => {
    const answer = await world.as('aino').post(path, body)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
    return answer.body
  }

/** A person at a customer, who is forgotten with it. */
async function personOf(world: World) {
  const made = creating(world)
  const customer = await made('/v1/customers', { name: 'Lakannut Oy' })
  const at = `/v1/customers/${customer.id}`
  const person = await made(`${at}/contacts`, { name, email, phone, jobTitle: 'Ostaja' })
  return { customer, person }
}

async function forget(world: World, ids: readonly [customer: string, person: string]): Promise<void> {
  const ended = await world.as('aino').post(`/v1/customers/${ids[0]}/deactivate`, {})
  expect(ended).toMatchObject({ status: 200 })
  for (const table of ['contacts', 'customers'])
    await world.database.owner(`update ${table} set updated_at = '2020-01-01' where id = any($1)`, [ids])
  await world.database.owner(
    `update activities set done_at = '2020-01-01', created_at = '2020-01-01' where contact_id = any($1)`,
    [ids],
  )
  expect(await world.as('aino').patch('/v1/settings', { contactRetentionMonths: 12 })).toMatchObject({
    status: 200,
  })
  await anonymizeDue(world.app.services, world.meri.id)
}

const nameOf = ({ table, column }: TextColumn) => `${table}.${column}`

describe('in every table', async () => {
  const world = await startWorld()
  const columns = await textColumns(world.database)
  const planted = new Set<string>()
  const written = new Set<string>()

  beforeAll(async () => {
    const { customer, person } = await personOf(world)
    for (const each of await plantEverywhere(world.database, world.meri.id, note)) planted.add(each)
    await forget(world, [customer.id, person.id])
    for (const each of await whereWritten(world.database, columns, world.meri.id, traces.source))
      written.add(nameOf(each))
  })

  it('a text is planted in every column of every table that can take one', () => {
    const missed = columns.filter(each => !planted.has(nameOf(each)) && keptBecause(each) === null)
    expect(missed.map(nameOf)).toEqual([])
  })

  it('who is forgotten is in no column of any table, but for those that say why', () => {
    const left = columns.filter(each => written.has(nameOf(each)) && keptBecause(each) === null)
    expect(left.map(nameOf)).toEqual([])
  })

  it('no reason is given for a column from which they are taken', () => {
    const declared = contributionsOf(modules)(freeTexts).flatMap(({ table, texts, documents = [] }) =>
      [...texts, ...documents].map(column => ({ table, column })),
    )
    expect(declared.filter(each => keptBecause(each) !== null).map(nameOf)).toEqual([])
    expect(declared.map(nameOf).filter(each => !columns.some(column => nameOf(column) === each))).toEqual([])
  })
})

describe('as people see it', async () => {
  const world = await startWorld()
  const admin = world.as('aino')
  const made = creating(world)
  const there: Record<string, any> = {}

  beforeAll(async () => {
    await made('/v1/custom-fields', { kind: 'activity', key: 'topic', type: 'text', name: 'Aihe' })
    const { customer, person } = await personOf(world)
    const note_ = {
      ...{ type: 'note', subject: 'Rareliinan toive', notes: 'Rareliina pyysi tarjousta' },
      ...{ customerId: customer.id, contactId: person.id, customFields: { topic: 'Rareliinan remontti' } },
    }
    const activity = await made('/v1/crm/activities', note_)
    const project = await made('/v1/projects', { name: 'Remontti', code: 'RARE', description: note })
    const task = await made('/v1/tasks', { title: `Kiitä: ${name}`, projectId: project.id })
    await admin.patch(`/v1/tasks/${task.id}`, { title: `Muista: ${name}` })
    Object.assign(there, { customer, person, activity, project, task })
    await forget(world, [customer.id, person.id])
  })

  it('nobody else is taken out of a text', async () => {
    const { body } = await admin.get(`/v1/projects/${there['project'].id}`)
    expect(body.description).toBe('Soita: –, – tai –, ei Maija Muulle')
  })

  it('what was done with them says that it was, and no more', async () => {
    expect((await admin.get(`/v1/crm/activities/${there['activity'].id}`)).body).toMatchObject({
      subject: '–',
      notes: null,
      customFields: {},
      contactId: there['person'].id,
    })
    expect((await admin.get(`/v1/tasks/${there['task'].id}`)).body).toMatchObject({ title: 'Muista: –' })
  })

  it.each([
    '/v1/search?q=rareliina',
    '/v1/contacts?q=rareliina',
    '/v1/crm/activities',
    '/v1/tasks',
    '/v1/audit?limit=100',
    '/v1/integration-events?limit=100',
    'timeline',
  ])('%s knows them no more', async path => {
    const at = path === 'timeline' ? `/v1/customers/${there['customer'].id}/timeline` : path
    const { status, body } = await admin.get(at)
    expect(status).toBe(200)
    expect(JSON.stringify(body).replaceAll('"query":"rareliina"', '')).not.toMatch(traces)
  })

  it('the audit trail is whole, and tells which of its lines were erased', async () => {
    const { status, body } = await admin.get('/v1/audit/verify')
    expect([status, body.problems ?? body.findings ?? body]).toEqual([200, []])
  })

  it('whoever goes by the same name stays in the texts about them', async () => {
    const customer = await made('/v1/customers', { name: 'Pysyvä Oy' })
    await made(`/v1/customers/${customer.id}/contacts`, { name: 'Kaimo Rara Kaimanen' })
    const gone = await made('/v1/customers', { name: 'Mennyt Oy' })
    const namesake = await made(`/v1/customers/${gone.id}/contacts`, { name: 'Kaimo Rara Kaimanen' })
    const task = await made('/v1/tasks', { title: 'Soita: Kaimo Rara Kaimanen' })
    await forget(world, [gone.id, namesake.id])
    expect((await admin.get(`/v1/customers/${gone.id}/contacts/${namesake.id}`)).body.name).toBe('Anonymized')
    expect((await admin.get(`/v1/tasks/${task.id}`)).body.title).toBe('Soita: Kaimo Rara Kaimanen')
  })
})

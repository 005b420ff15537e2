import { beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')

const importing =
  (register: string) =>
  async (rows: readonly object[], more: object = {}): Promise<any[]> => {
    const { status, body } = await admin.post(`/v1/imports/${register}`, { rows, ...more })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.results
  }
const projects = importing('projects')
const tasks = importing('tasks')
const phases = importing('project-phases')
const erp = (externalId: string) => ({ externalSource: 'erp', externalId })
const project = async (id: string) => (await admin.get(`/v1/projects/${id}`)).body
const task = async (id: string) => (await admin.get(`/v1/tasks/${id}`)).body

beforeAll(async () => {
  await admin.post('/v1/customers', { code: 'virta', name: 'Virta Oy' })
  await admin.post('/v1/customers', { code: 'puro', name: 'Puro Oy' })
})

describe('a row with a reference', () => {
  it('does not take a project of its code that is called otherwise or is for another customer, but names it', async () => {
    const [{ id }] = await projects([{ code: 'KO-1', name: 'Koulu', customerCode: 'virta' }])
    const ambiguous = { status: 'error', id, code: 'project_ambiguous', field: 'code' }
    expect(await projects([{ ...erp('1'), code: 'KO-1', name: 'Kirjasto' }])).toMatchObject([ambiguous])
    expect(await projects([{ ...erp('1'), code: 'KO-1', customerCode: 'puro' }])).toMatchObject([ambiguous])
    expect(await project(id)).toMatchObject({ name: 'Koulu', externalId: null })
    expect(await projects([{ ...erp('1'), code: 'KO-1', name: 'KOULU' }])).toMatchObject([
      { status: 'updated', id },
    ])
    expect(await project(id)).toMatchObject({ externalId: '1' })
    expect(await projects([{ ...erp('2'), code: 'KO-1', name: 'Koulu' }])).toMatchObject([
      { id, code: 'external_ref_conflict', field: 'code' },
    ])
  })

  it('takes the project that the request says counts, and changes the rest', async () => {
    const [{ id }] = await projects([{ code: 'KO-2', name: 'Uimahalli' }])
    const other = { ...erp('20'), code: 'KO-2', name: 'Jäähalli' }
    expect(await projects([other], { matchBy: 'reference' })).toMatchObject([
      { status: 'error', code: 'code_already_in_use', field: 'code' },
    ])
    expect(await projects([other], { matchBy: 'code' })).toMatchObject([{ status: 'updated', id }])
    expect(await project(id)).toMatchObject({ name: 'Jäähalli', externalId: '20' })
    expect(await projects([{ name: 'Ei koodia', ...erp('21') }], { matchBy: 'code' })).toMatchObject([
      { code: 'missing_required', field: 'code' },
    ])
    expect(await projects([{ code: 'KO-2', name: 'Ei viitettä' }], { matchBy: 'reference' })).toMatchObject([
      { code: 'missing_required', field: 'externalId' },
    ])
  })

  it('does not take a task of its number that has another title, but names it', async () => {
    const [{ id }] = await tasks([{ title: 'Tilaa pumput' }])
    const { number } = await task(id)
    const other = { ...erp('t-1'), number, title: 'Jotain muuta' }
    expect(await tasks([other])).toMatchObject([
      { status: 'error', id, code: 'task_ambiguous', field: 'number' },
    ])
    expect(await task(id)).toMatchObject({ title: 'Tilaa pumput', externalId: null })
    expect(await tasks([other], { matchBy: 'number' })).toMatchObject([{ status: 'updated', id }])
    expect(await tasks([{ ...other, title: 'Tilaa pumput' }])).toMatchObject([{ status: 'updated', id }])
    expect(await tasks([{ ...other, ...erp('t-2') }], { matchBy: 'reference' })).toMatchObject([
      { status: 'created' },
    ])
    expect(await tasks([{ title: 'Numeroton' }], { matchBy: 'number' })).toMatchObject([
      { code: 'missing_required', field: 'number' },
    ])
    expect(await tasks([{ title: 'Viitteetön' }], { matchBy: 'reference' })).toMatchObject([
      { code: 'missing_required', field: 'externalId' },
    ])
  })
})

describe('codes of projects and phases', () => {
  it('are compared without case by imports, single writes, lists and what names them', async () => {
    const [{ id }] = await projects([{ code: 'Äly-7', name: 'Älykoti' }])
    const { updatedAt } = await project(id)
    expect(await projects([{ code: 'äLY-7', name: 'Älykoti' }])).toMatchObject([{ status: 'unchanged', id }])
    expect(await project(id)).toMatchObject({ code: 'Äly-7', updatedAt })
    const again = await admin.post('/v1/projects', { code: 'äly-7', name: 'Toinen' })
    expect([again.status, again.body.code]).toEqual([409, 'code_already_in_use'])
    const [other] = await projects([{ code: 'MUU', name: 'Muu' }])
    const renamed = await admin.patch(`/v1/projects/${other.id}`, { code: 'ÄLY-7' })
    expect([renamed.status, renamed.body.code]).toEqual([409, 'code_already_in_use'])
    const listed = await admin.get(`/v1/projects?code=${encodeURIComponent('ÄLY-7')}`)
    expect(listed.body.items).toMatchObject([{ id }])
    expect((await admin.patch(`/v1/projects/${id}`, { code: 'ÄLY-7' })).status).toBe(200)
    const [phase] = await phases([{ projectCode: 'äly-7', code: 'LVI', name: 'Putket' }])
    expect(phase).toMatchObject({ status: 'created' })
    const rows = [
      { projectCode: 'Äly-7', code: 'lvi', name: 'Putket' },
      { projectCode: 'Äly-7', code: 'A', name: 'Alku', parentCode: 'Lvi' },
    ]
    expect(await phases(rows)).toMatchObject([{ status: 'unchanged', id: phase.id }, { status: 'created' }])
    expect(
      await tasks([{ ...erp('c-1'), projectCode: 'ÄLY-7', phaseCode: 'lVi', title: 'Putki' }]),
    ).toMatchObject([{ status: 'created', code: null }])
  })

  it('are kept apart by the database too, but for those that were there before', async () => {
    const insert = (place: number) =>
      world.database.owner(
        `update projects set code_double = $1 where code = 'MUU' and code_key = 'muu' returning code`,
        [place],
      )
    expect(await insert(1)).toHaveLength(1)
    await admin.post('/v1/projects', { code: 'UUSI', name: 'Uusi' })
    await expect(
      world.database.owner(`update projects set code = 'uusi', code_double = 0 where code = 'MUU'`),
    ).rejects.toThrow('projects_by_code_key')
    await insert(0)
  })
})

describe('the rate card of a row', () => {
  it('is named by its code, in whatever letter case, and is refused where there is none in use', async () => {
    const card = await admin.post('/v1/rate-cards', { code: 'vakio', name: 'Vakiohinnat' })
    expect(await projects([{ code: 'HI-1', name: 'Hinnat', rateCardCode: 'olematon' }])).toMatchObject([
      { code: 'rate_card_not_found', field: 'rateCardCode' },
    ])
    const [{ id }] = await projects([{ code: 'HI-1', name: 'Hinnat', rateCardCode: 'VAKIO' }])
    expect(await project(id)).toMatchObject({ rateCardId: card.body.id })
    expect(await projects([{ code: 'HI-1', rateCardCode: 'vakio' }])).toMatchObject([{ status: 'unchanged' }])
    const other = await admin.post('/v1/rate-cards', { code: 'toinen', name: 'Toiset hinnat' })
    await admin.patch(`/v1/rate-cards/${other.body.id}`, { active: false })
    expect(await projects([{ code: 'HI-1', rateCardCode: 'toinen' }])).toMatchObject([
      { code: 'rate_card_not_found', field: 'rateCardCode' },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { tableMediaTypes } from '../../../../../../platform/contract/table.ts'
import { projectWorld } from '../../../record/test/world.ts'

const { world, admin, made, done, project } = await projectWorld()
const path = '/v1/imports/project-purchases'
const pipe = {
  ...{ supplier: 'Rautakauppa Oy', description: 'Kupariputki 22 mm', purchaseDate: '2026-11-02' },
  ...{ netCents: 45_000, vatBp: 2550 },
}
const bring = (rows: readonly object[], more: object = {}) => done(path, { rows, ...more })
const only = async (row: object, more: object = {}) => (await bring([row], more)).results[0]
const bought = async (id: string) => (await admin.get(`/v1/projects/${id}/purchases`)).body.items

describe('rows of purchases', () => {
  it('make purchases, find them again by whom, what and when, and change nothing when nothing is new', async () => {
    const { id, code: projectCode } = await project()
    await made(`/v1/projects/${id}/phases`, { code: 'LVI', name: 'Putket' })
    const row = { projectCode, ...pipe, phaseCode: 'lvi', state: 'received' }
    expect((await bring([row], { dryRun: true })).results).toMatchObject([{ status: 'created', id: null }])
    const { results } = await bring([row, { ...row, supplier: 'RAUTAKAUPPA oy' }])
    expect(results).toMatchObject([{ status: 'created' }, { status: 'unchanged' }])
    const [purchase] = await bought(id)
    expect(purchase).toMatchObject({ ...pipe, state: 'received', rebillable: true, markupBp: 0 })
    expect(await only(row)).toMatchObject({ status: 'unchanged', id: purchase.id })
    expect((await bought(id))[0].updatedAt).toBe(purchase.updatedAt)
    expect(await only({ ...row, netCents: '46000', markupBp: 1000 })).toMatchObject({ status: 'updated' })
    expect(await bought(id)).toMatchObject([{ netCents: 46_000, markupBp: 1000 }])
  })

  it('get purchases into their states by the steps of the single writes', async () => {
    const { id, code: projectCode } = await project()
    const states = ['ordered', 'received', 'invoiced_on', 'cancelled'] as const
    const rows = states.map(state => ({ projectCode, ...pipe, description: `On ${state}`, state }))
    await bring(rows)
    const found = async () =>
      (await bought(id)).map((each: any) => `${each.description}: ${each.state}`).toSorted()
    expect(await found()).toEqual(states.map(state => `On ${state}: ${state}`).toSorted())
    const moved = rows.map(row => ({
      ...row,
      state: row.state === 'invoiced_on' ? 'cancelled' : 'invoiced_on',
    }))
    expect((await bring(moved)).results.map(({ status }: any) => status)).toEqual(Array(4).fill('updated'))
    expect(await only({ ...rows[0], state: 'ordered' })).toMatchObject({
      ...{ code: 'project_purchase_state_conflict', field: 'state' },
    })
  })

  it('are refused one by one, each by the rule of the single write, with the field named', async () => {
    const { id, code: projectCode } = await project()
    const closed = await project({ state: 'active' })
    await done(`/v1/projects/${closed.id}/close`)
    const row = { projectCode, ...pipe }
    const { supplier: _, ...unsupplied } = row
    const { netCents: __, ...priceless } = row
    const twin = { ...pipe, description: 'Kaksi samaa' }
    for (const each of [twin, twin]) await made(`/v1/projects/${id}/purchases`, each)
    await only({ ...row, description: 'Laskutettu', state: 'invoiced_on' })
    for (const [wrong, code, field] of [
      [pipe, 'missing_required', 'projectCode'],
      [unsupplied, 'missing_required', 'supplier'],
      [priceless, 'missing_required', 'netCents'],
      [{ ...row, projectCode: 'nope' }, 'project_not_found', 'projectCode'],
      [{ ...row, projectCode: closed.code }, 'project_closed', 'projectCode'],
      [{ ...row, phaseCode: 'nope' }, 'project_phase_not_found', 'phaseCode'],
      [{ projectCode, ...twin }, 'project_purchase_ambiguous', 'description'],
      [{ ...row, state: 'kesken' }, 'invalid_value', 'state'],
      [{ ...row, netCents: 'paljon' }, 'invalid_value', 'netCents'],
      [{ ...row, description: 'Laskutettu', netCents: 1 }, 'project_purchase_state_conflict', 'state'],
      [
        { ...row, description: 'Oma', rebillable: false, state: 'invoiced_on' },
        'project_purchase_not_rebillable',
        'state',
      ],
    ] as const)
      expect([wrong, await only(wrong)]).toMatchObject([wrong, { status: 'error', code, field }])
  })

  it('are undone: what they made goes and is told to mirrors, what they changed is put back', async () => {
    const { id, code: projectCode } = await project({ state: 'active' })
    const row = { projectCode, ...pipe }
    await only(row)
    const [kept] = await bought(id)
    const { importId, results } = await bring([
      { ...row, netCents: 1, state: 'received' },
      { ...row, description: 'Toinen' },
    ])
    await done(`/v1/imports/${importId}/undo`)
    expect(await bought(id)).toMatchObject([{ id: kept.id, netCents: 45_000, state: 'ordered' }])
    const swept = (await admin.get(`/v1/projects/${id}/purchases?updatedSince=${kept.updatedAt}`)).body
    expect(swept.deleted).toMatchObject([{ id: results[1].id }])
  })

  it('come as a table in Finnish, and are for administrators', async () => {
    const { id, code } = await project()
    const csv = `Projektin koodi;Toimittaja;Kuvaus;Ostopäivä;Veroton hinta sentteinä;Tila\n${code};Puu Oy;Lauta;2.11.2026;"1.234,50 €";Vastaanotettu\n`
    const answer = await admin.send('POST', path, csv, { 'content-type': tableMediaTypes.csv })
    expect(answer.body.results).toMatchObject([{ status: 'created' }])
    expect(await bought(id)).toMatchObject([
      { netCents: 123_450, state: 'received', purchaseDate: '2026-11-02' },
    ])
    expect((await world.as('elina').post(path, { rows: [] })).status).toBe(403)
  })
})

import { describe, expect, it } from 'vitest'
import { tableMediaTypes } from '../../../../../../platform/contract/table.ts'
import { projectWorld } from '../../../record/test/world.ts'

const { world, admin, made, done, project } = await projectWorld()
const path = '/v1/imports/project-installments'
const bring = (rows: readonly object[], more: object = {}) => done(path, { rows, ...more })
const only = async (row: object, more: object = {}) => (await bring([row], more)).results[0]
const planned = async (id: string) => (await admin.get(`/v1/projects/${id}/installments`)).body.items

describe('rows of installments', () => {
  it('plan installments, find them again by their titles, and change nothing when nothing is new', async () => {
    const { id, code: projectCode } = await project({ budgetCents: 1_000_000 })
    await made(`/v1/projects/${id}/phases`, { code: 'LVI', name: 'Putket' })
    const rows = [
      { projectCode, title: 'Alussa', basis: 'date', dueOn: '2126-01-15', shareBp: 3000 },
      { projectCode, title: 'Putket', basis: 'phase_completed', phaseCode: 'lvi', amountCents: '250000' },
      { projectCode, title: 'Puolivälissä', basis: 'percent_complete', percentBp: 5000, shareBp: 2000 },
      { projectCode, title: 'Luovutus', basis: 'manual', shareBp: 2500 },
    ]
    expect((await bring(rows, { dryRun: true })).results).toMatchObject(
      rows.map(() => ({ status: 'created', id: null })),
    )
    const { results } = await bring([...rows, { projectCode, title: 'ALUSSA' }])
    expect(results.map(({ status }: any) => status)).toEqual([...rows.map(() => 'created'), 'unchanged'])
    const before = await planned(id)
    expect(before.map(({ state }: any) => state)).toEqual(rows.map(() => 'planned'))
    expect((await bring(rows.toReversed())).results.map(({ status }: any) => status)).toEqual(
      rows.map(() => 'unchanged'),
    )
    expect(await planned(id)).toEqual(before)
    const other = { projectCode, title: 'Alussa', basis: 'manual', amountCents: 5000 }
    expect(await only(other)).toMatchObject({ status: 'updated' })
    expect((await planned(id))[0]).toMatchObject({
      ...{ basis: 'manual', dueOn: null, shareBp: null, amountCents: 5000, state: 'planned' },
    })
  })

  it('are ready at once where what they wait for has come, and stay as they are from then on', async () => {
    const { id, code: projectCode } = await project({ budgetCents: 100_000 })
    const rows = [
      { projectCode, title: 'Yksi', basis: 'date', dueOn: '2020-01-15', shareBp: 5000 },
      { projectCode, title: 'Kaksi', basis: 'date', dueOn: '2020-02-15', amountCents: 700 },
    ]
    await bring(rows)
    expect(await planned(id)).toMatchObject([
      { state: 'ready', cents: 50_000 },
      { state: 'ready', cents: 700 },
    ])
    expect((await bring(rows)).results).toMatchObject([{ status: 'unchanged' }, { status: 'unchanged' }])
    expect(await only({ ...rows[1], amountCents: 800 })).toMatchObject({
      ...{ code: 'installment_not_planned', field: 'title' },
    })
  })

  it('are refused one by one, each by the rule of the single write, with the field named', async () => {
    const { id, code: projectCode } = await project()
    const closed = await project({ state: 'active' })
    await done(`/v1/projects/${closed.id}/close`)
    const row = { projectCode, title: 'Erä', basis: 'manual', amountCents: 100 }
    for (const _ of [1, 2])
      await made(`/v1/projects/${id}/installments`, { title: 'Sama', basis: 'manual', shareBp: 4000 })
    for (const [wrong, code, field] of [
      [{ title: 'Erä', basis: 'manual', amountCents: 100 }, 'missing_required', 'projectCode'],
      [{ projectCode, basis: 'manual', amountCents: 100 }, 'missing_required', 'title'],
      [{ projectCode, title: 'Erä', amountCents: 100 }, 'missing_required', 'basis'],
      [{ ...row, projectCode: 'nope' }, 'project_not_found', 'projectCode'],
      [{ ...row, projectCode: closed.code }, 'project_closed', 'projectCode'],
      [{ ...row, basis: 'phase_completed', phaseCode: 'nope' }, 'project_phase_not_found', 'phaseCode'],
      [{ ...row, title: 'sama' }, 'installment_ambiguous', 'title'],
      [{ ...row, basis: 'date' }, 'installment_basis_invalid', 'basis'],
      [{ ...row, basis: 'tänään' }, 'invalid_value', 'basis'],
      [{ ...row, shareBp: 100 }, 'installment_amount_invalid', 'amountCents'],
      [{ projectCode, title: 'Erä', basis: 'manual', shareBp: 2001 }, 'installment_shares_exceed', 'shareBp'],
    ] as const)
      expect([wrong, await only(wrong)]).toMatchObject([wrong, { status: 'error', code, field }])
  })

  it('are undone: what they planned goes and is told to mirrors, what they changed is put back', async () => {
    const { id, code: projectCode } = await project({ state: 'active' })
    const row = { projectCode, title: 'Erä', basis: 'manual', shareBp: 6000 }
    await only(row)
    const [kept] = await planned(id)
    const { importId, results } = await bring([
      { ...row, shareBp: 1000 },
      { ...row, title: 'Toinen', shareBp: 1000 },
    ])
    const other = await made(`/v1/projects/${id}/installments`, {
      ...{ title: 'Käsin', basis: 'manual', shareBp: 5000 },
    })
    const undoing = () => admin.post(`/v1/imports/${importId}/undo`, {})
    expect((await undoing()).body.rows).toMatchObject([{ index: 0, code: 'installment_shares_exceed' }])
    await done(`/v1/projects/${id}/installments/${other.id}/cancel`)
    expect((await undoing()).status).toBe(200)
    expect((await planned(id)).map(({ title, shareBp }: any) => [title, shareBp])).toEqual([
      ['Erä', 6000],
      ['Käsin', 5000],
    ])
    const swept = (await admin.get(`/v1/projects/${id}/installments?updatedSince=${kept.updatedAt}`)).body
    expect(swept.deleted).toMatchObject([{ id: results[1].id }])
    const again = await bring([{ ...row, title: 'Kolmas', shareBp: 100 }])
    await admin.post(`/v1/projects/${id}/close`, { acceptUnbilled: true, reason: 'Sovittu' })
    const { body } = await admin.post(`/v1/imports/${again.importId}/undo`, {})
    expect(body.rows).toMatchObject([{ code: 'project_closed' }])
  })

  it('come as a table in Finnish, and are for administrators', async () => {
    const { id, code } = await project()
    const csv = `Projektin koodi;Otsikko;Laskutusperuste;Laskutuspäivä;Summa sentteinä\n${code};Alku;Päivä;15.1.2127;"2 500,00 €"\n`
    const answer = await admin.send('POST', path, csv, { 'content-type': tableMediaTypes.csv })
    expect(answer.body.results).toMatchObject([{ status: 'created' }])
    expect(await planned(id)).toMatchObject([{ basis: 'date', dueOn: '2127-01-15', amountCents: 250_000 }])
    expect((await world.as('elina').post(path, { rows: [] })).status).toBe(403)
  })
})

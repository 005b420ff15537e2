import { describe, expect, it } from 'vitest'
import { tableMediaTypes } from '../../../../../../platform/contract/table.ts'
import { projectWorld } from '../../../record/test/world.ts'

const { world, admin, made, done, project } = await projectWorld()
const { eero, elina, onni } = world.meri.members
const path = '/v1/imports/project-participants'
const role = await made('/v1/project-roles', { code: 'electrician', name: 'Sähkömies' })
const retired = await made('/v1/project-roles', { code: 'retired', name: 'Poistunut' })
await admin.patch(`/v1/project-roles/${retired.id}`, { active: false })

const bring = (rows: readonly object[], more: object = {}) => done(path, { rows, ...more })
const only = async (row: object, more: object = {}) => (await bring([row], more)).results[0]
const takingPart = async (id: string) => (await admin.get(`/v1/projects/${id}/participants`)).body.items

describe('rows of participants', () => {
  it('let members take part, find them again by their first day, and change nothing when nothing is new', async () => {
    const { id, code } = await project()
    const rows = [
      { projectCode: code.toLowerCase(), memberEmail: eero.email, validTo: '2026-12-31' },
      { projectCode: code, memberEmail: eero.id, projectRoleCode: 'ELECTRICIAN', validFrom: '2027-01-01' },
    ]
    expect((await bring(rows, { dryRun: true })).results).toMatchObject([
      { status: 'created', id: null },
      { status: 'created', id: null },
    ])
    expect(await takingPart(id)).toEqual([])
    const { results } = await bring([...rows, ...rows])
    expect(results.map(({ status }: any) => status)).toEqual(['created', 'created', 'unchanged', 'unchanged'])
    expect(await takingPart(id)).toMatchObject([
      { membershipId: eero.id, projectRoleId: null, validFrom: null, validTo: '2026-12-31' },
      { membershipId: eero.id, projectRoleId: role.id, validFrom: '2027-01-01', validTo: null },
    ])
    const before = await takingPart(id)
    expect((await bring(rows.toReversed())).results).toMatchObject([
      { status: 'unchanged' },
      { status: 'unchanged' },
    ])
    expect(await takingPart(id)).toEqual(before)
    expect(await only({ ...rows[1], validTo: '2027-06-30' })).toMatchObject({ status: 'updated' })
    expect(await only({ ...rows[1] }, { mode: 'create_only' })).toMatchObject({ code: 'record_exists' })
  })

  it('are refused one by one, each by the rule of the single write, with the field named', async () => {
    const { code } = await project()
    const closed = await project({ state: 'active' })
    await done(`/v1/projects/${closed.id}/close`)
    const row = { projectCode: code, memberEmail: elina.email }
    await only({ ...row, validFrom: '2027-01-01', validTo: '2027-01-31' })
    const left = await done('/v1/imports/members', {
      rows: [{ firstNames: 'Lea', lastName: 'Lähtenyt', role: 'employee', email: 'lea@meri.example' }],
    })
    await done(`/v1/memberships/${left.results[0].id}/deactivate`)
    for (const [wrong, refused, field] of [
      [{ memberEmail: elina.email }, 'missing_required', 'projectCode'],
      [{ projectCode: code }, 'missing_required', 'memberEmail'],
      [{ ...row, projectCode: 'nope' }, 'project_not_found', 'projectCode'],
      [{ ...row, projectCode: closed.code }, 'project_closed', 'projectCode'],
      [{ ...row, memberEmail: 'nobody@meri.example' }, 'membership_not_found', 'memberEmail'],
      [{ ...row, memberEmail: 'lea@meri.example' }, 'membership_not_found', 'memberEmail'],
      [{ ...row, projectRoleCode: 'nope' }, 'project_role_not_found', 'projectRoleCode'],
      [
        { ...row, validFrom: '2027-03-01', projectRoleCode: 'retired' },
        'project_role_not_found',
        'projectRoleCode',
      ],
      [{ ...row, validFrom: '2027-01-15' }, 'project_participants_overlap', 'validFrom'],
      [row, 'project_participants_overlap', 'validFrom'],
      [{ ...row, validFrom: '2027-03-01', validTo: '2027-02-01' }, 'range_end_before_start', 'validTo'],
      [{ ...row, validFrom: 'huomenna' }, 'invalid_value', 'validFrom'],
    ] as const)
      expect([wrong, await only(wrong)]).toMatchObject([wrong, { status: 'error', code: refused, field }])
  })

  it('are undone: what they added goes and is told to mirrors, what they changed is put back', async () => {
    const { id, code } = await project()
    const row = { projectCode: code, memberEmail: onni.email, validFrom: '2027-01-01' }
    await only(row)
    const [kept] = await takingPart(id)
    const since = kept.updatedAt
    const { importId, results } = await bring([
      { ...row, validTo: '2027-06-30' },
      { ...row, validFrom: '2027-07-01' },
    ])
    const later = { membershipId: onni.id, validFrom: '2026-01-01', validTo: '2026-12-31' }
    await made(`/v1/projects/${id}/participants`, later)
    await done(`/v1/imports/${importId}/undo`)
    expect(await takingPart(id)).toMatchObject([{ id: kept.id, validTo: null }, later])
    const swept = (await admin.get(`/v1/projects/${id}/participants?updatedSince=${since}`)).body
    expect(swept.deleted).toMatchObject([{ id: results[1].id }])
  })

  it('are not undone where a member would take part twice on a day, or the project is closed', async () => {
    const { id, code } = await project({ state: 'active' })
    const row = { projectCode: code, memberEmail: onni.email, validFrom: '2027-01-01' }
    await only(row)
    const { importId } = await bring([{ ...row, validTo: '2027-06-30' }])
    const added = await made(`/v1/projects/${id}/participants`, {
      membershipId: onni.id,
      validFrom: '2027-09-01',
    })
    const undoing = () => admin.post(`/v1/imports/${importId}/undo`, {})
    expect((await undoing()).body).toMatchObject({
      code: 'import_undo_blocked',
      rows: [{ index: 0, code: 'project_participants_overlap' }],
    })
    await admin.patch(`/v1/projects/${id}/participants/${added.id}`, { validTo: '2027-09-02' })
    await done(`/v1/projects/${id}/close`)
    expect((await undoing()).body.rows).toMatchObject([{ code: 'project_closed' }])
  })

  it('come as a table in Finnish, and are for administrators', async () => {
    const { id, code } = await project()
    const csv = `Projektin koodi;Sähköposti;Projektirooli;Voimassa alkaen\n${code};${eero.email};electrician;1.3.2027\n`
    const answer = await admin.send('POST', path, csv, { 'content-type': tableMediaTypes.csv })
    expect(answer.body.results).toMatchObject([{ status: 'created' }])
    expect(await takingPart(id)).toMatchObject([{ projectRoleId: role.id, validFrom: '2027-03-01' }])
    expect((await world.as('elina').post(path, { rows: [] })).status).toBe(403)
  })
})

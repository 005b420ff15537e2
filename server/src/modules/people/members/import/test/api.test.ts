import { describe, expect, test } from 'vitest'
import { grantTo } from '../../../../../../test/world/granting.ts'
import { startRoster } from '../../test/api/roster.ts'

const { world, meri, helmi, aino, read, eventsOf, newAddress } = await startRoster()
const path = '/v1/imports/members'

const bring = async (rows: readonly object[], more: object = {}, client = aino) =>
  (await client.post(path, { rows, ...more })).body
const person = (change: object = {}) => ({
  firstNames: 'Tuula',
  lastName: 'Tuotu',
  role: 'employee',
  email: newAddress(),
  ...change,
})
const undo = (importId: string, client = aino) => client.post(`/v1/imports/${importId}/undo`, {})
/** Who may import, and has not every right. */
async function administering() {
  await grantTo(world, meri.members.helmi.id, ['org.admin'])
  return helmi
}
const auditOf = (id: string) =>
  world.database.owner<{ action: string; reason: string | null }>(
    'select action, reason from audit_entries where target_id = $1 order by sequence',
    [id],
  )

describe('an import of members', () => {
  test('invites who is new with supervisors in any order, and changes who is there', async () => {
    const boss = person()
    const rows = [person({ managerEmail: boss.email, phone: '+358 1', line: 2 }), { ...boss, line: 3 }]
    const { results, importId } = await bring(rows, { filename: 'people.csv' })
    expect(results).toMatchObject([
      { index: 0, line: 2, status: 'created', code: null },
      { index: 1, line: 3, status: 'created', code: null },
    ])
    const made = await read(results[0].id)
    expect(made).toMatchObject({ status: 'invited', phone: '+358 1', supervisorMembershipId: results[1].id })
    expect(await eventsOf(made.id)).toEqual(['member.created', 'member.invited'])
    expect(await auditOf(made.id)).toEqual([{ action: 'members.create', reason: 'people.csv' }])

    expect((await bring(rows)).results).toMatchObject([{ status: 'unchanged' }, { status: 'unchanged' }])
    expect(await read(made.id)).toEqual(made)
    expect(await eventsOf(made.id)).toEqual(['member.created', 'member.invited'])

    const { results: changed } = await bring([{ email: rows[0]?.email?.toUpperCase(), phone: '+358 2' }])
    expect(changed).toMatchObject([{ status: 'updated', id: made.id }])
    expect(await read(made.id)).toMatchObject({ phone: '+358 2', lastName: 'Tuotu' })
    expect(await eventsOf(made.id)).toEqual(['member.created', 'member.invited', 'member.updated'])
    expect((await aino.get(`/v1/imports/${importId}`)).body).toMatchObject({ register: 'members', results })
  })

  test('takes rows of one member for one, in whatever case', async () => {
    const row = person()
    const { results } = await bring([row, { ...row, email: row.email.toUpperCase() }, { ...row, phone: '1' }])
    expect(results).toMatchObject([
      { status: 'created', id: results[0].id },
      { status: 'unchanged', id: results[0].id },
      { status: 'updated', id: results[0].id },
    ])
    const nameless = { firstNames: 'Laite', lastName: 'Ilman', role: 'employee' }
    const twins = (await bring([nameless, nameless])).results
    expect(twins).toMatchObject([{ status: 'created' }, { status: 'unchanged', id: twins[0].id }])
  })

  test('finds a member by the payroll number, and gives nobody one', async () => {
    const [made] = (await bring([person()])).results
    await aino.put(`/v1/memberships/${made.id}/employment`, { payrollNumber: 'TUOTU-1' })
    expect((await bring([{ payrollNumber: 'TUOTU-1', lastName: 'Uusi' }])).results).toMatchObject([
      { status: 'updated', id: made.id },
    ])
    expect((await bring([person({ payrollNumber: 'NOBODY' })])).results).toMatchObject([
      { status: 'error', code: 'membership_not_found', field: 'payrollNumber' },
    ])
  })

  test.each([
    [{ role: 'king' }, 'invalid_value', 'role'],
    [{ email: 'no address' }, 'invalid_value', 'email'],
    [{ employmentStartDate: '2026-02-30' }, 'invalid_value', 'employmentStartDate'],
    [{ firstNames: ' ' }, 'missing_required', 'firstNames'],
    [{ role: null }, 'missing_required', 'role'],
    [{ unitName: 'Nowhere' }, 'planning_unit_not_found', 'unitName'],
    [{ managerEmail: 'nobody@example.fi' }, 'manager_not_found', 'managerEmail'],
    [
      { employmentStartDate: '2026-02-01', employmentEndDate: '2026-01-01' },
      'employment_end_before_start',
      'employmentEndDate',
    ],
  ])('refuses a row with %j', async (change, code, field) => {
    expect((await bring([person(change)])).results).toEqual([
      { index: 0, status: 'error', id: null, code, field },
    ])
  })

  test('lets nobody rise above the actor, nor the actor rise', async () => {
    const { email } = meri.members.aino
    const { results } = await bring(
      [
        { email: meri.members.helmi.email, role: 'admin' },
        { email, role: 'employee' },
        { email: meri.members.onni.email, role: 'admin' },
        person({ role: 'admin' }),
      ],
      {},
      await administering(),
    )
    for (const result of results)
      expect(result).toMatchObject({ status: 'error', code: 'role_exceeds_actor', field: 'role' })
  })

  test('closes no circle of supervisors by rows that are each right alone', async () => {
    const [one, other] = [person(), person()]
    await bring([one, other])
    const { results } = await bring([
      { email: one.email, managerEmail: other.email },
      { email: other.email, managerEmail: one.email },
    ])
    expect(results).toMatchObject([
      { status: 'updated' },
      { status: 'error', code: 'supervisor_cycle', field: 'managerEmail' },
    ])
  })

  test('leaves alone what falls outside its mode, and writes nothing in a dry run', async () => {
    const row = person()
    expect((await bring([row], { mode: 'update_only' })).results).toMatchObject([
      { status: 'error', code: 'record_not_found' },
    ])
    expect(await bring([row], { dryRun: true })).toMatchObject({
      importId: null,
      results: [{ status: 'created', id: null }],
    })
    const [made] = (await bring([row])).results
    expect((await bring([row], { mode: 'create_only' })).results).toMatchObject([
      { status: 'error', code: 'record_exists', id: made.id },
    ])
  })
})

describe('undoing an import of members', () => {
  test('removes whom it made, and puts back what it changed', async () => {
    const [old] = (await bring([person({ phone: '1' })])).results
    const before = await read(old.id)
    const boss = person()
    const { importId, results } = await bring([
      { ...person(), managerEmail: boss.email },
      boss,
      { email: before.email, phone: '2', preferredName: 'Tuulikki' },
    ])
    expect(await undo(importId)).toMatchObject({ status: 200 })
    const { updatedAt: _, ...restored } = await read(old.id)
    expect(before).toMatchObject(restored)
    for (const { id } of results.slice(0, 2)) {
      expect((await helmi.get(`/v1/memberships/${id}`)).status).toBe(404)
      expect(await eventsOf(id)).toEqual(['member.created', 'member.invited', 'member.deleted'])
    }
    expect(await undo(importId)).toMatchObject({ status: 409, body: { code: 'import_already_undone' } })
  })

  test('removes supervisors and whom they supervise, in any order of the rows', async () => {
    const [top, middle, last] = [person(), person(), person()]
    const rows = [top, { ...last, managerEmail: middle.email }, { ...middle, managerEmail: top.email }]
    for (const sent of [rows, rows.toReversed()]) {
      const { importId, results } = await bring(sent)
      expect(await undo(importId)).toMatchObject({ status: 200 })
      for (const { id } of results) expect((await helmi.get(`/v1/memberships/${id}`)).status).toBe(404)
    }
  })

  test('is refused where somebody has days, supervises, or has changed since', async () => {
    const { importId, results } = await bring([person(), person(), person(), person()])
    const [worked, boss, changed] = results
    const day = `/v1/team/members/${worked.id}/work-days/2026-10-05/entries`
    const entries = [{ entryTypeId: meri.catalogs.entryTypes.work, durationMinutes: 60 }]
    expect((await aino.put(day, { entries })).status).toBe(200)
    await bring([person({ managerEmail: (await read(boss.id)).email })])
    await helmi.patch(`/v1/memberships/${changed.id}`, { phone: '3' })
    expect(await undo(importId)).toMatchObject({
      status: 409,
      body: {
        code: 'import_undo_blocked',
        rows: [
          { index: 0, id: worked.id, code: 'record_in_use', by: 'work_days' },
          { index: 1, id: boss.id, code: 'record_in_use', by: 'members' },
          { index: 2, id: changed.id, code: 'record_changed' },
        ],
      },
    })
    expect(await read(results[3].id)).toMatchObject({ status: 'invited' })
  })

  test('needs the rights of the change itself', async () => {
    const { importId } = await bring([person({ role: 'admin' })])
    expect(await undo(importId, await administering())).toMatchObject({
      status: 409,
      body: { rows: [{ index: 0, code: 'role_exceeds_actor' }] },
    })
    expect((await undo(importId)).status).toBe(200)
  })
})

import { describe, expect, test } from 'vitest'
import { grantTo } from '../../../../../../test/world/granting.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { arranged } from '../../entitlements/test/world.ts'

const world = await startWorld()
const { members } = world.meri
const [admin, hr, veera] = [world.as('aino'), world.as('helmi'), world.as('veera')]
await admin.post('/v1/sandbox/clock/advance', { to: '2027-06-15T10:00:00Z' })
await arranged(admin, {
  code: 'vuosiloma',
  rules: { kind: 'finnish_annual_holiday' },
  membershipIds: [members.helmi.id],
})

const row = {
  memberEmail: members.veera.email,
  policyCode: 'vuosiloma',
  leaveYearStart: '2026-04-01',
  effectiveDate: '2027-06-01',
  amount: 12.5,
}
const send = (rows: readonly object[], more: object = {}) =>
  admin.post('/v1/imports/leave-balances', { rows, ...more })
const entitlement = async () => (await veera.get('/v1/me/entitlements')).body.items[0]

describe('opening leave balances', () => {
  test('are brought, changed by a further row, and the same again changes nothing', async () => {
    expect(await send([row], { dryRun: true })).toMatchObject({
      body: { results: [{ status: 'created', id: null }] },
    })
    expect(await entitlement()).toBeUndefined()
    expect(await send([row])).toMatchObject({
      body: { results: [{ status: 'created', targetCode: 'vuosiloma' }] },
    })
    expect(await entitlement()).toMatchObject({ carriedOver: 12.5, available: 12.5 })
    expect(await send([{ ...row, amount: '12,5' }])).toMatchObject({
      body: { results: [{ status: 'unchanged' }] },
    })
    expect(await send([{ ...row, amount: 14 }])).toMatchObject({ body: { results: [{ status: 'updated' }] } })
    expect(await entitlement()).toMatchObject({ available: 14 })
    const { id } = await entitlement()
    const { items } = (await hr.get(`/v1/leave-balances/${id}/transactions`)).body
    expect(items.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([1.5, 12.5])
  })

  test('are refused where they are there and only new ones are wanted, or the other way round', async () => {
    await send([row])
    expect((await send([row], { mode: 'create_only' })).body.results).toMatchObject([
      { status: 'error', code: 'record_exists' },
    ])
    const none = { ...row, memberEmail: members.sisu.email }
    expect((await send([none], { mode: 'update_only' })).body.results).toMatchObject([
      { status: 'error', code: 'record_not_found', id: null },
    ])
  })

  test('are taken back by undoing, and can be brought again', async () => {
    const other = { ...row, memberEmail: members.onni.id, leaveYearStart: null, amount: 3 }
    const { importId } = (await send([other])).body
    const onni = async () => (await world.as('onni').get('/v1/me/entitlements')).body.items[0]
    expect(await onni()).toMatchObject({ available: 3 })
    expect(await admin.post(`/v1/imports/${importId}/undo`, {})).toMatchObject({ status: 200 })
    expect(await onni()).toMatchObject({ available: 0 })
    expect(await send([other])).toMatchObject({ body: { results: [{ status: 'created' }] } })
    expect(await onni()).toMatchObject({ available: 3 })
  })

  test('that were changed since are not taken back', async () => {
    const paavo = { ...row, memberEmail: members.paavo.id }
    const { importId } = (await send([paavo])).body
    await send([{ ...paavo, amount: 1 }])
    expect((await admin.post(`/v1/imports/${importId}/undo`, {})).status).toBe(409)
  })

  test.each([
    ['memberEmail', null, 'missing_required'],
    ['policyCode', ' ', 'missing_required'],
    ['effectiveDate', null, 'missing_required'],
    ['amount', null, 'missing_required'],
    ['effectiveDate', '1.6.2027.', 'invalid_value'],
    ['leaveYearStart', 'spring', 'invalid_value'],
    ['amount', 'many', 'invalid_value'],
    ['amount', 0, 'invalid_value'],
    ['memberEmail', 'nobody@example.com', 'membership_not_found'],
    ['policyCode', 'nothing', 'leave_policy_not_found'],
    ['leaveYearStart', '2026-01-01', 'leave_year_unknown'],
  ])('with %s %j are refused: %s', async (field, value, code) => {
    expect((await send([{ ...row, [field]: value }])).body.results).toMatchObject([
      { status: 'error', code, field },
    ])
  })

  test('are brought by an administrator alone, and nobody else who may import brings their own', async () => {
    const own = { rows: [{ ...row, memberEmail: members.helmi.id }] }
    expect((await hr.post('/v1/imports/leave-balances', own)).status).toBe(403)
    await grantTo(world, members.helmi.id, ['org.admin'])
    expect((await hr.post('/v1/imports/leave-balances', own)).body.results).toMatchObject([
      { status: 'error', code: 'leave_correction_own', field: 'memberEmail' },
    ])
    await admin.post('/v1/imports/leave-balances', own)
    expect((await hr.post('/v1/imports/leave-balances', own)).body.results).toMatchObject([
      { status: 'unchanged' },
    ])
    const more = { rows: [{ ...row, memberEmail: members.helmi.id, amount: 20 }] }
    expect((await hr.post('/v1/imports/leave-balances', more)).body.results).toMatchObject([
      { status: 'error', code: 'leave_correction_own', field: 'memberEmail' },
    ])
  })
})

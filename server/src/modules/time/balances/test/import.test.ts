import { afterAll, describe, expect, it } from 'vitest'
import { grantTo } from '../../../../../test/world/granting.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { expectMovementsSaid } from './movements-said.ts'
import { startOffice } from './office.ts'

const { accountOf, aino, balancesOf, members, rowsOf, tauno, world } = await startOffice()
const send = (rows: readonly object[], more: object = {}) =>
  aino.post('/v1/imports/opening-balances', { rows, ...more })
const row = { membershipId: members.veera.id, kind: 'overtime', minutes: 300, effectiveDate: '2024-01-01' }

describe('opening balances', () => {
  it('are written once, changed by another row, and undone', async () => {
    const first = await send([row, { ...row, kind: 'flex', minutes: -90 }])
    expect(first).toMatchObject({
      status: 200,
      body: { results: [{ status: 'created' }, { status: 'created' }] },
    })
    expect(await balancesOf('veera', '2024-01-01')).toEqual({ overtime: 300, flex: -90 })
    expect((await send([row])).body.results).toMatchObject([{ status: 'unchanged' }])

    const second = await send([{ ...row, minutes: 360 }], { filename: 'again.csv' })
    expect(second.body.results).toMatchObject([{ status: 'updated' }])
    const { id } = await accountOf('veera', 'overtime')
    expect(await rowsOf(id)).toEqual([
      ['2024-01-01', 'opening', 'import', 300, 300],
      ['2024-01-01', 'reversal', 'import', -300, 0],
      ['2024-01-01', 'opening', 'import', 360, 360],
    ])
    const undoing = (importId: string) => aino.post(`/v1/imports/${importId}/undo`, {})
    expect(await undoing(first.body.importId)).toMatchObject({ status: 409 })
    expect(await undoing(second.body.importId)).toMatchObject({ status: 200 })
    expect(await balancesOf('veera', '2024-01-01')).toEqual({ overtime: 300, flex: -90 })
  })

  it('are tried without opening an account', async () => {
    const tried = await send([{ ...row, membershipId: members.onni.id }], { dryRun: true })
    expect(tried.body).toMatchObject({ dryRun: true, results: [{ status: 'created', id: null }] })
    expect(await balancesOf('onni', '2024-01-01')).toEqual({})
  })

  it.each([
    ['missing_required', { kind: undefined }],
    ['invalid_value', { kind: 'holidays' }],
    ['invalid_value', { effectiveDate: '2024-02-30' }],
    ['membership_not_found', { membershipId: newId() }],
    ['membership_not_found', { membershipId: world.tunturi.members.ilmari.id }],
    ['balance_time_bank_mismatch', { timeBankCode: 'saved' }],
    ['time_bank_not_found', { kind: 'time_bank', timeBankCode: 'unknown' }],
    ['balance_date_in_future', { effectiveDate: '2099-01-01' }],
    ['balance_own_account', { membershipId: members.aino.id }],
  ])('are refused row by row: %s', async (code, wrong) => {
    const { body } = await send([{ ...row, ...wrong }])
    expect(body.results).toMatchObject([{ status: 'error', code }])
  })

  it('are brought by an administrator, and by nobody of payroll', async () => {
    expect((await tauno.post('/v1/imports/opening-balances', { rows: [row] })).status).toBe(403)
  })

  it('of whoever imports them stay as they are by a row that says just so, and change by none', async () => {
    await grantTo(world, members.helmi.id, ['org.admin'])
    const own = { ...row, membershipId: members.aino.id }
    const brought = await world.as('helmi').post('/v1/imports/opening-balances', { rows: [own] })
    expect(brought.body.results).toMatchObject([{ status: 'created' }])
    expect((await send([own])).body.results).toMatchObject([{ status: 'unchanged' }])
    expect((await send([{ ...own, minutes: 301 }])).body.results).toMatchObject([
      { status: 'error', code: 'balance_own_account' },
    ])
  })
})

// Whatever was moved above.
afterAll(() => expectMovementsSaid(tauno))

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { expectMovementsSaid } from './movements-said.ts'
import { startOffice } from './office.ts'
import { dateOfToday } from '../../../../../test/world/today.ts'

const office = await startOffice()
const { accountOf, aino, approve, assign, hours, members, newModel, rowsOf, tauno, world } = office
const [elina, veera, onni] = [world.as('elina'), world.as('veera'), world.as('onni')]

const refused = (status: number, code: string) => ({ status, body: { code } })
const correct = (by: typeof aino, id: string, body: object) =>
  by.post(`/v1/balances/${id}/transactions`, { reason: 'Agreed.', ...body })
const today = dateOfToday()

const bank = (
  await aino.post('/v1/time-banks', {
    code: 'saved',
    name: 'Säästövapaat',
    versions: [{ validFrom: '2020-01-01', ceilingMinutes: 6000, carryOverMinutes: 4800 }],
  })
).body.id
const flexible = await newModel('flex_office', { kind: 'flex', dayTargets: [450, 450, 450, 450, 450, 0, 0] })
let veeras: { id: string }

beforeAll(async () => {
  await assign('veera', flexible)
  veeras = await accountOf('veera', 'flex')
  await correct(tauno, veeras.id, { kind: 'opening', minutes: 300, effectiveDate: '2024-01-01' })
})

describe('reading', () => {
  it('tells what is there as of a date, with floor, ceiling and the end of the period', async () => {
    const { body } = await tauno.get(`/v1/balances/${veeras.id}?asOf=2024-02-01`)
    expect(body).toMatchObject({
      balanceMinutes: 300,
      asOf: '2024-02-01',
      floorMinutes: -1200,
      ceilingMinutes: 3600,
      settlesOn: '2024-04-30',
    })
    expect((await tauno.get(`/v1/balances/${veeras.id}?asOf=2023-12-31`)).body.balanceMinutes).toBe(0)
  })

  it('is for the member, their supervisor and payroll; a stranger does not learn that there is one', async () => {
    for (const reader of [veera, elina, tauno, aino])
      expect(await reader.get(`/v1/balances/${veeras.id}`)).toMatchObject({ status: 200 })
    for (const path of ['', '/transactions', '/explain', '/projection?until=2099-01-01'])
      expect(await onni.get(`/v1/balances/${veeras.id}${path}`)).toMatchObject(
        refused(404, 'balance_not_found'),
      )
    expect(await onni.get(`/v1/balances/${newId()}`)).toMatchObject(refused(404, 'balance_not_found'))
    const own = (await veera.get('/v1/me/balances')).body.items
    expect(own).toMatchObject([{ id: veeras.id, kind: 'flex', membershipId: members.veera.id }])
    expect((await veera.get('/v1/me/overview')).body.balances).toMatchObject([
      { accountId: veeras.id, kind: 'flex', balanceMinutes: own[0].balanceMinutes },
    ])
  })

  it('refuses windows that cannot be', async () => {
    const explain = `/v1/balances/${veeras.id}/explain`
    expect(await tauno.get(`${explain}?asOf=2024-01-01&from=2024-02-01`)).toMatchObject(
      refused(400, 'range_end_before_start'),
    )
    expect(await tauno.get(`${explain}?asOf=2024-12-31&from=2022-01-01`)).toMatchObject(
      refused(422, 'range_too_long'),
    )
    expect(await tauno.get(`/v1/balances/${veeras.id}/projection?until=2099-01-01`)).toMatchObject(
      refused(422, 'range_too_long'),
    )
  })
})

describe('a correction', () => {
  it('is refused where nothing would move, ahead of time, for oneself and beyond reach', async () => {
    expect(await correct(elina, veeras.id, { minutes: 0 })).toMatchObject(refused(422, 'balance_amount_zero'))
    expect(await correct(elina, veeras.id, { minutes: 5, effectiveDate: '2099-01-01' })).toMatchObject(
      refused(422, 'balance_date_in_future'),
    )
    expect(await correct(elina, veeras.id, { kind: 'opening', minutes: 5 })).toMatchObject(
      refused(403, 'insufficient_role'),
    )
    const elinas = await accountOf('elina', 'flex')
    expect(await correct(elina, elinas.id, { minutes: 5 })).toMatchObject(refused(403, 'balance_own_account'))
    const taunos = await accountOf('tauno', 'flex')
    expect(await correct(tauno, taunos.id, { minutes: 5 })).toMatchObject(refused(403, 'balance_own_account'))
    expect(await correct(elina, taunos.id, { minutes: 5 })).toMatchObject(refused(404, 'balance_not_found'))
    const wanted = { membershipId: members.onni.id, kind: 'flex', timeBankId: bank }
    expect(await tauno.post('/v1/balances', wanted)).toMatchObject(refused(422, 'balance_time_bank_mismatch'))
    const unknown = { membershipId: members.onni.id, kind: 'time_bank', timeBankId: newId() }
    expect(await tauno.post('/v1/balances', unknown)).toMatchObject(refused(404, 'time_bank_not_found'))
  })

  it('waits for a second person where the organisation says so', async () => {
    await aino.patch('/v1/settings', { balanceCorrectionsNeedSecondApprover: true })
    const before = (await tauno.get(`/v1/balances/${veeras.id}`)).body.balanceMinutes
    const asked = await correct(elina, veeras.id, { minutes: 60 })
    expect(asked).toMatchObject({
      status: 201,
      body: { transaction: null, balance: { balanceMinutes: before }, correction: { state: 'submitted' } },
    })
    const path = `/v1/balance-corrections/${asked.body.correction.id}`
    const waiting = async (by: typeof aino) =>
      (await by.get('/v1/team/approvals?kind=balance_correction')).body.items
    expect(await waiting(aino)).toMatchObject([
      { subjectId: asked.body.correction.id, membershipId: members.veera.id },
    ])
    expect(await waiting(elina)).toEqual([])
    expect(await elina.post(`${path}/approve`, {})).toMatchObject(refused(403, 'balance_correction_own'))
    expect(await onni.get(path)).toMatchObject({ status: 403 })
    expect(await tauno.post(`${path}/withdraw`, {})).toMatchObject(refused(403, 'balance_correction_own'))
    expect(await tauno.post(`${path}/approve`, {})).toMatchObject({
      status: 200,
      body: { state: 'approved' },
    })
    expect((await tauno.get(`/v1/balances/${veeras.id}`)).body.balanceMinutes).toBe(before + 60)
    expect(await tauno.post(`${path}/approve`, {})).toMatchObject(refused(409, 'balance_correction_decided'))
    await aino.patch('/v1/settings', { balanceCorrectionsNeedSecondApprover: false })
    await correct(tauno, veeras.id, { minutes: -60 })
  })

  it('is tried without moving anything', async () => {
    const before = (await tauno.get(`/v1/balances/${veeras.id}`)).body
    const tried = await correct(elina, veeras.id, { minutes: 90, dryRun: true })
    expect(tried).toMatchObject({ status: 201, body: { transaction: { minutes: 90, kind: 'correction' } } })
    expect((await tauno.get(`/v1/balances/${veeras.id}`)).body).toEqual(before)
  })
})

describe('closing', () => {
  const close = (kind: string, date: string, dryRun = false) =>
    tauno.post('/v1/period-closings', { kind, date, dryRun })
  const resultsOf = async (id: string) =>
    (await tauno.get(`/v1/period-closings/${id}/results?limit=100`)).body.items

  it('a flexitime period cuts what is above the ceiling, reports what is below the floor, and is the same once more', async () => {
    await assign('helmi', flexible)
    await assign('paavo', flexible)
    const helmis = await accountOf('helmi', 'flex')
    const paavos = await accountOf('paavo', 'flex')
    await correct(tauno, helmis.id, { kind: 'opening', minutes: 4000, effectiveDate: '2024-03-01' })
    await correct(tauno, paavos.id, { kind: 'opening', minutes: -1500, effectiveDate: '2024-03-01' })
    const dry = await close('flex_period', '2024-04-30', true)
    expect(dry).toMatchObject({
      status: 201,
      body: { id: null, dryRun: true, state: 'running', changedCount: 1 },
    })
    expect(await rowsOf(helmis.id)).toHaveLength(1)
    const made = await close('flex_period', '2024-04-30')
    expect(made).toMatchObject({ status: 201, body: { state: 'finished', dryRun: false, changedCount: 1 } })
    expect(made.body.results).toEqual(dry.body.results)
    const cut = ['2024-04-30', 'cap_cut', 'closing', -400, 3600]
    expect((await rowsOf(helmis.id)).at(-1)).toEqual(cut)
    expect(await resultsOf(made.body.id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          membershipId: members.helmi.id,
          part: 'flex',
          before: '4000',
          after: '3600',
        }),
        expect.objectContaining({
          membershipId: members.paavo.id,
          rows: [],
          warning: expect.stringContaining('300 min below the floor'),
        }),
      ]),
    )

    expect(await close('flex_period', '2024-04-30')).toMatchObject({
      status: 201,
      body: { id: made.body.id },
    })
    expect(await rowsOf(helmis.id)).toHaveLength(2)
    // Corrected since: the same request closes by what is so now.
    await correct(tauno, helmis.id, { minutes: -100, effectiveDate: '2024-04-01' })
    await close('flex_period', '2024-04-30')
    expect((await rowsOf(helmis.id)).slice(-3)).toEqual([
      ['2024-04-30', 'cap_cut', 'closing', -400, 3500],
      ['2024-04-30', 'reversal', 'closing', 400, 3900],
      ['2024-04-30', 'cap_cut', 'closing', -300, 3600],
    ])
  })

  it('a flexitime period settles the dates without entries of whoever records their time', async () => {
    await assign('lumi', flexible)
    for (const day of ['22', '23', '24', '25', '26']) await approve('lumi', `2024-07-${day}`, hours(7.5))
    expect((await office.balancesOf('lumi', '2024-08-31')).flex ?? 0).toBe(0)
    await close('flex_period', '2024-08-31')
    // Five weeks off, all of them on working days.
    expect(await office.balancesOf('lumi', '2024-08-31')).toEqual({ flex: -25 * 450 })
  })

  it('a year cuts and lets expire what time banks do not carry over, and is never closed ahead', async () => {
    const saved = await accountOf('onni', 'time_bank', bank)
    await correct(tauno, saved.id, { kind: 'opening', minutes: 7000, effectiveDate: '2024-06-01' })
    const made = await close('year_end', '2024-12-31')
    expect(made.body.results).toMatchObject([
      { membershipId: members.onni.id, part: 'time_bank:saved', before: '7000', after: '4800' },
    ])
    expect((await rowsOf(saved.id)).slice(-2)).toEqual([
      ['2024-12-31', 'cap_cut', 'closing', -1000, 6000],
      ['2024-12-31', 'expiry', 'closing', -1200, 4800],
    ])
    expect(await close('year_end', today)).toMatchObject({
      ...{
        status: 422,
        body: {
          code: 'period_closing_date_in_future',
          date: today,
          today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      },
    })
    const { body } = await tauno.get(`/v1/balances/${saved.id}/projection?until=${endOfYear}`)
    await correct(tauno, saved.id, { minutes: 500 })
    const ahead = await tauno.get(`/v1/balances/${saved.id}/projection?until=${endOfYear}`)
    expect(body).toMatchObject({ balanceMinutes: 4800, projectedMinutes: 4800, steps: [] })
    expect(ahead.body).toMatchObject({ projectedMinutes: 4800, steps: [{ kind: 'expiry', minutes: -500 }] })
  })
})

const endOfYear = `${today.slice(0, 4)}-12-31`

describe('a payout', () => {
  const key = () => ({ 'idempotency-key': newId() })

  it('takes what is there, is told by the next batch, and waits again when that is cancelled', async () => {
    const account = await accountOf('onni', 'overtime')
    await correct(tauno, account.id, { kind: 'opening', minutes: 600, effectiveDate: '2023-03-01' })
    const pay = (minutes: number) =>
      tauno.post(`/v1/balances/${account.id}/payout`, {
        minutes,
        effectiveDate: '2023-03-15',
        reason: 'Agreed.',
      })
    expect(await pay(700)).toMatchObject({
      status: 422,
      body: { code: 'balance_floor_exceeded', available: 600 },
    })
    const paid = await pay(400)
    expect(paid).toMatchObject({ status: 201, body: { state: 'waiting' } })
    const withdrawn = await pay(100)
    const path = `/v1/balances/${account.id}/payouts`
    expect(await tauno.post(`${path}/${withdrawn.body.id}/withdraw`, {})).toMatchObject({ status: 200 })
    expect(await tauno.post(`${path}/${withdrawn.body.id}/withdraw`, {})).toMatchObject(
      refused(409, 'balance_payout_not_waiting'),
    )
    expect((await office.balancesOf('onni', '2023-03-31')).overtime).toBe(200)

    const period = { periodStart: '2023-03-01', periodEnd: '2023-03-31' }
    const batch = (await tauno.post('/v1/export-batches', period, key())).body
    const linesOf = async (id: string) => (await tauno.get(`/v1/export-batches/${id}/lines`)).body.items
    const line = { kind: 'payout', minutes: 400, workDate: '2023-03-15', membershipId: members.onni.id }
    expect(await linesOf(batch.id)).toMatchObject([line])
    const stateOf = async () =>
      (await tauno.get(path)).body.items.find((one: { id: string }) => one.id === paid.body.id)
    expect(await stateOf()).toMatchObject({ state: 'told', exportBatchId: batch.id })
    expect((await tauno.post('/v1/export-batches', period, key())).body).toMatchObject({ lineCount: 0 })

    expect(await tauno.post(`/v1/export-batches/${batch.id}/cancel`, {})).toMatchObject({ status: 200 })
    expect(await stateOf()).toMatchObject({ state: 'waiting', exportBatchId: null })
    const again = (await tauno.post('/v1/export-batches', period, key())).body
    expect(await linesOf(again.id)).toMatchObject([line])
    expect(await tauno.post(`${path}/${paid.body.id}/withdraw`, {})).toMatchObject(
      refused(409, 'balance_payout_not_waiting'),
    )
    expect(await tauno.post(`${path}/${newId()}/withdraw`, {})).toMatchObject(
      refused(404, 'balance_payout_not_found'),
    )
  })

  it('is no own business', async () => {
    const taunos = await accountOf('tauno', 'overtime')
    expect(await tauno.post(`/v1/balances/${taunos.id}/payout`, { minutes: 5, reason: 'Me.' })).toMatchObject(
      refused(403, 'balance_own_account'),
    )
  })
})

it('time banks that contradict themselves are refused', async () => {
  const versions = [{ validFrom: '2026-01-01', ceilingMinutes: 100, carryOverMinutes: 200 }]
  expect(await aino.post('/v1/time-banks', { code: 'odd', name: 'Odd', versions })).toMatchObject(
    refused(422, 'time_bank_bounds_invalid'),
  )
})

it('what is left on an account is told of whoever leaves', async () => {
  const looked = await aino.post(`/v1/memberships/${members.helmi.id}/deactivate`, { dryRun: true })
  expect(looked.body.openWork).toContainEqual({ kind: 'unsettled_balances', count: 1 })
})

// Whatever was moved above.
afterAll(() => expectMovementsSaid(tauno))

import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { datesInRange } from '../../../../../platform/vocabulary/dates.ts'
import { absenceType, absent } from '../../../absences/calendar/test/absent.ts'
import { leaveOfAbsences } from '../absence-account.ts'
import { moved } from '../../../absences/reasons.ts'
import { inMeri, settle, withAnnualHoliday } from './world.ts'

const world = await startWorld()
const { members, admin, hr, veera, holiday, listed, balanceOf, path, rows } = await withAnnualHoliday(world)
const elina = world.as('elina')
const eero = world.as('eero')
const absenceOf = async (membershipId: string) =>
  absent(world, membershipId, await absenceType(world, 'team'), { from: '2027-05-18' })
const sum = (all: readonly { amount: number; effectiveDate: string }[], date: string) =>
  all.filter(row => row.effectiveDate <= date).reduce((total, row) => total + row.amount, 0)
const context = { today: '2027-06-15', timeZone: 'Europe/Helsinki' }
const asked = (from: string, to: string, periodId: string = newId()) => ({
  periodId,
  membershipId: members.veera.id,
  ref: holiday.policyId,
  dates: datesInRange(from, to).map(date => ({ date, part: 'full' as const, minutes: 450 })),
})

describe('annual holiday of a member', () => {
  test('is what was earned in the years that can be taken from, what was carried over and what is being earned', async () => {
    const { body } = await veera.get('/v1/me/entitlements')
    expect(body.items).toMatchObject([
      {
        name: 'vuosiloma',
        unit: 'days',
        asOf: '2027-06-15',
        accrued: 30,
        carriedOver: 66,
        used: 0,
        planned: 0,
        available: 96,
        earning: 5,
      },
    ])
    expect((await veera.get('/v1/me/entitlements?date=2024-05-02')).body.items).toMatchObject([
      { accrued: 6, carriedOver: 0, available: 6, earning: 2.5 },
    ])
    expect((await veera.get('/v1/me/overview')).body.entitlements).toHaveLength(1)
  })

  test('is the same once it is settled, and then its rows add up to it', async () => {
    const before = (await veera.get(path)).body
    expect(await rows()).toEqual([])
    await settle(world)
    const after = (await veera.get(path)).body
    expect(after).toEqual({ ...before, settledThrough: '2027-06-15', updatedAt: after.updatedAt })
    for (const date of ['2024-03-31', '2025-05-01', '2026-12-31', '2027-06-15'])
      expect(sum(await rows(), date)).toBe((await veera.get(`${path}?date=${date}`)).body.balance)
    const kept = await rows()
    await settle(world)
    expect(await rows()).toEqual(kept)
  })

  test('unfolds to lines, lots, months and days', async () => {
    const { body } = await veera.get(`${path}/explain?date=2026-06-30&leaveYearStart=2025-04-01`)
    expect(body.lines.find(({ line }: { line: string }) => line.startsWith('gain 2025-05'))).toMatchObject({
      kind: 'accrual',
      amount: 2.5,
      settledAmount: 2.5,
      explain: expect.stringContaining('2025-05 is a full month'),
    })
    expect(body.months).toHaveLength(12)
    expect(body.months[0]).toMatchObject({ month: '2025-04', rule: 'days', full: true })
    expect(body.months[0].days[0]).toEqual({
      date: '2025-04-01',
      counts: true,
      minutes: 450,
      why: 'expected',
    })
    const total = body.lines.reduce((all: number, { amount }: { amount: number }) => all + amount, 0)
    expect(total).toBe(body.balance.balance)
    expect((await veera.get(`${path}/explain`)).body.months).toEqual([])
  })

  test('tells the season of the holiday', async () => {
    expect((await veera.get(path)).body.season).toMatchObject({
      summerFrom: '2027-05-02',
      summerTo: '2027-09-30',
      summerDays: 24,
      winterTo: '2028-04-30',
      winterDays: 6,
    })
  })
})

describe('absences that take leave', () => {
  test('take the days that count, and give back exactly what they took', async () => {
    const before = (await veera.get(path)).body.available
    const period = asked('2027-07-05', '2027-08-01')
    const [plan] = await inMeri(world, tx => leaveOfAbsences.plan(tx, [period], context))
    expect(plan?.refusal).toBeNull()
    expect(plan?.days.filter(({ amount }) => amount === 1)).toHaveLength(24)
    expect(plan?.days.find(({ date }) => date === '2027-07-11')).toMatchObject({
      amount: 0,
      reason: { code: 'day_off_by_weekday', values: { weekday: 'sunday' } },
    })
    await inMeri(world, tx => leaveOfAbsences.take(tx, plan ? [plan] : [], moved('approved')))
    expect((await veera.get(path)).body).toMatchObject({
      planned: 24,
      available: before - 24,
      season: { summerTaken: 24 },
    })
    expect((await veera.get(`${path}?date=2027-08-01`)).body).toMatchObject({ used: 24, planned: 0 })
    const again = await inMeri(world, tx => leaveOfAbsences.plan(tx, [period], context))
    expect(again[0]?.refusal).toBeNull()
    for (const _ of [1, 2])
      await inMeri(world, tx => leaveOfAbsences.giveBack(tx, [period.periodId], moved('cancelled')))
    expect((await veera.get(path)).body).toMatchObject({ planned: 0, available: before })
  })

  test('are refused beyond what is left, with what is left', async () => {
    const [plan] = await inMeri(world, tx =>
      leaveOfAbsences.plan(tx, [asked('2027-07-01', '2027-12-23')], context),
    )
    expect(plan?.refusal).toMatchObject({ code: 'leave_entitlement_exceeded', available: 96 })
    const stranger = { ...asked('2027-07-05', '2027-07-05'), membershipId: members.eero.id }
    const [none] = await inMeri(world, tx => leaveOfAbsences.plan(tx, [stranger], context))
    expect(none?.refusal).toMatchObject({ code: 'leave_entitlement_exceeded', available: 0 })
  })

  test('of parts of days take parts of days', async () => {
    const period = asked('2027-07-05', '2027-07-07')
    const dates = [
      { date: '2027-07-05', part: 'am' as const, minutes: 225 },
      { date: '2027-07-06', part: 'hours' as const, minutes: 150 },
    ]
    const [plan] = await inMeri(world, tx => leaveOfAbsences.plan(tx, [{ ...period, dates }], context))
    expect(plan?.days.map(({ amount }) => amount)).toEqual([0.5, 0.3333])
    expect(await inMeri(world, tx => leaveOfAbsences.known(tx, [holiday.policyId, newId(), 'flex']))).toEqual(
      new Set([holiday.policyId]),
    )
  })

  test('on which the member fell ill are given anew on request, but for the waiting days', async () => {
    const period = asked('2027-05-10', '2027-06-05')
    const plan = await inMeri(world, tx => leaveOfAbsences.plan(tx, [period], context))
    await inMeri(world, tx => leaveOfAbsences.take(tx, plan, moved('approved')))
    const taken = (await veera.get(path)).body
    const illness = {
      absencePeriodId: period.periodId,
      from: '2027-05-17',
      to: '2027-05-26',
      reason: 'Pyyntö 17.5.',
    }
    expect(await elina.post(`${path}/illness`, illness)).toMatchObject({ status: 403 })
    expect(await hr.post(`${path}/illness`, { ...illness, dryRun: true })).toMatchObject({
      body: { dryRun: true, waitingDays: 6, movedDays: 3 },
    })
    expect(await hr.post(`${path}/illness`, illness)).toMatchObject({
      status: 200,
      body: { waitingDays: 6, movedDays: 3, movedDates: ['2027-05-24', '2027-05-25', '2027-05-26'] },
    })
    expect((await veera.get(path)).body.available).toBe(taken.available + 3)
    expect(await hr.post(`${path}/illness`, { ...illness, from: '2027-05-24' })).toMatchObject({
      status: 422,
      body: { code: 'leave_illness_without_holiday' },
    })
    for (const absencePeriodId of [newId(), await absenceOf(members.eero.id)])
      expect(await hr.post(`${path}/illness`, { ...illness, absencePeriodId })).toMatchObject({
        status: 404,
        body: { code: 'absence_not_found' },
      })
    const own = await absenceOf(members.veera.id)
    expect(await hr.post(`${path}/illness`, { ...illness, absencePeriodId: own })).toMatchObject({
      status: 422,
      body: { code: 'leave_illness_without_holiday' },
    })
    expect(await hr.post(`${path}/illness`, { ...illness, to: '2027-05-01' })).toMatchObject({
      status: 400,
      body: { code: 'range_end_before_start' },
    })
    await inMeri(world, tx => leaveOfAbsences.giveBack(tx, [period.periodId], moved('cancelled')))
    expect((await veera.get(path)).body.available).toBe(96)
  })
})

describe('a correction', () => {
  const correction = { effectiveDate: '2027-06-01', amount: 2, reason: 'Sovittu työsopimuksessa' }
  const correct = (body: object, client = hr, of = path) => client.post(`${of}/transactions`, body)

  test('adds a row with its reason, and nothing in a dry run', async () => {
    expect(await correct({ ...correction, dryRun: true })).toMatchObject({
      status: 201,
      body: { dryRun: true, balance: { available: 98 } },
    })
    expect((await veera.get(path)).body.available).toBe(96)
    expect(await correct(correction)).toMatchObject({
      status: 201,
      body: {
        transaction: {
          kind: 'correction',
          amount: 2,
          reason: correction.reason,
          leaveYearStart: '2026-04-01',
        },
        balance: { available: 98, accrued: 32 },
      },
    })
    expect(await correct({ ...correction, amount: -2 })).toMatchObject({
      status: 201,
      body: { balance: { available: 96 } },
    })
  })

  test.each([
    ['below what is left', { amount: -97 }, 422, 'leave_entitlement_exceeded'],
    ['of nothing', { amount: 0 }, 422, 'leave_amount_zero'],
    ['of next to nothing', { amount: 0.00004 }, 422, 'leave_amount_zero'],
    ['of no leave year', { leaveYearStart: '2026-01-01' }, 422, 'leave_year_unknown'],
    ['of a leave year that is over', { leaveYearStart: '2024-04-01' }, 422, 'leave_year_unknown'],
  ])('%s is refused', async (_, other, status, code) => {
    expect(await correct({ ...correction, ...other })).toMatchObject({ status, body: { code } })
  })

  test.each(['1900-01-01', '2999-12-31'])(
    'of a date as far as %s is refused, as is asking for it',
    async date => {
      const refused = { status: 422, body: { code: 'date_too_far', maxYears: 60 } }
      expect(await correct({ ...correction, effectiveDate: date })).toMatchObject(refused)
      for (const asked of [path, `${path}/explain`, '/v1/leave-balances', '/v1/me/entitlements'])
        expect(await hr.get(`${asked}?date=${date}`)).toMatchObject(refused)
    },
  )

  test('of one’s own balance is refused, but to an administrator', async () => {
    const own = `/v1/leave-balances/${(await balanceOf('helmi')).id}`
    expect(await correct(correction, hr, own)).toMatchObject({
      status: 403,
      body: { code: 'leave_correction_own' },
    })
    expect(await correct(correction, admin, own)).toMatchObject({ status: 201 })
  })

  test('is not for supervisors, who only read', async () => {
    expect(await correct(correction, elina)).toMatchObject({ status: 403 })
  })
})

describe('who reads leave', () => {
  test('supervisors see their reports, payroll and personnel everybody, nobody anything of others', async () => {
    const names = async (client: typeof hr) =>
      (await listed(client, `&leavePolicyId=${holiday.policyId}`)).map(
        ({ membershipId }: { membershipId: string }) => membershipId,
      )
    expect(await names(elina)).toEqual([members.veera.id])
    expect(new Set(await names(eero))).toEqual(new Set([members.veera.id, members.onni.id]))
    expect(await names(world.as('tauno'))).toHaveLength(3)
    expect(await veera.get('/v1/leave-balances')).toMatchObject({ status: 403 })
    expect(await veera.get(path)).toMatchObject({ status: 200 })
    for (const client of [world.as('onni'), world.as('lumi'), world.as('sanna')])
      for (const end of ['', '/explain', '/transactions'])
        expect(await client.get(path + end)).toMatchObject({
          status: 404,
          body: { code: 'leave_balance_not_found' },
        })
  })

  test('pages go on, and a sweep finds what has changed', async () => {
    const first = (await hr.get(`/v1/leave-balances?limit=2&leavePolicyId=${holiday.policyId}`)).body
    expect(first.items).toHaveLength(2)
    const cursor = encodeURIComponent(first.pageInfo.nextCursor)
    expect(
      (await hr.get(`/v1/leave-balances?limit=2&leavePolicyId=${holiday.policyId}&cursor=${cursor}`)).body
        .items,
    ).toHaveLength(1)
    const since = (await balanceOf('veera')).updatedAt
    expect((await listed(hr, `&updatedSince=${since}`)).map(({ id }: { id: string }) => id)).toContain(
      path.slice(-36),
    )
  })

  test('rows of a range', async () => {
    const { items } = (await hr.get(`${path}/transactions?from=2025-05-01&to=2025-05-31`)).body
    expect(new Set(items.map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['accrual', 'carry_over']),
    )
    expect(await hr.get(`${path}/transactions?from=2025-05-01&to=2025-04-01`)).toMatchObject({
      status: 400,
      body: { code: 'range_end_before_start' },
    })
  })
})

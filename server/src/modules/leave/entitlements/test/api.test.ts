import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { datesInRange } from '../../../../platform/vocabulary/dates.ts'
import { leaveOfAbsences } from '../absence-account.ts'
import { closingLeave } from '../closing.ts'
import { arranged, inMeri, settle } from './world.ts'

const world = await startWorld()
const { members } = world.meri
const admin = world.as('aino')
const hr = world.as('helmi')
const elina = world.as('elina')
const eero = world.as('eero')
const veera = world.as('veera')

await admin.post('/v1/sandbox/clock/advance', { to: '2027-06-15T10:00:00Z' })
const holiday = await arranged(admin, {
  code: 'vuosiloma',
  rules: { kind: 'finnish_annual_holiday' },
  membershipIds: [members.veera.id, members.onni.id, members.helmi.id],
})
const listed = async (client = hr, query = '') =>
  (await client.get(`/v1/leave-balances?limit=100${query}`)).body.items
const balanceOf = async (name: 'veera' | 'onni' | 'helmi', policyId = holiday.policyId) =>
  (await listed(hr, `&membershipId=${members[name].id}`)).find(
    (each: { leavePolicyId: string }) => each.leavePolicyId === policyId,
  )
const path = `/v1/leave-balances/${(await balanceOf('veera')).id}`
const rows = async (of = path, cursor = ''): Promise<any[]> => {
  const { items, pageInfo } = (
    await hr.get(`${of}/transactions?limit=100&cursor=${encodeURIComponent(cursor)}`)
  ).body
  return pageInfo.hasMore ? [...items, ...(await rows(of, pageInfo.nextCursor))] : items
}
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
      reason: 'Sunday',
    })
    await inMeri(world, tx => leaveOfAbsences.take(tx, plan ? [plan] : [], 'Approved.'))
    expect((await veera.get(path)).body).toMatchObject({
      planned: 24,
      available: before - 24,
      season: { summerTaken: 24 },
    })
    expect((await veera.get(`${path}?date=2027-08-01`)).body).toMatchObject({ used: 24, planned: 0 })
    const again = await inMeri(world, tx => leaveOfAbsences.plan(tx, [period], context))
    expect(again[0]?.refusal).toBeNull()
    for (const _ of [1, 2])
      await inMeri(world, tx => leaveOfAbsences.giveBack(tx, [period.periodId], 'Cancelled.'))
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
    await inMeri(world, tx => leaveOfAbsences.take(tx, plan, 'Approved.'))
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
    expect(await hr.post(`${path}/illness`, { ...illness, to: '2027-05-01' })).toMatchObject({
      status: 400,
      body: { code: 'range_end_before_start' },
    })
    await inMeri(world, tx => leaveOfAbsences.giveBack(tx, [period.periodId], 'Cancelled.'))
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
    ['of no leave year', { leaveYearStart: '2026-01-01' }, 422, 'leave_year_unknown'],
    ['of a leave year that is over', { leaveYearStart: '2024-04-01' }, 422, 'leave_year_unknown'],
  ])('%s is refused', async (_, other, status, code) => {
    expect(await correct({ ...correction, ...other })).toMatchObject({ status, body: { code } })
  })

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

describe('rules that change', () => {
  test('can be tried, and what they change is then said by adjusting rows', async () => {
    const version = { validFrom: '2026-04-01', kind: 'finnish_annual_holiday', daysPerMonthFromYear: 3 }
    const trial = await admin.post(`/v1/leave-policies/${holiday.policyId}/trial`, { version })
    expect(trial).toMatchObject({
      status: 200,
      body: { asOf: '2027-06-15', comparedCount: 3, nextAfterId: null },
    })
    const own = trial.body.changes.find(
      ({ membershipId }: { membershipId: string }) => membershipId === members.veera.id,
    )
    expect(own).toMatchObject({ availableBefore: 96, availableAfter: 102 })
    expect(own.lines[0]).toEqual({
      line: 'gain 2026-04 2026-04-30',
      date: '2026-04-30',
      before: 2.5,
      after: 3,
    })
    const kept = await rows()
    expect(await admin.post(`/v1/leave-policies/${holiday.policyId}/versions`, version)).toMatchObject({
      status: 201,
    })
    expect((await veera.get(path)).body.available).toBe(102)
    expect(await rows()).toEqual(kept)
    await settle(world)
    const added = (await rows()).filter(
      ({ id }: { id: string }) => !kept.some((row: { id: string }) => row.id === id),
    )
    expect(added).toHaveLength(14)
    expect(added[0]).toMatchObject({
      kind: 'adjustment',
      amount: 0.5,
      reason: 'The policy has other rules from 2026-04-01 on.',
      explain: expect.stringContaining('3 in place of 2.5'),
    })
    expect((await veera.get(path)).body.available).toBe(102)
  })

  test.each([
    ['leave_policy_rules_invalid', { kind: 'general' }],
    ['version_ranges_overlap', { kind: 'finnish_annual_holiday', validFrom: '2016-01-01' }],
    ['range_end_before_start', { kind: 'finnish_annual_holiday', validTo: '2020-01-01' }],
  ])('are not tried with %s', async (code, other) => {
    const version = { validFrom: '2028-04-01', ...other }
    expect(await admin.post(`/v1/leave-policies/${holiday.policyId}/trial`, { version })).toMatchObject({
      body: { code },
    })
  })

  test.each([
    ['levels by the act', { kind: 'finnish_annual_holiday', levels: [level()] }],
    ['a cap by the act', { kind: 'finnish_annual_holiday', balanceCap: 20 }],
    ['another year by the act', { kind: 'finnish_annual_holiday', leaveYear: 'calendar' }],
    ['less from a year on', { kind: 'finnish_annual_holiday', daysPerMonthFromYear: 1 }],
    ['no levels', { kind: 'general' }],
    ['two levels of one beginning', { kind: 'general', levels: [level(), level()] }],
    ['a season without the act', { kind: 'general', levels: [level()], usableFrom: 'season' }],
  ])('%s contradict themselves', async (_, rules) => {
    const versions = [{ validFrom: '2026-01-01', ...rules }]
    expect(
      await admin.post('/v1/leave-policies', { code: newId(), name: 'Ei', unit: 'days', versions }),
    ).toMatchObject({
      status: 422,
      body: { code: 'leave_policy_rules_invalid' },
    })
  })

  test('a group takes no policy that is not there', async () => {
    const versions = [{ validFrom: '2026-01-01', leavePolicyIds: [newId()] }]
    expect(await admin.post('/v1/leave-groups', { code: 'empty', name: 'Ei', versions })).toMatchObject({
      status: 404,
      body: { code: 'leave_policy_not_found' },
    })
  })

  test('a day of another worktime model, and approved days, are worked out anew', async () => {
    const modelId = world.meri.catalogs.worktimeModels.hourly
    const before = (await balanceOf('onni')).earning
    expect(before).toBe(6)
    const assignment = { kind: 'worktime_model', assignedId: modelId, validFrom: '2027-04-01' }
    const assigned = await admin.post(`/v1/memberships/${members.onni.id}/assignments`, assignment)
    if (assigned.status >= 300) return
    expect((await balanceOf('onni')).earning).toBe(0)
  })
})

describe('leave of a general policy', () => {
  const level3 = { ...level(), amount: 20 }
  const seniority = arranged(admin, {
    code: 'lisavapaa',
    rules: { kind: 'general', levels: [level3], carryOverMax: 5, carryOverExpiresAfterMonths: 6 },
    membershipIds: [members.paavo.id],
    from: '2026-01-01',
  })
  const balance = async () => {
    const { policyId } = await seniority
    return (await listed(hr, `&leavePolicyId=${policyId}`))[0]
  }

  test('turns with the year: carried over, then lost, and once more nothing', async () => {
    expect(await balance()).toMatchObject({
      carriedOver: 5,
      accrued: 20,
      available: 25,
      expiring: [
        { amount: 5, expiresOn: '2027-06-30' },
        { amount: 15, expiresOn: '2027-12-31' },
        { amount: 5, expiresOn: '2028-06-30' },
      ],
    })
    const what = {
      date: '2026-12-31',
      members: [members.paavo.id],
      timeZone: 'Europe/Helsinki',
      closingId: newId(),
      dryRun: false,
      actorMembershipId: null,
    }
    const first = await inMeri(world, tx => closingLeave.close(tx, what))
    expect(first).toMatchObject([
      { part: 'leave:lisavapaa', unit: 'days', before: '20.0000', after: '5.0000', warning: null },
    ])
    expect(first[0]?.rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['carry_over', '-5.0000'],
      ['carry_over', '5.0000'],
      ['expiry', '-15.0000'],
    ])
    const kept = await rows(`/v1/leave-balances/${(await balance()).id}`)
    expect(await inMeri(world, tx => closingLeave.close(tx, what))).toEqual(first)
    expect(await rows(`/v1/leave-balances/${(await balance()).id}`)).toEqual(kept)
  })

  test('rows can be neither changed nor deleted, not even by the database’s owner', async () => {
    await expect(
      inMeri(
        world,
        tx => tx.sql`update leave_transactions set reason = 'x' where org_id = ${tx.orgId} returning id`,
      ),
    ).rejects.toThrow(/never changed/)
    await expect(
      inMeri(world, tx => tx.sql`delete from leave_transactions where org_id = ${tx.orgId} returning id`),
    ).rejects.toThrow(/never changed/)
  })
})

function level() {
  return { startsAfter: 0, startsAfterUnit: 'years', amount: 3, frequency: 'yearly', gainedAt: 'start' }
}

describe('leave groups', () => {
  const groupPath = `/v1/leave-groups/${holiday.groupId}/members`

  test('have the members of a day', async () => {
    expect((await hr.get(`${groupPath}?date=2025-01-01`)).body.items).toHaveLength(3)
    expect((await hr.get(`${groupPath}?date=2023-12-31`)).body.items).toEqual([])
    expect(await hr.get(`/v1/leave-groups/${newId()}/members`)).toMatchObject({
      status: 404,
      body: { code: 'leave_group_not_found' },
    })
  })

  test('are left on a day, and what was earned stays', async () => {
    const { id } = members.onni
    const before = (await balanceOf('onni')).balance
    expect(
      await hr.put(`/v1/memberships/${id}/leave-groups/2027-06-01`, { leaveGroupId: null }),
    ).toMatchObject({ status: 200, body: { leaveGroupId: null, validTo: null } })
    expect((await world.as('onni').get(`/v1/memberships/${id}/leave-groups`)).body.items).toMatchObject([
      { validFrom: '2024-01-01', validTo: '2027-05-31', leaveGroupId: holiday.groupId },
      { validFrom: '2027-06-01', validTo: null, leaveGroupId: null },
    ])
    expect((await balanceOf('onni')).balance).toBe(before)
  })

  test('take no member and no group that is not there', async () => {
    const body = { membershipIds: [newId()], validFrom: '2027-01-01' }
    expect(await hr.post(groupPath, body)).toMatchObject({
      status: 404,
      body: { code: 'membership_not_found' },
    })
    const put = `/v1/memberships/${members.onni.id}/leave-groups/2027-07-01`
    expect(await hr.put(put, { leaveGroupId: newId() })).toMatchObject({
      status: 404,
      body: { code: 'leave_group_not_found' },
    })
    expect(await world.as('sanna').get(`/v1/memberships/${members.onni.id}/leave-groups`)).toMatchObject({
      status: 404,
    })
  })
})

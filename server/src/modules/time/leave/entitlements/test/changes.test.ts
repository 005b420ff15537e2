import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { closingLeave } from '../closing.ts'
import { arranged, inMeri, settle, withAnnualHoliday } from './world.ts'

const world = await startWorld()
const { members, admin, hr, veera, holiday, listed, balanceOf, path, rows } = await withAnnualHoliday(world)

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
    await settle(world)
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

  test('of a worktime model are worked out anew, and the rows say why', async () => {
    expect((await balanceOf('onni')).earning).toBe(6)
    const { worktimeModelId } = (await admin.get(`/v1/memberships/${members.onni.id}`)).body
    const version = { validFrom: '2027-05-01', kind: 'hours_only' }
    expect(await admin.post(`/v1/worktime-models/${worktimeModelId}/versions`, version)).toMatchObject({
      status: 201,
    })
    // Nothing is expected in May any more, and April is full by its hours.
    expect((await balanceOf('onni')).earning).toBe(3)
    await settle(world)
    const path = `/v1/leave-balances/${(await balanceOf('onni')).id}`
    expect((await rows(path)).find(({ amount }) => amount === -3)).toMatchObject({
      kind: 'adjustment',
      effectiveDate: '2027-05-31',
      reason: 'The worktime model has other rules from 2027-05-01 on.',
    })
    expect((await balanceOf('onni')).earning).toBe(3)
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

  test('is told in the same figures when it is tried, when it is closed and whenever its results are read', async () => {
    const request = { kind: 'year_end', date: '2026-12-31' }
    const tried = await admin.post('/v1/period-closings', { ...request, dryRun: true })
    const closed = await admin.post('/v1/period-closings', request)
    const read = await admin.get(
      `/v1/period-closings/${closed.body.id}/results?membershipId=${members.paavo.id}`,
    )
    const told = expect.arrayContaining([
      expect.objectContaining({
        part: 'leave:lisavapaa',
        before: '20',
        after: '5',
        rows: [
          expect.objectContaining({ kind: 'carry_over', amount: '-5' }),
          expect.objectContaining({ kind: 'carry_over', amount: '5' }),
          expect.objectContaining({ kind: 'expiry', amount: '-15' }),
        ],
      }),
    ])
    expect(tried.body.results).toEqual(told)
    expect(closed.body.results).toEqual(told)
    expect(read.body.items).toEqual(told)
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

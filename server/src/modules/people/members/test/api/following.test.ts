import { expect, test } from 'vitest'
import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import { silentLog } from '../../../../../platform/telemetry/log.ts'
import { addDays, dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { followEverywhere } from '../../assignments/jobs.ts'
import { assignMember } from '../../port.ts'
import { startRoster } from './roster.ts'
import { writingAfter } from './writing-after.ts'

const { aino, created, eventsOf, helmi, meri, read, today, world } = await startRoster()
const { services } = world.app
const { contributions } = services
const { hourly, monthly } = meri.catalogs.staffGroups

const assigned = (id: string, kind: 'staff_group' | 'supervisor', assignedId: string | null, from: string) =>
  services.transactions.run(
    { orgId: meri.id, actor: systemActor, operation: 'test', requestId: 'test' },
    (tx, commit) =>
      assignMember(tx, commit, id, { kind, assignedId, from, reason: 'test' }, { today, contributions }),
  )

/** As time does it: without anything that a moved clock brings with it. */
const daysLater = (days: number) =>
  world.database.owner(
    `update organisation_clocks set sandbox_offset = sandbox_offset + make_interval(days => $2) where org_id = $1`,
    [meri.id, days],
  )

test('what begins on a coming day is the member’s own on that day, once, announced and audited', async () => {
  const id = await created({ staffGroupId: monthly })
  const boss = await created({ role: 'manager' }, aino)
  const soon = addDays(today, 3)
  await assigned(id, 'staff_group', hourly, soon)
  await assigned(id, 'supervisor', boss, soon)
  await followEverywhere(services)
  const before = await read(id)
  expect(before).toMatchObject({ staffGroupId: monthly, supervisorMembershipId: null })

  await daysLater(3)
  await followEverywhere(services)
  const after = (await world.as('helmi').get(`/v1/memberships/${id}`)).body
  expect(after).toMatchObject({ staffGroupId: hourly, supervisorMembershipId: boss })
  expect(after.updatedAt > before.updatedAt).toBe(true)
  await followEverywhere(services)
  expect((await helmi.get(`/v1/memberships/${id}`)).body).toEqual(after)
  expect((await eventsOf(id)).filter(event => event === 'member.updated')).toHaveLength(1)
  const lines = await world.database.owner(
    `select operation, changes from audit_entries where target_id = $1 and action = 'members.follow_assignments'`,
    [id],
  )
  expect(lines).toEqual([
    {
      operation: 'members.follow_assignments',
      changes: [
        { field: 'supervisorMembershipId', from: null, to: boss },
        { field: 'staffGroupId', from: monthly, to: hourly },
      ],
    },
  ])
})

test('a change of today stands until the coming day, also on the day that nothing has followed yet', async () => {
  const { body: clock } = await aino.get('/v1/sandbox/clock')
  const now = dateIn('Europe/Helsinki', clock.now)
  const id = await created({ staffGroupId: monthly })
  await assigned(id, 'staff_group', hourly, addDays(now, 5))
  expect(await helmi.patch(`/v1/memberships/${id}`, { staffGroupId: null })).toMatchObject({ status: 200 })
  await daysLater(5)
  expect(await helmi.patch(`/v1/memberships/${id}`, { staffGroupId: hourly })).toMatchObject({
    status: 200,
    body: { staffGroupId: hourly },
  })
  expect(await helmi.patch(`/v1/memberships/${id}`, { staffGroupId: null })).toMatchObject({
    status: 200,
    body: { staffGroupId: null },
  })
  await followEverywhere(services)
  expect(await read(id)).toMatchObject({ staffGroupId: null })
})

test('nobody is put above whom they would only reach by an assignment to come', async () => {
  const { body: clock } = await aino.get('/v1/sandbox/clock')
  const soon = addDays(dateIn('Europe/Helsinki', clock.now), 10)
  const id = await created()
  const chief = await created({ role: 'manager' }, aino)
  await assigned(chief, 'supervisor', id, soon)
  const above = (supervisorMembershipId: string) =>
    helmi.patch(`/v1/memberships/${id}`, { supervisorMembershipId })
  expect(await above(meri.members.elina.id)).toMatchObject({
    status: 403,
    body: { code: 'role_exceeds_actor' },
  })
  // Nobody with less than authority over working time gains anything.
  expect(await above(meri.members.paavo.id)).toMatchObject({ status: 200 })
  const stooge = await created()
  await assigned(stooge, 'supervisor', meri.members.elina.id, soon)
  expect(await above(stooge)).toMatchObject({ status: 403, body: { code: 'role_exceeds_actor' } })
})

test('who moves the clock of a sandbox finds in force what has begun by then', async () => {
  const { body: clock } = await aino.get('/v1/sandbox/clock')
  const id = await created({ staffGroupId: monthly })
  await assigned(id, 'staff_group', hourly, addDays(dateIn('Europe/Helsinki', clock.now), 3))
  const minutes = 3 * 24 * 60
  expect((await helmi.get(`/v1/memberships/${id}`)).body).toMatchObject({ staffGroupId: monthly })
  expect(await aino.post('/v1/sandbox/clock/advance', { minutes })).toMatchObject({ status: 200 })
  expect((await world.as('helmi').get(`/v1/memberships/${id}`)).body).toMatchObject({ staffGroupId: hourly })
  expect((await eventsOf(id)).at(-1)).toBe('member.updated')
})

test('midnight may come between the look and the write: all is followed that has begun by the write', async () => {
  const { body: clock } = await aino.get('/v1/sandbox/clock')
  const [one, other] = [await created({ staffGroupId: monthly }), await created({ staffGroupId: monthly })]
  await assigned(one, 'staff_group', hourly, addDays(dateIn('Europe/Helsinki', clock.now), 2))
  await assigned(other, 'staff_group', hourly, addDays(dateIn('Europe/Helsinki', clock.now), 3))
  await daysLater(2)
  await followEverywhere(writingAfter(services, () => daysLater(1)))
  expect(await read(one)).toMatchObject({ staffGroupId: hourly })
  expect(await read(other)).toMatchObject({ staffGroupId: hourly })
})

test('an organisation that fails does not keep the others from following', async () => {
  const warnings: string[] = []
  const log = { ...silentLog, warn: (event: string) => void warnings.push(event) }
  const failing = {
    ...services,
    log,
    transactions: {
      run: async () => {
        throw new Error('busy')
      },
    } as unknown as typeof services.transactions,
  }
  const id = await created()
  await assigned(id, 'staff_group', hourly, addDays(today, 20))
  await daysLater(30)
  await followEverywhere(failing)
  expect(warnings).toEqual(['assignments skipped an organisation'])
  await followEverywhere(services)
  expect(await read(id)).toMatchObject({ staffGroupId: hourly })
})

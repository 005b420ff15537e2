import { beforeEach, describe, expect, it, test } from 'vitest'
import { offboardEverywhere } from '../../src/modules/people/members/employment/jobs.ts'
import { addDays, dateIn } from '../../src/platform/vocabulary/dates.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { made } from '../breadth/ways.ts'
import type { Client } from '../world/client.ts'
import { startWorld } from '../world/world.ts'

const world = await startWorld()
const { members } = world.meri
const [aino, eero] = [world.as('aino'), world.as('eero')]
const eeros = `/v1/memberships/${members.eero.id}`
const today = dateIn('Europe/Helsinki', new Date().toISOString())
const yesterday = addDays(today, -1)
const { id: unitId } = await made(aino.post('/v1/planning-units', { name: 'Lähtijät' }))
await made(aino.post(`/v1/memberships/${members.elina.id}/units`, { planningUnitId: unitId }))
await made(aino.patch(`/v1/memberships/${members.paavo.id}`, { role: 'manager' }))
const terms = {
  jobTitle: 'Esihenkilö',
  employmentType: 'permanent',
  payType: 'monthly',
  startDate: '2024-01-01',
}

const badgeCode = 'ABCD0001'
const leaving = { endDate: yesterday, reasonCode: 'own_notice' }

/** All that serves Eero beside signing in. */
interface Served {
  readonly feed: string
  readonly unitFeed: string
  readonly given: string
  readonly received: string
}

const pathOf = async (feed: Promise<{ url: string }>) => new URL((await feed).url).pathname
const delegated = async (from: Client, toMembershipId: string): Promise<string> =>
  (
    await made(
      from.post('/v1/me/approval-delegations', {
        ...{ toMembershipId, kinds: ['work_day'], validFrom: yesterday, validTo: addDays(today, 9) },
      }),
    )
  ).id

async function serve(): Promise<Served> {
  await made(aino.put(`${eeros}/badge`, { badgeCode, pin: '2580' }))
  return {
    feed: await pathOf(made(eero.post('/v1/me/calendar-feed'))),
    unitFeed: await pathOf(made(eero.post('/v1/me/unit-calendar-feeds', { planningUnitId: unitId }))),
    given: await delegated(eero, members.paavo.id),
    received: await delegated(world.as('paavo'), members.eero.id),
  }
}

/** What of it serves him now. */
async function serving({ feed, unitFeed, given, received }: Served): Promise<Record<string, boolean>> {
  const { hasBadge, hasPin } = await made(aino.get(`${eeros}/badge`))
  const isOpen = async (path: string) => (await world.anonymous.get(path)).status === 200
  const holds = async (id: string) =>
    (await made(aino.get(`/v1/approval-delegations/${id}`))).state === 'in_force'
  return {
    ...{ feed: await isOpen(feed), unitFeed: await isOpen(unitFeed) },
    ...{ given: await holds(given), received: await holds(received), hasBadge, hasPin },
  }
}
const all = { feed: true, unitFeed: true, given: true, received: true, hasBadge: true, hasPin: true }
const nothing = Object.fromEntries(Object.keys(all).map(name => [name, false]))
const listed = [
  { kind: 'approval_delegations', count: 2 },
  { kind: 'badges', count: 1 },
  { kind: 'calendar_feeds', count: 1 },
  { kind: 'unit_calendar_feeds', count: 1 },
]
const sorted = (ended: { kind: string }[]) => ended.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))

let served: Served
beforeEach(async () => {
  served = await serve()
  expect(await serving(served)).toEqual(all)
})

const isBack = async () => {
  expect(await eero.get('/v1/me/access')).toMatchObject({ status: 200 })
  expect(await serving(served)).toEqual(nothing)
  expect(await eero.get('/v1/me/calendar-feed')).toMatchObject({ body: { active: false } })
}

describe('what serves a member beside signing in does not come back with them', () => {
  test('after a deactivation, which ends it at once, names it, and tells the trail', async () => {
    const { ended } = await made(aino.post(`${eeros}/deactivate`, {}))
    expect(sorted(ended)).toEqual(listed)
    const rows = await world.database.owner<{ action: string; actor: string }>(
      `select distinct action, actor_membership_id as actor from audit_entries
       where org_id = $1 and operation = 'members.deactivate' order by action`,
      [world.meri.id],
    )
    expect(rows).toEqual(
      [
        ...['approvalDelegations.end', 'badges.clear', 'calendarFeeds.revoke'],
        ...['members.deactivate', 'unitCalendarFeeds.revoke'],
      ].map(action => ({ action, actor: members.aino.id })),
    )
    expect((await made(aino.post(`${eeros}/deactivate`, {}))).ended).toBeUndefined()
    await made(aino.post(`${eeros}/reactivate`, {}))
    await isBack()
  })

  test('nor what somebody still had who was deactivated before any of it ended with them', async () => {
    await world.database.owner(`update memberships set status = 'deactivated' where id = $1`, [
      members.eero.id,
    ])
    await made(aino.post(`${eeros}/reactivate`, {}))
    await isBack()
  })

  test('after a last day that went by, which the nightly work ends for good', async () => {
    await made(aino.post(`${eeros}/termination`, { ...leaving, endDate: today }))
    await world.database.owner(
      `with t as (update employment_terminations set end_date = $2 where membership_id = $1)
       update memberships set employment_end_date = $2 where id = $1`,
      [members.eero.id, yesterday],
    )
    await offboardEverywhere(world.app.services)
    expect(await serving(served)).toEqual(nothing)
    await made(aino.delete(`${eeros}/termination`))
    await isBack()
  })

  test('after a last day in the past, recorded and taken back before any nightly work', async () => {
    await made(aino.post(`${eeros}/termination`, leaving))
    expect(await serving(served)).toEqual(nothing)
    await made(aino.delete(`${eeros}/termination`))
    await isBack()
  })

  test('after a last day that went by, and was taken back before any nightly work', async () => {
    await made(aino.patch(eeros, { employmentEndDate: today }))
    await world.database.owner(`update memberships set employment_end_date = $2 where id = $1`, [
      members.eero.id,
      yesterday,
    ])
    await made(aino.patch(eeros, { employmentEndDate: null }))
    await isBack()
  })

  test('after a last day of terms that were replaced', async () => {
    const temporary = { employmentType: 'fixed_term', fixedTermGrounds: 'Sijaisuus', endDate: yesterday }
    await made(aino.put(`${eeros}/employment`, { ...terms, ...temporary }))
    expect(await serving(served)).toEqual(nothing)
    await made(aino.put(`${eeros}/employment`, { ...terms, endDate: null }))
    await isBack()
  })

  test('after an import that gave a last day, and was undone', async () => {
    const rows = [{ email: members.eero.email, employmentEndDate: yesterday }]
    const { importId, results } = await made(aino.post('/v1/imports/members', { rows }))
    expect(results).toMatchObject([{ status: 'updated', id: members.eero.id }])
    expect(await serving(served)).toEqual(nothing)
    await made(aino.post(`/v1/imports/${importId}/undo`, {}))
    await isBack()
  })

  test('nor what is left when an import is undone', async () => {
    const rows = [{ email: members.eero.email, employmentEndDate: today }]
    const { importId } = await made(aino.post('/v1/imports/members', { rows }))
    // The day goes by, and nobody looks.
    await world.database.owner(
      `with i as (update import_changes set after = jsonb_set(after, '{employmentEndDate}', to_jsonb($2::text))
         where record_id = $1 and after ? 'employmentEndDate')
       update memberships set employment_end_date = $2::date where id = $1`,
      [members.eero.id, yesterday],
    )
    await made(aino.post(`/v1/imports/${importId}/undo`, {}))
    await isBack()
  })
})

it('stays as it is when a deactivation or a last day is only tried', async () => {
  const { ended } = await made(aino.post(`${eeros}/deactivate`, { dryRun: true }))
  expect(sorted(ended)).toEqual(listed)
  await made(aino.post(`${eeros}/termination`, { ...leaving, dryRun: true }))
  await made(aino.patch(eeros, { employmentEndDate: addDays(today, 30) }))
  await made(aino.patch(eeros, { employmentEndDate: null }))
  await offboardEverywhere(world.app.services)
  expect(await serving(served)).toEqual(all)
})

it('and what somebody who may not deactivate them tries leaves all of it', async () => {
  const refused = { status: 403, body: { code: 'role_exceeds_actor' } }
  expect(await world.as('helmi').post(`${eeros}/deactivate`, {})).toMatchObject(refused)
  expect(await world.as('helmi').post(`${eeros}/deactivate`, { dryRun: true })).toMatchObject(refused)
  expect(await world.as('sanna').post(`${eeros}/deactivate`, {})).toMatchObject({ status: 404 })
  expect(await serving(served)).toEqual(all)
})

it('leaves the badge itself free for somebody else', async () => {
  await made(aino.post(`${eeros}/deactivate`, {}))
  const onni = `/v1/memberships/${members.onni.id}/badge`
  expect(await aino.put(onni, { badgeCode })).toMatchObject({ status: 200, body: { hasBadge: true } })
  await made(aino.put(onni, { badgeCode: null }))
  await made(aino.post(`${eeros}/reactivate`, {}))
  await isBack()
})

it('ends with a member who is deleted, and tells the trail', async () => {
  const person = { firstNames: 'Vahinko', lastName: 'Lisätty', role: 'employee' }
  const { id } = await made(aino.post('/v1/memberships', person, { 'idempotency-key': newId() }))
  await made(aino.put(`/v1/memberships/${id}/badge`, { pin: '8642' }))
  expect(await aino.delete(`/v1/memberships/${id}`)).toMatchObject({ status: 204 })
  const { items } = await made(aino.get(`/v1/audit?targetId=${id}&limit=100`))
  expect(items.map(({ action }: { action: string }) => action)).toContain('badges.clear')
})

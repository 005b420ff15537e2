import { newId } from '../../src/platform/vocabulary/ids.ts'
import { describe, expect, it } from 'vitest'
import { knowDeletionsFromNow, removeTombstonesPastTime } from '../../src/platform/data/tombstones.ts'
import { startWorld } from '../world/world.ts'
import { thingsOf } from '../breadth/things.ts'

const world = await startWorld()
const admin = world.as('aino')
const things = await thingsOf(world, 'meri')
const beginning = '2020-01-01T00:00:00Z'

const sweep = async (path: string, by = admin) => {
  const { status, body } = await by.get(`${path}?updatedSince=${beginning}&limit=100`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const deletedIn = async (path: string) =>
  (await sweep(path)).deleted.map(({ id }: { id: string }) => id) as string[]

describe('a sweep', () => {
  const hook = { url: 'https://hooks.example.com/gone', events: ['workday.approved'] }

  it('tells which webhook was deleted, and when; the list itself never does', async () => {
    const { id } = (await admin.post('/v1/webhooks', hook)).body
    expect(await deletedIn('/v1/webhooks')).not.toContain(id)
    await admin.delete(`/v1/webhooks/${id}`)
    const { items, deleted, deletionsKnownFrom } = await sweep('/v1/webhooks')
    expect(items.map((item: { id: string }) => item.id)).not.toContain(id)
    expect(deleted).toContainEqual({ id, deletedAt: expect.any(String) })
    expect(deletionsKnownFrom > beginning).toBe(true)
    const plain = (await admin.get('/v1/webhooks')).body
    expect(Object.keys(plain)).toEqual(['items', 'pageInfo'])
  })

  it('tells of deletions on its last page alone, and only of those since its instant', async () => {
    for (let count = 0; count < 2; count++) await admin.post('/v1/webhooks', hook)
    const { id } = (await admin.post('/v1/webhooks', hook)).body
    await admin.delete(`/v1/webhooks/${id}`)
    const [gone] = (await sweep('/v1/webhooks')).deleted.slice(-1)
    const first = (await admin.get(`/v1/webhooks?updatedSince=${beginning}&limit=1`)).body
    expect([first.pageInfo.hasMore, 'deleted' in first]).toEqual([true, false])
    const at = (instant: string) => admin.get(`/v1/webhooks?updatedSince=${instant}`)
    expect((await at(gone.deletedAt)).body).toMatchObject({
      deleted: [gone],
      deletionsKnownFrom: gone.deletedAt,
    })
    const later = Temporal.Instant.from(gone.deletedAt).add({ milliseconds: 1 }).toString()
    expect((await at(later)).body.deleted).toEqual([])
  })

  it('tells of the allocations of the project alone, and of one that is set to nothing', async () => {
    const project = things['project_not_found'] ?? ''
    const path = `/v1/projects/${project}/allocations`
    const { veera } = world.meri.members
    const plan = (minutes: number) =>
      admin.put(path, { allocations: [{ membershipId: veera.id, weekStart: '2027-03-01', minutes }] })
    const written = await plan(600)
    expect(written.status, JSON.stringify(written.body)).toBeLessThan(300)
    const [row] = (await sweep(path)).items.slice(-1)
    await plan(0)
    expect(await deletedIn(path)).toContain(row.id)
    const other = (await admin.post('/v1/projects', { name: 'Toinen', code: 'other-sweep' })).body.id
    if (other) expect(await deletedIn(`/v1/projects/${other}/allocations`)).toEqual([])
  })

  it('tells of a participant who was taken out before they began, in the sweep of that project', async () => {
    const path = `/v1/projects/${things['project_not_found']}/participants`
    const { eero } = world.meri.members
    const added = await admin.post(path, { membershipId: eero.id, validFrom: '2035-01-01' })
    expect(added.status, JSON.stringify(added.body)).toBe(201)
    expect(await deletedIn(path)).not.toContain(added.body.id)
    expect((await admin.delete(`${path}/${added.body.id}`)).status).toBeLessThan(300)
    expect(await deletedIn(path)).toContain(added.body.id)
  })

  it('tells of a member who was deleted, and only who reaches everybody', async () => {
    const made = await admin.post(
      '/v1/memberships',
      {
        firstNames: 'Aina',
        lastName: 'Aikanen',
        role: 'employee',
        email: 'aina.aikanen@example.com',
        employmentStartDate: '2026-01-01',
      },
      { 'idempotency-key': newId() },
    )
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect((await admin.delete(`/v1/memberships/${made.body.id}`)).status).toBeLessThan(300)
    expect(await deletedIn('/v1/memberships')).toContain(made.body.id)
    expect(await sweep('/v1/memberships', world.as('eero'))).not.toHaveProperty('deleted')
  })

  it('tells nobody of another organisation’s deletions', async () => {
    expect((await deletedIn('/v1/webhooks')).length).toBeGreaterThan(0)
    const { rows } = await world.database
      .owner<{ count: number }>('select count(*)::int as count from tombstones where org_id = $1', [
        world.tunturi.id,
      ])
      .then(found => ({ rows: found }))
    expect(rows).toEqual([{ count: 0 }])
  })

  it('leaves out what is there again, and what is older than tombstones are kept', async () => {
    const [id] = await deletedIn('/v1/webhooks')
    await world.database.owner(
      `update tombstones set deleted_at = now() - interval '100 days' where org_id = $1 and id = $2`,
      [world.meri.id, id],
    )
    expect(await deletedIn('/v1/webhooks')).not.toContain(id)
    const unit = (await admin.get('/v1/planning-units')).body.items[0].id
    await world.database.owner(
      `insert into tombstones (org_id, of_table, id, deleted_at) values ($1, 'planning_units', $2, now())`,
      [world.meri.id, unit],
    )
    expect(await deletedIn('/v1/planning-units')).not.toContain(unit)
  })

  it('tells of more than 10,000 those that went last, and that some before are left out', async () => {
    const path = '/v1/customers'
    const goneAt = (count: number, instant: string) =>
      world.database.owner(
        `insert into tombstones (org_id, of_table, id, deleted_at)
         select $1, 'customers', gen_random_uuid(), $2 from generate_series(1, $3::int)`,
        [world.meri.id, instant, count],
      )
    const [first, second, third] = [-3, -2, -1].map(hours =>
      Temporal.Now.instant().add({ hours }).toString({ fractionalSecondDigits: 3 }),
    ) as [string, string, string]
    await goneAt(9_999, third)
    await goneAt(1, second)
    const whole = (await sweep(path)).deleted
    expect([whole.length, whole[0].deletedAt]).toEqual([10_000, second])
    // Two that went in one instant are told both, or neither.
    await goneAt(1, second)
    await goneAt(5, first)
    const { deleted, deletionsKnownFrom } = await sweep(path)
    expect([deleted.length, new Set(deleted.map((each: { deletedAt: string }) => each.deletedAt))]).toEqual([
      9_999,
      new Set([third]),
    ])
    expect(deletionsKnownFrom).toBe(
      Temporal.Instant.from(second).add({ milliseconds: 1 }).toString({ fractionalSecondDigits: 3 }),
    )
    const since = (await admin.get(`${path}?updatedSince=${deletionsKnownFrom}`)).body
    expect([since.deleted.length, since.deletionsKnownFrom]).toEqual([9_999, deletionsKnownFrom])
    await world.database.owner(`delete from tombstones where org_id = $1 and of_table = 'customers'`, [
      world.meri.id,
    ])
  })

  it('claims to know of no deletion before the service left tombstones', async () => {
    const knownFrom = async () => (await sweep('/v1/projects')).deletionsKnownFrom as string
    const before = await knownFrom()
    await world.database.database.asOwner(db => knowDeletionsFromNow(db, ['projects']))
    const since = await knownFrom()
    expect(since > before).toBe(true)
    const made = await admin.post('/v1/projects', { name: 'Uusi', code: 'after-upgrade' })
    const now = made.body.updatedAt
    expect(now > since).toBe(true)
    expect(await knownFrom()).toBe(since)
    const asked = await admin.get(`/v1/projects?updatedSince=${now}`)
    expect(asked.body.deletionsKnownFrom).toBe(now)
    expect((await sweep('/v1/tasks')).deletionsKnownFrom).not.toBe(since)
  })

  it('tells none that are past their time, which go once a day wherever nothing is deleted any more', async () => {
    const [kept, gone, elsewhere] = [newId(), newId(), newId()]
    for (const [orgId, id, days] of [
      [world.meri.id, kept, 90],
      [world.meri.id, gone, 92],
      [world.tunturi.id, elsewhere, 92],
    ])
      await world.database.owner(
        `insert into tombstones (org_id, of_table, id, deleted_at)
         values ($1, 'projects', $2, now() - make_interval(days => $3))`,
        [orgId, id, days],
      )
    expect(await world.database.database.asOwner(removeTombstonesPastTime)).toBeGreaterThanOrEqual(2)
    const left = await world.database.owner<{ id: string }>(
      'select id from tombstones where id = any($1::uuid[])',
      [[kept, gone]],
    )
    expect(left).toEqual([{ id: kept }])
    const [table] = await world.database.owner<{ forced: boolean }>(
      `select relforcerowsecurity as forced from pg_class where oid = 'tombstones'::regclass`,
    )
    expect(table).toEqual({ forced: true })
  })
})

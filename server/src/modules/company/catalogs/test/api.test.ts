import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { businessId } from '../../../../platform/vocabulary/business-id.ts'

const world = await startWorld()
const admin = world.as('aino')
const { catalogs } = world.meri
const theirs = world.tunturi.catalogs

let made = 0
/** A code that no test has used. Levels have no hyphen in theirs. */
const freshCode = () => `fresh_${++made}`
/** A registry code that no test has used; a number whose remainder is 1 has no check digit, so the next is tried. */
function freshRegistryCode(): string {
  const digits = String(++made).padStart(7, '0')
  const check = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find(digit => businessId(`${digits}-${digit}`))
  return check === undefined ? freshRegistryCode() : `${digits}-${check}`
}

/** What every register keeps, whatever is in it. */
const kinds = [
  {
    path: '/v1/entry-types',
    singular: 'entry_type',
    existing: catalogs.entryTypes.work,
    ofTunturi: theirs.entryTypes.work,
    body: (code: string) => ({
      code,
      name: 'Uusi',
      category: 'work',
      versions: [{ validFrom: '2026-01-01', countsToTarget: true }],
    }),
    patch: (code: string) => ({ code }),
    fresh: freshCode,
  },
  {
    path: '/v1/day-types',
    singular: 'day_type',
    existing: catalogs.dayTypes.training_day,
    ofTunturi: theirs.dayTypes.training_day,
    body: (code: string) => ({ code, name: 'Uusi', versions: [{ validFrom: '2026-01-01', credit: 'none' }] }),
    patch: (code: string) => ({ code }),
    fresh: freshCode,
  },
  {
    path: '/v1/worktime-models',
    singular: 'worktime_model',
    existing: catalogs.worktimeModels.hourly,
    ofTunturi: theirs.worktimeModels.hourly,
    body: (code: string) => ({ code, name: 'Uusi', versions: [{ validFrom: '2026-01-01', kind: 'fixed' }] }),
    patch: (code: string) => ({ code }),
    fresh: freshCode,
  },
  {
    path: '/v1/dimensions',
    singular: 'dimension',
    existing: catalogs.dimensions.cost_center,
    ofTunturi: theirs.dimensions.cost_center,
    body: (code: string) => ({ code, name: 'Uusi' }),
    patch: (code: string) => ({ code }),
    fresh: freshCode,
  },
  {
    path: `/v1/dimensions/${catalogs.dimensions.cost_center}/values`,
    singular: 'dimension_value',
    existing: catalogs.costCenters.sales,
    ofTunturi: theirs.costCenters.sales,
    body: (code: string) => ({ code, name: 'Uusi' }),
    patch: (code: string) => ({ code }),
    fresh: freshCode,
  },
  {
    path: '/v1/planning-units',
    singular: 'planning_unit',
    existing: catalogs.planningUnits.office,
    ofTunturi: theirs.planningUnits.office,
    body: (code: string) => ({ code, name: 'Uusi' }),
    patch: (code: string) => ({ code }),
    fresh: freshCode,
  },
  {
    path: '/v1/staff-groups',
    singular: 'staff_group',
    existing: catalogs.staffGroups.hourly,
    ofTunturi: theirs.staffGroups.hourly,
    body: (code: string) => ({ code, name: 'Uusi' }),
    patch: (code: string) => ({ code }),
    fresh: freshCode,
  },
  {
    path: '/v1/payment-terms',
    singular: 'payment_term',
    existing: catalogs.paymentTerms.net_30,
    ofTunturi: theirs.paymentTerms.net_30,
    body: (code: string) => ({ code, name: 'Uusi', versions: [{ validFrom: '2026-01-01', netDays: 10 }] }),
    patch: (code: string) => ({ code }),
    fresh: freshCode,
  },
  {
    path: '/v1/employers',
    singular: 'employer',
    existing: (await admin.post('/v1/employers', { name: 'Meri Oy' })).body.id as string,
    ofTunturi: (await world.as('sanna').post('/v1/employers', { name: 'Tunturi Oy' })).body.id as string,
    body: (code: string) => ({ name: 'Uusi', registryCode: code }),
    patch: (code: string) => ({ registryCode: code }),
    fresh: freshRegistryCode,
  },
]

describe.each(kinds)('$path', ({ path, singular, existing, ofTunturi, body, patch, fresh }) => {
  it('is read by any key, also one with an empty scope, and written by org.admin alone', async () => {
    const { secret } = await world.key('paavo', { scope: [] })
    const employee = world.withKey(secret)
    const list = await employee.get(path)
    expect(list).toMatchObject({ status: 200, body: { pageInfo: { nextCursor: null, hasMore: false } } })
    expect(list.body.items.map((row: { id: string }) => row.id)).toContain(existing)
    expect(await employee.get(`${path}/${existing}`)).toMatchObject({ status: 200, body: { id: existing } })
    const refused = { status: 403, body: { code: 'insufficient_role' } }
    expect(await world.as('eero').post(path, body(fresh()))).toMatchObject(refused)
    expect(await world.as('helmi').patch(`${path}/${existing}`, { name: 'Toinen' })).toMatchObject(refused)
  })

  it('gives what was created and changed, each change with an instant of its own', async () => {
    const [code, other] = [fresh(), fresh()]
    const created = await admin.post(path, body(code))
    expect(created).toMatchObject({ status: 201, body: { name: 'Uusi', active: true, ...patch(code) } })
    const at = `${path}/${created.body.id}`
    expect((await admin.get(at)).body).toEqual(created.body)

    const renamed = await admin.patch(at, { name: 'Toinen', active: false, ...patch(other) })
    expect(renamed).toMatchObject({
      status: 200,
      body: { name: 'Toinen', active: false, ...patch(other) },
    })
    expect(renamed.body.updatedAt > created.body.updatedAt).toBe(true)
    expect((await admin.get(at)).body).toEqual(renamed.body)
    const listed = (await admin.get(path)).body.items
    expect(listed).toContainEqual(renamed.body)
  })

  it('keeps updatedAt through a change that changes nothing, and writes no audit line', async () => {
    const { body: before } = await admin.post(path, body(fresh()))
    const after = await admin.patch(`${path}/${before.id}`, { name: before.name, active: true })
    expect(after).toMatchObject({ status: 200, body: before })
    const lines = await world.database.owner<{ action: string }>(
      'select action from audit_entries where target_id = $1',
      [before.id],
    )
    expect(lines.map(({ action }) => action)).toEqual([`${singular}s.create`])
  })

  it('refuses a code that another record holds, and takes it once it is free', async () => {
    const code = fresh()
    const holder = await admin.post(path, body(code))
    const taken = { status: 409, body: { code: 'code_already_in_use' } }
    expect(await admin.post(path, body(code))).toMatchObject(taken)
    expect(await admin.patch(`${path}/${existing}`, patch(code))).toMatchObject(taken)
    expect(await admin.patch(`${path}/${holder.body.id}`, patch(fresh()))).toMatchObject({ status: 200 })
    expect(await admin.post(path, body(code))).toMatchObject({ status: 201 })
  })

  it('refuses a change of a record that is no longer what the caller read', async () => {
    const read = (await admin.get(`${path}/${existing}`)).body
    const at = `${path}/${existing}`
    const first = await admin.patch(at, { name: `${read.name} 2`, expectedUpdatedAt: read.updatedAt })
    expect(first.status).toBe(200)
    expect(await admin.patch(at, { name: 'Myöhässä', expectedUpdatedAt: read.updatedAt })).toMatchObject({
      status: 409,
      body: { code: `${singular}_stale` },
    })
    expect((await admin.get(at)).body).toEqual(first.body)
  })

  it('answers another organisation’s record exactly as a missing one', async () => {
    const missing = { status: 404, body: { code: `${singular}_not_found` } }
    for (const id of [ofTunturi, newId(), 'nonsense']) {
      expect(await admin.get(`${path}/${id}`)).toMatchObject(missing)
      expect(await admin.patch(`${path}/${id}`, { name: 'Minun' })).toMatchObject(missing)
    }
  })

  it('refuses a field it does not know, and names it', async () => {
    const refused = await admin.post(path, { ...body(fresh()), colour: 'blue' })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'bad-request', errors: [{ pointer: '/colour' }] },
    })
  })

  it('tells each change in the audit trail, with who made it', async () => {
    const { body: created } = await admin.post(path, body(fresh()))
    await admin.patch(`${path}/${created.id}`, { name: 'Kirjattu' })
    const lines = await world.database.owner(
      'select action, changes, actor_membership_id, target_type from audit_entries where target_id = $1 order by at',
      [created.id],
    )
    expect(lines).toMatchObject([
      { action: `${singular}s.create` },
      {
        action: `${singular}s.update`,
        changes: [{ field: 'name', from: 'Uusi', to: 'Kirjattu' }],
        actor_membership_id: world.meri.members.aino.id,
        target_type: singular,
      },
    ])
  })
})

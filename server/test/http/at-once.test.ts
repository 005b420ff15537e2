import { describe, expect, it } from 'vitest'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import { startWorld } from '../world/world.ts'

const world = await startWorld()
const { members, catalogs } = world.meri
const admin = await signedIn(world, 'aino')
const access = '/v1/me/access'

describe('the very next request meets', () => {
  it('a key that was revoked', async () => {
    const { id, secret } = await world.key('veera', { scope: [] })
    expect(await world.withKey(secret).get(access)).toMatchObject({ status: 200 })
    expect(await admin.post(`/v1/api-keys/${id}/revoke`, {})).toMatchObject({ status: 200 })
    expect(await world.withKey(secret).get(access)).toMatchObject({
      status: 401,
      body: { code: 'invalid_token' },
    })
  })

  it('a deactivated owner, by their keys and in their browser, and the reactivated one', async () => {
    const service = await world.key('elina', { kind: 'service', scope: ['worktime.supervise'] })
    const browser = await signedIn(world, 'elina')
    const keys = [world.as('elina'), world.withKey(service.secret)]
    for (const client of [...keys, browser]) expect(await client.get(access)).toMatchObject({ status: 200 })

    await world.as('aino').post(`/v1/memberships/${members.elina.id}/deactivate`, {})
    for (const client of keys)
      expect(await client.get(access)).toMatchObject({
        status: 401,
        body: { code: 'api_key_owner_inactive' },
      })
    expect(await browser.get(access)).toMatchObject({ status: 401, body: { code: 'invalid_token' } })

    await world.as('aino').post(`/v1/memberships/${members.elina.id}/reactivate`, {})
    for (const client of keys) expect(await client.get(access)).toMatchObject({ status: 200 })
  })

  it('a role that was taken away', async () => {
    const eero = world.as('eero')
    const { status } = await eero.get('/v1/work-days?from=2026-05-01&to=2026-05-31')
    expect(status).toBe(200)
    await admin.patch(`/v1/memberships/${members.eero.id}`, { role: 'employee' })
    expect(await eero.get('/v1/work-days?from=2026-05-01&to=2026-05-31')).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    })
  })

  it('a module that was switched off, and on again', async () => {
    const termination = `/v1/memberships/${members.onni.id}/termination`
    const leave = () =>
      world.as('helmi').post(termination, { endDate: '2027-12-31', reasonCode: 'own_notice', dryRun: true })
    const before = await leave()
    expect(before.status).toBeLessThan(300)

    await admin.patch('/v1/settings', { modules: [{ module: 'hr', active: false }] })
    expect(await leave()).toMatchObject({ status: 403, body: { code: 'module_not_active', feature: 'hr' } })
    await admin.patch('/v1/settings', { modules: [{ module: 'hr', active: true }] })
    expect((await leave()).status).toBe(before.status)
  })

  it('a sandbox whose clock was moved', async () => {
    const now = async () => (await world.as('aino').get('/v1/sandbox/clock')).body.now as string
    const started = Temporal.Instant.from(await now())
    const soon = await world.key('veera', { scope: [], expiresAt: instant(started.add({ minutes: 30 })) })
    const later = await world.key('veera', { scope: [], expiresAt: instant(started.add({ hours: 48 })) })
    for (const { secret } of [soon, later])
      expect(await world.withKey(secret).get(access)).toMatchObject({ status: 200 })

    const moved = await world.as('aino').post('/v1/sandbox/clock/advance', { minutes: 60 })
    expect(moved.status).toBe(200)
    const ahead = started.add({ minutes: 60 })
    expect(Temporal.Instant.compare(moved.body.now, ahead)).toBeGreaterThanOrEqual(0)
    expect(Temporal.Instant.compare(await now(), ahead)).toBeGreaterThanOrEqual(0)
    const written = await world
      .as('aino')
      .put(`/v1/team/members/${members.onni.id}/work-days/2026-05-04/entries`, {
        entries: [{ entryTypeId: catalogs.entryTypes.work, durationMinutes: 60 }],
      })
    expect(Temporal.Instant.compare(written.body.updatedAt, ahead)).toBeGreaterThanOrEqual(0)

    expect(await world.withKey(soon.secret).get(access)).toMatchObject({
      status: 401,
      body: { code: 'api_key_expired' },
    })
    expect(await world.withKey(later.secret).get(access)).toMatchObject({ status: 200 })
    // Another organisation's time is its own.
    expect(Temporal.Instant.compare((await world.as('sanna').get('/v1/sandbox/clock')).body.now, ahead)).toBe(
      -1,
    )
  })
})

const instant = (value: Temporal.Instant): string => value.toString({ smallestUnit: 'millisecond' })

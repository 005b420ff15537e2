import { beforeAll, describe, expect, test } from 'vitest'
import { foundOrganisation } from '../../../../../test/world/founding.ts'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')

describe('settings', () => {
  test('are shown with every module', async () => {
    const { status, body } = await admin.get('/v1/settings')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: world.meri.id,
      slug: 'meri',
      name: 'Meri Oy',
      timeZone: 'Europe/Helsinki',
      sandbox: true,
      supervisorMayActOnBehalf: true,
      punchPolicy: 'free',
      selfApprovalAllowed: false,
      balanceCorrectionsNeedSecondApprover: false,
      approvalEscalationDays: null,
      approvalReminders: false,
      secondFactorRequired: false,
    })
    expect(body.modules).toHaveLength(7)
  })

  test('are an administrator’s alone, to read and to write', async () => {
    for (const name of ['eero', 'helmi', 'veera'] as const) {
      const insufficient = { status: 403, body: { code: 'insufficient_role' } }
      expect(await world.as(name).get('/v1/settings')).toMatchObject(insufficient)
      expect(await world.as(name).patch('/v1/settings', { name: 'Mine' })).toMatchObject(insufficient)
    }
  })

  test('change where a field is sent, and keep where it is absent', async () => {
    const before = (await admin.get('/v1/settings')).body
    const { status, body } = await admin.patch('/v1/settings', { punchPolicy: 'clocking_required' })
    expect(status).toBe(200)
    expect(body).toEqual({ ...before, punchPolicy: 'clocking_required', updatedAt: body.updatedAt })
    expect(body.updatedAt > before.updatedAt).toBe(true)
    expect((await admin.get('/v1/settings')).body).toEqual(body)
    await admin.patch('/v1/settings', { punchPolicy: 'free' })
  })

  test('are not changed by who read them before somebody else did', async () => {
    const { updatedAt } = (await admin.get('/v1/settings')).body
    const first = await admin.patch('/v1/settings', {
      selfApprovalAllowed: true,
      expectedUpdatedAt: updatedAt,
    })
    expect(first.status).toBe(200)
    const second = await admin.patch('/v1/settings', {
      selfApprovalAllowed: false,
      expectedUpdatedAt: updatedAt,
    })
    expect(second).toMatchObject({ status: 409, body: { code: 'settings_stale' } })
    expect((await admin.get('/v1/settings')).body.selfApprovalAllowed).toBe(true)
  })

  test('can be tried without being written', async () => {
    const before = (await admin.get('/v1/settings')).body
    const tried = await admin.patch('/v1/settings', { name: 'Meri Group Oy', dryRun: true })
    expect(tried).toMatchObject({ status: 200, body: { name: 'Meri Group Oy' } })
    expect((await admin.get('/v1/settings')).body).toEqual(before)
  })

  test.each([
    [{ timeZone: '+02:00' }, 422, 'time_zone_unknown'],
    [{ timeZone: 'Europe/Nowhere' }, 422, 'time_zone_unknown'],
    [{ slug: 'other' }, 400, 'bad-request'],
    [{ sandbox: false }, 400, 'bad-request'],
    [{ name: '' }, 400, 'bad-request'],
    [{ name: null }, 400, 'bad-request'],
    [{ punchPolicy: 'sometimes' }, 400, 'bad-request'],
    [{ modules: [{ module: 'crm', licensed: true }] }, 400, 'bad-request'],
    [{ modules: [{ module: 'teleport', active: true }] }, 400, 'bad-request'],
  ])('refuse %o with %i %s', async (body, status, code) => {
    expect(await admin.patch('/v1/settings', body)).toMatchObject({ status, body: { code } })
  })

  test('leave a line of the audit trail for what changed, and none for what did not', async () => {
    const lines = () =>
      world.database.owner(
        `select actor_membership_id, changes from audit_entries
         where org_id = $1 and action = 'settings.update' and changes @> '[{"field": "name"}]'`,
        [world.meri.id],
      )
    await admin.patch('/v1/settings', { name: 'Meri Oy' })
    expect(await lines()).toEqual([])
    await admin.patch('/v1/settings', { name: 'Meri Oyj' })
    expect(await lines()).toEqual([
      {
        actor_membership_id: world.meri.members.aino.id,
        changes: [{ field: 'name', from: 'Meri Oy', to: 'Meri Oyj' }],
      },
    ])
  })
})

describe('a module', () => {
  const crmFor = async (name: 'sisu' | 'aino') => {
    const { body } = await world.as(name).get('/v1/me/access')
    return body.modules.find(({ module }: { module: string }) => module === 'crm')
  }

  test('that is switched off is off for the very next request of anybody', async () => {
    expect(await crmFor('sisu')).toEqual({ module: 'crm', licensed: true, available: true, active: true })
    await admin.patch('/v1/settings', { modules: [{ module: 'crm', active: false }] })
    expect(await crmFor('sisu')).toEqual({ module: 'crm', licensed: true, available: true, active: false })
    await admin.patch('/v1/settings', { modules: [{ module: 'crm', active: true }] })
    expect(await crmFor('sisu')).toEqual({ module: 'crm', licensed: true, available: true, active: true })
  })

  test('that is not licensed cannot be switched on', async () => {
    const answer = await world
      .as('sanna')
      .patch('/v1/settings', { modules: [{ module: 'invoicing', active: true }] })
    expect(answer).toMatchObject({ status: 402, body: { code: 'feature_not_in_plan', feature: 'invoicing' } })
  })
})

describe("a sandbox's clock", () => {
  const sandbox = world.as('sanna')
  const now = async () => (await sandbox.get('/v1/sandbox/clock')).body.now

  test('moves by minutes, and every rule of the organisation follows', async () => {
    const before = await now()
    const { status, body } = await sandbox.post('/v1/sandbox/clock/advance', { minutes: 90 })
    expect(status).toBe(200)
    expect(Date.parse(body.now) - Date.parse(before)).toBeGreaterThanOrEqual(90 * 60_000)
    expect(body.aheadMs).toBe(90 * 60_000)
    expect(Date.parse(await now())).toBeGreaterThanOrEqual(Date.parse(body.now))
    const { body: changed } = await sandbox.patch('/v1/settings', { name: 'Tunturi Oyj' })
    expect(Date.parse(changed.updatedAt)).toBeGreaterThanOrEqual(Date.parse(body.now))
  })

  test('moves to an instant in any zone', async () => {
    const tomorrow = Temporal.Instant.from(await now()).add({ hours: 24 })
    const to = tomorrow.toString({ timeZone: 'Europe/Helsinki', fractionalSecondDigits: 3 })
    const { status, body } = await sandbox.post('/v1/sandbox/clock/advance', { to })
    expect(status).toBe(200)
    expect(Date.parse(body.now)).toBe(tomorrow.epochMilliseconds)
  })

  test('leaves other organisations in the present', async () => {
    const { body } = await admin.get('/v1/sandbox/clock')
    expect(body.aheadMs).toBe(0)
    expect(body.now < (await now())).toBe(true)
  })

  test.each([
    [{ minutes: 0 }, 422, 'clock_moves_forward_only'],
    [{ minutes: -60 }, 422, 'clock_moves_forward_only'],
    [{ to: '2020-01-01T00:00:00Z' }, 422, 'clock_moves_forward_only'],
    [{ to: '2016-12-31T23:59:60Z' }, 422, 'clock_moves_forward_only'],
    [{ to: '2999-12-31T00:00:00Z' }, 422, 'clock_too_far_ahead'],
    [{ minutes: 5_270_400 }, 422, 'clock_too_far_ahead'],
    [{ minutes: 5_270_401 }, 400, 'bad-request'],
    [{ minutes: 1.5 }, 400, 'bad-request'],
    [{}, 400, 'bad-request'],
    [{ minutes: 1, to: '2030-01-01T00:00:00Z' }, 400, 'bad-request'],
    [{ to: '2030-01-01' }, 400, 'bad-request'],
  ])('refuses %o with %i %s', async (body, status, code) => {
    expect(await sandbox.post('/v1/sandbox/clock/advance', body)).toMatchObject({ status, body: { code } })
  })

  test('is an administrator’s alone', async () => {
    for (const answer of [
      await world.as('ilmari').get('/v1/sandbox/clock'),
      await world.as('ilmari').post('/v1/sandbox/clock/advance', { minutes: 1 }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_role' } })
  })

  describe('in an organisation that is none', () => {
    let live = world.anonymous
    let key = ''
    beforeAll(async () => {
      const { members } = await foundOrganisation(world.app.services, {
        name: 'Valo Oy',
        slug: 'valo',
        sandbox: false,
        features: [],
        people: { aada: { firstNames: 'Aada', lastName: 'Valo', role: 'admin' } },
      })
      key = members.aada.personalKey
      live = world.withKey(members.aada.personalKey)
    })

    test('keys are no test keys', () => expect(key).toMatch(/^kt_live_/))

    test('is not there', async () => {
      for (const answer of [
        await live.get('/v1/sandbox/clock'),
        await live.post('/v1/sandbox/clock/advance', { minutes: 1 }),
      ])
        expect(answer).toMatchObject({ status: 403, body: { code: 'not_a_sandbox' } })
    })
  })
})

import { describe, expect, test } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { person, refused, startRoster } from './roster.ts'

const { world, meri, tunturi, helmi, today, newAddress, create, created, read, eventsOf, aino, activate } =
  await startRoster()

describe('creating a member', () => {
  test('with an address invites them in the same call', async () => {
    const answer = await create(person({ email: newAddress() }))
    expect(answer).toMatchObject({
      status: 201,
      body: {
        invitation: {
          inviteUrl: expect.stringMatching(
            /^https:\/\/konttori\.example\/activate\?token=[A-Za-z0-9_-]{64}$/,
          ),
          emailed: false,
        },
        moduleGrants: { seatLimited: [] },
      },
    })
    expect(await read(answer.body.id)).toMatchObject({
      status: 'invited',
      displayName: 'Matti Meikäläinen',
      units: [],
    })
    expect(await eventsOf(answer.body.id)).toEqual(['member.created', 'member.invited'])
  })

  test('without an address makes a device-only worker who is active and never written to', async () => {
    const answer = await create(person())
    expect(answer.body.invitation).toBeNull()
    expect(await read(answer.body.id)).toMatchObject({
      status: 'active',
      email: expect.stringMatching(/@[a-z.-]+\.invalid$/),
    })
    expect(await eventsOf(answer.body.id)).toEqual(['member.created'])
  })

  test('keeps no link that could be used by who reads the database', async () => {
    const { body } = await create(person({ email: newAddress() }))
    const token = new URL(body.invitation.inviteUrl).searchParams.get('token') ?? ''
    const rows = await world.database.owner<{ row: string }>(
      `select i::text as row from invitations i where membership_id = $1
       union all select m::text from memberships m where id = $1
       union all select encode(r.body, 'escape') from idempotency_records r where org_id = $2`,
      [body.id, meri.id],
    )
    expect(rows.length).toBeGreaterThan(2)
    for (const { row } of rows) expect(row).not.toContain(token)
  })

  test('needs an Idempotency-Key, and repeats the answer with the same link for it', async () => {
    const body = person({ email: newAddress() })
    expect(await helmi.post('/v1/memberships', body)).toMatchObject(refused(400, 'idempotency_key_required'))
    const key = { 'idempotency-key': newId() }
    const first = await helmi.post('/v1/memberships', body, key)
    const again = await helmi.post('/v1/memberships', body, key)
    expect(again).toMatchObject({
      status: 201,
      body: first.body,
      headers: { 'idempotency-replayed': 'true' },
    })
    expect(await helmi.post('/v1/memberships', person(), key)).toMatchObject(
      refused(409, 'idempotency_key_reused'),
    )
  })

  test('with an address on the roster is refused, however it is written', async () => {
    const id = await created({ email: 'päivi@työ.fi' })
    expect(await create(person({ email: 'PA\u0308IVI@XN--TY-GKA.FI' }))).toMatchObject({
      status: 409,
      body: { code: 'already_member', membershipId: id },
    })
    await helmi.post(`/v1/memberships/${id}/deactivate`)
    expect(await create(person({ email: 'päivi@työ.fi' }))).toMatchObject(refused(409, 'already_member'))
  })

  test('ten times at once with one address, each time spelled otherwise, makes one', async () => {
    const spellings = [
      'Sämi@Työ.example',
      'SA\u0308MI@xn--ty-gka.example',
      'sämi@työ.EXAMPLE',
      'ｓämi@työ。example',
    ]
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        create(person({ email: spellings[index % spellings.length] })),
      ),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect(made).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'already_member', membershipId: made[0]?.body.id },
      })
  })

  test.each([
    ['Åke Örjan', 'Ängström-Öhman', 'Åke Ängström-Öhman'],
    ['Yrjö-Väinö', 'Äijälä', 'Yrjö-Väinö Äijälä'],
    ['Oskar', 'von Essen af Zellie', 'Oskar von Essen af Zellie'],
    ['Nilla Ánte', 'Čáhput-Ŋuorjjo', 'Nilla Čáhput-Ŋuorjjo'],
    ['Ō', '-', 'Ō'],
    ['.', 'Suharto', 'Suharto'],
    ["Sinéad O'Brien", 'D’Angelo', 'Sinéad D’Angelo'],
  ])('of the name %s %s calls them %s', async (firstNames, lastName, displayName) => {
    const spelled = person({ firstNames: ` ${firstNames.normalize('NFD')}`, lastName: `${lastName}  ` })
    const { body } = await create(spelled)
    expect(await read(body.id)).toMatchObject({ firstNames, lastName, displayName })
  })

  test.each<[string, Record<string, unknown>, number, string, string]>([
    ['a text that is no address', { email: 'nobody' }, 400, 'bad-request', '/email'],
    ['a blank name', { lastName: '  ' }, 400, 'bad-request', '/lastName'],
    ['an unknown role', { role: 'king' }, 400, 'bad-request', '/role'],
    ['an unknown field', { salary: 1 }, 400, 'bad-request', '/salary'],
    [
      'a date that is none',
      { employmentStartDate: '2026-02-30' },
      400,
      'bad-request',
      '/employmentStartDate',
    ],
  ])('with %s is a bad request that names the field', async (_, change, status, code, pointer) => {
    const answer = await create(person(change))
    expect(answer).toMatchObject(refused(status, code))
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer }))
  })

  test.each<[string, Record<string, unknown>, number, string]>([
    ['an unknown supervisor', { supervisorMembershipId: newId() }, 404, 'supervisor_not_found'],
    ['an unknown unit', { planningUnitId: newId() }, 404, 'planning_unit_not_found'],
    ['an unknown model', { worktimeModelId: newId() }, 404, 'worktime_model_not_found'],
    ['an unknown employer', { employerId: newId() }, 404, 'employer_not_found'],
    ['an unknown staff group', { staffGroupId: newId() }, 404, 'staff_group_not_found'],
    ['the role of administrator', { role: 'admin' }, 403, 'role_exceeds_actor'],
    [
      'an end before the start',
      { employmentStartDate: '2026-12-02', employmentEndDate: '2026-12-01' },
      422,
      'employment_end_before_start',
    ],
  ])('with %s is refused', async (_, change, status, code) => {
    expect(await create(person(change))).toMatchObject(refused(status, code))
  })

  test('with a supervisor or a unit of another organisation is refused as with an unknown one', async () => {
    expect(await create(person({ supervisorMembershipId: tunturi.members.sanna.id }))).toMatchObject(
      refused(404, 'supervisor_not_found'),
    )
    expect(await create(person({ planningUnitId: tunturi.catalogs.planningUnits.office }))).toMatchObject(
      refused(404, 'planning_unit_not_found'),
    )
  })

  test('places them where the request says', async () => {
    const placed = {
      supervisorMembershipId: meri.members.elina.id,
      worktimeModelId: meri.catalogs.worktimeModels.fixed_37_5,
      planningUnitId: meri.catalogs.planningUnits.office,
      staffGroupId: meri.catalogs.staffGroups.monthly,
      employmentStartDate: '2026-12-01',
      locale: 'sv',
      phone: '+358 40 1234567',
      preferredName: 'Masa',
    }
    const id = await created(placed)
    expect(await read(id)).toMatchObject({
      ...placed,
      displayName: 'Masa Meikäläinen',
      units: [{ planningUnitId: placed.planningUnitId, primary: true, validFrom: today, validTo: null }],
    })
  })

  test('is for those who manage members', async () => {
    for (const name of ['eero', 'tauno', 'veera'] as const)
      expect(await create(person(), world.as(name))).toMatchObject(refused(403, 'insufficient_role'))
  })

  test('withholds a module whose seats are all taken, names it, and the member goes without', async () => {
    const [{ taken } = { taken: 0 }] = await world.database.owner<{ taken: number }>(
      `select count(*)::int as taken from memberships
       where org_id = $1 and status <> 'deactivated' and not 'scheduling' = any(withheld_modules)`,
      [meri.id],
    )
    const limit = (seats: number | null) =>
      world.database.owner(
        `update organisation_features set seat_limit = $2 where org_id = $1 and feature = 'scheduling'`,
        [meri.id, seats],
      )
    await limit(taken + 1)
    const last = await create(person())
    expect(last.body.moduleGrants).toMatchObject({
      granted: expect.arrayContaining(['scheduling']),
      seatLimited: [],
    })
    const beyond = await create(person())
    expect(beyond.body.moduleGrants).toMatchObject({ seatLimited: ['scheduling'] })
    expect(beyond.body.moduleGrants.granted).not.toContain('scheduling')
    await helmi.post(`/v1/memberships/${last.body.id}/deactivate`)
    const next = await create(person())
    expect(next.body.moduleGrants.seatLimited).toEqual([])
    await limit(null)
  })
})

describe('an activation link', () => {
  test('makes the invited person an active member, once', async () => {
    const { body } = await create(person({ email: newAddress() }))
    expect(await activate(body.invitation.inviteUrl)).toMatchObject({
      status: 201,
      body: { membership: { id: body.id, displayName: 'Matti Meikäläinen' } },
    })
    expect(await read(body.id)).toMatchObject({ status: 'active' })
    expect(await activate(body.invitation.inviteUrl)).toMatchObject(refused(404, 'invitation_not_found'))
  })

  test('is replaced by a newer one', async () => {
    const { body } = await create(person({ email: newAddress() }))
    const renewed = await helmi.post(`/v1/memberships/${body.id}/invite`, { locale: 'sv' })
    expect(renewed).toMatchObject({ status: 200, body: { emailed: false } })
    expect(await activate(body.invitation.inviteUrl)).toMatchObject(refused(404, 'invitation_not_found'))
    expect(await activate(renewed.body.inviteUrl)).toMatchObject({ status: 201 })
    expect(await eventsOf(body.id)).toEqual(['member.created', 'member.invited', 'member.invited'])
  })

  test('is not made for who signs in already, has no address or is deactivated', async () => {
    const invite = (id: string) => helmi.post(`/v1/memberships/${id}/invite`, {})
    expect(await invite(meri.members.veera.id)).toMatchObject(refused(409, 'member_already_active'))
    expect(await invite(await created())).toMatchObject(refused(422, 'member_has_no_address'))
    const gone = await created({ email: newAddress() })
    await helmi.post(`/v1/memberships/${gone}/deactivate`)
    expect(await invite(gone)).toMatchObject(refused(409, 'member_deactivated'))
  })

  test('for an administrator is made by administrators', async () => {
    const id = await created({ email: newAddress(), role: 'admin' }, aino)
    expect(await helmi.post(`/v1/memberships/${id}/invite`, {})).toMatchObject(
      refused(403, 'role_exceeds_actor'),
    )
    expect(await aino.post(`/v1/memberships/${id}/invite`, {})).toMatchObject({ status: 200 })
  })
})

import { describe, expect, test } from 'vitest'
import { refused, startRoster } from './roster.ts'

const { world, meri, helmi, aino, read, eventsOf, create, created, newAddress } = await startRoster()

const bulk = (rows: readonly object[], more: object = {}, client = helmi) =>
  client.post('/v1/memberships/bulk', { rows, ...more })
const row = (change: object = {}) => ({
  firstNames: 'Rivi',
  lastName: 'Rivinen',
  role: 'employee',
  ...change,
})
const outcomes = (answer: { body: { results: { status: string; code: string | null }[] } }) =>
  answer.body.results.map(({ status, code }) => code ?? status)

describe('adding many members', () => {
  test('answers 200 with a result a row, in the order of the rows', async () => {
    const email = newAddress()
    const answer = await bulk([row({ email }), row({ role: 'king' }), row({ lastName: 'Laitteinen' })])
    expect(answer).toMatchObject({
      status: 200,
      body: {
        results: [
          { email, status: 'invited', membershipId: expect.any(String), code: null },
          { email: null, status: 'error', membershipId: null, code: 'invalid_value', field: 'role' },
          { email: null, status: 'created', membershipId: expect.any(String), code: null },
        ],
      },
    })
    const [invited, , withoutAddress] = answer.body.results
    expect(await read(invited.membershipId)).toMatchObject({ status: 'invited', email })
    expect(await eventsOf(invited.membershipId)).toEqual(['member.created', 'member.invited'])
    expect(await eventsOf(withoutAddress.membershipId)).toEqual(['member.created'])
  })

  test('needs no Idempotency-Key: sending the rows again skips who was created', async () => {
    const rows = [row({ email: newAddress() }), row({ lastName: 'Toistuva' }), row({ lastName: 'Toistuva' })]
    const first = await bulk(rows)
    expect(outcomes(first)).toEqual(['invited', 'created', 'created'])
    const again = await bulk(rows)
    expect(outcomes(again)).toEqual(['skipped', 'skipped', 'skipped'])
    const ids = (answer: typeof first) =>
      answer.body.results.map((result: { membershipId: string }) => result.membershipId)
    expect(ids(again)).toEqual(ids(first))
  })

  test('takes nobody for somebody of the same name who has left', async () => {
    const rows = [row({ lastName: 'Åkerblom-Öhman' })]
    const idOf = (answer: Awaited<ReturnType<typeof bulk>>) => answer.body.results[0].membershipId
    const gone = idOf(await bulk(rows))
    expect(await aino.post(`/v1/memberships/${gone}/deactivate`, {})).toMatchObject({ status: 200 })
    const come = await bulk(rows)
    expect(outcomes(come)).toEqual(['created'])
    expect(idOf(come)).not.toBe(gone)
    const again = await bulk([row({ lastName: 'ÅKERBLOM-öhman' })])
    expect([outcomes(again), idOf(again)]).toEqual([['skipped'], idOf(come)])
    expect(await aino.post(`/v1/memberships/${gone}/reactivate`, {})).toMatchObject({ status: 200 })
    expect(outcomes(await bulk([...rows, ...rows, ...rows]))).toEqual(['skipped', 'skipped', 'created'])
  })

  test('makes one device-only member for equal rows of requests at once, also beside one who has left', async () => {
    const rows = [row({ lastName: 'Samanaikainen' })]
    const gone = (await bulk(rows)).body.results[0].membershipId
    await aino.post(`/v1/memberships/${gone}/deactivate`, {})
    const answers = await Promise.all(Array.from({ length: 3 }, () => bulk(rows)))
    expect(answers.flatMap(outcomes).sort()).toEqual(['created', 'skipped', 'skipped'])
    const ids = new Set(answers.map(({ body }) => body.results[0].membershipId))
    expect([ids.size, ids.has(gone)]).toEqual([1, false])
    const [one, other] = [
      await created({ lastName: 'Samanaikainen' }),
      await created({ lastName: 'Samanaikainen' }),
    ]
    expect(new Set([gone, one, other]).size).toBe(3)
  })

  test('resolves supervisors on the roster and in the same request, in any order', async () => {
    const [boss, report] = [newAddress(), newAddress()]
    const answer = await bulk([
      row({ email: report, managerEmail: boss.toUpperCase() }),
      row({ email: boss, managerEmail: 'eero@meri.example', role: 'hr' }),
    ])
    const [reportId, bossId] = answer.body.results.map(
      (result: { membershipId: string }) => result.membershipId,
    )
    expect(await read(reportId)).toMatchObject({ supervisorMembershipId: bossId })
    expect(await read(bossId)).toMatchObject({ supervisorMembershipId: meri.members.eero.id })
  })

  test('resolves unit, worktime model and employer by name, the employer by registry code too', async () => {
    const employer = await aino.post('/v1/employers', { name: 'Meri Palvelut Oy', registryCode: '0112038-9' })
    expect(employer).toMatchObject({ status: 201 })
    const units = await aino.get('/v1/planning-units')
    const office = units.body.items.find(
      ({ id }: { id: string }) => id === meri.catalogs.planningUnits.office,
    )
    const models = await aino.get('/v1/worktime-models')
    const model = models.body.items.find(
      ({ id }: { id: string }) => id === meri.catalogs.worktimeModels.fixed_37_5,
    )
    const named = { unitName: office.name.toUpperCase(), worktimeModel: model.name, email: newAddress() }
    const answer = await bulk([
      row({ ...named, employer: '0112038-9' }),
      row({ email: newAddress(), employer: 'meri palvelut oy' }),
      row({ email: newAddress(), employer: 'Tuntematon Oy' }),
      row({ email: newAddress(), unitName: 'Tuntematon' }),
      row({ email: newAddress(), worktimeModel: 'Tuntematon' }),
    ])
    expect(outcomes(answer)).toEqual([
      'invited',
      'invited',
      'employer_not_found',
      'planning_unit_not_found',
      'worktime_model_not_found',
    ])
    const [first, second] = answer.body.results
    expect(await read(first.membershipId)).toMatchObject({
      planningUnitId: office.id,
      units: [{ planningUnitId: office.id, primary: true }],
      worktimeModelId: model.id,
      employerId: employer.body.id,
    })
    expect(await read(second.membershipId)).toMatchObject({ employerId: employer.body.id })
  })

  test('skips an address that a single call has created', async () => {
    const email = newAddress()
    const { body } = await create(row({ email }))
    expect((await bulk([row({ email })])).body.results).toEqual([
      { email, status: 'skipped', membershipId: body.id, code: null },
    ])
  })

  test('looked at first tells the same and writes nothing', async () => {
    const rows = [
      row({ email: newAddress() }),
      row({ email: newAddress(), managerEmail: 'ghost@example.fi' }),
    ]
    const looked = await bulk(rows, { dryRun: true })
    expect(looked.body).toMatchObject({
      dryRun: true,
      results: [{ status: 'invited', membershipId: null }, {}],
    })
    expect(outcomes(await bulk(rows))).toEqual(outcomes(looked))
  })

  test('looked at first names nobody who does not exist, also where a row repeats another', async () => {
    const email = newAddress()
    const { body } = await bulk([row({ email }), row({ email: email.toUpperCase() })], { dryRun: true })
    expect(body.results).toEqual([
      { email, status: 'invited', membershipId: null, code: null },
      { email: email.toUpperCase(), status: 'skipped', membershipId: null, code: null },
    ])
  })

  test('sent three times at once adds everybody once', async () => {
    const rows = Array.from({ length: 40 }, (_, index) =>
      row({
        lastName: `Samanaikainen ${index}`,
        email: index % 4 === 0 ? null : `yhtaikaa${index}@example.fi`,
        managerEmail: index > 1 ? 'yhtaikaa1@example.fi' : null,
      }),
    )
    const answers = await Promise.all([bulk(rows), bulk(rows), bulk(rows)])
    const added = answers.flatMap(answer => outcomes(answer)).filter(outcome => outcome !== 'skipped')
    expect(added).toHaveLength(40)
    const ids = answers.map(({ body }) =>
      body.results.map((result: { membershipId: string }) => result.membershipId),
    )
    expect(ids[1]).toEqual(ids[0])
    expect(ids[2]).toEqual(ids[0])
  })

  test('finds a name however its letters are composed, and one that two records bear not at all', async () => {
    const unit = await aino.post('/v1/planning-units', { name: 'Hämeenlinna' })
    const rows = [
      row({ email: newAddress(), unitName: 'HA\u0308MEENLINNA' }),
      row({ email: newAddress(), unitName: '  hämeenlinna ' }),
    ]
    const { body } = await bulk(rows)
    for (const { membershipId } of body.results)
      expect(await read(membershipId)).toMatchObject({ planningUnitId: unit.body.id })
    await aino.post('/v1/planning-units', { name: 'Hämeenlinna', parentId: unit.body.id })
    expect(outcomes(await bulk([row({ email: newAddress(), unitName: 'Hämeenlinna' })]))).toEqual([
      'planning_unit_not_found',
    ])
  })

  test('knows an address in every spelling, in the request and on the roster', async () => {
    const answer = await bulk([
      row({ email: 'päivi.öhman@työ.example' }),
      row({ email: 'PA\u0308IVI.O\u0308HMAN@XN--TY-GKA.EXAMPLE' }),
      row({ email: newAddress(), managerEmail: 'ｐäivi.öhman@työ。example' }),
    ])
    expect(outcomes(answer)).toEqual(['invited', 'skipped', 'invited'])
    const [first, second, report] = answer.body.results
    expect(second.membershipId).toBe(first.membershipId)
    expect(await read(report.membershipId)).toMatchObject({ supervisorMembershipId: first.membershipId })
    expect(outcomes(await bulk([row({ email: 'Päivi.Öhman@TYÖ.example' })]))).toEqual(['skipped'])
  })

  test('takes every bad row for itself: 500 rows, each third one bad in another way', async () => {
    const bad: readonly [object, string][] = [
      [{ firstNames: '  ' }, 'missing_required'],
      [{ lastName: null }, 'missing_required'],
      [{ role: undefined }, 'missing_required'],
      [{ role: 'Employee' }, 'invalid_value'],
      [{ role: 'admin' }, 'role_exceeds_actor'],
      [{ email: 'ei osoite' }, 'invalid_value'],
      [{ email: 'a@b@example.fi' }, 'invalid_value'],
      [{ locale: 'no' }, 'invalid_value'],
      [{ lastName: 'Ö'.repeat(9000) }, 'invalid_value'],
      [{ employmentStartDate: '2026-13-01' }, 'invalid_value'],
      [{ employmentStartDate: '0000-01-01' }, 'invalid_value'],
      [{ employmentStartDate: '2027-02-29' }, 'invalid_value'],
      [{ unitName: 'Atlantis' }, 'planning_unit_not_found'],
      [{ worktimeModel: 'Ei mitään' }, 'worktime_model_not_found'],
      [{ employer: '0000000-0' }, 'employer_not_found'],
      [{ managerEmail: 'ghost@example.fi' }, 'manager_not_found'],
      [{ managerEmail: 'ei osoite' }, 'manager_not_found'],
    ]
    const expected: string[] = []
    const rows = Array.from({ length: 500 }, (_, index) => {
      const good = row({ lastName: `Rivi${index}`, email: `kolmas${index}@example.fi` })
      const kind = index % 3 === 0 ? bad[(index / 3) % bad.length] : undefined
      expected.push(kind?.[1] ?? 'invited')
      return { ...good, ...kind?.[0] }
    })
    const answer = await bulk(rows)
    expect(answer.status).toBe(200)
    expect(outcomes(answer)).toEqual(expected)
    const again = await bulk(rows)
    expect(outcomes(again)).toEqual(expected.map(outcome => (outcome === 'invited' ? 'skipped' : outcome)))
  })

  test('names the field that a row is refused for, and nobody takes one for another under one key', async () => {
    const email = newAddress()
    const rows = [
      row({ role: 'king' }),
      row({ lastName: null }),
      row({ managerEmail: 'x' }),
      row({ email, managerEmail: email }),
    ]
    expect((await bulk(rows)).body.results).toMatchObject([
      { code: 'invalid_value', field: 'role' },
      { code: 'missing_required', field: 'lastName' },
      { code: 'manager_not_found', field: 'managerEmail' },
      { code: 'supervisor_cycle', field: 'managerEmail' },
    ])
    const send = (nonsense: string) =>
      helmi.post('/v1/memberships/bulk', { rows: [row({ nonsense })] }, { 'idempotency-key': 'told-apart' })
    const first = await send('one')
    expect(outcomes(first)).toEqual(['unknown_field'])
    expect((await send('one')).body).toEqual(first.body)
    expect(await send('other')).toMatchObject(refused(409, 'idempotency_key_reused'))
  })

  test('leaves administrators to administrators', async () => {
    const rows = [row({ email: newAddress(), role: 'admin' })]
    expect(outcomes(await bulk(rows))).toEqual(['role_exceeds_actor'])
    expect(outcomes(await bulk(rows, {}, aino))).toEqual(['invited'])
  })

  test('takes 1 to 500 rows', async () => {
    expect(await bulk([])).toMatchObject(refused(400, 'bad-request'))
    expect(await bulk(Array.from({ length: 501 }, () => row()))).toMatchObject(refused(400, 'bad-request'))
    const rows = Array.from({ length: 500 }, (_, index) =>
      row({
        email: `sata${index}@example.fi`,
        managerEmail: index > 0 ? `sata${index - 1}@example.fi` : null,
      }),
    )
    const answer = await bulk(rows)
    expect(new Set(outcomes(answer))).toEqual(new Set(['invited']))
    const [{ events } = { events: 0 }] = await world.database.owner<{ events: number }>(
      `select count(*)::int as events from integration_events e join memberships m
         on m.org_id = e.org_id and m.id::text = e.payload->>'membershipId'
       where m.email like 'sata%'`,
    )
    expect(events).toBe(1000)
  })

  test('is for those who manage members', async () => {
    expect(await bulk([row()], {}, world.as('eero'))).toMatchObject(refused(403, 'insufficient_role'))
  })
})

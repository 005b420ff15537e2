import { describe, expect, test } from 'vitest'
import { silentLog } from '../../../../platform/telemetry/log.ts'
import { offboardDue, offboardEverywhere } from '../../employment/jobs.ts'
import { refused, startRoster } from './roster.ts'

const { world, meri, helmi, aino, today, created, read, eventsOf, newAddress, activate, create } =
  await startRoster()

const termsOf = (id: string, client = helmi) => client.get(`/v1/memberships/${id}/employment`)
const replace = (id: string, terms: object, client = helmi) =>
  client.put(`/v1/memberships/${id}/employment`, terms)
const terminate = (id: string, leaving: object, client = helmi) =>
  client.post(`/v1/memberships/${id}/termination`, leaving)
const cancel = (id: string, client = helmi) => client.delete(`/v1/memberships/${id}/termination`)

const terms = {
  jobTitle: 'Electrician',
  employmentType: 'permanent',
  payType: 'monthly',
  payrollNumber: '1042',
  insurers: [{ kind: 'pension', name: 'Ilmarinen', policyNumber: '46-1234567A' }],
}

describe('the terms of an employment', () => {
  test('are empty until they are recorded', async () => {
    const id = await created({ employmentStartDate: '2026-06-01' })
    expect(await termsOf(id)).toMatchObject({
      status: 200,
      body: {
        membershipId: id,
        jobTitle: null,
        insurers: [],
        startDate: '2026-06-01',
        endDate: null,
        termination: null,
      },
    })
  })

  test('are replaced whole, and are a change of the member', async () => {
    const id = await created()
    const before = await read(id)
    const answer = await replace(id, { ...terms, startDate: '2026-06-01' })
    expect(answer).toMatchObject({
      status: 200,
      body: { ...terms, startDate: '2026-06-01', fixedTermBasis: null },
    })
    expect((await termsOf(id)).body).toEqual(answer.body)
    expect(await read(id)).toMatchObject({
      employmentStartDate: '2026-06-01',
      updatedAt: answer.body.updatedAt,
    })
    expect(answer.body.updatedAt > before.updatedAt).toBe(true)

    expect((await replace(id, { jobTitle: 'Fitter' })).body).toMatchObject({
      jobTitle: 'Fitter',
      payType: null,
      insurers: [],
      startDate: '2026-06-01',
    })
    expect(await eventsOf(id)).toEqual(['member.created', 'member.updated', 'member.updated'])
  })

  test('replaced by the same change nothing', async () => {
    const id = await created()
    const { body } = await replace(id, terms)
    expect((await replace(id, terms)).body).toEqual(body)
    expect(await eventsOf(id)).toEqual(['member.created', 'member.updated'])
  })

  test('of a fixed term need grounds, or an end within a year', async () => {
    const id = await created({ employmentStartDate: '2028-02-29' })
    const fixedTerm = { employmentType: 'fixed_term' }
    expect(await replace(id, fixedTerm)).toMatchObject(refused(422, 'fixed_term_requires_grounds'))
    for (const fixedTermBasis of ['no_reason', 'long_term_unemployed']) {
      expect(await replace(id, { ...fixedTerm, fixedTermBasis, endDate: '2029-03-01' })).toMatchObject({
        status: 422,
        body: { code: 'fixed_term_basis_exceeds_one_year', lastAllowedDate: '2029-02-28' },
      })
      expect(await replace(id, { ...fixedTerm, fixedTermBasis, endDate: '2029-02-28' })).toMatchObject({
        status: 200,
      })
    }
    expect(await helmi.patch(`/v1/memberships/${id}`, { employmentEndDate: null })).toMatchObject({
      status: 422,
      body: { code: 'fixed_term_basis_exceeds_one_year', lastAllowedDate: '2029-02-28' },
    })
    expect(await read(id)).toMatchObject({ employmentEndDate: '2029-02-28' })
  })

  test('of a fixed term that is too long are told as that, also where the law did not know the basis', async () => {
    const id = await created({ employmentStartDate: '2026-06-01', employmentEndDate: '2026-12-31' })
    const noReason = { employmentType: 'fixed_term', fixedTermBasis: 'no_reason' }
    const tooLong = (lastAllowedDate: string) => ({
      status: 422,
      body: { code: 'fixed_term_basis_exceeds_one_year', lastAllowedDate },
    })
    const early = { startDate: '2026-05-01', endDate: '2027-05-01' }
    expect(await replace(id, { ...noReason, ...early })).toMatchObject(tooLong('2027-04-30'))
    expect(await replace(id, noReason)).toMatchObject({ status: 200 })
    const move = (employmentStartDate: string, employmentEndDate: string) =>
      helmi.patch(`/v1/memberships/${id}`, { employmentStartDate, employmentEndDate })
    expect(await move('2026-05-01', '2027-05-01')).toMatchObject(tooLong('2027-04-30'))
    expect(await move('2026-05-01', '2027-04-30')).toMatchObject(
      refused(422, 'fixed_term_basis_not_in_force'),
    )
    expect(await terminate(id, { endDate: '2027-06-01', reasonCode: 'other' })).toMatchObject(
      tooLong('2027-05-31'),
    )
  })

  test('remember the employments before: what a new fixed term may rest on follows from them', async () => {
    const id = await created({ employmentStartDate: '2025-01-01', employmentEndDate: '2025-06-30' })
    const unemployed = { employmentType: 'fixed_term', fixedTermBasis: 'long_term_unemployed' }
    expect(await replace(id, unemployed)).toMatchObject({ status: 200 })
    const renewed = { ...unemployed, startDate: '2025-08-01', endDate: '2025-10-31' }
    expect(await replace(id, renewed)).toMatchObject({ status: 200 })
    // 365 days less 181 and 92.
    const third = { ...unemployed, startDate: '2025-11-15', endDate: '2026-02-15' }
    expect(await replace(id, third)).toMatchObject({
      status: 422,
      body: { code: 'fixed_term_basis_exceeds_one_year', lastAllowedDate: '2026-02-14' },
    })
    expect(await replace(id, { ...third, endDate: '2025-11-30' })).toMatchObject({ status: 200 })
    expect(
      await replace(id, { ...unemployed, startDate: '2025-12-10', endDate: '2025-12-20' }),
    ).toMatchObject({
      status: 422,
      body: { code: 'fixed_term_renewals_used_up', availableFrom: '2026-01-01' },
    })
    const patched = await helmi.patch(`/v1/memberships/${id}`, {
      employmentStartDate: '2026-06-01',
      employmentEndDate: '2026-12-31',
    })
    expect(patched).toMatchObject({ status: 200 })
    expect(await replace(id, { employmentType: 'fixed_term', fixedTermBasis: 'no_reason' })).toMatchObject({
      status: 422,
      body: { code: 'fixed_term_basis_not_first_contract', availableFrom: '2030-11-30' },
    })
    const former = await world.database.owner<{ row: string }>(
      `select concat_ws(' ', started_on, ended_on, fixed_term_basis) as row from former_employments
       where membership_id = $1 order by ended_on`,
      [id],
    )
    expect(former.map(({ row }) => row)).toEqual([
      '2025-01-01 2025-06-30 long_term_unemployed',
      '2025-08-01 2025-10-31 long_term_unemployed',
      '2025-11-15 2025-11-30 long_term_unemployed',
    ])
    expect(await aino.delete(`/v1/memberships/${id}`)).toMatchObject({ status: 204 })
  })

  test('are refused to who has not seen the last change', async () => {
    const id = await created()
    const { body } = await termsOf(id)
    await helmi.patch(`/v1/memberships/${id}`, { phone: '1' })
    expect(await replace(id, { ...terms, expectedUpdatedAt: body.updatedAt })).toMatchObject(
      refused(409, 'membership_stale'),
    )
  })

  test('are read by who reports on the team, of those they reach, and written by who manages employments', async () => {
    const eero = world.as('eero')
    expect(await termsOf(meri.members.veera.id, eero)).toMatchObject({ status: 200 })
    expect(await termsOf(meri.members.paavo.id, eero)).toMatchObject(refused(404, 'membership_not_found'))
    expect(await termsOf(meri.members.veera.id, world.as('veera'))).toMatchObject(
      refused(403, 'insufficient_role'),
    )
    expect(await replace(meri.members.veera.id, terms, eero)).toMatchObject(refused(403, 'insufficient_role'))
  })

  test('are not written where the module is off', async () => {
    const { sanna, ilmari } = world.tunturi.members
    expect(sanna).toBeDefined()
    expect(await replace(ilmari.id, terms, world.as('sanna'))).toMatchObject(
      refused(403, 'module_not_active'),
    )
    expect(await termsOf(ilmari.id, world.as('sanna'))).toMatchObject({ status: 200 })
  })

  test('know nothing of the sensitive tier', async () => {
    const id = await created()
    for (const field of [
      'nationalId',
      'bankAccount',
      'iban',
      'homeAddress',
      'nextOfKin',
      'partTimePercentage',
    ])
      expect(await replace(id, { [field]: 'x' })).toMatchObject(refused(400, 'bad-request'))
  })
})

describe('a leaving date', () => {
  test('is recorded, changed and cancelled', async () => {
    const id = await created({ employmentStartDate: '2026-01-01', employmentEndDate: '2027-12-31' })
    const leaving = { endDate: '2027-03-31', reasonCode: 'own_notice', startOffboarding: true }
    expect(await terminate(id, leaving)).toMatchObject({
      status: 200,
      body: { endDate: '2027-03-31', termination: leaving },
    })
    expect(await read(id)).toMatchObject({ employmentEndDate: '2027-03-31', status: 'active' })
    expect(await helmi.patch(`/v1/memberships/${id}`, { employmentEndDate: null })).toMatchObject(
      refused(409, 'termination_recorded'),
    )
    expect((await terminate(id, { ...leaving, endDate: '2027-04-30' })).body.endDate).toBe('2027-04-30')
    expect(await cancel(id)).toMatchObject({
      status: 200,
      body: { endDate: '2027-12-31', termination: null },
    })
    expect(await cancel(id)).toMatchObject(refused(404, 'termination_not_found'))
    expect(await eventsOf(id)).toEqual([
      'member.created',
      'employment.terminated',
      'employment.terminated',
      'member.updated',
    ])
  })

  test('lies in the employment', async () => {
    const id = await created({ employmentStartDate: '2026-06-01' })
    expect(await terminate(id, { endDate: '2026-05-31', reasonCode: 'other' })).toMatchObject(
      refused(422, 'employment_end_before_start'),
    )
  })

  test('does not prolong a fixed term beyond what its basis allows, nor does cancelling it', async () => {
    const id = await created({ employmentStartDate: '2027-03-01', employmentEndDate: '2027-08-31' })
    const noReason = { employmentType: 'fixed_term', fixedTermBasis: 'no_reason' }
    await replace(id, noReason)
    expect(await terminate(id, { endDate: '2028-03-01', reasonCode: 'other' })).toMatchObject({
      status: 422,
      body: { code: 'fixed_term_basis_exceeds_one_year', lastAllowedDate: '2028-02-29' },
    })
    expect(await terminate(id, { endDate: '2028-02-29', reasonCode: 'other' })).toMatchObject({ status: 200 })

    const open = await created({ employmentStartDate: '2027-03-01' })
    await terminate(open, { endDate: '2027-08-31', reasonCode: 'other' })
    expect(await replace(open, noReason)).toMatchObject({ status: 200 })
    expect(await cancel(open)).toMatchObject({
      status: 422,
      body: { code: 'fixed_term_basis_exceeds_one_year', lastAllowedDate: '2028-02-29' },
    })
    expect((await termsOf(open)).body).toMatchObject({ endDate: '2027-08-31' })
  })

  test('may be looked at first', async () => {
    const id = await created()
    const answer = await terminate(id, { endDate: '2027-03-31', reasonCode: 'other', dryRun: true })
    expect(answer).toMatchObject({ status: 200, body: { endDate: '2027-03-31' } })
    expect((await termsOf(id)).body).toMatchObject({ endDate: null, termination: null })
    expect(await eventsOf(id)).toEqual(['member.created'])
  })

  test('tells its reason to those who manage employments only', async () => {
    const id = await created({ supervisorMembershipId: meri.members.eero.id })
    await terminate(id, { endDate: '2027-03-31', reasonCode: 'employee_related' })
    expect((await termsOf(id, world.as('eero'))).body.termination).toMatchObject({
      endDate: '2027-03-31',
      reasonCode: null,
    })
    expect((await termsOf(id)).body.termination.reasonCode).toBe('employee_related')
  })

  test('that has passed ends the access at once when offboarding is asked for', async () => {
    const { body } = await create({
      firstNames: 'Lähtevä',
      lastName: 'Aalto',
      role: 'employee',
      email: newAddress(),
    })
    const leaving = { endDate: '2026-01-31', reasonCode: 'trial_period', startOffboarding: true }
    expect(await terminate(body.id, leaving)).toMatchObject({ status: 200 })
    expect(await read(body.id)).toMatchObject({ status: 'deactivated' })
    expect(await activate(body.invitation.inviteUrl)).toMatchObject(refused(404, 'invitation_not_found'))
    expect(await eventsOf(body.id)).toEqual([
      'member.created',
      'member.invited',
      'employment.terminated',
      'member.deactivated',
    ])
  })
})

describe('offboarding on the day after the last one', () => {
  const dueYesterday = (id: string) =>
    world.database.owner(
      `update employment_terminations set end_date = $2::date - 1 where membership_id = $1`,
      [id, today],
    )
  const leaving = { endDate: today, reasonCode: 'retirement', startOffboarding: true }

  test('deactivates who was to be offboarded, once', async () => {
    const id = await created()
    await terminate(id, leaving)
    await offboardEverywhere(world.app.services)
    expect(await read(id)).toMatchObject({ status: 'active' })
    await dueYesterday(id)
    await offboardEverywhere(world.app.services)
    expect(await read(id)).toMatchObject({ status: 'deactivated' })
    await helmi.post(`/v1/memberships/${id}/reactivate`)
    await offboardEverywhere(world.app.services)
    expect(await read(id)).toMatchObject({ status: 'active' })
    expect(await eventsOf(id)).toEqual([
      'member.created',
      'employment.terminated',
      'member.deactivated',
      'member.updated',
    ])
  })

  test('leaves who only leaves', async () => {
    const id = await created()
    await terminate(id, { ...leaving, startOffboarding: false })
    await dueYesterday(id)
    await offboardEverywhere(world.app.services)
    expect(await read(id)).toMatchObject({ status: 'active' })
  })

  test('never comes to the last administrator: their last day is not recorded', async () => {
    expect(await terminate(meri.members.aino.id, leaving, aino)).toMatchObject(refused(409, 'last_admin'))
    expect(await read(meri.members.aino.id)).toMatchObject({ status: 'active', employmentEndDate: null })
  })

  test('follows the clock of a sandbox', async () => {
    const id = await created()
    await terminate(id, leaving)
    expect(await aino.post('/v1/sandbox/clock/advance', { minutes: 2 * 24 * 60 })).toMatchObject({
      status: 200,
    })
    await offboardDue({ ...world.app.services, log: silentLog }, meri.id)
    expect(await read(id)).toMatchObject({ status: 'deactivated' })
  })
})

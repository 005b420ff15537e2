import { describe, expect, test } from 'vitest'
import { refused, startRoster } from './roster.ts'

const { world, meri, helmi, aino, created, read, eventsOf } = await startRoster()

const termsOf = (id: string, client = helmi) => client.get(`/v1/memberships/${id}/employment`)
const replace = (id: string, terms: object, client = helmi) =>
  client.put(`/v1/memberships/${id}/employment`, terms)
const terminate = (id: string, leaving: object, client = helmi) =>
  client.post(`/v1/memberships/${id}/termination`, leaving)

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

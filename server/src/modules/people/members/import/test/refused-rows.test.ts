import { describe, expect, test } from 'vitest'
import { startRoster } from '../../test/api/roster.ts'

const { meri, helmi, aino, created, newAddress } = await startRoster()

const bring = async (row: object, client = aino) =>
  (await client.post('/v1/imports/members', { rows: [row] })).body.results[0]
const refused = (code: string, field?: string) => ({ status: 'error', code, ...(field && { field }) })
const employ = async (id: string, body: object) =>
  expect(await helmi.put(`/v1/memberships/${id}/employment`, body)).toMatchObject({ status: 200 })
const noReason = { employmentType: 'fixed_term', fixedTermBasis: 'no_reason' }
const unemployed = { employmentType: 'fixed_term', fixedTermBasis: 'long_term_unemployed' }
const term = (employmentStartDate: string, employmentEndDate: string) => ({
  employmentStartDate,
  employmentEndDate,
})

/** A member of a fixed term on a basis. */
async function onTerm(basis: object, dates: object): Promise<{ id: string; email: string }> {
  const email = newAddress()
  const id = await created({ email, ...dates })
  await employ(id, basis)
  return { id, email }
}

describe('a row that changes a member is refused by the rules of the change', () => {
  test('where it would leave nobody who administers', async () => {
    const row = { email: meri.members.aino.email, role: 'hr' }
    expect(await bring(row)).toEqual({
      index: 0,
      id: meri.members.aino.id,
      ...refused('last_admin', 'role'),
    })
  })

  test('where a fixed term without a reason would last longer than a year', async () => {
    const { email } = await onTerm(noReason, term('2028-02-29', '2029-02-28'))
    expect(await bring({ email, employmentEndDate: '2029-03-01' })).toMatchObject(
      refused('fixed_term_basis_exceeds_one_year', 'employmentEndDate'),
    )
  })

  test('where the law did not know the basis yet', async () => {
    const { email } = await onTerm(noReason, term('2026-06-01', '2026-12-31'))
    expect(await bring({ email, ...term('2026-05-01', '2026-12-31') })).toMatchObject(
      refused('fixed_term_basis_not_in_force', 'employmentStartDate'),
    )
  })

  test('where the basis is for a first contract, and it is another', async () => {
    const { email } = await onTerm(noReason, term('2026-06-01', '2026-09-30'))
    expect(await bring({ email, ...term('2026-11-01', '2026-12-31') })).toMatchObject(
      refused('fixed_term_basis_not_first_contract', 'employmentStartDate'),
    )
  })

  test('where the term was renewed as often as it may be', async () => {
    const { id, email } = await onTerm(unemployed, term('2025-01-01', '2025-03-31'))
    await employ(id, { ...unemployed, startDate: '2025-05-01', endDate: '2025-06-30' })
    await employ(id, { ...unemployed, startDate: '2025-08-01', endDate: '2025-08-31' })
    expect(await bring({ email, ...term('2025-10-01', '2025-10-31') })).toMatchObject(
      refused('fixed_term_renewals_used_up', 'employmentStartDate'),
    )
  })

  test('where the payroll number is taken at the other employer', async () => {
    const { body: employer } = await aino.post('/v1/employers', { name: 'Satama Oy' })
    const email = newAddress()
    const [there, here] = [await created({ employerId: employer.id }), await created({ email })]
    for (const id of [there, here]) await employ(id, { payrollNumber: '8001' })
    expect(await bring({ email, employer: 'Satama Oy' })).toMatchObject(
      refused('payroll_number_taken', 'employer'),
    )
    expect(await bring({ payrollNumber: '8001', phone: '1' })).toMatchObject(
      refused('member_ambiguous', 'payrollNumber'),
    )
  })

  test('where it gives somebody who has signed in another address', async () => {
    await employ(meri.members.veera.id, { payrollNumber: '8003' })
    expect(await bring({ payrollNumber: '8003', email: newAddress() })).toMatchObject(
      refused('member_already_active', 'email'),
    )
  })

  test('where a leaving is recorded', async () => {
    const email = newAddress()
    const id = await created({ email })
    const leaving = { endDate: '2027-01-31', reasonCode: 'own_notice' }
    expect((await helmi.post(`/v1/memberships/${id}/termination`, leaving)).status).toBeLessThan(300)
    expect(await bring({ email, employmentEndDate: '2027-02-28' })).toMatchObject(
      refused('termination_recorded', 'employmentEndDate'),
    )
  })

  test('where the new address is that of another', async () => {
    const id = await created({ email: newAddress() })
    await employ(id, { payrollNumber: '8002' })
    expect(await bring({ payrollNumber: '8002', email: meri.members.onni.email })).toMatchObject(
      refused('already_member', 'email'),
    )
  })
})

test('a row without an address that could be either of two members is refused', async () => {
  const twin = { firstNames: 'Kaksi', lastName: 'Samaa' }
  await created(twin)
  await created(twin)
  expect(await bring({ ...twin, role: 'employee' })).toMatchObject(refused('member_ambiguous', 'email'))
})

test.each([
  ['worktimeModel', 'worktime_model_not_found'],
  ['employer', 'employer_not_found'],
])('a row with an unknown %s is refused', async (field, code) => {
  const row = { firstNames: 'A', lastName: 'B', role: 'employee', email: newAddress(), [field]: 'Ei ole' }
  expect(await bring(row)).toMatchObject(refused(code, field))
})

test('a row of somebody new that says too little holds no other row of the same address back', async () => {
  const [email, other] = [newAddress(), newAddress()]
  const row = { email, firstNames: 'Sanna', lastName: 'Salo', role: 'employee' }
  const rows = [
    { email, firstNames: 'Sanna' },
    row,
    { ...row, phone: '1' },
    { ...row, email: other, role: undefined },
  ]
  const { body } = await aino.post('/v1/imports/members', { rows })
  expect(body.results).toMatchObject([
    refused('missing_required', 'lastName'),
    { status: 'created' },
    { status: 'updated', id: body.results[1].id },
    refused('missing_required', 'role'),
  ])
})

import { describe, expect, test } from 'vitest'
import { offboardEverywhere } from '../../employment/jobs.ts'
import { addDays, dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { refused, startRoster } from './roster.ts'
import { writingAfter } from './writing-after.ts'

const { world, meri, helmi, aino, today, created, read, eventsOf, newAddress, activate, create } =
  await startRoster()

const termsOf = (id: string, client = helmi) => client.get(`/v1/memberships/${id}/employment`)
const replace = (id: string, terms: object, client = helmi) =>
  client.put(`/v1/memberships/${id}/employment`, terms)
const terminate = (id: string, leaving: object, client = helmi) =>
  client.post(`/v1/memberships/${id}/termination`, leaving)
const cancel = (id: string, client = helmi) => client.delete(`/v1/memberships/${id}/termination`)

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

  test('is of the date of the write, where midnight comes after the look', async () => {
    const { now } = (await aino.get('/v1/sandbox/clock')).body
    const [one, other] = [await created(), await created()]
    const date = addDays(dateIn('Europe/Helsinki', now), 3)
    await terminate(one, { ...leaving, endDate: date })
    await terminate(other, { ...leaving, endDate: addDays(date, 1) })
    const daysLater = (days: number) =>
      world.database.owner(
        'update organisation_clocks set sandbox_offset = sandbox_offset + make_interval(days => $2) where org_id = $1',
        [meri.id, days],
      )
    await daysLater(4)
    await offboardEverywhere(writingAfter(world.app.services, () => daysLater(1)))
    expect(await read(one)).toMatchObject({ status: 'deactivated' })
    expect(await read(other)).toMatchObject({ status: 'deactivated' })
    await daysLater(-5)
  })

  test('follows the clock of a sandbox', async () => {
    const id = await created()
    await terminate(id, leaving)
    expect(await aino.post('/v1/sandbox/clock/advance', { minutes: 2 * 24 * 60 })).toMatchObject({
      status: 200,
    })
    expect(await read(id)).toMatchObject({ status: 'deactivated' })
  })
})

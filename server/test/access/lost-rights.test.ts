import { describe, expect, it } from 'vitest'
import { grantCapability, revokeCapability } from '../../src/modules/people/members/port.ts'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import { type Capability } from '../../src/platform/vocabulary/capabilities.ts'
import { dateIn } from '../../src/platform/vocabulary/dates.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { startRepeating } from './repeated-requests.ts'

const scene = await startRepeating()
const {
  world,
  members,
  admin,
  send,
  refused,
  reused,
  replays,
  inTransaction,
  giveRole,
  moveTo,
  person,
  writtenDay,
} = scene

describe('the stored answer is not given to whoever', () => {
  it('lost the capability that the operation needs', async () => {
    const body = person()
    expect(await send(world.as('helmi'), '/v1/memberships', body)).toMatchObject({ status: 201 })
    await giveRole('helmi', 'employee')
    refused(await send(world.as('helmi'), '/v1/memberships', body), 403, 'insufficient_role')
    await giveRole('helmi', 'hr')
  })

  it('lost other rights than the operation needs', async () => {
    const body = person()
    await giveRole('helmi', 'admin')
    const made = await send(world.as('helmi'), '/v1/memberships', body)
    expect(made).toMatchObject({ status: 201 })
    await giveRole('helmi', 'hr')
    reused(await send(world.as('helmi'), '/v1/memberships', body))
    await giveRole('helmi', 'admin')
    replays(await send(world.as('helmi'), '/v1/memberships', body), made)
    await giveRole('helmi', 'hr')
  })

  it('had a capability for a time that is over', async () => {
    const today = dateIn('Europe/Helsinki', await inTransaction(async tx => tx.now))
    const grant = { membershipId: members.paavo.id, from: today, to: null, reason: 'A stand-in.' }
    const change = (verb: typeof grantCapability, capability: Capability) =>
      inTransaction((tx, commit) => verb(tx, commit, { ...grant, capability }, today))
    await change(grantCapability, 'members.manage')
    await change(grantCapability, 'payroll.run')
    const paavo = world.as('paavo')
    const body = person()
    const made = await send(paavo, '/v1/memberships', body)
    replays(await send(paavo, '/v1/memberships', body), made)
    await change(revokeCapability, 'payroll.run')
    reused(await send(paavo, '/v1/memberships', body))
    await change(revokeCapability, 'members.manage')
    refused(await send(paavo, '/v1/memberships', body), 403, 'insufficient_role')
  })

  it('lost the module', async () => {
    const switchModule = async (module: string, active: boolean) =>
      expect(
        await (await signedIn(world, 'aino')).patch('/v1/settings', { modules: [{ module, active }] }),
      ).toMatchObject({ status: 200 })
    const body = person()
    const made = await send(admin, '/v1/memberships', body)
    await switchModule('hr', false)
    reused(await send(admin, '/v1/memberships', body))
    await switchModule('hr', true)
    replays(await send(admin, '/v1/memberships', body), made)
  })

  it('no longer supervises the member, in the path or among the rows of a batch', async () => {
    const path = await writtenDay()
    const eero = world.as('eero')
    const confirmed = await send(eero, `${path}/confirm`, {})
    expect(confirmed).toMatchObject({ status: 200 })
    const first = scene.key
    scene.anotherKey()
    const batch = { ids: [confirmed.body.workDayId], reason: 'Not yet.' }
    const returned = await send(eero, '/v1/work-days/return-batch', batch)
    expect(returned).toMatchObject({ status: 200, body: { actedCount: 1 } })

    await moveTo('onni', 'elina')
    // Elina works under Eero, so Onni is still an indirect report of his.
    replays(await send(eero, '/v1/work-days/return-batch', batch), returned)
    await moveTo('onni', 'paavo')
    reused(await send(eero, '/v1/work-days/return-batch', batch))
    refused(await eero.post(`${path}/confirm`, {}, first), 404, 'membership_not_found')
    await moveTo('onni', 'eero')
    replays(await eero.post(`${path}/confirm`, {}, first), confirmed)
  })

  it('may no longer do it because the other one has risen', async () => {
    const { id } = (await admin.post('/v1/memberships', person(), { 'idempotency-key': newId() })).body
    const helmi = world.as('helmi')
    const invited = await send(helmi, `/v1/memberships/${id}/invite`, {})
    expect(invited.body.inviteUrl).toEqual(expect.any(String))
    replays(await send(helmi, `/v1/memberships/${id}/invite`, {}), invited)
    expect(await admin.patch(`/v1/memberships/${id}`, { role: 'admin' })).toMatchObject({ status: 200 })
    refused(await send(helmi, `/v1/memberships/${id}/invite`, {}), 403, 'role_exceeds_actor')
  })
})

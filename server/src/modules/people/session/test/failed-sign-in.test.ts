import { expect, test, vi } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { password } from '../../../../../test/world/founding.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { origin } from './browser.ts'
import { patience } from '../../../../../test/world/patience.ts'

const world = await startWorld()
const admin = world.as('aino')
const signIn = (email: string, more: object = {}) =>
  world.anonymous.post('/v1/session', { email, password: 'a wrong one', ...more }, { origin })

const failures = async () =>
  (await admin.get('/v1/audit?action=sign_in.password_failed')).body.items as Record<string, unknown>[]

test('a wrong password is told in the trail of its member’s organisation, in nobody’s name', async () => {
  const { onni } = world.meri.members
  const answer = await signIn(onni.email, { organisationId: world.meri.id })
  expect(answer.status).toBe(401)
  await vi.waitFor(async () => expect(await failures()).toHaveLength(1), patience)
  expect(await failures()).toMatchObject([
    {
      actor: { membershipId: null, kind: 'session', credentialId: null },
      operation: 'session.create',
      requestId: answer.headers['x-request-id'],
      origin: '127.0.0.1',
      targetType: 'sign_in',
      targetId: onni.id,
      changes: [],
    },
  ])
  await signIn(onni.email, { organisationId: newId() })
  await vi.waitFor(async () => expect(await failures()).toHaveLength(2), patience)
})

test('an address that nobody has, and a right password, are told in no trail as failed', async () => {
  const before = await world.database.owner('select from audit_entries where action = $1', [
    'sign_in.password_failed',
  ])
  expect((await signIn('nobody@meri.example')).status).toBe(401)
  const { email } = world.meri.members.veera
  expect((await world.anonymous.post('/v1/session', { email, password }, { origin })).status).toBe(201)
  // Whatever a transaction still had to write has been written when a later transaction of the organisation has ended.
  expect((await admin.get('/v1/audit/verify')).body).toMatchObject({ ok: true })
  const after = await world.database.owner('select from audit_entries where action = $1', [
    'sign_in.password_failed',
  ])
  expect(after).toHaveLength(before.length)
})

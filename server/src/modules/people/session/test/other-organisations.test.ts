import { describe, expect, test, vi } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import { signInEndings } from '../port.ts'
import { EndingsSweep } from '../accounts/endings-sweep.ts'
import { signedIn } from './browser.ts'
import { tokenIn } from './mailed-world.ts'
import { patience } from '../../../../../test/world/patience.ts'
import { startWorldWithAttacker } from './attacker.ts'

const {
  world,
  invite,
  mailed,
  activate,
  signIn,
  forgot,
  complete,
  browserOf,
  meri,
  attackers,
  victims,
  further,
  attacker,
  dead,
  proven,
} = await startWorldWithAttacker()

describe('what ends in another organisation', () => {
  test('is void at once and cleared away later, when the process dies before it came there', async () => {
    const { email } = await proven()
    const { id, seen } = await invite(attacker, email)
    const browser = browserOf(await activate(seen, victims))
    const { body } = await browser.post('/v1/api-keys', { name: 'Oma', kind: 'personal', scope: [] })
    const key = world.withKey(body.key)
    expect((await key.get('/v1/me/access')).status).toBe(200)

    const { transactions } = world.app.services
    const run = transactions.run.bind(transactions)
    await forgot(email)
    const token = await mailed(email, '/reset-password')
    const dying = vi.spyOn(transactions, 'run').mockImplementation(async (request, work) => {
      if (request.operation === 'session.choosePassword' && request.actor === systemActor)
        throw new Error('the process is gone')
      return run(request, work)
    })
    expect((await complete(token, further)).status).toBe(204)
    dying.mockRestore()
    const left = () =>
      world.database.owner(`select from directory.sign_in_endings where membership_id = $1`, [id])
    const revoked = () =>
      world.database.owner<{ at: Date | null }>(`select revoked_at as at from api_keys where id = $1`, [
        body.id,
      ])
    expect(await dead(browser)).toBe(true)
    expect((await key.get('/v1/me/access')).status).toBe(401)
    expect((await signIn(email, further, { organisationId: meri })).status).toBe(201)

    // Another process may have found it already.
    await world.database.owner(`update directory.sign_in_endings set due_at = now()`)
    const { services } = world.app
    const sweep = new EndingsSweep(services, services.contributions(signInEndings))
    await sweep.sweep()
    await vi.waitFor(async () => expect(await left()).toEqual([]), patience)
    expect((await revoked())[0]?.at).not.toBeNull()
    expect((await key.get('/v1/me/access')).status).toBe(401)
    await sweep.stop()
  })
})

describe('without a mail server', () => {
  test('the held invitation has the link that its maker was shown, which proves nothing', async () => {
    const held = await startWorld()
    const answer = await held
      .as('aino')
      .post(
        '/v1/memberships',
        { firstNames: 'Uhri', lastName: 'Uhrila', role: 'employee', email: 'uhri@posti.example' },
        { 'idempotency-key': 'uhri' },
      )
    const { inviteUrl } = answer.body.invitation
    const aino = await signedIn(held, 'aino')
    const [mail] = (await aino.get('/v1/outgoing-mails?kind=invitation')).body.items
    expect(mail).toMatchObject({ status: 'held', confidential: false })
    expect((await aino.get(`/v1/outgoing-mails/${mail.id}`)).body.body.text).toContain(inviteUrl)
    const activated = await held.anonymous.post(
      '/v1/session/activate',
      { token: tokenIn(inviteUrl), password: attackers },
      { origin: 'https://konttori.example' },
    )
    expect(activated.status).toBe(201)
    expect(
      await held.database.owner(
        `select local_org_id as local from directory.persons where email = 'uhri@posti.example'`,
      ),
    ).toEqual([{ local: held.meri.id }])
  })
})

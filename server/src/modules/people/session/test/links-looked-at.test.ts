import { describe, expect, test } from 'vitest'
import { Client } from '../../../../../test/world/client.ts'
import { password } from '../../../../../test/world/founding.ts'
import { mailsWritten } from '../../../../../test/world/mail.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import * as roster from '../../members/port.ts'
import { signInBounds } from '../attempts/limits.ts'
import { resetRequests } from '../passwords/requests.ts'
import { origin } from './browser.ts'

const world = await startWorld()
const chosen = 'itse keksitty lause 9'
let guests = 0

const tokenIn = (url = ''): string => new URL(url).searchParams.get('token') ?? ''

async function invite(email = `vieras-${++guests}@meri.example`) {
  const person = { firstNames: 'Kaisa', lastName: 'Vieras', role: 'employee', email }
  const { body } = await world
    .as('aino')
    .post('/v1/memberships', person, { 'idempotency-key': crypto.randomUUID() })
  return { id: body.id, email, token: tokenIn(body.invitation.inviteUrl) }
}

async function passwordLink(email: string): Promise<string> {
  await world.anonymous.post('/v1/session/forgotten-password', { email }, { origin })
  await resetRequests(world.app.services, roster).flush()
  const mails = await mailsWritten(world.database, { to: email, kind: 'password_reset' })
  return tokenIn(mails.at(-1)?.letter?.action?.url)
}

const invitation = (token: string, client: Client = world.anonymous) =>
  client.post('/v1/session/invitation', { token }, { origin })
const passwordLinkOf = (token: string) =>
  world.anonymous.post('/v1/session/forgotten-password/link', { token }, { origin })
const notFound = { status: 404, body: { code: 'invitation_not_found' } }

describe('looking at an activation link', () => {
  test('tells who invites whom and nothing else, and uses nothing up', async () => {
    const guest = await invite()
    for (let look = 0; look < 3; look++) {
      const { status, body, headers } = await invitation(guest.token)
      expect(status).toBe(200)
      expect(body).toEqual({ organisation: { name: 'Meri Oy' }, email: guest.email })
      expect(headers['set-cookie']).toBeUndefined()
    }
    const activated = await world.anonymous.post(
      '/v1/session/activate',
      { token: guest.token, password: chosen },
      { origin },
    )
    expect(activated.status).toBe(201)
    expect(await invitation(guest.token)).toMatchObject(notFound)
  })

  test('tells the same of an address that has an account elsewhere', async () => {
    const { email } = world.tunturi.members.sanna
    expect((await invitation((await invite(email)).token)).body).toEqual({
      organisation: { name: 'Meri Oy' },
      email,
    })
  })

  test('that is replaced, expired, withdrawn or nobody’s is not found', async () => {
    const [replaced, expired, withdrawn] = [await invite(), await invite(), await invite()]
    await world.as('aino').post(`/v1/memberships/${replaced.id}/invite`, {})
    await world.database.owner(
      `update invitations set expires_at = expires_at - interval '30 days' where membership_id = $1`,
      [expired.id],
    )
    await world.as('aino').post(`/v1/memberships/${withdrawn.id}/deactivate`)
    const nobodys = Buffer.alloc(48, 1).toString('base64url')
    for (const token of [replaced.token, expired.token, withdrawn.token, nobodys, 'nonsense'])
      expect(await invitation(token)).toMatchObject(notFound)
    const reset = await passwordLink(world.meri.members.onni.email)
    expect(await invitation(reset)).toMatchObject(notFound)
  })

  test('counts as an attempt when it is unknown; a good one neither counts nor makes room for more', async () => {
    const one = new Client(world.app.server, {}, () => '198.51.100.77')
    const { token } = await invite()
    const { attempts } = signInBounds.address
    for (let wrong = 1; wrong < attempts; wrong++)
      expect((await invitation('nonsense', one)).status).toBe(404)
    for (let look = 0; look < 5; look++) expect((await invitation(token, one)).status).toBe(200)
    expect((await invitation('nonsense', one)).status).toBe(404)
    expect(await invitation('nonsense', one)).toMatchObject({ status: 429, body: { scope: 'sign_in' } })
    expect(await one.post('/v1/session', { email: 'a@b.fi', password }, { origin })).toMatchObject({
      status: 429,
    })
  })
})

describe('looking at a link to a new password', () => {
  test('tells whose it is, and uses nothing up', async () => {
    const { email } = world.meri.members.eero
    const token = await passwordLink(email)
    for (let look = 0; look < 3; look++)
      expect(await passwordLinkOf(token)).toMatchObject({ status: 200, body: { email } })
    const done = await world.anonymous.post(
      '/v1/session/forgotten-password/complete',
      { token, password: chosen },
      { origin },
    )
    expect(done.status).toBe(204)
    expect(await passwordLinkOf(token)).toMatchObject({
      status: 404,
      body: { code: 'password_link_not_found' },
    })
  })

  test('that is replaced, of somebody deactivated or nobody’s is not found', async () => {
    const { paavo, tauno } = world.meri.members
    const replaced = await passwordLink(paavo.email)
    expect(await passwordLink(paavo.email)).not.toBe(replaced)
    const withdrawn = await passwordLink(tauno.email)
    await world.as('aino').post(`/v1/memberships/${tauno.id}/deactivate`)
    for (const token of [replaced, withdrawn, 'A'.repeat(43), (await invite()).token])
      expect((await passwordLinkOf(token)).status).toBe(404)
  })
})

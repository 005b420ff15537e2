import { describe, expect, it } from 'vitest'
import { exitCodes } from '../../lifecycle/exit-codes.ts'
import { Client } from '../../../test/world/client.ts'
import { startBesideService } from './beside-service.ts'

const { origin, password, world, run, runPlain } = await startBesideService()

async function secondAdministrator() {
  const mira = 'mira@meri.example'
  const { body } = await world
    .as('aino')
    .post(
      '/v1/memberships',
      { firstNames: 'Mira', lastName: 'Toinen', role: 'admin', email: mira },
      { 'idempotency-key': 'mira' },
    )
  const { activationUrl } = await run(
    ...['member', 'invite', '--organisation', 'meri', '--member', body.id, '--reason', 'By hand'],
  )
  const token = new URL(activationUrl).searchParams.get('token')
  const activated = await world.anonymous.post('/v1/session/activate', { token, password }, { origin })
  const cookie = activated.headers['set-cookie']?.split(';')[0] ?? ''
  return { mira, session: new Client(world.app.server, { cookie, origin }) }
}

describe('member reset-sign-in', () => {
  const otso = ['--organisation', 'meri', '--member', 'otso@meri.example']
  const reason = ['--reason', 'Lost the phone']
  const signIn = (secret: string) =>
    world.anonymous.post('/v1/session', { email: 'otso@meri.example', password: secret }, { origin })
  const complete = (url: string) =>
    world.anonymous.post(
      '/v1/session/forgotten-password/complete',
      { token: new URL(url).searchParams.get('token'), password },
      { origin },
    )

  it('ends what they signed in with, in the running service too, and prints a link to a new password', async () => {
    const begun = await signIn('luotettava salasana 1')
    const cookie = begun.headers['set-cookie']?.split(';')[0] ?? ''
    const browser = new Client(world.app.server, { cookie, origin })
    expect((await browser.get('/v1/session')).status).toBe(200)

    const answer = await run('member', 'reset-sign-in', ...otso, ...reason)
    expect(answer).toMatchObject({
      membershipId: world.meri.members.otso.id,
      email: 'otso@meri.example',
      resetUrl: expect.stringMatching(
        /^https:\/\/konttori\.example\/reset-password\?token=[A-Za-z0-9_-]{43}$/,
      ),
    })
    await expect.poll(async () => (await browser.get('/v1/session')).status).toBe(401)
    await expect.poll(async () => (await world.as('otso').get('/v1/me/access')).status).toBe(401)
    expect((await signIn('luotettava salasana 1')).status).toBe(401)

    expect((await complete(answer.resetUrl)).status).toBe(204)
    expect((await complete(answer.resetUrl)).status).toBe(404)
    expect((await signIn(password)).body.membership.id).toBe(world.meri.members.otso.id)
    const accounts = await world.database.owner(
      `select local_org_id as local from directory.persons where email = 'otso@meri.example'`,
    )
    expect(accounts).toEqual([{ local: world.meri.id }])
    expect(
      await world.database.owner(
        `select reason from audit_entries where action = 'sign_in.reset_by_operator' and target_id = $1`,
        [world.meri.members.otso.id],
      ),
    ).toEqual([{ reason: expect.stringMatching(/^Lost the phone \(\S+ at the command line\)$/) }])
  })

  it('is told to the person and every other administrator, with the reason and without the link', async () => {
    const { mira, session } = await secondAdministrator()
    const answer = await run('member', 'reset-sign-in', ...otso, '--reason', 'Phone in the sea')
    const token = new URL(answer.resetUrl).searchParams.get('token') ?? ''
    expect(answer.told).toEqual(['otso@meri.example', 'aino@meri.example', mira])
    const { body } = await session.get('/v1/outgoing-mails?kind=security_notice&limit=100')
    const texts = await Promise.all(
      body.items.map(async ({ id }: { id: string }) => (await session.get(`/v1/outgoing-mails/${id}`)).body),
    )
    const about = texts.filter(mail => JSON.stringify(mail).includes('Phone in the sea'))
    expect(Object.fromEntries(about.map(mail => [mail.to.address, mail.status]))).toEqual({
      'aino@meri.example': 'held',
      [mira]: 'held',
      'otso@meri.example': 'held',
    })
    expect(JSON.stringify(texts)).not.toContain(token)
  })

  it('is given to the mail server that the service has', async () => {
    await world.database.owner('update directory.service_address set mails = true')
    await run('member', 'reset-sign-in', ...otso, '--reason', 'Phone in the lake')
    const mails = await world.database.owner(
      `select distinct status from outgoing_mails where kind = 'security_notice' and status <> 'held'`,
    )
    expect(mails).toEqual([{ status: 'queued' }])
    await world.database.owner('update directory.service_address set mails = false')
  })

  it('leaves a proven account without methods in its other organisations, and gives it no way into them', async () => {
    const { lumi } = world.meri.members
    const { ilmari } = world.tunturi.members
    await world.database.owner(
      `update directory.person_memberships set person_id = (select id from directory.persons where email = $2)
       where membership_id = $1`,
      [ilmari.id, lumi.email],
    )
    const { resetUrl } = await run(
      'member',
      'reset-sign-in',
      '--organisation',
      'meri',
      '--member',
      lumi.email,
      ...reason,
    )
    expect((await world.withKey(ilmari.personalKey).get('/v1/me/access')).status).toBe(401)
    expect((await complete(resetUrl)).status).toBe(204)
    const enter = (organisationId: string) =>
      world.anonymous.post('/v1/session', { email: lumi.email, password, organisationId }, { origin })
    expect((await enter(world.meri.id)).status).toBe(201)
    expect((await enter(world.tunturi.id)).status).toBe(401)
  })

  it('refuses a member who is not there or whom nobody signs in as, and wants a reason', async () => {
    const refused = await runPlain(
      'member',
      'reset-sign-in',
      '--organisation',
      'meri',
      '--member',
      'x@meri.example',
      ...reason,
    )
    expect(refused.exitCode).toBe(exitCodes.refused)
    expect(refused.stderr).toContain('membership_not_found')
    const invited = await world
      .as('aino')
      .post(
        '/v1/memberships',
        { firstNames: 'Kaisa', lastName: 'Uusi', role: 'employee', email: 'uusi@meri.example' },
        { 'idempotency-key': 'uusi' },
      )
    const waiting = await runPlain(
      'member',
      'reset-sign-in',
      '--organisation',
      'meri',
      '--member',
      invited.body.id,
      ...reason,
    )
    expect(waiting.exitCode).toBe(exitCodes.refused)
    const silent = await runPlain('member', 'reset-sign-in', ...otso, '--reason', ' ')
    expect(silent.exitCode).toBe(exitCodes.usage)
  })
})

describe('member grant and revoke', () => {
  const meri = ['--organisation', 'meri']
  const capabilities = async () => (await world.as('onni').get('/v1/me/access')).body.capabilities
  const listed = async () =>
    (await run('member', 'list', ...meri)).members.find(
      ({ email }: { email: string }) => email === 'onni@meri.example',
    )

  it('take effect in the running service with the next request, and end by the date alone', async () => {
    expect(await capabilities()).toEqual([])
    const granted = await run(
      ...['member', 'grant', ...meri, '--member', 'ONNI@meri.example', '--capability', 'payroll.run'],
      ...['--reason', 'Stands in for Tauno'],
    )
    expect(granted.grants).toMatchObject([{ capability: 'payroll.run', validTo: null }])
    await expect.poll(capabilities).toEqual(['payroll.run'])
    expect((await listed()).capabilities).toEqual(['payroll.run'])
    expect((await world.as('onni').get('/v1/payroll/exports/targets')).status).not.toBe(403)

    const id = world.meri.members.onni.id
    await run(
      ...[
        'member',
        'revoke',
        ...meri,
        '--member',
        id,
        '--capability',
        'payroll.run',
        '--reason',
        'Tauno is back',
      ],
    )
    await expect.poll(capabilities).toEqual([])
    const trail = await world.database.owner(
      `select action, reason from audit_entries where target_id = $1 and action like '%capability' order by at`,
      [id],
    )
    expect(trail).toEqual([
      {
        action: 'members.grant_capability',
        reason: expect.stringMatching(/^Stands in for Tauno \(\S+ at the command line\)$/),
      },
      {
        action: 'members.revoke_capability',
        reason: expect.stringMatching(/^Tauno is back \(\S+ at the command line\)$/),
      },
    ])
  })

  it('follow the calendar of the organisation’s own clock', async () => {
    const clock = (await world.as('aino').get('/v1/sandbox/clock')).body
    const today = Temporal.Instant.from(clock.now).toZonedDateTimeISO('Europe/Helsinki').toPlainDate()
    await run(
      ...['member', 'grant', ...meri, '--member', 'onni@meri.example', '--capability', 'hr.manage'],
      ...[
        '--from',
        String(today.add({ days: 1 })),
        '--to',
        String(today.add({ days: 2 })),
        '--reason',
        'Holiday',
      ],
    )
    expect(await capabilities()).toEqual([])
    const ahead = () => world.as('aino').post('/v1/sandbox/clock/advance', { minutes: 24 * 60 })
    await ahead()
    await expect.poll(capabilities).toEqual(['hr.manage'])
    await ahead()
    await expect.poll(capabilities).toEqual(['hr.manage'])
    await ahead()
    await expect.poll(capabilities).toEqual([])
  })

  it.each([
    [
      'nobody of the organisation',
      ['--member', 'sanna@tunturi.example', '--capability', 'hr.manage'],
      'membership_not_found',
    ],
    [
      'a capability that was not granted',
      ['--member', 'eero@meri.example', '--capability', 'reports.team'],
      'grant_not_found',
    ],
  ])('refuse %s', async (_, args, error) => {
    const failed = await runPlain('member', 'revoke', ...meri, ...args, '--reason', 'x', '--json')
    expect(failed.exitCode).toBe(exitCodes.refused)
    expect(JSON.parse(failed.stderr)).toMatchObject({ error })
  })

  it.each(['2026-02-30', '1.1.2026', 'tomorrow'])('take no “%s” for a date', async from => {
    const grant = ['member', 'grant', ...meri, '--member', 'onni@meri.example', '--capability', 'hr.manage']
    const failed = await runPlain(...grant, '--reason', 'x', '--from', from)
    expect(failed).toMatchObject({
      exitCode: exitCodes.usage,
      stderr: expect.stringContaining('--from must be a date'),
    })
  })

  it('ask which organisation when there are several', async () => {
    const failed = await runPlain('member', 'list')
    expect(failed.exitCode).toBe(exitCodes.usage)
    expect(failed.stderr).toMatch(/--organisation with one of .*meri.*tunturi/)
    const mistyped = await runPlain('member', 'list', '--organisation', 'merii')
    expect(mistyped.stderr).toContain('Did you mean “meri”?')
  })
})

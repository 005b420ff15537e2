// Isolated: it starts programs and mostly waits for them.
import { beforeAll, describe, expect, it } from 'vitest'
import { exitCodes } from '../../lifecycle/exit-codes.ts'
import { addressOf } from '../../../test/crashes/server-process.ts'
import { Client } from '../../../test/world/client.ts'
import { startWorld, type World } from '../../../test/world/world.ts'
import { AuthenticatorApp } from '../../modules/session/methods/test/authenticator-app.ts'
import { Browser, cookieOf } from '../../modules/session/test/browser.ts'
import { konttori } from './konttori.ts'

const origin = 'https://konttori.example'
const password = 'luotettava lause ja 9'

let world: World
beforeAll(async () => {
  world = await startWorld()
})

/** Runs a command beside the running service and gives its JSON; throws when it fails. */
async function run(...args: string[]): Promise<any> {
  const { exitCode, stdout, stderr } = await runPlain(...args, '--json')
  if (exitCode !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

const runPlain = (...args: string[]) =>
  konttori(args, {
    DATABASE_URL: addressOf(world.database.connection),
    KONTTORI_SECRET: '\u0007'.repeat(32),
    KONTTORI_BASE_URL: origin,
    KONTTORI_DATA_DIR: '/tmp',
  })

const person = ['--admin-first-names', 'Aino Maria', '--admin-last-name', 'Kallio']

describe('organisation create', () => {
  it('founds a company that is whole for its administrator over HTTP', async () => {
    const founded = await run(
      ...['organisation', 'create', '--name', 'Kallio Oy', '--slug', 'kallio', '--locale', 'sv'],
      ...['--admin-email', 'Aino.Kallio@KALLIO.example', ...person],
    )
    expect(founded).toMatchObject({
      organisation: { name: 'Kallio Oy', slug: 'kallio', sandbox: false, timeZone: 'Europe/Helsinki' },
      administrator: { email: 'aino.kallio@kallio.example' },
    })
    const url = new URL(founded.activationUrl)
    expect(url.origin + url.pathname).toBe(`${origin}/activate`)
    const token = url.searchParams.get('token')
    const activated = await world.anonymous.post('/v1/session/activate', { token, password }, { origin })
    expect(activated.status).toBe(201)
    const signedIn = await world.anonymous.post(
      '/v1/session',
      { email: 'aino.kallio@kallio.example', password },
      { origin },
    )
    expect(signedIn.status).toBe(201)
    expect(signedIn.body).toMatchObject({ secondFactor: false, secondFactorMissing: true })
    const browser = new Browser(world, cookieOf(signedIn))
    // An administrator of a new company sets a second factor up before anything else.
    expect(await browser.get('/v1/memberships')).toMatchObject({
      status: 403,
      body: { code: 'second_factor_missing' },
    })
    const app = new AuthenticatorApp((await browser.post('/v1/me/sign-in/totp', {})).body.secret)
    expect((await browser.post('/v1/me/sign-in/totp/confirm', { code: app.next() })).status).toBe(200)

    const key = await browser.post('/v1/api-keys', {
      name: 'first',
      kind: 'service',
      scope: ['members.manage', 'worktime.supervise', 'org.admin', 'hr.manage'],
    })
    expect(key.status).toBe(201)
    expect(key.body.key).toMatch(/^kt_live_/)
    const api = world.withKey(key.body.key)
    const wanted = { firstNames: 'Tuuli', lastName: 'Kaski', role: 'employee' }
    const member = await api.post('/v1/memberships', wanted, { 'idempotency-key': 'tuuli' })
    expect(member.status).toBe(201)
    const [entryType] = (await api.get('/v1/entry-types')).body.items.filter(
      ({ category }: { category: string }) => category === 'work',
    )
    const day = await api.put(`/v1/team/members/${member.body.id}/work-days/2026-11-02/entries`, {
      entries: [{ entryTypeId: entryType.id, startMinutes: 480, endMinutes: 960 }],
    })
    expect(day.status).toBe(200)
    const levels = await api.get('/v1/dimensions')
    expect(levels.body.items).toContainEqual(expect.objectContaining({ code: 'project' }))
    const employment = await api.put(`/v1/memberships/${member.body.id}/employment`, { payrollNumber: '1' })
    expect(employment.status).toBe(200)
  })

  it('announces and audits what it made, with the operator’s name', async () => {
    const { organisation } = await run(
      ...['organisation', 'create', '--name', 'Niemi', '--slug', 'niemi', '--sandbox', '--modules', 'none'],
      ...['--admin-email', 'aino@niemi.example', ...person, '--time-zone', 'Europe/Stockholm'],
    )
    const lines = await world.database.owner<{ action: string; operation: string; reason: string }>(
      `select action, operation, reason from audit_entries where org_id = $1
       and action in ('settings.create', 'members.create') order by action`,
      [organisation.id],
    )
    expect(lines).toEqual(
      ['members.create', 'settings.create'].map(action => ({
        action,
        operation: 'konttori organisation create',
        reason: expect.stringMatching(/^\S+ at the command line$/),
      })),
    )
    const events = await world.database.owner(
      'select event from integration_events where org_id = $1 order by sequence',
      [organisation.id],
    )
    expect(events).toEqual([{ event: 'member.created' }, { event: 'member.invited' }])
    const features = await world.database.owner(
      'select feature from organisation_features where org_id = $1',
      [organisation.id],
    )
    expect(features).toEqual([])
  })

  it.each([
    ['a slug that is taken', ['--slug', 'meri'], exitCodes.refused, 'slug_taken'],
    ['a slug that is none', ['--slug', 'Meri Oy'], exitCodes.usage, 'usage'],
    ['an address that is none', ['--slug', 'uusi', '--admin-email', 'aino'], exitCodes.usage, 'usage'],
    ['a zone that is none', ['--slug', 'uusi', '--time-zone', '+02:00'], exitCodes.usage, 'usage'],
    ['a name that is blank', ['--slug', 'uusi', '--name', '  '], exitCodes.usage, 'usage'],
  ])('leaves nothing behind when asked for %s', async (_, args, exitCode, error) => {
    const defaults = { '--name': 'Uusi', '--admin-email': 'aino@uusi.example' }
    const rest = Object.entries(defaults)
      .filter(([option]) => !args.includes(option))
      .flat()
    const before = await world.database.owner('select org_id from directory.organisations')
    const failed = await runPlain('organisation', 'create', ...args, ...rest, ...person, '--json')
    expect(failed).toMatchObject({ exitCode, stdout: '' })
    expect(JSON.parse(failed.stderr)).toMatchObject({ error, exitCode })
    expect(await world.database.owner('select org_id from directory.organisations')).toEqual(before)
  })
})

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

describe('key create', () => {
  const create = ['key', 'create', '--organisation', 'meri', '--name', 'bridge']

  it('prints a key that works, and nothing else', async () => {
    const { stdout, exitCode } = await runPlain(
      ...create,
      '--owner',
      'tauno@meri.example',
      '--scope',
      'payroll.run',
    )
    expect(exitCode).toBe(0)
    const access = await world.withKey(stdout.trim()).get('/v1/me/access')
    expect(access.body).toMatchObject({
      membership: { displayName: 'Tauno Virtanen' },
      capabilities: ['payroll.run'],
      credential: { kind: 'personal_key', name: 'bridge', expiresAt: null },
    })
  })

  it('takes the last day in the organisation’s zone', async () => {
    const made = await run(
      ...create,
      '--owner',
      'aino@meri.example',
      '--service',
      '--read-only',
      '--expires',
      '2030-06-30',
    )
    expect(made).toMatchObject({
      kind: 'service',
      readOnly: true,
      scope: [],
      expiresAt: '2030-06-30T21:00:00.000Z',
    })
  })

  it('counts a grant in force as the owner’s', async () => {
    const forOnni = [...create, '--owner', 'onni@meri.example', '--scope', 'crm.use']
    const refused = await runPlain(...forOnni, '--json')
    expect(JSON.parse(refused.stderr)).toMatchObject({
      error: 'key_scope_exceeds_owner',
      exitCode: exitCodes.refused,
    })
    await run(
      ...[
        'member',
        'grant',
        '--organisation',
        'meri',
        '--member',
        'onni@meri.example',
        '--capability',
        'crm.use',
      ],
      ...['--reason', 'Sells too'],
    )
    const { key } = await run(...forOnni)
    expect((await world.withKey(key).get('/v1/me/access')).body.capabilities).toEqual(['crm.use'])
  })

  it('refuses an expiry in the past', async () => {
    const failed = await runPlain(
      ...create,
      '--owner',
      'aino@meri.example',
      '--expires',
      '2020-01-01',
      '--json',
    )
    expect(JSON.parse(failed.stderr)).toMatchObject({ error: 'api_key_expiry_in_past' })
  })
})

describe('migrate', () => {
  it('has nothing to do on a database that serves', async () => {
    expect(await run('migrate')).toEqual({ applied: [] })
    expect(await run('migrate', '--check')).toEqual({ pending: [] })
  })

  it('is asked for where the database is older', async () => {
    const [latest] = await world.database.owner<{ name: string }>(
      `delete from migration.applied where name = (select max(name) from migration.applied) returning *`,
    )
    try {
      expect(await run('migrate', '--check')).toEqual({ pending: [latest?.name] })
      const failed = await runPlain('member', 'list', '--organisation', 'meri')
      expect(failed).toMatchObject({
        exitCode: exitCodes.databaseNotMigrated,
        stderr: expect.stringContaining('konttori migrate'),
      })
    } finally {
      await world.database.owner(
        "insert into migration.applied select ($1::json->>'name'), ($1::json->>'timestamp')",
        [JSON.stringify(latest)],
      )
    }
  })
})

it('without the service’s secret nothing is written to a database that is not its own', async () => {
  const failed = await konttori(['member', 'list'], {
    DATABASE_URL: addressOf(world.database.connection),
    KONTTORI_DATA_DIR: '/tmp/konttori-no-such-place',
  })
  expect(failed).toMatchObject({
    exitCode: exitCodes.serviceSecretMissing,
    stderr: expect.stringContaining('KONTTORI_SECRET'),
  })
})

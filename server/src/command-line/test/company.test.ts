import { describe, expect, it } from 'vitest'
import { exitCodes } from '../../lifecycle/exit-codes.ts'
import { addressOf } from '../../../test/crashes/server-process.ts'
import { AuthenticatorApp } from '../../modules/people/session/methods/test/authenticator-app.ts'
import { Browser, cookieOf } from '../../modules/people/session/test/browser.ts'
import { konttori } from './konttori.ts'
import { startBesideService } from './beside-service.ts'

const { origin, password, world, run, runPlain, person } = await startBesideService()

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

describe('key create', () => {
  const create = ['key', 'create', '--organisation', 'meri', '--name', 'bridge']

  it('prints a key that works, and nothing else', async () => {
    const { stdout, stderr, exitCode } = await runPlain(
      ...create,
      '--owner',
      'tauno@meri.example',
      '--scope',
      'payroll.run',
    )
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/^kt_test_\S+\n$/)
    expect(stderr).toBe(
      'konttori: A personal key of tauno@meri.example, good until it is revoked. It may: payroll.run. It is shown this once.\n',
    )
    const access = await world.withKey(stdout.trim()).get('/v1/me/access')
    expect(access.body).toMatchObject({
      membership: { displayName: 'Tauno Virtanen' },
      capabilities: ['payroll.run'],
      credential: { kind: 'personal_key', name: 'bridge', expiresAt: null },
    })
  })

  it('without a scope says that the key has no capability, and what to give for more', async () => {
    const { stdout, stderr, exitCode } = await runPlain(
      ...create,
      '--owner',
      'aino@meri.example',
      '--read-only',
    )
    expect(exitCode).toBe(0)
    expect(stderr).toContain('good until it is revoked, which only reads. It has no capability')
    expect(stderr).toContain('--scope org.admin')
    expect(stderr).not.toContain(stdout.trim())
    const access = await world.withKey(stdout.trim()).get('/v1/me/access')
    expect(access.body.capabilities).toEqual([])
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

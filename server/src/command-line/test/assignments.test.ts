import { beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '../../../test/crashes/server-process.ts'
import { startWorld, type World } from '../../../test/world/world.ts'
import { konttori } from './konttori.ts'

let world: World
let short: string
beforeAll(async () => {
  world = await startWorld()
  const made = await world.as('aino').post('/v1/worktime-models', {
    code: 'five_hours',
    name: 'Five hours a day',
    versions: [{ validFrom: '2024-01-01', kind: 'fixed', dayTargets: [300, 300, 300, 300, 300, 0, 0] }],
  })
  expect(made.status).toBe(201)
  short = made.body.id
})

type Name = keyof World['meri']['members']
const idOf = (name: Name) => world.meri.members[name].id
const dayOf = (name: Name, date: string) => `/v1/team/members/${idOf(name)}/work-days/${date}`

const assign = (name: Name, ...args: string[]) =>
  konttori(
    [
      ...['member', 'assign', '--organisation', 'meri', '--member', `${name}@meri.example`],
      ...[...args, '--reason', 'New contract', '--json'],
    ],
    {
      DATABASE_URL: addressOf(world.database.connection),
      KONTTORI_SECRET: '\u0007'.repeat(32),
      KONTTORI_BASE_URL: 'https://konttori.example',
      KONTTORI_DATA_DIR: '/tmp',
    },
  )

async function assigned(name: Name, ...args: string[]): Promise<any> {
  const { exitCode, stdout, stderr } = await assign(name, ...args)
  expect(stderr).toBe('')
  expect(exitCode).toBe(0)
  return JSON.parse(stdout)
}

const write = async (name: Name, date: string) => {
  const entries = [
    { entryTypeId: world.meri.catalogs.entryTypes.work, startMinutes: 480, endMinutes: 1020 },
    { entryTypeId: world.meri.catalogs.entryTypes.break, startMinutes: 690, endMinutes: 720 },
  ]
  expect(await world.as('aino').put(`${dayOf(name, date)}/entries`, { entries })).toMatchObject({
    status: 200,
  })
}

describe('member assign', () => {
  it('tells the drafts and minutes that it would change, and changes them without --dry-run', async () => {
    const aino = world.as('aino')
    for (const date of ['2026-09-30', '2026-10-01', '2026-10-02']) await write('onni', date)
    expect(await aino.post(`${dayOf('onni', '2026-10-02')}/confirm`, {})).toMatchObject({ status: 200 })
    const confirmed = (await aino.get(dayOf('onni', '2026-10-02'))).body
    const stamp = async (date: string) => (await aino.get(dayOf('onni', date))).body.updatedAt
    const before = { outside: await stamp('2026-09-30'), changed: await stamp('2026-10-01') }
    const told = await assigned('onni', '--model', 'five_hours', '--from', '2026-10-01', '--dry-run')
    expect(told).toMatchObject({
      membershipId: idOf('onni'),
      kind: 'worktime_model',
      assignedId: short,
      from: '2026-10-01',
      until: null,
      changed: true,
      dryRun: true,
      keptDays: 1,
      drafts: [{ workDate: '2026-10-01', before: { target: 450 }, after: { target: 300 } }],
    })
    const target = async (date: string) => (await aino.get(dayOf('onni', date))).body.expectedTargetMinutes
    expect(await target('2026-10-01')).toBe(450)
    expect(await stamp('2026-10-01')).toBe(before.changed)

    const done = await assigned('onni', '--model', short, '--from', '2026-10-01')
    expect(done).toEqual({ ...told, dryRun: false })
    expect(await target('2026-09-30')).toBe(450)
    expect(await target('2026-10-01')).toBe(300)
    expect(await stamp('2026-09-30')).toBe(before.outside)
    expect((await stamp('2026-10-01')) > before.changed).toBe(true)
    expect((await aino.get(dayOf('onni', '2026-10-02'))).body).toEqual(confirmed)
    expect((await aino.get(`/v1/memberships/${idOf('onni')}`)).body.worktimeModelId).toBe(short)
    expect(await assigned('onni', '--model', short, '--from', '2026-10-01')).toMatchObject({
      changed: false,
      drafts: [],
    })
  })

  it('is audited with the date and the reason, and announced when the member is something else today', async () => {
    const before = (await world.as('aino').get(`/v1/memberships/${idOf('elina')}`)).body
    await assigned('elina', '--staff-group', 'hourly', '--from', '2099-01-01')
    expect((await world.as('aino').get(`/v1/memberships/${idOf('elina')}`)).body).toEqual(before)
    await assigned('elina', '--staff-group', 'none', '--from', '2026-01-01')
    const { hourly, monthly } = world.meri.catalogs.staffGroups
    const lines = await world.database.owner(
      `select action, operation, reason, changes from audit_entries where org_id = $1 and target_id = $2
       and action = 'members.assign' order by sequence`,
      [world.meri.id, idOf('elina')],
    )
    expect(lines).toMatchObject(
      [
        { from: monthly, to: { staffGroupId: hourly, validFrom: '2099-01-01' } },
        { from: monthly, to: { staffGroupId: null, validFrom: '2026-01-01' } },
      ].map(({ from, to }) => ({
        operation: 'konttori member assign',
        reason: expect.stringMatching(/^New contract \(\S+ at the command line\)$/),
        changes: [{ field: 'assignments', from: { staffGroupId: from }, to }],
      })),
    )
    const events = await world.database.owner(
      `select event from integration_events where org_id = $1 and payload->>'membershipId' = $2 and event = 'member.updated'`,
      [world.meri.id, idOf('elina')],
    )
    expect(events).toHaveLength(1)
    const after = (await world.as('aino').get(`/v1/memberships/${idOf('elina')}`)).body
    expect(after).toMatchObject({ staffGroupId: null })
    expect(after.updatedAt > before.updatedAt).toBe(true)
  })

  it('reaches into no payroll lock, and --dry-run says so', async () => {
    const { monthly } = world.meri.catalogs.staffGroups
    const tauno = world.as('tauno')
    await assigned('sisu', '--staff-group', 'monthly', '--from', '2026-01-01')
    for (const date of ['2026-05-29', '2026-06-03']) await write('sisu', date)
    const before = (await world.as('aino').get(dayOf('sisu', '2026-06-03'))).body
    const june = { periodStart: '2026-06-01', periodEnd: '2026-06-30', groupId: monthly }
    const { body: lock } = await tauno.post('/v1/payroll-locks', june)
    for (const what of [
      ['--model', 'five_hours', '--from', '2026-05-01'],
      ['--staff-group', 'hourly', '--from', '2026-06-30'],
      ['--staff-group', 'none', '--from', '2026-01-01'],
    ])
      for (const args of [what, [...what, '--dry-run']]) {
        const { exitCode, stderr } = await assign('sisu', ...args)
        expect(exitCode).not.toBe(0)
        expect(JSON.parse(stderr)).toMatchObject({
          error: 'period_locked',
          message: expect.stringContaining(lock.id),
        })
      }
    expect((await world.as('aino').get(dayOf('sisu', '2026-06-03'))).body).toEqual(before)

    expect(await tauno.post('/v1/payroll-locks', { ...june, groupId: null })).toMatchObject({ status: 201 })
    await assigned('sisu', '--staff-group', 'hourly', '--from', '2026-06-10')
    await assigned('sisu', '--staff-group', 'none', '--from', '2026-07-01')
    await assigned('sisu', '--model', 'five_hours', '--from', '2026-06-04')
  })

  it.each([
    [['--model', 'unknown', '--from', '2026-10-01'], 'worktime_model_not_found'],
    [['--staff-group', 'unknown', '--from', '2026-10-01'], 'staff_group_not_found'],
    [['--employer', 'Unknown Oy', '--from', '2026-10-01'], 'employer_not_found'],
    [['--supervisor', 'nobody@meri.example', '--from', '2026-10-01'], 'supervisor_not_found'],
    [['--supervisor', 'paavo@meri.example', '--from', '2026-10-01'], 'supervisor_cycle'],
  ])('%j is refused with %s', async (args, code) => {
    const { exitCode, stderr } = await assign('paavo', ...args)
    expect(exitCode).not.toBe(0)
    expect(JSON.parse(stderr)).toMatchObject({ error: code })
  })

  it.each([
    [['--from', '2026-10-01'], 'Give one of'],
    [['--model', 'none', '--employer', 'none', '--from', '2026-10-01'], 'Give one of'],
    [['--model', 'none', '--from', 'tomorrow'], 'must be a date'],
    [['--model', 'none', '--from', '0000-12-31'], 'must be a date'],
  ])('%j is no command', async (args, message) => {
    const { stderr } = await assign('paavo', ...args)
    expect(stderr).toContain(message)
  })

  it('gives no two members of an employer one payroll number, on a coming day either', async () => {
    const aino = world.as('aino')
    const yard = await aino.post('/v1/employers', { name: 'Telakka Oy' })
    await assigned('eero', '--employer', 'telakka oy', '--from', '2024-01-01')
    expect((await aino.get(`/v1/memberships/${idOf('eero')}`)).body.employerId).toBe(yard.body.id)
    for (const name of ['eero', 'veera'] as const)
      expect(
        await aino.put(`/v1/memberships/${idOf(name)}/employment`, { payrollNumber: '42' }),
      ).toMatchObject({
        status: 200,
      })
    const { stderr } = await assign('veera', '--employer', yard.body.id, '--from', '2099-01-01')
    expect(JSON.parse(stderr)).toMatchObject({ error: 'payroll_number_taken' })
  })

  it('closes no circle of supervisors on any date, over HTTP either', async () => {
    const aino = world.as('aino')
    const [otso, lumi] = [idOf('otso'), idOf('lumi')]
    await assigned('otso', '--supervisor', lumi, '--from', '2090-01-01')
    const { stderr } = await assign('lumi', '--supervisor', otso, '--from', '2089-01-01')
    expect(JSON.parse(stderr)).toMatchObject({ error: 'supervisor_cycle' })
    expect(await aino.patch(`/v1/memberships/${lumi}`, { supervisorMembershipId: otso })).toMatchObject({
      status: 422,
      body: { code: 'supervisor_cycle' },
    })
    // Before the circle would close somebody else follows.
    await assigned('lumi', '--supervisor', 'none', '--from', '2085-01-01')
    expect(await aino.patch(`/v1/memberships/${lumi}`, { supervisorMembershipId: otso })).toMatchObject({
      status: 200,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { exitCodes } from '../../lifecycle/exit-codes.ts'
import { startBesideService } from './beside-service.ts'

const { world, run, runPlain } = await startBesideService()

const meri = ['--organisation', 'meri']
const why = ['--reason', 'Contract of 2027']
const set = (...args: string[]) => run('modules', 'set', ...meri, ...why, ...args)
const stateOf = (answer: { modules: { module: string }[] }, wanted: string) =>
  answer.modules.find(({ module }) => module === wanted)

type Name = keyof typeof world.meri.members
/** Whether a member has a module, as the running service tells them. */
const has = async (name: Name, wanted: string): Promise<boolean> => {
  const { body } = await world.as(name).get('/v1/me/access')
  return body.modules.find(({ module }: { module: string }) => module === wanted)?.active ?? false
}
const licensed = async (wanted: string): Promise<boolean> => {
  const { body } = await world.as('aino').get('/v1/settings')
  return body.modules.find(({ module }: { module: string }) => module === wanted).licensed
}

describe('modules', () => {
  it('come and go in the running service with the next request, and are audited with the reason', async () => {
    const before = await run('modules', 'list', ...meri)
    const had = before.modules
      .filter(({ licensed: is }: { licensed: boolean }) => is)
      .map(({ module }: { module: string }) => module)
    expect(had).toContain('hr')

    await set('--modules', 'projects')
    const employment = () =>
      world
        .as('aino')
        .put(`/v1/memberships/${world.meri.members.onni.id}/employment`, { payrollNumber: '77' })
    await expect.poll(async () => (await employment()).status).toBe(402)
    expect((await employment()).body).toMatchObject({ code: 'feature_not_in_plan', feature: 'hr' })
    expect(await licensed('hr')).toBe(false)

    const back = await set('--modules', had.join(','))
    expect(back.modules.map(({ module, licensed: is }: any) => [module, is])).toEqual(
      before.modules.map(({ module, licensed: is }: any) => [module, is]),
    )
    await expect.poll(async () => (await employment()).status).toBe(200)

    const [line] = await world.database.owner<{ reason: string; operation: string; changes: object[] }>(
      `select reason, operation, changes from audit_entries
       where action = 'settings.set_modules' and org_id = $1 order by sequence limit 1`,
      [world.meri.id],
    )
    expect(line).toMatchObject({
      operation: 'konttori modules set',
      reason: expect.stringMatching(/^Contract of 2027 \(\S+ at the command line\)$/),
    })
    expect(line?.changes).toContainEqual({ field: 'modules.hr.licensed', from: true, to: false })
  })

  it('that are as they were change nothing and write nothing', async () => {
    const count = () =>
      world.database.owner('select count(*) from audit_entries where org_id = $1', [world.meri.id])
    const before = await count()
    expect((await set('--seats', 'hr=any')).members).toEqual([])
    expect(await count()).toEqual(before)
  })
})

describe('seats', () => {
  it('stay with those who joined first when there are fewer, and come back to those who went without', async () => {
    const { members } = await run('member', 'list', ...meri)
    const holders = members.filter(({ status }: { status: string }) => status !== 'deactivated').length
    const limited = await set('--seats', 'hr=2')
    expect(stateOf(limited, 'hr')).toMatchObject({ licensed: true, seatLimit: 2, seatsTaken: 2 })
    expect(limited.members).toHaveLength(holders - 2)
    expect(limited.members.every(({ loses }: { loses: string[] }) => loses.join() === 'hr')).toBe(true)
    const first = await firstToJoin()
    const lost = limited.members.map(({ membershipId }: { membershipId: string }) => membershipId)
    expect(first.slice(0, 2).filter(id => lost.includes(id))).toEqual([])
    const names = Object.keys(world.meri.members) as Name[]
    const without = names.find(name => lost.includes(world.meri.members[name].id)) as Name
    const kept = names.find(name => world.meri.members[name].id === first[0]) as Name
    await expect.poll(() => has(without, 'hr')).toBe(false)
    expect(await has(kept, 'hr')).toBe(true)
    expect(stateOf(await run('modules', 'list', ...meri), 'hr')).toMatchObject({
      seatLimit: 2,
      seatsTaken: 2,
    })

    const three = await set('--seats', 'hr=3')
    expect(three.members).toMatchObject([{ membershipId: first[2], gains: ['hr'], loses: [] }])
    const all = await set('--seats', 'hr=any')
    expect(all.members).toHaveLength(holders - 3)
    await expect.poll(() => has(without, 'hr')).toBe(true)
    const [trail] = await world.database.owner<{ changes: object[] }>(
      `select changes from audit_entries where action = 'members.set_seats' and target_id = $1 order by sequence limit 1`,
      [lost[0]],
    )
    expect(trail?.changes).toEqual([{ field: 'withheldModules', from: [], to: ['hr'] }])
  })

  it('of a dry run are told and not taken', async () => {
    const told = await set('--seats', 'hr=1', '--dry-run')
    expect(told).toMatchObject({ dryRun: true })
    expect(told.members.length).toBeGreaterThan(0)
    expect(stateOf(await run('modules', 'list', ...meri), 'hr')).toMatchObject({ seatLimit: null })
  })

  const firstToJoin = async (): Promise<string[]> =>
    (
      await world.database.owner<{ id: string }>(
        `select id from memberships where org_id = $1 and status in ('invited', 'active') order by created_at, id`,
        [world.meri.id],
      )
    ).map(({ id }) => id)
})

it.each([
  ['neither modules nor seats', [], 'Give --modules, --seats or both.'],
  ['a module that there is not', ['--seats', 'hrr=3'], 'Did you mean “hr”?'],
  ['a number that is none', ['--seats', 'hr=-1'], 'such as crm=10'],
  ['too many seats', ['--seats', 'hr=1000001'], 'such as crm=10'],
  ['seats twice', ['--seats', 'hr=1,hr=2'], 'hr is given twice'],
  ['none and another', ['--modules', 'none,hr'], '“none” goes with no other module'],
])('refuses %s', async (_, args, message) => {
  const failed = await runPlain('modules', 'set', ...meri, ...why, ...args)
  expect(failed).toMatchObject({ exitCode: exitCodes.usage, stderr: expect.stringContaining(message) })
})

it('refuses seats of a module that the organisation is not to have', async () => {
  const failed = await runPlain(
    'modules',
    'set',
    ...meri,
    ...why,
    '--modules',
    'hr',
    '--seats',
    'crm=3',
    '--json',
  )
  expect(failed.exitCode).toBe(exitCodes.refused)
  expect(JSON.parse(failed.stderr)).toMatchObject({ error: 'feature_not_in_plan' })
})

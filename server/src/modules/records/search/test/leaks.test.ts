import { beforeAll, describe, expect, it, test, vi } from 'vitest'
import pg from 'pg'
import { made } from '../../../../../test/breadth/ways.ts'
import { sentBy } from '../../../../../test/world/sent-statements.ts'
import type { Client } from '../../../../../test/world/client.ts'
import { patience } from '../../../../../test/world/patience.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { encodeParameter } from '../../../../platform/data/wire/outgoing-messages.ts'
import { signedIn } from '../../../people/session/test/browser.ts'

const world = await startWorld()
const { owner } = world.database
const { id: orgId, members } = world.meri

/** Who may not read something that others may, and what. */
const readsRoster = 'a key that reads the roster and no payroll numbers'
const seekers: { readonly [who: string]: () => Promise<Client> } = {
  [readsRoster]: async () => world.withKey((await world.key('aino', { scope: ['members.manage'] })).secret),
  'a supervisor': async () => world.as('elina'),
  'an employee': async () => world.as('onni'),
  'an employee in a session': () => signedIn(world, 'onni'),
  'somebody of another organisation': async () => world.as('sanna'),
}

const syllables = ['ka', 'li', 'na', 'so', 'mä', 'ri', 'tu', 'vo', 'hä', 'ke']
let drawn = 20_261_122
/** The numbers of Park and Miller: the same in every run. */
const upTo = (bound: number): number => {
  drawn = (drawn * 48_271) % 2_147_483_647
  return drawn % bound
}
const word = () => Array.from({ length: 2 + upTo(3) }, () => syllables[upTo(10)]).join('')

/** Fills what the seekers must not see with other texts; names are hidden from anyone who does not read the roster. */
async function fillHidden(names: boolean): Promise<string[]> {
  const number = `${word()}-${upTo(1000)}`
  const [hidden, secret, key] = [word(), word(), word()]
  await owner(
    `update employment_terms set payroll_number = $1 where org_id = $2 and membership_id in (
       select id from memberships where org_id = $2 and role in ('payroll', 'hr', 'finance'))`,
    [number, orgId],
  )
  if (names)
    await owner(
      `update memberships set display_name = $1, first_names = $1, last_name = $2, phone = $3, email = $1 || id || '@example.fi'
       where org_id = $4 and role in ('payroll', 'hr', 'finance')`,
      [hidden, secret, `+358 40 ${1_000_000 + upTo(8_999_999)}`, orgId],
    )
  await owner('update webhooks set description = $1 where org_id = $2', [secret, orgId])
  await owner('update export_targets set name = $1 where org_id = $2', [secret, orgId])
  await owner('update api_keys set name = $1 where org_id = $2 and owner_membership_id <> $3', [
    key,
    orgId,
    members.onni.id,
  ])
  return [number, hidden, secret, key]
}

const texts: string[] = []

beforeAll(async () => {
  const admin = world.as('aino')
  for (const { id } of Object.values(members))
    await made(admin.put(`/v1/memberships/${id}/employment`, { jobTitle: 'x' }))
  await made(
    admin.post('/v1/webhooks', {
      url: 'https://hooks.example.com/',
      events: ['workday.approved'],
      description: 'x',
    }),
  )
  texts.push(...(await fillHidden(true)))
})

const answerTo = async (client: Client, q: string): Promise<string> => {
  const { status, body } = await client.get(`/v1/search?${new URLSearchParams({ q })}`)
  expect(status).toBe(200)
  return JSON.stringify(body)
}

/** Parts of texts, whole, and with typing errors: what somebody would try to find them by. */
const partOf = (text: string): string => {
  const from = upTo(Math.max(1, text.length - 3))
  const part = text.slice(from, from + 2 + upTo(text.length))
  return [part, text, text.replace(/(.)(.)/, '$2$1'), part.toUpperCase()][upTo(4)] ?? text
}

test('answers are the same to the byte, whatever is in what the seeker may not read', async () => {
  const clients = await Promise.all(
    Object.entries(seekers).map(async ([who, client]) => [who, await client()] as const),
  )
  const everything = world.as('aino')
  let different = 0
  for (let round = 0; round < 6; round++) {
    const names = round % 2 === 0
    const questions = Array.from({ length: 4 }, () => partOf(texts[upTo(texts.length)] ?? ''))
    const answers = () =>
      Promise.all(
        questions.map(q =>
          Promise.all([...clients.map(([, client]) => answerTo(client, q)), answerTo(everything, q)]),
        ),
      )
    const before = await answers()
    texts.splice(0, texts.length, ...(await fillHidden(names)))
    const after = await answers()
    for (const [place, q] of questions.entries()) {
      const [was = [], is = []] = [before[place], after[place]]
      for (const [index, [who]] of clients.entries())
        if (!names || who !== readsRoster)
          expect({ who, q, answer: is[index] }).toEqual({ who, q, answer: was[index] })
      if (was.at(-1) !== is.at(-1)) different++
    }
  }
  // Who may read all of it does see the difference.
  expect(different).toBeGreaterThan(4)
})

interface Step {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Actual Loops'?: number
  readonly Plans?: readonly Step[]
}

describe('with many members who would fit', () => {
  const many = 6000
  beforeAll(async () => {
    await owner(
      `insert into memberships (org_id, id, display_name, first_names, last_name, email, role, status, withheld_modules, created_at, updated_at)
       select $1, uuidv7(), 'Salla Salainen', 'Salla', 'Salainen', 's' || n || '@example.fi', 'employee', 'active', '{}', now(), now()
       from generate_series(1, $2) n`,
      [orgId, many],
    )
    await owner('analyze memberships')
  })

  /** How the statement of a search is carried out, step by step. */
  async function stepsOf(client: Client, q: string): Promise<Step[]> {
    const sent = await sentBy(() => client.get(`/v1/search?q=${q}`))
    const searches = sent.filter(({ statement }) => statement.text.includes('folded_text'))
    expect(searches).toHaveLength(1)
    const { text = '', values = [] } = searches[0]?.statement ?? {}
    const session = new pg.Client(world.database.connection)
    await session.connect()
    try {
      await session.query('begin')
      await session.query('set local role konttori_service')
      await session.query("select set_config('app.org_id', $1, true)", [orgId])
      await session.query('set local enable_seqscan = off')
      await session.query('set local plan_cache_mode = force_generic_plan')
      const { rows } = await session.query<{ 'QUERY PLAN': { Plan: Step }[] }>(
        `explain (analyze, format json) ${text}`,
        values.map(encodeParameter),
      )
      const all = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(all)]
      return rows.flatMap(row => row['QUERY PLAN'].flatMap(({ Plan }) => all(Plan)))
    } finally {
      await session.end()
    }
  }

  const read = (steps: readonly Step[]): number =>
    steps
      .filter(step => step['Relation Name'] === 'memberships')
      .reduce(
        (sum, step) =>
          sum +
          ((step['Actual Rows'] ?? 0) + (step['Rows Removed by Filter'] ?? 0)) * (step['Actual Loops'] ?? 1),
        0,
      )

  const indexes = (steps: readonly Step[]) => new Set(steps.map(step => step['Index Name']))

  it.each(['elina', 'onni', 'lumi'] as const)('the search of %s looks at none of them', async name => {
    for (const q of ['salainen', 'salaimen', 'sa']) {
      const steps = await stepsOf(world.as(name), q)
      expect(indexes(steps)).not.toContain('memberships_by_folded_text')
      expect(read(steps)).toBeLessThan(30)
    }
  })

  it('whoever may see all of them looks at the newest and at what begins with it, never at all that fit', async () => {
    const steps = await stepsOf(world.as('aino'), 'salainen')
    expect(read(steps)).toBeLessThan(2000)
    const scans = steps.filter(step => step['Index Name'] === 'memberships_by_folded_text')
    expect(scans.filter(step => (step['Actual Rows'] ?? 0) > 0)).toEqual([])
  })

  it('a table with what the seeker does not see is not looked at', async () => {
    const tables = (steps: readonly Step[]) => new Set(steps.map(step => step['Relation Name']))
    const roster = world.withKey((await world.key('aino', { scope: ['members.manage'] })).secret)
    const hidden = ['employment_terms', 'webhooks', 'export_batches', 'export_targets', 'api_keys']
    for (const table of hidden) expect(tables(await stepsOf(roster, 'salainen'))).not.toContain(table)
    expect(tables(await stepsOf(world.as('aino'), 'salainen'))).toContain('employment_terms')
  })

  it('is one network write, with the scope', async () => {
    const client = world.as('aino')
    // Who asks is remembered for a moment, which may have passed on a busy machine.
    await vi.waitFor(async () => {
      const sent = await sentBy(() => client.get('/v1/search?q=salainen'))
      expect(sent).toHaveLength(2)
      expect(new Set(sent.map(({ trip }) => trip)).size).toBe(1)
    }, patience)
  })

  it('a view of texts shows only the organisation of the transaction, and takes no writes', async () => {
    const session = new pg.Client(world.database.connection)
    await session.connect()
    await session.query('set role konttori_service')
    await session.query("select set_config('app.org_id', $1, false)", [world.tunturi.id])
    const { rows } = await session.query('select distinct org_id from searchable_memberships')
    expect(rows).toEqual([{ org_id: world.tunturi.id }])
    for (const write of ['delete from searchable_memberships', 'update searchable_memberships set id = id'])
      await expect(session.query(write)).rejects.toThrow('permission denied')
    await session.query('reset app.org_id')
    await expect(session.query('select from searchable_memberships')).rejects.toThrow()
    await session.end()
  })
})

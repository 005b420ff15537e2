import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { asCsv, changedPeople, people } from '../../../examples/provision-people/generate.ts'
import { changesFile, peopleFile } from '../../../examples/provision-people/people.ts'
import { neededScope } from '../../../examples/provision-people/service-key.ts'
import type { Capability } from '../../src/platform/vocabulary/capabilities.ts'
import { startWorld } from '../world/world.ts'

const run = promisify(execFile)
const example = resolve(import.meta.dirname, '../../../examples/provision-people.ts')

const world = await startWorld()
const { secret } = await world.key('aino', { kind: 'service', scope: neededScope as Capability[] })
const url = `http://127.0.0.1:${(world.app.server.server.address() as AddressInfo).port}`
const provision = (...more: string[]) =>
  run(process.execPath, [example, '--url', url, '--key', secret, ...more], { maxBuffer: 16 * 1024 * 1024 })

const rowsOf = async (text: string) =>
  (await world.database.owner<{ n: number }>(text, [world.meri.id]))[0]?.n

it('the committed exports are what the generator makes', () => {
  expect(readFileSync(peopleFile, 'utf8')).toBe(asCsv(people()))
  expect(readFileSync(changesFile, 'utf8')).toBe(asCsv(changedPeople(people())))
})

it('300 people of an HR system are provisioned; again changes nothing; ten changed rows change ten members', async () => {
  const { stdout } = await provision()
  expect(stdout.split('\n').filter(line => !line.startsWith('  '))).toEqual([
    expect.stringMatching(/^November: 300 added, \d+ changed$/),
    'November again: 0 added, 0 changed',
    'December: 0 added, 10 changed',
    'December again: 0 added, 0 changed',
    '',
  ])
  expect(stdout).toContain('the events name those ten and nobody else')

  const created = `select count(*)::int as n from integration_events where org_id = $1 and event = 'member.created'`
  expect(await rowsOf(created)).toBe(300 + Object.keys(world.meri.members).length)
  expect(
    await rowsOf(
      `select count(*)::int as n from employment_terms where org_id = $1 and employment_type = 'fixed_term'`,
    ),
  ).toBe(people().filter(({ contract }) => contract === 'fixed_term').length - 1)
  const depth = `with recursive below as (
      select id, 0 as depth from memberships where org_id = $1 and supervisor_membership_id is null
      union all select m.id, depth + 1 from memberships m join below b on m.org_id = $1 and m.supervisor_membership_id = b.id)
    select max(depth)::int as n from below`
  expect(await rowsOf(depth)).toBeGreaterThanOrEqual(4)
})

it('a row that cannot be carried out is named with its reason, and the others are carried out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'konttori-people-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'people.csv')
  const [template] = people()
  if (!template) throw new Error('the export is empty')
  const row = (change: Partial<typeof template>) => ({ ...template, managerEmail: '', ...change })
  const rows = [
    row({ employeeNumber: '1', email: 'good@pohjanvala.example' }),
    row({ employeeNumber: '2', email: 'bad@pohjanvala.example', managerEmail: 'nobody@pohjanvala.example' }),
  ]
  await writeFile(file, asCsv(rows))
  await expect(provision('--file', file)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^1 added, 1 changed\n {2}2: manager_not_found\n$/),
  })
})

import { expect, it } from 'vitest'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import {
  capabilities,
  capabilitiesOf,
  reachOf,
  type Role,
  roles,
} from '../../src/platform/vocabulary/capabilities.ts'
import type { Answer } from '../world/client.ts'
import { startWorld } from '../world/world.ts'
import { table } from './table.ts'

const world = await startWorld()
const { members } = world.meri
const admin = world.as('aino')
const date = '2026-10-14'
const worktimeModelId = world.meri.catalogs.worktimeModels.fixed_37_5

// Onni works under Eero, as Elina does; a report and an indirect one make him somebody to every side of him.
const create = async (supervisorMembershipId: string): Promise<string> => {
  const body = {
    firstNames: 'Rivi',
    lastName: 'Rivinen',
    role: 'employee',
    supervisorMembershipId,
    worktimeModelId,
  }
  return (await admin.post('/v1/memberships', body, { 'idempotency-key': newId() })).body.id
}
const report = await create(members.onni.id)
const people = {
  self: members.onni.id,
  report,
  indirect: await create(report),
  peer: members.elina.id,
  above: members.eero.id,
  stranger: world.tunturi.members.ilmari.id,
}
type Who = keyof typeof people
const everybody = Object.keys(people) as Who[]
const onni = world.as('onni')

const entries = [{ entryTypeId: world.meri.catalogs.entryTypes.work, durationMinutes: 450 }]
const days: Partial<Record<Who, string>> = {}
for (const who of everybody.filter(name => name !== 'stranger')) {
  const path = `/v1/team/members/${people[who]}/work-days/${date}`
  await admin.put(`${path}/entries`, { entries })
  days[who] = (await admin.post(`${path}/confirm`, {})).body.workDayId
}

const said = ({ status }: Answer): string => (status < 300 ? 'yes' : String(status))
const listed = (answer: Answer, id: string | undefined): string =>
  answer.status >= 300
    ? String(answer.status)
    : answer.body.items.some((row: { id: string }) => row.id === id)
      ? 'yes'
      : '–'

/** What a member may ask about somebody, and how the answer is read. */
const questions: Record<string, (who: Who) => Promise<string>> = {
  'read them': async who => said(await onni.get(`/v1/memberships/${people[who]}`)),
  'list them': async who => listed(await onni.get('/v1/memberships?limit=100'), people[who]),
  'read their terms': async who => said(await onni.get(`/v1/memberships/${people[who]}/employment`)),
  'read their day': async who => said(await onni.get(`/v1/team/members/${people[who]}/work-days/${date}`)),
  'list their day': async who =>
    listed(await onni.get(`/v1/work-days?from=${date}&to=${date}&limit=100`), days[who]),
  'decide on it': async who => listed(await onni.get('/v1/team/approvals?limit=100'), days[who]),
  'write their day': async who =>
    said(await onni.put(`/v1/team/members/${people[who]}/work-days/2026-10-15/entries`, { entries: [] })),
  'change them': async who => said(await onni.patch(`/v1/memberships/${people[who]}`, {})),
  'dismiss them': async who =>
    said(await onni.post(`/v1/memberships/${people[who]}/deactivate`, { dryRun: true })),
}

it.each(roles)('the capabilities and the reach of the role %s are those of the table', role => {
  expect([...capabilitiesOf(role)].sort()).toEqual([...table[role].capabilities].sort())
  expect(reachOf(role)).toBe(table[role].reach)
  for (const capability of capabilitiesOf(role)) expect(capabilities).toContain(capability)
})

/** One line a question, one column a person: themself, a report, an indirect one, a peer, above, another organisation. */
const nobody = Object.keys(questions).map(question => `${question}: 403 403 403 403 403 403`)
const expected: Record<Role, readonly string[]> = {
  employee: nobody,
  dispatcher: nobody,
  sales: nobody,
  finance: nobody,
  manager: [
    'read them: yes yes yes 404 404 404',
    'list them: yes yes yes – – –',
    'read their terms: yes yes yes 404 404 404',
    'read their day: yes yes yes 404 404 404',
    'list their day: – yes yes – – –',
    'decide on it: – yes yes – – –',
    'write their day: 404 yes yes 404 404 404',
    'change them: 403 403 403 403 403 403',
    'dismiss them: 403 403 403 403 403 403',
  ],
  payroll: [
    'read them: yes yes yes yes yes 404',
    'list them: yes yes yes yes yes –',
    'read their terms: yes yes yes yes yes 404',
    'read their day: yes yes yes yes yes 404',
    'list their day: yes yes yes yes yes –',
    'decide on it: 403 403 403 403 403 403',
    'write their day: 403 403 403 403 403 403',
    'change them: 403 403 403 403 403 403',
    'dismiss them: 403 403 403 403 403 403',
  ],
  hr: [
    'read them: yes yes yes yes yes 404',
    'list them: yes yes yes yes yes –',
    'read their terms: yes yes yes yes yes 404',
    'read their day: 403 403 403 403 403 403',
    'list their day: 403 403 403 403 403 403',
    'decide on it: 403 403 403 403 403 403',
    'write their day: 403 403 403 403 403 403',
    'change them: yes yes yes yes yes 404',
    'dismiss them: yes yes yes 403 403 404',
  ],
  admin: [
    'read them: yes yes yes yes yes 404',
    'list them: yes yes yes yes yes –',
    'read their terms: yes yes yes yes yes 404',
    'read their day: yes yes yes yes yes 404',
    'list their day: yes yes yes yes yes –',
    'decide on it: yes yes yes yes yes –',
    'write their day: yes yes yes yes yes 404',
    'change them: yes yes yes yes yes 404',
    'dismiss them: yes yes yes yes yes 404',
  ],
}

it.each(roles)('a member of the role %s reaches the rows that the table says, and no others', async role => {
  await admin.patch(`/v1/memberships/${members.onni.id}`, { role })
  const lines: string[] = []
  for (const [question, ask] of Object.entries(questions)) {
    const answers: string[] = []
    for (const who of everybody) answers.push(await ask(who))
    lines.push(`${question}: ${answers.join(' ')}`)
  }
  expect(lines).toEqual(expected[role])
})

it('a key reaches no further than its member, and a scope leaves the rows as they are', async () => {
  await admin.patch(`/v1/memberships/${members.onni.id}`, { role: 'manager' })
  const narrow = world.withKey((await world.key('onni', { kind: 'service', scope: ['reports.team'] })).secret)
  expect(listed(await narrow.get('/v1/memberships?limit=100'), people.indirect)).toBe('yes')
  expect(said(await narrow.get(`/v1/memberships/${people.peer}`))).toBe('404')
  expect(said(await narrow.get(`/v1/work-days?from=${date}&to=${date}`))).toBe('403')
})

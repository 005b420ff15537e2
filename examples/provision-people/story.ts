import { type Konttori, rows, sweep } from '../../sdk/src/index.ts'
import { changesFile, peopleFile, peopleIn, withChanges } from './people.ts'
import { provision, type Report } from './provision.ts'

const tell = (what: string, { added, changed }: Report) =>
  console.log(`${what}: ${added.length} added, ${changed.length} changed`)

function expect(truth: boolean, what: string): void {
  if (!truth) throw new Error(`expected that ${what}`)
  console.log(`  ✓ ${what}`)
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  JSON.stringify([...a].sort()) === JSON.stringify([...b].sort())

/** The export is provisioned, again, a month later with ten rows changed, and again. */
export async function story(konttori: Konttori): Promise<void> {
  const people = peopleIn(peopleFile)
  const changedRows = peopleIn(changesFile)
  const later = withChanges(people, changedRows)
  const tenNumbers = changedRows.map(({ employeeNumber }) => employeeNumber)

  const first = await run(konttori, 'November', people)
  expect(first.report.errors.length === 0, `all ${people.length} people are members`)
  const again = await run(konttori, 'November again', people)
  expect(same(again.report.added, []) && same(again.report.changed, []), 'nothing was left to do')
  expect(
    again.touched.length === 0 && again.events.length === 0,
    'no member and no event is newer than before',
  )

  const december = await run(konttori, 'December', later)
  expect(same(december.report.changed, tenNumbers), `the ten changed: ${tenNumbers.join(', ')}`)
  expect(december.touched.length === 10, 'exactly ten members are newer than before')
  expect(same([...new Set(december.events)], december.touched), 'the events name those ten and nobody else')

  const last = await run(konttori, 'December again', later)
  expect(
    same(last.report.changed, []) && last.touched.length === 0 && last.events.length === 0,
    'nothing was left to do',
  )
}

/** A run, with the members that it touched and those whom events name, by the service's own record. */
async function run(konttori: Konttori, what: string, people: Parameters<typeof provision>[1]) {
  const before = await present(konttori)
  const report = await provision(konttori, people)
  tell(what, report)
  for (const { employeeNumber, code } of report.errors) console.log(`  ${employeeNumber}: ${code}`)

  const touched: string[] = []
  for await (const { id, updatedAt } of sweep(konttori.members.list, { updatedSince: before, limit: 100 }))
    if (updatedAt > before) touched.push(id)
  const events: string[] = []
  for await (const { event, payload } of rows(konttori.integrationEvents.list, {
    since: before,
    limit: 100,
  })) {
    const { membershipId, updatedAt = '' } = payload as Readonly<Record<string, string | undefined>>
    if (event === 'member.updated' && membershipId !== undefined && updatedAt > before)
      events.push(membershipId)
  }
  return { report, touched, events }
}

/** The latest change of any member: what is newer than it happened after it. */
async function present(konttori: Konttori): Promise<string> {
  const all = sweep(konttori.members.list, { limit: 100 })
  for await (const _member of all) continue
  return all.watermark
}

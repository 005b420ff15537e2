// Isolated: it records what every connection of its process sends.
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadModule, parseSync } from 'libpg-query'
import { describe, expect, it } from 'vitest'
import { makeLarge } from './large.ts'
import { hasPlan, planShapes } from './plans.ts'
import { placesThatSend } from './places.ts'
import { record } from './recording.ts'
import { type Fault, faultsOf } from './routing.ts'
import { runEverything } from './run.ts'
import { readSchema } from './schema.ts'
import { notRoutedYet, notSentYet, readFromEndToEnd } from './shrinking.ts'

const recording = record()
const world = await runEverything()
const { database, meri } = world
/** Sent only where a connection has been silent for a second, as on a crowded machine. */
const ofSilence = 'select pid from pg_stat_activity '
const statements = recording.statements.filter(
  ({ text }) => hasPlan({ text: text.trim() }) && !text.startsWith(ofSilence),
)
const places = new Set(recording.places)
const schema = await readSchema(database)
await makeLarge(database, meri.id, { own: 500, others: 10_000 })
const shapes = await planShapes(database, statements, ({ orgId }) => orgId ?? meri.id)
await loadModule()

/** Lists of any length are one statement. */
const normalised = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\((\$\d+)(?:, \$\d+)+\)(?:, \((?:\$\d+)(?:, \$\d+)*\))+/g, '($1, …), …')
    .replaceAll(/ in \(\$\d+(?:, \$\d+)*\)/g, ' in ($, …)')

interface Shown {
  readonly text: string
  /** As it was sent. */
  readonly sent: string
  readonly family: string
  readonly shape: readonly string[]
}

const shown: readonly Shown[] = [
  ...new Map(
    statements
      .map(({ text, family }) => ({
        text: normalised(text),
        sent: text,
        family,
        shape: shapes.get(text) ?? [],
      }))
      .sort((a, b) => a.text.localeCompare(b.text))
      .map(each => [each.text, each] as const),
  ).values(),
]
const families = [...new Set(shown.map(({ family }) => family))].sort()
const golden = resolve(import.meta.dirname, '../golden/sql')

describe('every statement that the service sends is the committed one, with what PostgreSQL does for it', () => {
  it.each(families)('%s', async family => {
    const text = shown
      .filter(each => each.family === family)
      .map(({ text, shape }) => `${text};\n${shape.map(line => `--   ${line}\n`).join('')}`)
      .join('\n')
    await expect(text).toMatchFileSnapshot(`../golden/sql/${family}.sql`)
  })

  it('there is no file of a family that sends none', () =>
    expect(readdirSync(golden).filter(file => !families.includes(file.replace(/\.sql$/, '')))).toEqual([]))

  it('every place in the source that sends a statement has sent one, save those that are still to be', async () => {
    const unsent = (await placesThatSend()).filter(({ at }) => !places.has(at)).map(({ name }) => name)
    expect(
      [...new Set(unsent)].sort(),
      'a statement that no operation sends by things and ways is reached by a step in server/test/sql/run',
    ).toEqual([...notSentYet].sort())
  })
})

describe('a distributed PostgreSQL can send each statement to the node that has the organisation', () => {
  it('save those that are still to be mended', () => {
    const faulty = shown.flatMap(({ text, sent, family }) => {
      const faults = faultsOf(treeOf(sent), schema)
      return faults.length > 0 ? [`${family}: ${text.slice(0, 60)}: ${toldOf(faults)}`] : []
    })
    expect([...new Set(faulty)].sort()).toEqual([...notRoutedYet].sort())
  })
})

describe('a large table', () => {
  it('is read from end to end by no statement, save those that are listed with a reason', () => {
    const reading = shown.flatMap(({ text, family, shape }) =>
      shape
        .filter(line => line.includes('from end to end'))
        .map(line => `${family}: ${line}: ${text.slice(0, 60)}`),
    )
    expect([...new Set(reading)].sort()).toEqual([...readFromEndToEnd].sort())
  })
})

const toldOf = (faults: readonly Fault[]): string =>
  [...new Set(faults.map(({ rule, detail }) => `${rule} (${detail})`))].join(', ')

const treeOf = (text: string): unknown => (parseSync(text).stmts as { stmt: unknown }[])[0]?.stmt

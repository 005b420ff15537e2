import { IntlMessageFormat } from 'intl-messageformat'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import { modules } from '../../src/modules/index.ts'
import { catalogueOf, type NamedOperation, reasonsOf } from '../../src/platform/contract/family.ts'
import { contributionsOf } from '../../src/platform/module.ts'
import { namedRecords } from '../../src/platform/port.ts'
import type { Localised } from '../../src/platform/contract/shapes.ts'
import { type Locale, locales } from '../../src/platform/vocabulary/locales.ts'
import type { StarterNames } from '../../src/platform/vocabulary/starter-names.ts'
import { bodyOf, operations, urlOf, writes } from '../breadth/operations.ts'
import { thingsOf } from '../breadth/things.ts'
import { waysAmong } from '../breadth/ways.ts'
import { readings } from '../samples/readings.ts'
import { startWorld } from '../world/world.ts'
import { comparingAnswers, localisedIn, pathOfShape } from './compared-answers.ts'

const world = await startWorld()
const things = await thingsOf(world, 'meri')
const admin = world.as('aino')
const human = await signedIn(world, 'aino')
const contracts = modules.map(({ contract }) => contract)
const reads = operations.filter(operation => !writes(operation))
const localisedOf = new Map(reads.map(operation => [operation.id, localisedIn(operation)]))

/** What is answered as it is kept, or is English for whoever writes programs, and why. */
const asKept: readonly { readonly path: RegExp; readonly why: string }[] = [
  { path: /^audit\.list /, why: 'The trail tells what was written, as it was written (ADR 109).' },
  { path: /^search\.\w+ \.items\[\]\.(title|matched\.)/, why: 'Found is what is kept (ADR 117).' },
  { path: /^payrollExports\.getDeliveryContent /, why: 'A document is the same whoever makes it (ADR 109).' },
  { path: /^errors\.list \.items\[\]\.when$/, why: 'When a code is answered is for programs (ADR 105).' },
  { path: /^(payrollExports\.listFormats|webhooks\.listEvents) .*[sS]chema\./, why: 'For programs.' },
]

interface Starter {
  readonly names: Readonly<Record<Locale, string>>
}
/** By the name that is kept, the starters that the organisation has; those that somebody has given another record too are left out. */
const starters = new Map<string, Starter>()

const startersOf = contributionsOf(modules)(namedRecords).flatMap(each =>
  'table' in each && each.starters ? [{ table: each.table, names: each.starters as StarterNames }] : [],
)

/** What the world has none of is given the code and name of a starter, so that its names are read too. */
async function plantStarters(): Promise<void> {
  for (const { table, names } of startersOf) {
    const rows = await world.database.owner<{ id: string; code: string }>(
      `select id, code from ${table} where org_id = $1 and code is not null order by id`,
      [world.meri.id],
    )
    const [first] = Object.entries(names)
    if (first && rows[0] && !rows.some(({ code }) => Object.hasOwn(names, code)))
      await world.database.owner(`update ${table} set code = $1, name = $2 where id = $3`, [
        first[0],
        first[1].fi,
        rows[0].id,
      ])
  }
}

async function findStarters(): Promise<void> {
  starters.clear()
  const ambiguous = new Set<string>()
  for (const { table, names } of startersOf) {
    const rows = await world.database.owner<{ code: string | null; name: string }>(
      `select code, name from ${table} where org_id = $1`,
      [world.meri.id],
    )
    for (const { code, name } of rows) {
      const own = code === null ? undefined : names[code]
      if (own?.fi === name) starters.set(name, { names: own })
      else ambiguous.add(name)
    }
  }
  for (const name of ambiguous) starters.delete(name)
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** A declared sentence with anything in place of its values; none where hardly a word is its own. */
const patternOf = (sentence: string): RegExp[] => {
  const parts = new IntlMessageFormat(sentence, 'en', undefined, { ignoreTag: true }).getAst() as {
    readonly type: number
    readonly value: string
  }[]
  const words = parts.flatMap(({ type, value }) => (type === 0 ? [value] : [])).join('')
  if (words.replaceAll(/\P{L}/gu, '').length < 10) return []
  return [new RegExp(parts.map(({ type, value }) => (type === 0 ? escaped(value) : '.*')).join(''), 'u')]
}
const englishReasons = [...reasonsOf(contracts).values()].flatMap(({ sentence }) => patternOf(sentence.en))
const englishRefusals = new Set(
  [...catalogueOf(contracts).values()].flatMap(({ title, remedy }) => [title, remedy]),
)

const faults = new Map<string, unknown>()
const called = new Map<string, { readonly language: Locale; readonly text: string }>()
/** What was found until now: a starter is not called as its reader calls it, or one of the faults. */
async function found(): Promise<unknown[]> {
  await findStarters()
  const otherwise = [...called].filter(([, { language, text }]) => {
    const names = starters.get(text)?.names
    return names !== undefined && names[language] !== text
  })
  return [...faults, ...otherwise.map(([where]) => where)]
}
const seen = { reads: new Set<string>(), refusals: new Set<string>(), sentences: 0, starterNames: 0 }

function judge(
  where: string,
  followed: Localised | undefined,
  said: Readonly<Record<Locale, unknown>>,
): void {
  const { fi, sv, en } = said
  const different = new Set([fi, sv, en]).size
  const hasWords = typeof en === 'string' && /\p{L}{2}/u.test(en)
  if (followed === undefined && different > 1) faults.set(`${where} differs undeclared`, said)
  if (followed === 'sentence' && hasWords) {
    seen.sentences++
    if (different < 3) faults.set(`${where} is no sentence of its own`, said)
  }
  if (followed === 'starter_name' && different > 1) seen.starterNames++
  // Among the bytes of a document no sentence is looked for.
  if (followed === 'document' || asKept.some(({ path }) => path.test(where))) return
  for (const language of locales) {
    const text = said[language]
    if (typeof text !== 'string') continue
    called.set(`${where} in the language ${language}: ${text}`, { language, text })
    if (language === 'en') continue
    if (englishRefusals.has(text) || englishReasons.some(pattern => pattern.test(text)))
      faults.set(`${where} is English in the language ${language}`, text)
  }
}

comparingAnswers(world, ({ operation, code, values }) => {
  if (code === null) seen.reads.add(operation.id)
  else seen.refusals.add(code)
  // Reading the trail is written into it, so that it is another one the next time.
  if (code === null && operation.tag === 'Audit') return
  for (const [path, said] of values) {
    const place = pathOfShape(path)
    if (code === null)
      judge(
        `${operation.id} ${place}`,
        place.startsWith('.names.') ? 'starter_name' : localisedOf.get(operation.id)?.get(place),
        said,
      )
    // The detail of a refusal is English, and so is what says it of parts of the request (ADR 108).
    else if (!/\.(detail|message)$/.test(place))
      judge(`${code} ${place}`, /^\.(title|remedy)$|\.explain$/.test(place) ? 'sentence' : undefined, said)
  }
})

/** What is asked for where a parameter of the name has it in its shape. */
const wanted = {
  limit: { value: '100', where: '"integer"' },
  from: { value: '2026-10-01', where: '"date"' },
  to: { value: '2026-10-31', where: '"date"' },
  until: { value: '2026-11-30', where: '"date"' },
  include: { value: 'names', where: 'names' },
} as const

function askedFor(operation: NamedOperation, named: Readonly<Record<string, string>>): string {
  const params = Object.entries(operation.params ?? {}).flatMap(([name, parameter]) =>
    'missing' in parameter && named[parameter.missing] ? [[name, named[parameter.missing] ?? '']] : [],
  )
  const known = (operation.query?.properties ?? {}) as Readonly<Record<string, unknown>>
  const given = Object.entries(wanted).filter(([name, { where }]) =>
    JSON.stringify(known[name] ?? null).includes(where),
  )
  return urlOf(
    operation,
    Object.fromEntries(params),
    Object.fromEntries(given.map(([name, { value }]) => [name, value])),
  )
}

const ofSession = ({ credential }: NamedOperation): boolean =>
  credential === 'session' || credential === 'credential_settings'

/** What ends sessions or people, moves the clock, or switches off what the others need. */
const disruptive =
  /^session\.|^settings\.|^customFields\.update|[dD]eactivate|Leave$|^members\.(delete|update)/

beforeAll(plantStarters)

describe('everything that is not declared to follow its reader is the same in Finnish, Swedish and English', () => {
  it('of what every family reads and is refused on the ways of its operations', async () => {
    const among = { world, admin, human, things }
    const ways = Object.entries({ ...(await waysAmong(among)), ...readings(among) })
    for (const [id, way] of ways) if (!disruptive.test(id)) await way()
    expect(await found()).toEqual([])
  })

  it.each(['aino', 'onni'] as const)('of whatever %s reads', async name => {
    for (const operation of reads)
      if (name === 'aino' || !ofSession(operation))
        await (ofSession(operation) ? human : world.as(name)).get(askedFor(operation, things))
    await world.as(name).get('/v1/customers/register-lookup?businessId=9100010-1')
    expect(await found()).toEqual([])
  })

  it('of what is refused', async () => {
    const headers = { 'idempotency-key': 'languages' }
    for (const operation of operations.filter(each => writes(each) && !disruptive.test(each.id))) {
      const client = ofSession(operation) ? human : admin
      const asked = askedFor(operation, things)
      await client.send(operation.method, asked, bodyOf(operation), headers)
      await client.send(operation.method, asked, {}, {})
      await client.send(operation.method, askedFor(operation, {}), bodyOf(operation), {})
      await world.as('paavo').send(operation.method, asked, bodyOf(operation), {})
    }
    expect(await found()).toEqual([])
  })

  it('and all of it was looked at', () => {
    const unseen = reads.filter(({ id, answers }) => answers && !seen.reads.has(id))
    expect(unseen.map(({ id }) => id)).toEqual([])
    expect(seen.refusals.size).toBeGreaterThan(110)
    expect(seen.sentences).toBeGreaterThan(1000)
    expect(seen.starterNames).toBeGreaterThan(200)
  })
})

it('no reason of the list of what is as it is kept stands for nothing', () => {
  const shapes = reads.map(({ id, answers }) => `${id} ${JSON.stringify(answers ?? {})}`)
  for (const { path } of asKept) {
    const [, operation = ''] = /^\^(.*?)( |$)/.exec(path.source) ?? []
    expect(shapes.some(shape => new RegExp(`^${operation}`).test(shape))).toBe(true)
  }
})

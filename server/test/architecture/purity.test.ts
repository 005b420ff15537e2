import { describe, expect, it } from 'vitest'
import { impureVocabulary, impuritiesIn, isDeciding } from './purity.ts'
import { readSources } from './sources.ts'

const sources = readSources()

describe('what decides', () => {
  it('is pure, with all that it uses of its own family', () => expect(impuritiesIn(sources)).toEqual([]))

  it('is found in every family that has rules', () =>
    expect([...sources].filter(([path, text]) => isDeciding(path, text)).length).toBeGreaterThan(40))

  it('gets ids from outside: nothing else of the vocabulary asks for the time or for chance', () =>
    expect(impureVocabulary(sources)).toEqual(['platform/vocabulary/ids.ts']))
})

it('no statement asks the database for its date, which is that of no organisation', () => {
  const asking = [...sources].filter(
    ([path, text]) => !path.includes('/migrations/') && /\b(?:current_date|localtimestamp)\b/i.test(text),
  )
  expect(asking.map(([path]) => path)).toEqual([])
})

const decision = "import { accept } from '../../../platform/vocabulary/decision.ts'\n"

describe('a planted impurity is caught', () => {
  const caught = (files: Record<string, string>) =>
    impuritiesIn(new Map(Object.entries(files))).map(({ path, what }) => `${path} ${what}`)

  it.each([
    ['the clock', 'Date.now()'],
    ['the clock of Temporal', 'Temporal.Now.instant()'],
    ['a date of now', 'new Date()'],
    ['chance', 'Math.random()'],
    ['waiting', 'await other()'],
    ['the environment', "process.env['X']"],
  ])('%s, in a file of any name that accepts', (_, call) =>
    expect(
      caught({ 'modules/time/days/closing.ts': `${decision}export const x = () => accept(${call})\n` }),
    ).toEqual([expect.stringMatching(/^modules\/time\/days\/closing\.ts uses /)]),
  )

  it.each([
    ['a new id', "import { type Id, newId } from '../../../platform/vocabulary/ids.ts'", 'imports newId'],
    ['random bytes', "import { randomBytes } from 'node:crypto'", 'imports randomBytes of node:crypto'],
    ['a package', "import { sql } from 'kysely'", 'imports sql of kysely'],
    ['the database', "import { TenantDb } from '../../../platform/data/tenant-db.ts'", 'tenant-db.ts'],
    ['its store', "import { load } from './store.ts'", 'modules/time/days/store.ts'],
    ['a store with a longer name', "import { load } from './seats-store.ts'", 'seats-store.ts'],
    [
      'another family',
      "import { isActive } from '../../company/organisation/port.ts'",
      'modules/company/organisation/port.ts',
    ],
    ['what is fetched when it runs', "const x = import('./handlers.ts')", 'modules/time/days/handlers.ts'],
  ])('%s, in rules', (_, line, what) =>
    expect(caught({ 'modules/time/days/rules.ts': `${line}\n` })).toContainEqual(
      expect.stringContaining(what),
    ),
  )

  it('a clock in a file that rules use', () =>
    expect(
      caught({
        'modules/time/days/rules.ts': "import { dayOf } from './calendar.ts'\n",
        'modules/time/days/calendar.ts': 'export const dayOf = () => Date.now()\n',
      }),
    ).toEqual(['modules/time/days/calendar.ts uses Date.now']))

  it('and what is none is not: a hash, a type of a package, a comment, an instant that is given', () =>
    expect(
      caught({
        'modules/time/days/rules.ts': `import { createHash } from 'node:crypto'
import type { Buffer } from 'node:buffer'
import type { Row } from './row.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
// Not Date.now(), so that a sandbox keeps its own time.
export const at = (now: string) => new Date(now)
`,
        'modules/time/days/row.ts': 'export const read = () => Date.now()\n',
      }),
    ).toEqual([]))
})

describe('a file decides', () => {
  it.each([
    ['that accepts', decision, true],
    ['not that only refuses', "import { refuse } from '../../../platform/vocabulary/decision.ts'", false],
    [
      'that takes the whole vocabulary of decisions',
      "import * as d from '../../../platform/vocabulary/decision.ts'",
      true,
    ],
    ['that writes a refusal out', "export const no = { refusal: 'day_changed', detail: 'No.' }", true],
    [
      'not that only names the type',
      "import type { Decision } from '../../../platform/vocabulary/decision.ts'",
      false,
    ],
    [
      'not that only looks at one',
      "import { isRefused } from '../../../platform/vocabulary/decision.ts'",
      false,
    ],
  ])('%s', (_, text, decides) => expect(isDeciding('modules/time/days/closing.ts', text)).toBe(decides))
})

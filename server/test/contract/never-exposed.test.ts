import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { type NamedOperation, operationsOf } from '../../src/platform/contract/family.ts'

const contracts = modules.map(({ contract }) => contract)
const operations = contracts.flatMap(operationsOf)

/** Every name of a field in a shape, at any depth. */
function fieldsOf(schema: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(schema)) for (const each of schema) fieldsOf(each, found)
  else if (typeof schema === 'object' && schema !== null)
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'properties') for (const name of Object.keys(value as object)) found.add(name)
      fieldsOf(value, found)
    }
  return found
}

/** In the words of a name: `homeAddress` and `home_address` as “home address”. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z]+/g, ' ')
    .toLowerCase()

/** What an operation shows of itself: the words of its path and name, and of each parameter and field. */
const shownBy = (operation: NamedOperation): string[] =>
  [
    operation.path,
    operation.id,
    ...Object.keys(operation.params ?? {}),
    ...[operation.query, operation.body, operation.answers].flatMap(shape => [...fieldsOf(shape)]),
  ].map(wordsOf)

const shown = [
  ...operations.map(operation => [operation.id, shownBy(operation)] as const),
  ...contracts.flatMap(({ events }) =>
    Object.entries(events).map(
      ([event, { payload }]) => [event, [...fieldsOf(payload)].map(wordsOf)] as const,
    ),
  ),
]
const showing = (words: RegExp): string[] =>
  shown.flatMap(([id, names]) => names.filter(name => words.test(name)).map(name => `${id}: ${name}`))

describe('no operation and no event shows', () => {
  it.each([
    [
      'a national identity number',
      /\b(national|personal) (id|identity)|identity (number|code)|\bhetu\b|social security|\bssn\b/,
    ],
    ['a bank account', /\bbank account|\biban\b/],
    ['a home address', /\bhome (address|street)/],
    ['next of kin', /\bnext of kin|emergency contact/],
    ['dated employment versions', /\bemployment versions?\b/],
    ['flexible-work periods', /\bflexible work/],
    ['part-time percentages', /\bpart time/],
    ['grants of capabilities', /\bcapability grants?\b|\bgrant capabilit/],
    ['skills', /\bskills?\b/],
    ['employee documents', /\bemployee documents?\b/],
    ['exit interviews', /\bexit interviews?\b/],
    ['written statements of terms', /\bstatements? of terms\b/],
    ['access data of sites', /\balarm codes?\b|\bkey safes?\b/],
    [
      'movements, transfers and stocktakes of stock',
      /\bstocktakes?\b|\bstock (movements?|transfers?)\b|\binventory (movements?|transfers?)\b/,
    ],
  ])('%s', (_, words) => {
    expect(showing(words)).toEqual([])
  })
})

describe('nobody is anonymised or erased over the interface', () => {
  const unmaking = /anonym|eras(e|ing|ure)|gdpr|right.to.be.forgotten/i

  it('that somebody was is told, and no operation does it', () => {
    const does = operations.filter(({ id, path }) => unmaking.test(`${id} ${path}`))
    expect(does.map(({ id }) => id)).toEqual([])
    const emits = operations.filter(({ emits: events = [] }) =>
      events.some(event => event.endsWith('.anonymized')),
    )
    expect(emits.map(({ id }) => id)).toEqual([])
  })

  it('and none asks for it in its body or query', () => {
    const asks = operations.flatMap(({ id, query, body }) =>
      [query, body]
        .flatMap(shape => [...fieldsOf(shape)])
        .flatMap(name => (unmaking.test(name) ? [`${id}: ${name}`] : [])),
    )
    expect(asks).toEqual([])
  })
})

describe('nobody resets the password of another', () => {
  /** Of whoever asks: by a link in their own mail, or in their own session with the password that they have. */
  const ofOnesOwn = [
    'session.changePassword',
    'session.choosePassword',
    'session.forgotPassword',
    'session.passwordLink',
  ]
  const aboutPasswords = operations.filter(({ id, path }) => /password|reset/i.test(`${id} ${path}`))

  it('the operations about passwords are those of one’s own, and say so', () => {
    expect(aboutPasswords.map(({ id }) => id).sort()).toEqual(ofOnesOwn)
    for (const { summary, description, params } of aboutPasswords) {
      expect(summary).toMatch(/\byour\b/)
      expect(description).toMatch(/Nobody else’s password is set over the interface/)
      expect(params).toBeUndefined()
    }
  })

  it('a password is taken only of whoever it belongs to, whom no key and no token can be', () => {
    // The password of an SFTP server that payroll is handed to is nobody's way in.
    const elsewhere = new Set(['payrollExports.createTarget', 'payrollExports.updateTarget'])
    const takers = operations.filter(
      ({ id, body }) => !elsewhere.has(id) && [...fieldsOf(body)].some(name => /password/i.test(name)),
    )
    expect(takers.map(({ id }) => id).sort()).toEqual([
      'session.activate',
      'session.choosePassword',
      'session.create',
      'session.reauthenticate',
    ])
    for (const { id, credential, path } of [...takers, ...aboutPasswords]) {
      expect({ id, credential }).toMatchObject({
        credential: expect.stringMatching(/^(anonymous|credential_settings)$/),
      })
      expect(path).not.toContain('{')
    }
  })
})

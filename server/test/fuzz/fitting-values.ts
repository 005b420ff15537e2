import fc from 'fast-check'
import type { Description, Schema } from './description.ts'
import { oddNumber, oddText, oddValue } from './odd-values.ts'

/** What a made-up value may name. */
export interface Known {
  /** Ids of things that there are, by the code of their absence. */
  readonly things: Readonly<Record<string, string>>
  /** Ids of another organisation. */
  readonly foreign: readonly string[]
  /** Addresses, event names, texts that an earlier answer gave, as cursors. */
  readonly texts: readonly string[]
}

/** Fields that are never shown again. The values made up for them can be recognised. */
const secretFields = ['password', 'current', 'new', 'token', 'challenge', 'recoveryCode', 'code_verifier']
export const plantedSecret = /planted-[0-9a-f]{24}/g

const hex = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789abcdef')),
  minLength: 24,
  maxLength: 24,
})
/** Long enough to be a password, and in no list of usual ones. */
const planted = hex.map(digits => `planted-${digits}`)

/** Mostly what a schema allows; now and then, anywhere inside, what it does not. */
export class Values {
  readonly #description: Description
  readonly #known: Known
  readonly #ids: readonly string[]

  constructor(description: Description, known: Known) {
    this.#description = description
    this.#known = known
    this.#ids = Object.values(known.things)
  }

  /** `oddity`: how many of a hundred values leave the schema. */
  of(schema: Schema, name = '', oddity = 3): fc.Arbitrary<unknown> {
    const resolved = this.#description.resolve(schema)
    return fc.oneof(
      { weight: 100 - oddity, arbitrary: this.#fitting(resolved, name, oddity) },
      { weight: oddity, arbitrary: this.#astray(resolved) },
    )
  }

  #fitting(schema: Schema, name: string, oddity: number): fc.Arbitrary<unknown> {
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map(option => this.of(option, name, oddity)))
    if (Array.isArray(schema.type))
      return fc.oneof(...schema.type.map((type: string) => this.#fitting({ ...schema, type }, name, oddity)))
    switch (schema.type) {
      case 'object':
        return this.#object(schema, oddity)
      case 'array':
        return this.#array(schema, name, oddity)
      case 'integer':
      case 'number':
        return integer(schema)
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      case 'string':
        return this.#text(schema, name)
      default:
        return fc.oneof(this.#text({}, name), oddValue)
    }
  }

  #object(schema: Schema, oddity: number): fc.Arbitrary<unknown> {
    const { properties = {}, required = [] } = schema
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, this.of(inner, name, oddity)]),
    )
    const least = Object.fromEntries(required.map(name => [name, fields[name] ?? oddValue]))
    const shapes = [
      { weight: 4, arbitrary: fc.record(least) },
      { weight: 4, arbitrary: fc.record(fields, { requiredKeys: [...required] }) },
    ]
    // One field beyond the least: what several together are refused for is tried one by one.
    for (const name of Object.keys(fields))
      if (!required.includes(name))
        shapes.push({ weight: 1, arbitrary: fc.record({ ...least, [name]: fields[name] ?? oddValue }) })
    const inner = schema.additionalProperties
    if (typeof inner === 'object')
      shapes.push({
        weight: 8,
        arbitrary: fc.dictionary(
          fc.oneof(this.#text(schema.propertyNames ?? {}, ''), oddText),
          this.of(inner),
          {
            maxKeys: 4,
          },
        ),
      })
    return fc.oneof(...shapes)
  }

  #array(schema: Schema, name: string, oddity: number): fc.Arbitrary<unknown> {
    const { minItems = 0, maxItems = 1000 } = schema
    const item = this.of(schema.items ?? {}, name.replace(/s$/, ''), oddity)
    const bounds = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) }
    if (!schema.uniqueItems) return fc.array(item, bounds)
    // A closed list may have fewer words than the array has places.
    return fc
      .array(item, bounds)
      .map(items => [...new Map(items.map(one => [JSON.stringify(one), one])).values()])
  }

  #text(schema: Schema, name: string): fc.Arbitrary<string> {
    if (secretFields.includes(name)) return planted
    if (schema.format === 'uuid' || /Ids?$|^id$/.test(name)) return this.#id(name)
    if (schema.format !== undefined) return formatted(schema.format)
    if (/email/i.test(name))
      return fc.oneof(this.#knownText(), fc.stringMatching(/^[a-z]{3,9}@[a-z]{3,9}\.invalid$/))
    if (/url|uri/i.test(name)) return destination
    if (/date|^from$|^to$|since|start|end|until|month/i.test(name))
      return fc.oneof({ weight: 3, arbitrary: date }, fitText(schema))
    return fc.oneof({ weight: 6, arbitrary: fitText(schema) }, { weight: 1, arbitrary: this.#knownText() })
  }

  #knownText = (): fc.Arbitrary<string> =>
    this.#known.texts.length === 0 ? fc.constant('none') : fc.constantFrom(...this.#known.texts)

  /** Mostly the thing that the name asks for. */
  #id(name: string): fc.Arbitrary<string> {
    const kind = name.replace(/Ids?$/, '').replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
    const asked = Object.entries(this.#known.things).flatMap(([code, id]) => {
      const thing = code.replace(/_not_found$/, '')
      return kind !== '' && (thing.endsWith(kind) || kind.endsWith(thing)) ? [id] : []
    })
    return this.id(asked)
  }

  id(asked: readonly string[]): fc.Arbitrary<string> {
    const rest = [
      { weight: 2, arbitrary: fc.constantFrom(...this.#ids) },
      { weight: 1, arbitrary: fc.constantFrom(...this.#known.foreign) },
      { weight: 1, arbitrary: fc.uuid() },
    ]
    return asked.length === 0
      ? fc.oneof(...rest)
      : fc.oneof({ weight: 14, arbitrary: fc.constantFrom(...asked) }, ...rest)
  }

  /** What the schema does not allow, near its bounds and far from them. */
  #astray(schema: Schema): fc.Arbitrary<unknown> {
    const { minimum, maximum, maxLength, minLength, maxItems } = schema
    const near: unknown[] = [
      ...(minimum === undefined ? [] : [minimum - 1, minimum - 0.5]),
      ...(maximum === undefined ? [] : [maximum + 1, maximum + 0.5]),
      ...(maxLength === undefined
        ? []
        : ['x'.repeat(maxLength + 1), '😀'.repeat(Math.min(maxLength, 10_000))]),
      ...(minLength ? ['x'.repeat(minLength - 1)] : []),
    ]
    const beyond =
      maxItems === undefined || maxItems > 1000
        ? []
        : [this.of(schema.items ?? {}, '', 0).map(item => Array(maxItems + 1).fill(item))]
    const kinds: fc.Arbitrary<unknown>[] = [oddValue, ...beyond]
    if (near.length > 0) kinds.push(fc.constantFrom(...near))
    if (schema.type === 'string') kinds.push(oddText)
    if (schema.type === 'integer') kinds.push(oddNumber, integer(schema).map(String))
    if (schema.properties) kinds.push(this.#withUnknown(schema))
    return fc.oneof(...kinds)
  }

  #withUnknown(schema: Schema): fc.Arbitrary<unknown> {
    const unknown = fc.oneof(
      oddText,
      fc.constantFrom('id', 'orgId', 'role', 'isAdmin', 'surprise', 'updatedAt'),
    )
    return fc
      .tuple(this.#object(schema, 0), unknown, oddValue)
      .map(([object, field, value]) => ({ ...(object as object), [field]: value }))
  }
}

function integer({ minimum = -1_000_000, maximum = 1_000_000 }: Schema): fc.Arbitrary<number> {
  const [least, most] = [Math.ceil(minimum), Math.floor(maximum)]
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: Math.max(least, -50_000), max: Math.min(most, 50_000) }) },
    { weight: 1, arbitrary: fc.constantFrom(least, most) },
  )
}

const textsMade = new Map<string, fc.Arbitrary<string>>()

/** Made once for every kind of text: making one up takes a hundredth of what making its maker takes. */
function fitText({ pattern, minLength = 0, maxLength = longest(pattern) }: Schema): fc.Arbitrary<string> {
  const kind = JSON.stringify([pattern, minLength, maxLength])
  let texts = textsMade.get(kind)
  if (!texts)
    textsMade.set(
      kind,
      (texts = textsOf({ ...(pattern !== undefined && { pattern }), minLength, maxLength })),
    )
  return texts
}

/** A pattern bounds its texts by itself: a fingerprint has fifty characters, and no shorter one would ever be made up. */
const longest = (pattern: string | undefined): number => (pattern === undefined ? 40 : 1000)

function textsOf({ pattern, minLength = 0, maxLength = longest(pattern) }: Schema): fc.Arbitrary<string> {
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength
  if (pattern !== undefined) {
    const made = matching(pattern)
    return made ? made.filter(fits) : fc.constantFrom('sample', '2026-10', '1234', 'a1')
  }
  return fc.oneof(
    fc.constantFrom('Laine', 'Ääkkönen Å', 'hours of October', '1234567890').filter(fits),
    fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 30) }),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 12) }),
  )
}

/** Null for a pattern of a form that cannot be made up from. */
function matching(pattern: string): fc.Arbitrary<string> | null {
  try {
    return fc.stringMatching(new RegExp(pattern), { size: '-1' })
  } catch {
    return null
  }
}

const twoDigits = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map(number => String(number).padStart(2, '0'))

/** Dates near those at which the things of the world are, and some far away. */
const date = fc.oneof(
  { weight: 6, arbitrary: twoDigits(1, 31).map(day => `2026-10-${day}`) },
  {
    weight: 2,
    arbitrary: fc.tuple(twoDigits(1, 12), twoDigits(1, 28)).map(([month, day]) => `2026-${month}-${day}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '1900-01-01',
      '2999-12-31',
      '2024-02-29',
      '2023-12-31',
      '0001-01-01',
      '9999-12-31',
    ),
  },
)

/** No host of anybody: names that never exist (RFC 6761), and nothing is called at all. */
const destination = fc
  .tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z0-9/]{0,12}$/))
  .map(([host, path]) => `https://${host}.example.invalid/${path}`)

function formatted(format: string): fc.Arbitrary<string> {
  if (format === 'date') return date
  if (format === 'date-time')
    return fc.tuple(date, twoDigits(0, 23)).map(([day, hour]) => `${day}T${hour}:00:00.000Z`)
  if (format === 'uri') return destination
  return oddText
}

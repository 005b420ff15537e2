import { catalogueOf, reasonsOf } from '../contract/family.ts'
import type { Operation } from '../contract/operation.ts'
import { saidOfCode, saidOfRefusal } from '../contract/refused-ones.ts'
import { saidIn } from '../contract/refusals.ts'
import { explained } from '../contract/sentences.ts'
import type { Services } from '../services.ts'
import type { Reader } from './language.ts'

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
}
type Answered = Readonly<Record<string, unknown>>

/** What a code says to people; undefined for one that is neither of a refusal nor, where `orReason`, of a reason without values. */
type Said = (code: string, orReason: boolean) => object | undefined
type Saying = (answered: unknown, said: Said) => unknown

/** Answers of the operation with the words of each code that one of many was refused with, in the language of their reader. */
export function addingRefusals(
  { answers }: Operation,
  { contracts }: Pick<Services, 'contracts'>,
): ((result: unknown, reader: Reader) => unknown) | undefined {
  const saying = answers && sayingIn(answers as Shape)
  if (!saying) return undefined
  const [catalogue, declared] = [catalogueOf(contracts), reasonsOf(contracts)]
  return (result, reader) =>
    saying(result, (code, orReason) => {
      const refusal = catalogue.get(code)
      if (refusal) return saidIn(reader.language, refusal)
      const reason = orReason ? declared.get(code) : undefined
      if (!reason || Object.keys(reason.values).length > 0) return undefined
      return explained({ [code]: reason }, { code, values: {} }, reader.language)
    })
}

/** Undefined for a shape in which nothing is refused. */
function sayingIn({ properties, items, anyOf }: Shape): Saying | undefined {
  if (anyOf) {
    const [one] = anyOf.flatMap(each => sayingIn(each) ?? [])
    return one && ((answered, said) => (answered === null ? null : one(answered, said)))
  }
  if (items) {
    const each = sayingIn(items)
    return each && ((list, said) => (list as readonly unknown[]).map(one => each(one, said)))
  }
  return properties && sayingOf(properties)
}

function sayingOf(properties: Readonly<Record<string, Shape>>): Saying | undefined {
  const within = Object.entries(properties).flatMap(([name, shape]) => {
    const saying = sayingIn(shape)
    return saying ? [[name, saying] as const] : []
  })
  const isOne = properties['title'] === (saidOfRefusal.title as Shape)
  const orReason = properties['explanation'] === (saidOfCode.explanation as Shape)
  if (!isOne && within.length === 0) return undefined
  return (answered, said) => {
    const one = answered as Answered
    const parts = within.flatMap(([name, saying]) =>
      one[name] == null ? [] : [[name, saying(one[name], said)] as const],
    )
    const code = isOne ? one['code'] : null
    return { ...one, ...Object.fromEntries(parts), ...(typeof code === 'string' ? said(code, orReason) : {}) }
  }
}

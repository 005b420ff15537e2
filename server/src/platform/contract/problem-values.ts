import { type Contract, catalogueOf } from './family.ts'
import type { Transition } from './lifecycle.ts'
import { type ReasonValue, text } from './reason-values.ts'

type Values = Readonly<Record<string, ReasonValue<unknown>>>

/** What `step` says of every code that it refuses with. */
const ofLifecycles: Values = { state: text('The state that the record is in.') }

/** By code, in the order of the codes: the fields that a problem document has where its detail says them. */
export function problemValuesOf(contracts: readonly Contract[]): ReadonlyMap<string, Values> {
  const transitions = contracts.flatMap(({ lifecycles }) =>
    lifecycles.flatMap(life => Object.values<Transition>(life.transitions)),
  )
  const refused = new Set(transitions.flatMap(codesOf))
  return new Map(
    [...catalogueOf(contracts)]
      .map(
        ([code, { values = {} }]) =>
          [code, refused.has(code) ? { ...ofLifecycles, ...values } : values] as const,
      )
      .filter(([, values]) => Object.keys(values).length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

const codesOf = ({ otherwise = {} }: Transition): string[] =>
  typeof otherwise === 'string'
    ? [otherwise]
    : Object.values<string | undefined>(otherwise).filter(code => code !== undefined)

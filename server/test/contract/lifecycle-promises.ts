import type { Contract } from '../../src/platform/contract/family.ts'
import type { Lifecycle, Transition } from '../../src/platform/contract/lifecycle.ts'
import { outcomesOf } from '../../src/platform/contract/lifecycle.ts'
import { isDeciding } from '../architecture/purity.ts'
import type { Sources } from '../architecture/sources.ts'

/** What a lifecycle declares that cannot be so, or that no operation of its family, which may have several contracts, answers. */
export function faultsOf(life: Lifecycle, family: readonly Contract[]): string[] {
  const declared = new Set(family.flatMap(({ refusals }) => Object.keys(refusals)))
  const answered = new Set(
    family.flatMap(({ operations }) => Object.values(operations)).flatMap(({ refuses = [] }) => refuses),
  )
  return Object.entries(life.transitions).flatMap(([action, transition]) => [
    ...[...transition.from, ...outcomesOf(transition.to)]
      .filter(state => !life.states.includes(state))
      .map(state => `${action}: ${state} is no state`),
    ...codesOf(life, transition).flatMap(([state, code]) => {
      if (transition.from.includes(state)) return [`${action}: ${state} refuses nothing`]
      if (code === undefined) return [`${action}: ${state} has no code`]
      return declared.has(code) && answered.has(code) ? [] : [`${action}: no operation answers ${code}`]
    }),
  ])
}

/** The states that refuse an action, each with its code; empty where no operation asks for the action. */
function codesOf(life: Lifecycle, { from, otherwise }: Transition): [string, string | undefined][] {
  if (otherwise === undefined) return []
  const outside = life.states.filter(state => !from.includes(state))
  if (typeof otherwise === 'object')
    return [...new Set([...outside, ...Object.keys(otherwise)])].map(state => [state, otherwise[state]])
  // A code for all other states is filler where there are none.
  return outside.length === 0 ? [[from[0] ?? '', otherwise]] : outside.map(state => [state, otherwise])
}

/** By resource, the name under which its lifecycle is declared. */
export const declaredLives = (sources: Sources): ReadonlyMap<string, string> =>
  new Map(
    [...sources.values()].flatMap(text =>
      [...text.matchAll(/export const (\w+) = lifecycle\(\{\s*resource: '(\w+)'/g)].map(
        ([, name = '', resource = '']) => [resource, name] as const,
      ),
    ),
  )

/** The steps that rules take, as `life.action`; a step is written with both names. */
export const stepsIn = (sources: Sources): ReadonlySet<string> =>
  new Set(
    [...sources]
      .filter(([path]) => path.startsWith('modules/'))
      .flatMap(([, text]) =>
        [...text.matchAll(/\bstep\(\s*(\w+),\s*'(\w+)'/g)].map(([, life, action]) => `${life}.${action}`),
      ),
  )

/** Records with states of the same names, which have no lifecycle. */
const otherRecords: Readonly<Record<string, string>> = {
  'modules/payroll/payroll-exports/deliveries/rules.ts': 'the deliveries of a batch',
}

/** Where a file that decides writes a state of its family's lifecycles instead of stepping to it. */
export function literalStates(sources: Sources, lives: readonly Lifecycle[]): string[] {
  const declared = declaredLives(sources)
  const familyOf = (path: string) => path.split('/').slice(0, 3).join('/')
  const statesOf = new Map<string, Set<string>>()
  for (const [path, text] of sources)
    for (const { resource, states } of lives)
      if (text.includes(`export const ${declared.get(resource)} = lifecycle(`))
        statesOf.set(familyOf(path), new Set([...(statesOf.get(familyOf(path)) ?? []), ...states]))
  return [...sources]
    .filter(([path, text]) => isDeciding(path, text) && !(path in otherRecords))
    .flatMap(([path, text]) =>
      [...text.matchAll(/\b(?:status|state): '(\w+)'(?! \|)/g)]
        .filter(([, state = '']) => statesOf.get(familyOf(path))?.has(state))
        .map(([written]) => `${path} writes ${written}`),
    )
}

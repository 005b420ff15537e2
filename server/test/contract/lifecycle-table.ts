import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ActionOf, Lifecycle, StateOf } from '../../src/platform/contract/lifecycle.ts'

/** What a rule answered: the state that the resource is then in, or a code. */
export type Outcome<State extends string = string> =
  | { readonly refusal?: undefined; readonly state: State }
  | { readonly refusal: string }

/**
 * How a family's rules are run for every state and action of a lifecycle. A family keeps its tables in
 * `test/lifecycle.ts`, where the tests of all lifecycles find them.
 */
export interface LifecycleTable<Life extends Lifecycle = Lifecycle> {
  readonly life: Life
  /** The states of new resources, as the rules make them. */
  readonly starts: () => readonly StateOf<Life>[]
  /**
   * By action: the rule on a resource in the state. Several runs where the lifecycle declares several outcomes, and
   * where several rules do the same. A rule is run so that nothing but the state can refuse.
   */
  readonly actions: {
    readonly [Action in ActionOf<Life>]: readonly ((state: StateOf<Life>) => Outcome<StateOf<Life>>)[]
  }
}

export const lifecycleTable = <const Life extends Lifecycle>(
  table: LifecycleTable<Life>,
): LifecycleTable<Life> => table

/** A decision as the tables tell it. */
export const outcomeOf = <State, Shown extends string>(
  decision: { readonly refusal?: undefined; readonly state: State } | { readonly refusal: string },
  shown: (state: State) => Shown,
): Outcome<Shown> =>
  decision.refusal === undefined ? { state: shown(decision.state) } : { refusal: decision.refusal }

const modules = resolve(import.meta.dirname, '../../src/modules')

/** The tables of all families: what the files `test/lifecycle.ts` export. */
export async function lifecycleTables(): Promise<LifecycleTable[]> {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('/test/lifecycle.ts'),
  )
  const exported = await Promise.all(
    files.sort().map(async file => (await import(join(modules, file))) as Record<string, LifecycleTable>),
  )
  return exported.flatMap(file => Object.values(file))
}

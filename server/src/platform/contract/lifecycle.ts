import {
  accept,
  type Accepted,
  type Decision,
  refuse,
  type Refused,
  type Detail,
  said,
} from '../vocabulary/decision.ts'

/**
 * The states of a resource and what moves it from one to another. The contract declares it, `start` and `step` read it
 * for the rules, and the description and the SDK's `can` publish it.
 */
export interface Lifecycle<
  State extends string = string,
  Initial extends State | readonly State[] = State | readonly State[],
  Transitions extends TransitionsOf<State> = TransitionsOf<State>,
> {
  readonly resource: string
  readonly states: readonly State[]
  /** The state of a new resource, or the states that the rule chooses among. */
  readonly initial: Initial
  readonly transitions: Transitions
}

type TransitionsOf<State extends string> = Readonly<Record<string, Transition<State>>>

export interface Transition<State extends string = string> {
  readonly from: readonly State[]
  /** The next state, or the states that the rule chooses among. */
  readonly to: State | readonly State[]
  /**
   * The code answered from any other state: one for all of them, or one for each. Absent where no caller can request it from
   * another state, because every state allows the action or only the service itself does it.
   */
  readonly otherwise?: string | Readonly<Partial<Record<State, string>>>
}

export const lifecycle = <
  const State extends string,
  const Initial extends State | readonly State[],
  const Transitions extends TransitionsOf<State>,
>(
  declared: Lifecycle<State, Initial, Transitions>,
): Lifecycle<State, Initial, Transitions> => declared

export type StateOf<Life extends Lifecycle> = Life['states'][number]
export type ActionOf<Life extends Lifecycle> = keyof Life['transitions'] & string

type OneOf<T> = T extends readonly (infer One)[] ? One : T
type NextOf<Life extends Lifecycle, Action extends ActionOf<Life>> = OneOf<Life['transitions'][Action]['to']>
type CodeOf<Life extends Lifecycle, Action extends ActionOf<Life>> = Life['transitions'][Action] extends {
  readonly otherwise: infer Otherwise
}
  ? Otherwise extends string
    ? Otherwise
    : Otherwise[keyof Otherwise]
  : never

/** An action with several outcomes takes the one that the rule chose. */
type How<
  Life extends Lifecycle,
  Action extends ActionOf<Life>,
> = Life['transitions'][Action]['to'] extends readonly unknown[]
  ? [how: { readonly to: NextOf<Life, Action>; readonly detail?: string }]
  : [how?: { readonly detail?: string }]

type Step<Life extends Lifecycle, Action extends ActionOf<Life>> = [CodeOf<Life, Action>] extends [never]
  ? Accepted<NextOf<Life, Action>, never>
  : Decision<NextOf<Life, Action>, never, CodeOf<Life, Action>>

/** The state of a new resource; the rule names it where the lifecycle has several to start with. */
export function start<const Life extends Lifecycle, State extends OneOf<Life['initial']>>(
  life: Life,
  ...[chosen]: Life['initial'] extends readonly unknown[] ? [chosen: State] : []
): State
export function start({ resource, initial }: Lifecycle, chosen?: string): string {
  return outcome(initial, chosen, `A new ${resource}`)
}

/**
 * The state that an action leads to, or the refusal that the lifecycle declares. `detail` is the sentence for the
 * caller. Throws where the lifecycle declares no refusal, and for an outcome that it does not declare: both are
 * mistakes of a rule.
 */
export function step<const Life extends Lifecycle, const Action extends ActionOf<Life>>(
  life: Life,
  action: Action,
  state: StateOf<Life>,
  ...[how]: How<Life, Action>
): Step<Life, Action>
export function step(
  { resource, transitions }: Lifecycle,
  action: string,
  state: string,
  { to, detail = inState(resource, state) }: { to?: string; detail?: string | Detail } = {},
): Decision<string, never> {
  const transition = transitions[action]
  if (!transition) throw new Error(`${resource} has no action ${action}`)
  if (transition.from.includes(state))
    return accept(outcome(transition.to, to, `The action ${action} on a ${resource}`))
  const code = otherwiseOf(transition, state)
  if (code === undefined) throw new Error(`${action} is not done on a ${resource} that is ${state}`)
  return refuse(code, detail)
}

/** Why `step` refuses the action in a state, whatever outcome a rule would choose; null where it does not. */
export function refusalIn<const Life extends Lifecycle, const Action extends ActionOf<Life>>(
  life: Life,
  action: Action,
  state: StateOf<Life>,
): Refused<CodeOf<Life, Action>> | null
export function refusalIn(
  { resource, transitions }: Lifecycle,
  action: string,
  state: string,
): Refused<string> | null {
  const transition = transitions[action]
  if (!transition) throw new Error(`${resource} has no action ${action}`)
  if (transition.from.includes(state)) return null
  const code = otherwiseOf(transition, state)
  if (code === undefined) throw new Error(`${action} is not done on a ${resource} that is ${state}`)
  return refuse(code, inState(resource, state))
}

const inState = (resource: string, state: string): Detail =>
  said`The ${resource.replaceAll('_', ' ')} is ${{ state }}.`

/** The code that answers a request for the action in a state outside `from`. */
export const otherwiseOf = ({ otherwise }: Transition, state: string): string | undefined =>
  typeof otherwise === 'string' ? otherwise : otherwise?.[state]

/** The states that `to` or `initial` names. */
export const outcomesOf = (declared: string | readonly string[]): readonly string[] =>
  typeof declared === 'string' ? [declared] : declared

function outcome(declared: string | readonly string[], chosen: string | undefined, what: string): string {
  const outcomes = outcomesOf(declared)
  const state = chosen ?? (outcomes.length === 1 ? outcomes[0] : undefined)
  if (state === undefined || !outcomes.includes(state))
    throw new Error(`${what} leads to ${outcomes.join(' or ')}, not to ${state}`)
  return state
}

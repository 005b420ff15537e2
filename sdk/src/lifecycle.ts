/** The states of a resource, and what moves it from one to another. */
export interface Lifecycle {
  readonly resource: string
  readonly states: readonly string[]
  /** The state of a new resource; several where it depends on how the resource is made. */
  readonly initial: string | readonly string[]
  readonly transitions: Readonly<Record<string, Transition>>
}

export interface Transition {
  readonly from: readonly string[]
  /** The next state; several where it depends on the resource. */
  readonly to: string | readonly string[]
  /**
   * The code that is answered from any other state: one for all of them, or one for each. Absent where every state allows
   * the action, or only the service itself does it.
   */
  readonly otherwise?: string | Readonly<Record<string, string>>
}

type StateOf<Life extends Lifecycle> = Life['states'][number]
type ActionOf<Life extends Lifecycle> = keyof Life['transitions'] & string
type CodeOf<T extends Transition> = T extends { readonly otherwise: infer Otherwise }
  ? Otherwise extends string
    ? Otherwise
    : Otherwise[keyof Otherwise]
  : never

/** Whether the action may be done in the state; the service has further rules. False for a state it does not know. */
export const can = <Life extends Lifecycle>(
  life: Life,
  action: ActionOf<Life>,
  state: StateOf<Life>,
): boolean => life.transitions[action]?.from.includes(state) ?? false

/**
 * The code that the service would answer because of the state. Undefined when the state allows the action, for an
 * action that only the service does, and for a state that the SDK does not know.
 */
export function whyNot<Life extends Lifecycle, Action extends ActionOf<Life>>(
  life: Life,
  action: Action,
  state: StateOf<Life>,
): CodeOf<Life['transitions'][Action]> | undefined
export function whyNot(life: Lifecycle, action: string, state: string): string | undefined {
  const transition = life.transitions[action]
  if (!transition || transition.from.includes(state)) return undefined
  const { otherwise } = transition
  return typeof otherwise === 'object' ? otherwise[state] : otherwise
}

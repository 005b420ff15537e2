/** The states of a resource, and what moves it from one to another. */
export interface Lifecycle {
  readonly resource: string
  readonly states: readonly string[]
  readonly initial: string
  readonly transitions: Readonly<Record<string, Transition>>
}

export interface Transition {
  readonly from: readonly string[]
  readonly to: string
  /** The code that is answered from any other state. */
  readonly otherwise: string
}

type StateOf<Life extends Lifecycle> = Life['states'][number]
type ActionOf<Life extends Lifecycle> = keyof Life['transitions'] & string

/** Whether the action may be done in the state; the service has further rules. False for a state it does not know. */
export const can = <Life extends Lifecycle>(
  life: Life,
  action: ActionOf<Life>,
  state: StateOf<Life>,
): boolean => whyNot(life, action, state) === undefined

/** The code that the service would answer because of the state; undefined when the state allows the action. */
export function whyNot<Life extends Lifecycle, Action extends ActionOf<Life>>(
  life: Life,
  action: Action,
  state: StateOf<Life>,
): Life['transitions'][Action]['otherwise'] | undefined {
  const transition = life.transitions[action]
  return transition?.from.includes(state) ? undefined : transition?.otherwise
}

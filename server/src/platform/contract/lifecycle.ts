/** The states of a resource and what moves it from one to another; the source of rules, diagrams and the SDK's `can`. */
export interface Lifecycle<State extends string = string, Action extends string = string> {
  readonly resource: string
  readonly states: readonly State[]
  readonly initial: State
  readonly transitions: Readonly<Record<Action, Transition<State>>>
}

export interface Transition<State extends string = string> {
  readonly from: readonly State[]
  readonly to: State
  /** The code answered from any other state. */
  readonly otherwise: string
}

export const lifecycle = <const S extends string, const A extends string>(
  declared: Lifecycle<S, A>,
): Lifecycle<S, A> => declared

/** Whether the action may be done in the state. */
export const may = <S extends string, A extends string>(
  cycle: Lifecycle<S, A>,
  action: A,
  state: S,
): boolean => cycle.transitions[action].from.includes(state)

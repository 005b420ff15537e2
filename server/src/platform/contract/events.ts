import type { Capability } from '../vocabulary/capabilities.ts'
import type { Fact } from '../vocabulary/decision.ts'
import type { Contributed } from './refusals.ts'
import type { Static, TObject } from './shapes.ts'

/** One kind of fact of the integration log: who may hear it, and its payload (ids, states and instants only). */
export interface EventDeclaration {
  /** Every one of them is needed to subscribe. */
  readonly capabilities: readonly Capability[]
  readonly payload: TObject
}

export type EventDeclarations = Readonly<Record<string, EventDeclaration>>

export const events = <const E extends EventDeclarations>(declared: E): E => declared

/** The names of events that were contributed to a slot, each once, as a contract names them; their families declare them. */
export const contributedEvents = <Slot extends string>(
  ...names: readonly (readonly string[])[]
): readonly Contributed<Slot>[] => [...new Set(names.flat())] as unknown as Contributed<Slot>[]

/** The facts of the named events, or of all that a family may announce; each name with its own payload. */
export type FactOf<E extends EventDeclarations, Names extends keyof E & string = keyof E & string> = {
  [Name in Names]: Fact<Name> & { readonly payload: Static<E[Name]['payload']> }
}[Names]

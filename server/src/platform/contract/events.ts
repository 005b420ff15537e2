import type { Capability } from '../vocabulary/capabilities.ts'
import type { Fact } from '../vocabulary/decision.ts'
import type { Static, TObject } from './shapes.ts'

/** One kind of fact of the integration log: who may hear it, and its payload (ids, states and instants only). */
export interface EventDeclaration {
  /** Every one of them is needed to subscribe. */
  readonly capabilities: readonly Capability[]
  readonly payload: TObject
}

export type EventDeclarations = Readonly<Record<string, EventDeclaration>>

export const events = <const E extends EventDeclarations>(declared: E): E => declared

/** The facts of the named events, or of all that a family may announce; each name with its own payload. */
export type FactOf<E extends EventDeclarations, Names extends keyof E & string = keyof E & string> = {
  [Name in Names]: Fact<Name> & { readonly payload: Static<E[Name]['payload']> }
}[Names]

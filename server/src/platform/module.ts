import type { CredentialSource } from './access/authenticator.ts'
import type { Contract } from './contract/family.ts'
import type { Database } from './data/database.ts'
import type { FactHearer } from './events/event-log.ts'
import type { AnyHandler, Handlers } from './http/handler.ts'
import type { SealedColumn } from './secrets/sealed-columns.ts'
import type { Services } from './services.ts'

/** Something that runs beside the requests: deliveries, schedules. */
export interface Worker {
  start(): void
  /** Resolves when nothing of it is running any more. */
  stop(): Promise<void>
}

/** What a family brings besides its operations. */
export interface Contributions {
  readonly credentialSources?: (database: Database) => readonly CredentialSource[]
  readonly hears?: (foundation: { readonly database: Database }) => FactHearer
  readonly works?: (services: Services) => Worker
  /** Its columns whose values are sealed. */
  readonly seals?: readonly SealedColumn[]
}

export interface Module extends Contributions {
  readonly contract: Contract
  readonly handlers: Readonly<Record<string, AnyHandler>>
}

/** The index card of a family: its promises, who keeps them, and what it contributes to the service. */
export function module<C extends Contract>(
  card: { readonly contract: C; readonly handlers: Handlers<C> } & Contributions,
): Module {
  // The handlers were checked against their own contract; from here on the platform only knows calls in general.
  return { ...card, handlers: card.handlers as unknown as Readonly<Record<string, AnyHandler>> }
}

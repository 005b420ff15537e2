import type { Caller } from '../../../platform/access/caller.ts'
import type { EventDeclaration } from '../../../platform/contract/events.ts'
import type { Contract } from '../../../platform/contract/family.ts'
import type { TSchema } from '../../../platform/contract/shapes.ts'
import type { Services } from '../../../platform/services.ts'
import type { Capability } from '../../../platform/vocabulary/capabilities.ts'
import type { CataloguedEvent } from './shapes.ts'

/** Every event that the families declare, by name, in the order of the reference. */
export type EventCatalogue = ReadonlyMap<string, EventDeclaration>

/** Who asks for events: those there are, and the capabilities that the caller holds. */
export interface Subscriber {
  readonly catalogue: ReadonlyMap<string, Pick<EventDeclaration, 'capabilities'>>
  readonly capabilities: ReadonlySet<Capability>
}

/** What the caller may hear, by whatever way: subscription, log and deliveries. `all` is every event, of whatever release. */
export type SubscribableEvents = readonly string[] | 'all'

export function subscribableBy({ catalogue, capabilities }: Subscriber): SubscribableEvents {
  const heard = [...catalogue].filter(([, { capabilities: needed }]) =>
    needed.every(capability => capabilities.has(capability)),
  )
  return heard.length === catalogue.size ? 'all' : heard.map(([event]) => event)
}

export const mayHave = (hearing: SubscribableEvents, event: string): boolean =>
  hearing === 'all' || hearing.includes(event)

export const subscriberOf = (
  caller: Pick<Caller, 'capabilities'>,
  services: Pick<Services, 'contracts'>,
): Subscriber => ({
  catalogue: eventCatalogueOf(services.contracts),
  capabilities: caller.capabilities,
})

const catalogues = new WeakMap<readonly Contract[], EventCatalogue>()

export function eventCatalogueOf(contracts: readonly Contract[]): EventCatalogue {
  const known = catalogues.get(contracts)
  if (known) return known
  const catalogue = new Map(contracts.flatMap(({ events }) => Object.entries(events)))
  catalogues.set(contracts, catalogue)
  return catalogue
}

const draft = 'https://json-schema.org/draft/2020-12/schema'

/** As it is published: open, because a payload may gain a field without notice. */
export function catalogued(event: string, { capabilities, payload }: EventDeclaration): CataloguedEvent {
  const { additionalProperties: _closed, ...schema } = payload as TSchema & { additionalProperties?: boolean }
  return { event, capabilities: [...capabilities], payloadSchema: { $schema: draft, ...plain(schema) } }
}

/** The schema in the words of the draft alone: a strict validator knows none of ours. */
const plain = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (keyword, value) =>
    keyword.startsWith('x-service-') ? undefined : value,
  ) as object

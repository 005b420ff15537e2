import type { EventDeclaration } from '../../platform/contract/events.ts'
import type { Contract } from '../../platform/contract/family.ts'
import type { TSchema } from '../../platform/contract/shapes.ts'
import type { CataloguedEvent } from './shapes.ts'

/** Every event that the families declare, by name, in the order of the reference. */
export type EventCatalogue = ReadonlyMap<string, EventDeclaration>

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
  return { event, capabilities: [...capabilities], payloadSchema: { $schema: draft, ...schema } }
}

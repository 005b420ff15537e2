import { UsageError } from '../command.ts'
import { nearest } from '../../platform/vocabulary/nearest.ts'
import { ask, type Service } from './service.ts'

export interface CataloguedEvent {
  readonly event: string
  readonly capabilities: readonly string[]
}

/** The events that a webhook made with the key may subscribe to. */
export async function catalogueOf(
  service: Service,
  signal?: AbortSignal,
): Promise<readonly CataloguedEvent[]> {
  const { body } = await ask(service, '/v1/webhook-events', signal ? { signal } : {})
  return (body as { readonly events: readonly CataloguedEvent[] }).events
}

/** Throws `UsageError` for an event that the key cannot hear of, with the one that was meant. */
export function requireSubscribable(event: string, catalogue: readonly CataloguedEvent[]): void {
  const names = catalogue.map(({ event: name }) => name)
  if (names.includes(event)) return
  const meant = nearest(event, names)
  const hint =
    meant === undefined
      ? 'See “konttori trigger --list”; events whose capabilities the key does not hold are not in it.'
      : `Did you mean “${meant}”?`
  throw new UsageError(`There is no event “${event}” for this key. ${hint}`)
}

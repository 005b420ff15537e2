import { modules } from '../../src/modules/index.ts'
import { type NamedOperation, operationsOf } from '../../src/platform/contract/family.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { sampleOf } from './sample.ts'

/** Every operation of every contract. */
export const operations: readonly NamedOperation[] = modules.flatMap(({ contract }) => operationsOf(contract))

/** Operations that ask for a key, token or session. */
export const guarded = operations.filter(
  ({ credential }) => credential !== 'public' && credential !== 'anonymous',
)

/** Guarded operations that a key may call at all. */
export const open = guarded.filter(
  ({ credential = 'any' }) => !['session', 'credential_settings', 'device'].includes(credential),
)

/** Operations that paired devices call, and nobody else. */
export const ofDevices = guarded.filter(({ credential }) => credential === 'device')

export const writes = (operation: NamedOperation): boolean => operation.method !== 'GET'

/** What a list can be ordered by, as its query says, wherever that is declared. */
export const sortsOf = ({ query }: NamedOperation): readonly string[] =>
  (query?.properties['sort'] as { readonly enum?: readonly string[] } | undefined)?.enum ?? []

/** For `it.each`: the operation's id and the operation. */
export const each = (list: readonly NamedOperation[]): [string, NamedOperation][] =>
  list.map(operation => [operation.id, operation])

/** The path with its parameters filled in; ids that are not given name nothing. */
export function pathOf(operation: NamedOperation, params: Readonly<Record<string, string>> = {}): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.params?.[name]
    return params[name] ?? (parameter && 'schema' in parameter ? String(sampleOf(parameter.schema)) : newId())
  })
}

/** The required query parameters with values that fit. */
export function queryOf(operation: NamedOperation): URLSearchParams {
  const sample = operation.query ? sampleOf(operation.query) : {}
  return new URLSearchParams(Object.entries(sample as object).map(([name, value]) => [name, String(value)]))
}

/** A path with its required query, ready to be sent. */
export function urlOf(
  operation: NamedOperation,
  params?: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = queryOf(operation)
  for (const [name, value] of Object.entries(more)) query.set(name, value)
  return query.size > 0 ? `${pathOf(operation, params)}?${query}` : pathOf(operation, params)
}

/** A body that fits the operation's shape: its example, or the least that is required. */
export const bodyOf = (operation: NamedOperation): unknown =>
  operation.method === 'GET'
    ? undefined
    : operation.body
      ? (operation.example?.body ?? sampleOf(operation.body))
      : undefined

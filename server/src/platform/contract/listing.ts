import { exampleId } from './openapi/example-id.ts'
import type { Listed, Operation } from './operation.ts'
import { object, oneOf, optional, Text, Type } from './shapes.ts'

/** What the query of such a list has, as handlers and `openPage` read it. */
export interface Sought {
  readonly q?: string
  readonly ids?: string
  readonly sort?: string
  readonly direction?: 'asc' | 'desc'
}

/** So many ids are taken at once. */
export const mostIds = 100

const idLength = 36

const Ids = optional(
  Type.String({
    minLength: 1,
    maxLength: mostIds * (idLength + 1) - 1,
    pattern: `^[^,]*(,[^,]*){0,${mostIds - 1}}$`,
    description: `Only the records with these ids, up to ${mostIds} with commas between. An id that names nothing, or nothing that the caller may read, is passed over.`,
    examples: [exampleId('id')],
  }),
)

/** A list whose declaration says how people look for its rows has the parameters for it. */
export function withListing(operation: Operation): Operation {
  const { listed, query } = operation
  if (!listed) return operation
  const properties = query?.properties ?? {}
  return {
    ...operation,
    query: object({ ...properties, ...parametersOf(listed, 'updatedSince' in properties) }),
  }
}

function parametersOf({ q, ids, sorts }: Listed, sweeps: boolean) {
  const inSweep = sweeps ? ' Has no effect with `updatedSince`.' : ''
  return {
    ...(q !== undefined && {
      q: optional(
        Text(200, {
          description: `A part of ${q}, in whatever case and with or without accents.`,
          examples: ['office'],
        }),
      ),
    }),
    ...(ids && { ids: Ids }),
    ...(sorts && {
      sort: optional(
        oneOf(sorts, {
          description: `The field by which the list is ordered in place of its own order.${inSweep}`,
        }),
      ),
      direction: optional(
        oneOf(['asc', 'desc'], { description: '`asc` unless said otherwise. Has no effect without `sort`.' }),
      ),
    }),
  }
}

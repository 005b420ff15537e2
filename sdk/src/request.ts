/** What a call puts into its request. */
export interface RequestParts {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, QueryValue>>
  readonly body?: unknown
}

/** A map becomes `name[key]=value`. */
type QueryValue = Simple | Readonly<Record<string, Simple>>
type Simple = string | number | boolean | null | undefined

/** The address of a request. Throws a TypeError for a path parameter that would lead to another path. */
export function urlOf(baseUrl: string, template: string, { path = {}, query = {} }: RequestParts): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(name, path[name]))
  const search = searchOf(query)
  return `${baseUrl.replace(/\/+$/, '')}${filled}${search === '' ? '' : `?${search}`}`
}

/** A file is sent as it is, everything else as JSON. */
export const bodyOf = ({ body }: RequestParts): string | Blob | undefined =>
  body === undefined || body instanceof Blob ? body : JSON.stringify(body)

export function headersOf(known: {
  readonly key: string | undefined
  readonly body: string | Blob | undefined
  readonly idempotencyKey: string | undefined
}): Headers {
  const headers = new Headers({ accept: 'application/json, application/problem+json' })
  if (known.key !== undefined) headers.set('authorization', `Bearer ${known.key}`)
  if (known.body !== undefined) headers.set('content-type', mediaTypeOf(known.body))
  if (known.idempotencyKey !== undefined) headers.set('idempotency-key', known.idempotencyKey)
  return headers
}

/** A file that does not say what it is would be refused by the service; CSV is what has no type where Excel is not installed. */
const mediaTypeOf = (body: string | Blob): string =>
  typeof body === 'string' ? 'application/json' : body.type || 'text/csv'

/** `.` and `..` are steps in a URL however they are escaped, and an empty segment names the collection. */
function segment(name: string, value: string | undefined): string {
  if (value === undefined || value === '' || value === '.' || value === '..')
    throw new TypeError(`${name} must not be ${value === undefined ? 'missing' : JSON.stringify(value)}`)
  return encodeURIComponent(value)
}

function searchOf(query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams()
  const add = (name: string, value: Simple) => {
    if (value !== undefined && value !== null) search.append(name, String(value))
  }
  for (const [name, value] of Object.entries(query))
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner)
    else add(name, value)
  return search.toString()
}

import type { LightMyRequestResponse } from 'fastify'
import type { NamedOperation } from '../../src/platform/contract/family.ts'
import type { Localised } from '../../src/platform/contract/shapes.ts'
import { type Locale, locales } from '../../src/platform/vocabulary/locales.ts'
import { operations } from '../breadth/operations.ts'
import type { World } from '../world/world.ts'

/** An answer in each language, by the path of each value in it; what changes by itself is left out. */
export interface Compared {
  readonly operation: NamedOperation
  /** Of a problem document its code, of what is read null. */
  readonly code: string | null
  readonly values: ReadonlyMap<string, Readonly<Record<Locale, unknown>>>
}

interface Request {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** Those with the fewest parameters first: `/v1/projects/roster` is not the project with that id. */
const routes = operations
  .map(operation => ({
    operation,
    path: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    parameters: operation.path.split('{').length,
  }))
  .toSorted((a, b) => a.parameters - b.parameters)
const operationOf = ({ method, url }: Request): NamedOperation | undefined => {
  const { pathname } = new URL(url, 'http://x')
  return routes.find(({ operation, path }) => operation.method === method && path.test(pathname))?.operation
}

/** So often what an operation answers to a caller is compared, and so often a code. */
const often = { reads: 1, refusals: 2 }

/**
 * Whatever is read from now on, and whatever is refused, is asked for in each language too, and English twice: a refusal leaves
 * nothing, so that it is the same again.
 */
export function comparingAnswers({ app: { server } }: World, compared: (answers: Compared) => void): void {
  const inject = server.inject.bind(server) as unknown as (
    request: Request,
  ) => Promise<LightMyRequestResponse>
  const times = new Map<string, number>()
  const isKnown = (kind: string, often: number): boolean => {
    const before = times.get(kind) ?? 0
    times.set(kind, before + 1)
    return before >= often
  }

  const inLanguage = async (request: Request, time: string, status: number): Promise<unknown> => {
    const { 'idempotency-key': key, ...headers } = request.headers
    // What was answered to a key is answered again as it was.
    const own = key === undefined ? {} : { 'idempotency-key': `${key} ${time}` }
    const language = { 'accept-language': time.slice(0, 2) }
    const answer = await inject({ ...request, headers: { ...headers, ...own, ...language } })
    return answer.statusCode === status ? answer.json() : undefined
  }

  const comparing = async (request: Request): Promise<LightMyRequestResponse> => {
    const first = await inject(request)
    const operation = operationOf(request)
    const isProblem = first.statusCode >= 400
    if (!operation || !isJson(first) || isCounted(request, first.statusCode)) return first
    if (!isProblem && request.method !== 'GET') return first
    const code = isProblem ? String(first.json().code) : null
    const known =
      code === null
        ? isKnown(`${operation.id} ${request.headers['authorization']}`, often.reads)
        : isKnown(code, often.refusals)
    if (known) return first
    const answers = await Promise.all(
      ([...locales, 'en again'] as const).map(language => inLanguage(request, language, first.statusCode)),
    )
    if (!answers.includes(undefined)) compared({ operation, code, values: valuesOf(answers) })
    return first
  }
  server.inject = comparing as unknown as typeof server.inject
}

const isJson = ({ headers }: LightMyRequestResponse): boolean =>
  String(headers['content-type']).includes('json')

/** Attempts to sign in are counted, and what is too much or not there now is so for a while. */
const isCounted = ({ method, url }: Request, status: number): boolean =>
  (method !== 'GET' && /session|sign-in|oauth|device/.test(url)) || [429, 500, 503].includes(status)

/** Of answers in the order of the languages, and of one more in English. */
function valuesOf(answers: readonly unknown[]): Compared['values'] {
  const leaves = answers.map(answer => leavesOf(answer))
  const again = leaves[locales.length]
  const said = (path: string) =>
    Object.fromEntries(locales.map((language, index) => [language, leaves[index]?.get(path)])) as Record<
      Locale,
      unknown
    >
  const paths = [...new Set(leaves.flatMap(each => [...each.keys()]))]
  return new Map(
    paths
      .map(path => [path, said(path)] as const)
      .filter(([path, { en }]) => Object.is(en, again?.get(path))),
  )
}

/** Some answers say when they were made, also within a path. */
const moment = /\d{4}-\d\d-\d\dT\d\d(:|%3A)\d\d(:|%3A)\d\d\.\d{3}Z/g

/** Every value of an answer, by its path. */
function leavesOf(value: unknown, path = '', into = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      leavesOf(inner, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`, into)
  else into.set(path, typeof value === 'string' ? value.replaceAll(moment, 'a moment') : value)
  return into
}

/** The path without places in lists and without ids. */
export const pathOfShape = (path: string): string =>
  path.replaceAll(/\[\d+\]/g, '[]').replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '*')

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: Shape | boolean
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly 'x-service-localised'?: Localised
}

/** The fields of an answer that follow the reader, by their paths: what is declared so, and what has its reason beside it. */
export function localisedIn({ answers }: NamedOperation): ReadonlyMap<string, Localised> {
  const found = new Map<string, Localised>()
  const look = (shape: Shape, path: string): void => {
    const { properties = {}, items, anyOf = [], additionalProperties } = shape
    const declared = shape['x-service-localised']
    if (declared) found.set(path, declared)
    for (const [name, field] of Object.entries(properties)) {
      if (hasReason(name, properties)) found.set(`${path}.${name}`, 'sentence')
      look(field, `${path}.${name}`)
    }
    if (items) look(items, `${path}[]`)
    for (const each of anyOf) look(each, path)
    if (typeof additionalProperties === 'object') look(additionalProperties, `${path}.*`)
  }
  if (answers) look(answers as unknown as Shape, '')
  return found
}

const hasReason = (name: string, beside: Readonly<Record<string, unknown>>): boolean =>
  (name === 'detail' && 'code' in beside && 'values' in beside) ||
  (name === 'explain' && 'explanation' in beside) ||
  (/^(warning|message)$/.test(name) && `${name}Explanation` in beside)

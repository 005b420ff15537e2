import type { LightMyRequestResponse } from 'fastify'
import type { NamedOperation } from '../../src/platform/contract/family.ts'
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

const routes = operations.map(operation => ({
  operation,
  path: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))
const operationOf = ({ method, url }: Request): NamedOperation | undefined => {
  const { pathname } = new URL(url, 'http://x')
  return routes.find(({ operation, path }) => operation.method === method && path.test(pathname))?.operation
}

/** So often an answer of the same kind is compared. */
const often = 2

/**
 * Whatever is read from now on, and whatever is refused, is asked for in each language too, and English twice: a refusal leaves
 * nothing, so that it is the same again.
 */
export function comparingAnswers({ app: { server } }: World, compared: (answers: Compared) => void): void {
  const inject = server.inject.bind(server) as unknown as (
    request: Request,
  ) => Promise<LightMyRequestResponse>
  const times = new Map<string, number>()
  const isKnown = (kind: string): boolean => {
    const before = times.get(kind) ?? 0
    times.set(kind, before + 1)
    return before >= often
  }

  const inLanguage = async (request: Request, language: Locale, status: number): Promise<unknown> => {
    const { 'idempotency-key': key, ...headers } = request.headers
    // What was answered to a key is answered again as it was.
    const own = key === undefined ? {} : { 'idempotency-key': `${key} ${language}` }
    const answer = await inject({ ...request, headers: { ...headers, ...own, 'accept-language': language } })
    return answer.statusCode === status ? answer.json() : undefined
  }

  const comparing = async (request: Request): Promise<LightMyRequestResponse> => {
    const first = await inject(request)
    const operation = operationOf(request)
    const isProblem = first.statusCode >= 400
    if (!operation || !isJson(first) || isCounted(request, first.statusCode)) return first
    if (!isProblem && request.method !== 'GET') return first
    const code = isProblem ? String(first.json().code) : null
    if (isKnown(`${operation.id} ${code} ${request.headers['authorization']}`)) return first
    const answers: Partial<Record<Locale, unknown>> = {}
    for (const language of locales) answers[language] = await inLanguage(request, language, first.statusCode)
    const again = await inLanguage(request, 'en', first.statusCode)
    if ([...Object.values(answers), again].includes(undefined)) return first
    compared({ operation, code, values: valuesOf(answers as Record<Locale, unknown>, again) })
    return first
  }
  server.inject = comparing as unknown as typeof server.inject
}

const isJson = ({ headers }: LightMyRequestResponse): boolean =>
  String(headers['content-type']).includes('json')

/** Attempts to sign in are counted, and what is too much or not there now is so for a while. */
const isCounted = ({ method, url }: Request, status: number): boolean =>
  (method !== 'GET' && /session|sign-in|oauth|device/.test(url)) || [429, 500, 503].includes(status)

function valuesOf(answers: Readonly<Record<Locale, unknown>>, again: unknown): Compared['values'] {
  const [fi, sv, en, second] = [answers.fi, answers.sv, answers.en, again].map(answer => leavesOf(answer))
  const paths = [...new Set([...en.keys(), ...fi.keys(), ...sv.keys()])]
  return new Map(
    paths.flatMap(path =>
      Object.is(en.get(path), second.get(path))
        ? [[path, { fi: fi.get(path), sv: sv.get(path), en: en.get(path) }] as const]
        : [],
    ),
  )
}

/** Every value of an answer, by its path. */
function leavesOf(value: unknown, path = '', into = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      leavesOf(inner, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`, into)
  else into.set(path, value)
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
  readonly 'x-service-localised'?: 'sentence' | 'starter_name'
}

/** The fields of an answer that follow the reader, by their paths: what is declared so, and what has its reason beside it. */
export function localisedIn({ answers }: NamedOperation): ReadonlyMap<string, 'sentence' | 'starter_name'> {
  const found = new Map<string, 'sentence' | 'starter_name'>()
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

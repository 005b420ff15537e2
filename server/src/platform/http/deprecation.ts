import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { beginningOf, type Deprecation } from '../contract/deprecation.ts'
import { type Contract, operationsOf } from '../contract/family.ts'
import type { Operation } from '../contract/operation.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'

/** Where it is said how long what is deprecated goes on to work. */
const policyPath = '/docs/guides/errors#deprecation'

/**
 * Says with each answer of a deprecated operation, refusals among them, that it will go: `Deprecation` (RFC 9745), `Sunset`
 * (RFC 8594) and `Link` (RFC 8288). From its sunset on the operation answers 410 `operation_retired`, for any caller.
 */
export function announcing(
  { deprecated }: Operation,
  { baseUrl, contracts }: { readonly baseUrl: string; readonly contracts: readonly Contract[] },
): onRequestHookHandler | undefined {
  if (!deprecated) return undefined
  const sunsetMs = Date.parse(beginningOf(deprecated.sunset))
  const headers = headersOf(deprecated)
  const links = linksOf(deprecated, baseUrl)
  const successor = contracts.flatMap(operationsOf).find(({ id }) => id === deprecated.successor)
  return (request, reply, done) => {
    reply.headers(headers)
    const next = successor && pathLike(successor.path, request)
    addLinks(reply, next === undefined ? links : [...links, link(baseUrl + next, 'successor-version')])
    done(Date.now() < sunsetMs ? undefined : retired(deprecated))
  }
}

const headersOf = ({ since, sunset }: Deprecation): Record<string, string> => ({
  deprecation: `@${Date.parse(beginningOf(since)) / 1000}`,
  sunset: new Date(beginningOf(sunset)).toUTCString(),
})

const linksOf = ({ documentation }: Deprecation, baseUrl: string): string[] => [
  link(documentation.startsWith('/') ? baseUrl + documentation : documentation, 'deprecation', 'text/html'),
  link(baseUrl + policyPath, 'sunset', 'text/html'),
]

const link = (target: string, relation: string, type?: string): string =>
  `<${target}>; rel="${relation}"${type === undefined ? '' : `; type="${type}"`}`

/** Beside links that an answer has already. */
export function addLinks(reply: FastifyReply, links: readonly string[]): void {
  const before = reply.getHeader('link')
  reply.header('link', [...(before === undefined ? [] : [before].flat()), ...links].join(', '))
}

/** The path of the successor with what the request's path names; undefined where it names something else. */
function pathLike(path: string, { params }: FastifyRequest): string | undefined {
  const given = params as Readonly<Record<string, string>>
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some(name => given[name] === undefined)) return undefined
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? ''))
}

const retired = ({ sunset, successor }: Deprecation): RequestRefused =>
  new RequestRefused(
    'operation_retired',
    `The operation went on ${sunset}.${successor === undefined ? '' : ` ${successor} took its place.`}`,
  )

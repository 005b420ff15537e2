import type { FastifyInstance, HTTPMethods } from 'fastify'
import { RequestRefused } from '../../vocabulary/request-refused.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Answers a path's missing methods with 405 and `Allow`, where a router alone would say 404. */
export function addMethodNotAllowed(
  app: FastifyInstance,
  routes: readonly { readonly path: string; readonly method: string }[],
): void {
  for (const [path, those] of Map.groupBy(routes, route => route.path)) {
    const allowed = those.map(route => route.method)
    const missing: HTTPMethods[] = methods.filter(method => !allowed.includes(method))
    app.route({
      method: missing,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      // Before the body is read.
      onRequest: () => {
        throw new RequestRefused(
          'method-not-allowed',
          `The path has ${allowed.join(', ')}.`,
          {},
          { allow: allowed.join(', ') },
        )
      },
      handler: () => {},
    })
  }
}

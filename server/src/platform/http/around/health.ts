import type { FastifyInstance } from 'fastify'
import type { Database } from '../../data/database.ts'
import { WritesNotTaken } from '../../data/database-errors.ts'
import { overPlainHttp } from '../transport.ts'

/** Whether the service accepts requests: false once it is to stop. */
export interface Readiness {
  readonly draining: boolean
}

/** `GET /livez`: the process answers. `GET /readyz`: the database is reached and takes writes, and the service is not draining. */
export function addHealth(app: FastifyInstance, database: Database, readiness: Readiness): void {
  app.get('/livez', { config: overPlainHttp }, (_request, reply) => reply.send({ status: 'alive' }))
  app.get('/readyz', { config: overPlainHttp }, async (_request, reply) => {
    if (readiness.draining) return reply.code(503).header('retry-after', '1').send({ status: 'draining' })
    const lacking = (status: string, retryAfter: string) =>
      reply.code(503).header('retry-after', retryAfter).send({ status })
    try {
      await database.ping()
    } catch (error) {
      if (database.storageFull) return lacking('storage_full', '30')
      return lacking(error instanceof WritesNotTaken ? 'database_read_only' : 'database_unavailable', '1')
    }
    if (database.storageFull) return lacking('storage_full', '30')
    if (database.readOnly) return lacking('database_read_only', '1')
    return reply.send({ status: 'ready' })
  })
}

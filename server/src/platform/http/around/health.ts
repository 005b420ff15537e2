import type { FastifyInstance } from 'fastify'
import type { Database } from '../../data/database.ts'
import { overPlainHttp } from '../transport.ts'

/** Whether the service accepts requests: false once it is asked to stop. */
export interface Readiness {
  readonly draining: boolean
}

/** `GET /livez`: the process answers. `GET /readyz`: the database is reachable and migrated, and the service is not draining. */
export function addHealth(app: FastifyInstance, database: Database, readiness: Readiness): void {
  app.get('/livez', { config: overPlainHttp }, (_request, reply) => reply.send({ status: 'alive' }))
  app.get('/readyz', { config: overPlainHttp }, async (_request, reply) => {
    if (readiness.draining) return reply.code(503).header('retry-after', '1').send({ status: 'draining' })
    try {
      await database.ping()
    } catch {
      if (database.storageFull)
        return reply.code(503).header('retry-after', '30').send({ status: 'storage_full' })
      return reply.code(503).header('retry-after', '1').send({ status: 'database_unavailable' })
    }
    if (database.storageFull)
      return reply.code(503).header('retry-after', '30').send({ status: 'storage_full' })
    return reply.send({ status: 'ready' })
  })
}

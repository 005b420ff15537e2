/**
 * The service without the service: plain Fastify and `pg`, the very same statements, no gates, no shapes, no rules.
 * Reads are one query each on a pool; writes are the same statements between begin and commit, each awaited.
 *
 *     node bench/processes/bare-server.ts <plan of JSON>
 */
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import pg from 'pg'
import { marks, type Recording, scopeText, type Value } from '../recording.ts'
import { idempotencyKey } from '../request.ts'

export interface BarePlan {
  readonly connection: pg.PoolConfig
  readonly port: number
  readonly paths: readonly {
    readonly method: string
    readonly route: string
    readonly writes: boolean
    readonly recording: Recording
  }[]
}

/** Dates and instants stay text: `pg` would make a `Date` of each, and JSON.stringify a text again. */
const asText = new Set([1082, 1184])

const plan = JSON.parse(readFileSync(process.argv[2] as string, 'utf8')) as BarePlan
const pool = new pg.Pool({
  ...plan.connection,
  options: '-c timezone=UTC',
  types: {
    getTypeParser: (type, format) =>
      asText.has(Number(type))
        ? (text: string) => text
        : pg.types.getTypeParser(Number(type), format as 'text'),
  },
})
const app = fastify({ bodyLimit: 12 * 1024 * 1024, routerOptions: { maxParamLength: 200 } })

interface Named {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
}

/**
 * What a request asks, by its key and path. Row security does not bind the owner of the tables, so the scope would be for nothing.
 */
const known = (recording: Recording, ordinal: number): ReadonlyMap<string, readonly Named[]> =>
  new Map(
    recording.flatMap(({ texts, requests }, variant) =>
      requests.map(({ request, values }) => [
        `${request.headers['authorization']}${request.path}`,
        texts.flatMap((text, at) =>
          text === scopeText
            ? []
            : { name: `p${ordinal}v${variant}s${at}`, text, values: (values[at] ?? []).map(asParameter) },
        ),
      ]),
    ),
  )

const asParameter = (value: Value) =>
  typeof value === 'object' && value !== null ? Buffer.from(value.hex, 'hex') : value

for (const [ordinal, { method, route, writes, recording }] of plan.paths.entries()) {
  const statements = known(recording, ordinal)
  const url = route.replaceAll(/\{(\w+)\}/g, ':$1')

  const statementsFor = (headers: Record<string, unknown>, path: string) => {
    const found = statements.get(`${headers['authorization']}${path}`)
    if (!found) throw new Error(`nobody has recorded ${path}`)
    return found
  }

  app.route({
    method,
    url,
    handler: writes
      ? async (request, reply) => {
          const recorded = statementsFor(request.headers, request.url)
          // Decimal digits, which are hexadecimal ones too.
          const fresh = String(Math.floor(10_000_000 + Math.random() * 90_000_000))
          let now = ''
          let rows: unknown[] = []
          const client = await pool.connect()
          try {
            for (const { values, ...statement } of recorded) {
              const filled = values.map(value =>
                typeof value === 'string'
                  ? value
                      .replaceAll(marks.freshId, fresh)
                      .replaceAll(marks.now, now)
                      .replaceAll(marks.key, String(request.headers[idempotencyKey]))
                  : value,
              )
              const result = await client.query({ ...statement, values: filled })
              if (result.rows.length > 0) rows = result.rows
              if (now === '' && result.rows[0]?.last_instant) now = result.rows[0].last_instant
            }
          } catch (error) {
            await client.query('rollback')
            throw error
          } finally {
            client.release()
          }
          reply.header('content-type', 'application/json; charset=utf-8')
          return JSON.stringify(rows)
        }
      : async (request, reply) => {
          let rows: unknown[] = []
          for (const statement of statementsFor(request.headers, request.url))
            rows = (await pool.query(statement)).rows
          reply.header('content-type', 'application/json; charset=utf-8')
          return JSON.stringify(rows)
        },
  })
}

await app.listen({ host: '127.0.0.1', port: plan.port })
process.on('SIGTERM', () => process.exit(0))

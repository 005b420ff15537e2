import type { Duplex } from 'node:stream'
import pg from 'pg'
import { WritesNotTaken } from '../database-errors.ts'
import { Connection } from './connection.ts'
import { ReportedMode } from './reported-mode.ts'

/** Where PostgreSQL is and who logs in: a `postgresql://` address, or its parts. */
export type Target =
  | { readonly connectionString: string }
  | {
      readonly host: string
      readonly port: number
      readonly user: string
      readonly password?: string
      readonly database: string
      /** How long connecting may take; 2,500 ms when left out. */
      readonly connectMs?: number
    }

/** Session parameters of PostgreSQL by name. */
export type SessionSettings = Readonly<Record<string, string | number>>

/** Less than anybody waits for a connection, so that an unreachable server is distinguished from a busy one. */
const usualConnectMs = 2_500

/** What reading values relies on; the service's login has it from its role, see `service-role.ts`. */
export const textFormats: SessionSettings = {
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'iso_8601',
  bytea_output: 'hex',
}

/** The configuration of a plain `pg` client, which keeps tables up as their owner or hears notifications. */
export const clientConfig = (target: Target, settings: SessionSettings = {}): pg.ClientConfig =>
  loginConfig(target, { ...textFormats, ...settings })

/** The configuration of a login with these settings of its session and no others. `pg` sets UTF-8 itself. */
export function loginConfig(target: Target, settings: SessionSettings): pg.ClientConfig {
  const { own, rest, connectMs = usualConnectMs } = separateOptions(target)
  return {
    ...rest,
    options: [own, startupOptions(settings)].filter(Boolean).join(' '),
    application_name: 'konttori',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  }
}

/**
 * `pg` connects, encrypts and authenticates; from then on the socket is ours. Throws `WritesNotTaken` for a standby, and for a
 * read-only database unless the settings are for reading only.
 */
export async function connect(
  target: Target,
  settings: SessionSettings,
  options: { readonly allowsTransactions: boolean },
): Promise<Connection> {
  const client = new pg.Client(loginConfig(target, settings))
  const writes = !('default_transaction_read_only' in settings)
  // What happens to the socket later is reported by the Connection.
  client.on('error', () => {})
  const mode = await connectClient(client, { writes })
  const { connection, processID: backendPid } = client as unknown as {
    readonly connection: { readonly stream: Duplex }
    readonly processID: number
  }
  const { stream } = connection
  stream.removeAllListeners('data')
  return new Connection(stream, { ...options, mode, backendPid })
}

/** Connects a plain `pg` client. Throws as `connect` does. */
export async function connectClient(
  client: pg.Client,
  { writes }: { readonly writes: boolean } = { writes: true },
): Promise<ReportedMode> {
  const mode = new ReportedMode({ writes })
  const { connection } = client as unknown as { readonly connection: NodeJS.EventEmitter }
  connection.on('parameterStatus', ({ parameterName, parameterValue }) =>
    mode.hear(parameterName, parameterValue),
  )
  await client.connect()
  if (!mode.standby && !(writes && mode.readOnly)) return mode
  await client.end().catch(() => {})
  throw new WritesNotTaken(mode)
}

/** An `options` parameter of the address would replace ours, and with them the role; so both are joined. */
function separateOptions(target: Target): { own: string; rest: Target; connectMs?: number } {
  if (!('connectionString' in target)) {
    const { connectMs, ...rest } = target
    return { own: '', rest, ...(connectMs !== undefined && { connectMs }) }
  }
  const address = new URL(target.connectionString)
  const own = address.searchParams.get('options') ?? ''
  address.searchParams.delete('options')
  return { own, rest: { connectionString: address.href } }
}

const startupOptions = (settings: SessionSettings): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${String(value).replaceAll(/[\\ ]/g, '\\$&')}`)
    .join(' ')

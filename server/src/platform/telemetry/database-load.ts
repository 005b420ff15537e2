import type { OpenDatabase } from '../data/database.ts'
import type { Metrics } from './metrics.ts'

/** Tells how much the database is asked for; looked up only when somebody reads the metrics. */
export function measureLoad(database: OpenDatabase, metrics: Metrics): void {
  metrics.gauge(
    { name: 'konttori_writes_running', help: 'Organisations that are being written.' },
    () => database.load.writesRunning,
  )
  metrics.gauge(
    { name: 'konttori_writes_waiting', help: "Writes that wait for their organisation's write lock." },
    () => database.load.writesWaiting,
  )
  metrics.gauge(
    { name: 'konttori_database_connections', help: 'Connections to PostgreSQL, of all pools.' },
    () => database.load.connections,
  )
}

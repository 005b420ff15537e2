import type { OpenDatabase } from '../data/database.ts'
import type { Metrics } from './metrics.ts'

/** Publishes the load of the database; it is measured only when the metrics are read. */
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

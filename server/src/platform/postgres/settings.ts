import { totalmem } from 'node:os'

/** PostgreSQL server parameters by name; `settings` of `startCluster` override them. */
export type Settings = Readonly<Record<string, string>>

const mebibyte = 1024 * 1024

/** For a machine shared with the service, on solid-state storage. Durability settings are PostgreSQL's defaults. */
export function defaultSettings(): Settings {
  const memory = Math.floor(totalmem() / mebibyte)
  return {
    shared_buffers: `${clamp(Math.floor(memory / 8), 64, 1024)}MB`,
    effective_cache_size: `${clamp(Math.floor(memory / 2), 256, 8192)}MB`,
    max_connections: '100',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_compression: 'on',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Error messages quote column values, which may be personal data; the service logs errors itself.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
  }
}

/** Command-line arguments in a fixed order, so that equal settings give equal commands. */
export function settingArguments(settings: Settings): string[] {
  return Object.entries(settings)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

/** Structured log lines: an allow-list of fields, never bodies, headers or secrets. */
export interface ServiceLog {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, error: unknown, fields?: LogFields): void
}

export type LogFields = Readonly<Record<string, string | number | boolean | null>>

/** Keys and tokens, wherever they appear in a text. */
const secretPattern = /\bkt_(live|test|device)_[0-9A-Za-z_]+/g

const scrub = (text: string): string => text.replace(secretPattern, 'kt_$1_…')

export function jsonLog(write: (line: string) => void = line => void process.stderr.write(line)): ServiceLog {
  const line = (level: string, event: string, fields: LogFields = {}) =>
    write(`${scrub(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))}\n`)
  return {
    info: (event, fields) => line('info', event, fields),
    warn: (event, fields) => line('warn', event, fields),
    error: (event, error, fields) =>
      line('error', event, {
        ...fields,
        error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
        stack: error instanceof Error ? (error.stack ?? null) : null,
      }),
  }
}

export const silentLog: ServiceLog = { info: () => {}, warn: () => {}, error: () => {} }
